import { CalendarPlus, Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import type { CalendarAddress } from '../../../../contract/calendar.ts';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';

type Copied = 'copied' | 'refused' | null;

/** The address to copy or to open; shown only now. */
export function CalendarAddressField({ address }: { address: CalendarAddress }) {
  const input = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<Copied>(null);
  const copy = async () => {
    input.current?.select();
    // Only a page at https or on this computer may write to the clipboard.
    setCopied(
      (await navigator.clipboard?.writeText(address.url).then(
        () => 'copied' as const,
        () => 'refused' as const,
      )) ?? 'refused',
    );
  };
  return (
    <div className="grid gap-2.5">
      <Field
        label="Your calendar address"
        hint="It is shown only now. Whoever has it can read the names and dates, so keep it to yourself."
      >
        <TextInput
          ref={input}
          readOnly
          dir="ltr"
          className="font-mono text-xs"
          value={address.url}
          onFocus={(event) => event.currentTarget.select()}
        />
      </Field>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={
            copied === 'copied' ? (
              <Check size={18} strokeWidth={1.6} aria-hidden />
            ) : (
              <Copy size={18} strokeWidth={1.6} aria-hidden />
            )
          }
          onClick={() => void copy()}
        >
          {copied === 'copied' ? 'Copied' : 'Copy'}
        </Button>
        <a href={address.webcalUrl} className={buttonClass('line')}>
          <CalendarPlus size={18} strokeWidth={1.6} aria-hidden />
          Open in calendar
        </a>
      </div>
      <p role="status" className={copied === 'refused' ? 'text-sm text-ink-soft' : 'sr-only'}>
        {copied === 'copied' && 'The address is copied.'}
        {copied === 'refused' &&
          'The browser did not allow copying. The address is selected: copy it with the keyboard.'}
      </p>
    </div>
  );
}
