import { useQuery } from '@tanstack/react-query';
import { CalendarPlus } from 'lucide-react';
import { useState } from 'react';
import type { CalendarAddress } from '../../../../contract/calendar.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { calendarQuery } from '../../../queries/calendar.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { CopyField } from '../../../ui/copy-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useTimeZone } from '../../../use-today.ts';
import { CalendarSteps } from './calendar-steps.tsx';
import { useMakeAddress, useTurnOffAddress } from './use-calendar-address.ts';

type CalendarDialogProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The address while it can still be read; the server cannot show it again. */
  made: CalendarAddress | null;
  onMade: (address: CalendarAddress | null) => void;
};

/** Creates, shows and turns off the calendar address of the important dates (D21). */
export function CalendarDialog({ open, onOpenChange, made, onMade }: CalendarDialogProps) {
  const status = useQuery({ ...calendarQuery, enabled: open });
  const make = useMakeAddress();
  const turnOff = useTurnOffAddress();
  const [asking, setAsking] = useState<'new' | 'off' | null>(null);
  const isOn = made !== null || Boolean(status.data?.since);
  const makeOne = () => make.mutate(undefined, { onSuccess: onMade, onSettled: () => setAsking(null) });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Add to your calendar"
      description="Your calendar shows every important date, and follows when you add or change one here."
      actions={
        status.data &&
        (isOn ? (
          <>
            <Button variant="quiet" onClick={() => setAsking('off')}>
              Turn off
            </Button>
            <Button variant="line" onClick={() => setAsking('new')}>
              Make a new address
            </Button>
          </>
        ) : (
          <Button busy={make.isPending} busyLabel="Making..." onClick={makeOne}>
            Make my address
          </Button>
        ))
      }
    >
      {status.isPending && (
        <SkeletonGroup label="Loading...">
          <Skeleton className="h-11" />
        </SkeletonGroup>
      )}
      <QueryError query={status} />
      {status.data && (made ? <MadeAddress address={made} /> : <Explanation since={status.data.since} />)}
      <ConfirmDialog
        open={asking === 'new'}
        onOpenChange={() => setAsking(null)}
        title="Make a new address?"
        text="The old one stops working immediately. Calendars that use it need the new one."
        variant="ink"
        confirmLabel="Make a new address"
        busyLabel="Making..."
        busy={make.isPending}
        onConfirm={makeOne}
      />
      <ConfirmDialog
        open={asking === 'off'}
        onOpenChange={() => setAsking(null)}
        title="Turn off the calendar address?"
        text="Calendars that use it are no longer updated. You can make a new address at any time."
        confirmLabel="Turn off"
        busyLabel="Turning off..."
        busy={turnOff.isPending}
        onConfirm={() => turnOff.mutate(undefined, { onSuccess: () => onMade(null), onSettled: () => setAsking(null) })}
      />
    </Dialog>
  );
}

function Explanation({ since }: { since: string | null }) {
  const timeZone = useTimeZone();
  if (since === null)
    return (
      <p className="text-sm text-ink-soft">
        You get an address of your own for Apple, Google or Outlook calendars. Anyone who has it can read the names and
        dates, so keep it to yourself.
      </p>
    );
  return (
    <p className="text-sm text-ink-soft">
      Your address has worked since {mediumDay(localDay(since, timeZone))}. It was shown once, when it was made. For
      another calendar, make a new address. The old one then stops working.
    </p>
  );
}

function MadeAddress({ address }: { address: CalendarAddress }) {
  return (
    <div className="grid gap-5">
      <CalendarAddressField address={address} />
      <CalendarSteps host={new URL(address.url).hostname} />
    </div>
  );
}

/** The address to copy or open; shown only once. */
function CalendarAddressField({ address }: { address: CalendarAddress }) {
  return (
    <CopyField
      label="Your calendar address"
      hint="It is shown only once. Anyone who has it can read the names and dates, so keep it to yourself."
      value={address.url}
    >
      <a href={address.webcalUrl} className={buttonClass('line')}>
        <CalendarPlus size={18} strokeWidth={1.6} aria-hidden />
        Open in calendar
      </a>
    </CopyField>
  );
}
