import { useId, useState } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { type SigningView, signingLimits } from '../../../../contract/signing.ts';
import { addDays } from '../../../../domain/calendar-date.ts';
import { ApiError } from '../../../api.ts';
import { Button } from '../../../ui/button.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { useToday } from '../../../use-today.ts';
import type { SigningActs } from './use-signing.ts';

const usualDays = 7;

/** Sets until when others can sign, and the note for them. */
export function AskToSignDialog({
  card,
  signing,
  acts: { open },
  onClose,
}: {
  card: CardView;
  signing: SigningView | null;
  acts: SigningActs;
  onClose: () => void;
}) {
  const formId = useId();
  const today = useToday();
  const [until, setUntil] = useState(signing?.until ?? usualDay(today, card.scheduledDate));
  const [note, setNote] = useState(signing?.note ?? '');
  const problem =
    open.error instanceof ApiError ? (open.error.fields.until ?? open.error.message) : open.error?.message;
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={signing ? 'Until when can they sign?' : 'Ask others to sign'}
      description="The card goes out on its day with everybody who has signed by then."
      actions={
        <>
          <Button variant="line" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} busy={open.isPending} busyLabel="Saving...">
            {signing ? 'Save' : 'Make the link'}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-4.5"
        onSubmit={(event) => {
          event.preventDefault();
          open.mutate({ until, note }, { onSuccess: onClose });
        }}
      >
        <Field label="Last day to sign" error={problem}>
          <DateInput value={until} onValueChange={setUntil} />
        </Field>
        <Field label="What it is for" optional hint="Shown on the page where they sign.">
          <TextArea
            dir="auto"
            rows={3}
            maxLength={signingLimits.note}
            value={note}
            onChange={(event) => setNote(event.currentTarget.value)}
          />
        </Field>
      </form>
    </Dialog>
  );
}

/** A week from now, or the day before the card's if that is earlier. */
function usualDay(today: string, scheduledDate: string | null): string {
  const before = scheduledDate && scheduledDate > today ? addDays(scheduledDate, -1) : null;
  const week = addDays(today, usualDays);
  return before && before < week ? before : week;
}
