import { CalendarSync } from 'lucide-react';
import { memo, useState } from 'react';
import type { CalendarAddress } from '../../../../contract/calendar.ts';
import { Button } from '../../../ui/button.tsx';
import { CalendarDialog } from './calendar-dialog.tsx';

/** Opens the calendar dialog. A new address stays readable until the page is left. */
export const AddToCalendar = memo(function AddToCalendar() {
  const [open, setOpen] = useState(false);
  const [made, setMade] = useState<CalendarAddress | null>(null);
  return (
    <>
      <Button
        data-needs="owner"
        variant="quiet"
        icon={<CalendarSync size={18} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen(true)}
      >
        <span className="max-md:sr-only">Add to your calendar</span>
        <span className="md:hidden" aria-hidden>
          Calendar
        </span>
      </Button>
      <CalendarDialog open={open} onOpenChange={setOpen} made={made} onMade={setMade} />
    </>
  );
});
