import { CalendarPlus } from 'lucide-react';
import type { CalendarAddress } from '../../../../contract/calendar.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';

/** The address to copy or to open; shown only now. */
export function CalendarAddressField({ address }: { address: CalendarAddress }) {
  return (
    <CopyField
      label="Your calendar address"
      hint="It is shown only now. Whoever has it can read the names and dates, so keep it to yourself."
      value={address.url}
    >
      <a href={address.webcalUrl} className={buttonClass('line')}>
        <CalendarPlus size={18} strokeWidth={1.6} aria-hidden />
        Open in calendar
      </a>
    </CopyField>
  );
}
