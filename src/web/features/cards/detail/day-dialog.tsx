import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Field } from '../../../ui/field.tsx';
import { useToday } from '../../../use-today.ts';

/** Asks for the day on which a card without one, or with a past one, is to be sent (D36). */
export function DayDialog({
  open,
  message,
  onClose,
  onChoose,
}: {
  open: boolean;
  /** Why the server wants another day. */
  message?: string;
  onClose: () => void;
  onChoose: (day: string) => void;
}) {
  const formId = useId();
  const today = useToday();
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (day === '') return setProblem('Choose a day for this card.');
    if (day < today) return setProblem('This day has passed. Choose today or a later one.');
    setProblem(undefined);
    onChoose(day);
  };
  // The day that was typed stays for the next time; what was wrong with it does not.
  const close = () => {
    setProblem(undefined);
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      size="sm"
      title="When should it be sent?"
      description="This card has no day to come. It is sent at 9 in the morning of the day you choose."
      actions={
        <>
          <Button variant="quiet" onClick={close}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="wax">
            Approve &amp; Schedule
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Field label="Day" error={problem ?? message}>
          <DateInput min={today} value={day} onValueChange={setDay} />
        </Field>
      </form>
    </Dialog>
  );
}
