import { type FormEvent, useId, useRef, useState } from 'react';
import type { CardListItem } from '../../contract/cards.ts';
import { Button } from '../ui/button.tsx';
import { DateInput } from '../ui/date-input.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Field } from '../ui/field.tsx';
import { useToday } from '../use-today.ts';
import { dayProblem, dayWords, isTooNear, lateWords } from './day-words.ts';

type DayDialogProps = {
  open: boolean;
  card: Pick<CardListItem, 'title' | 'deliveryMethod'>;
  /** Why the server rejected the day. */
  message: string | undefined;
  /** The card is being approved for the chosen day. */
  busy?: boolean;
  onClose: () => void;
  onChoose: (day: string) => void;
};

/** Asks for the day of a card before approval if the card has no day or a past one (D36). */
export function DayDialog({ open, card, message, busy = false, onClose, onChoose }: DayDialogProps) {
  const formId = useId();
  const today = useToday();
  const input = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState('');
  /** The day chosen last; the server's message refers to it. */
  const [chosen, setChosen] = useState('');
  const [problem, setProblem] = useState<string>();
  const { question, meaning } = dayWords[card.deliveryMethod];
  const mayBeLate = card.deliveryMethod === 'physical' && day !== '' && isTooNear(day, today);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = dayProblem(day, today);
    setProblem(found);
    if (found) return input.current?.focus();
    setChosen(day);
    onChoose(day);
  };
  // Closing keeps the typed day but clears its problem.
  const close = () => {
    if (busy) return;
    setProblem(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="sm"
      title={question}
      description={
        <>
          <bdi>{card.title}</bdi> has no upcoming day. {meaning}
        </>
      }
      initialFocus={input}
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="wax" busy={busy} busyLabel="Approving...">
            Approve &amp; Schedule
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field
          label="Day"
          error={problem ?? (day === chosen ? message : undefined)}
          hint={mayBeLate ? lateWords : undefined}
        >
          <DateInput ref={input} min={today} value={day} onValueChange={setDay} />
        </Field>
      </form>
    </Dialog>
  );
}
