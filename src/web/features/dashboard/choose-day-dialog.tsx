import { useRef, useState } from 'react';
import { missingDateMessage } from '../../../contract/dates.ts';
import { Button } from '../../ui/button.tsx';
import { DateInput } from '../../ui/date-input.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Field } from '../../ui/field.tsx';
import { useToday } from '../../use-today.ts';

type ChooseDayProps = {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  cardTitle: string;
  busy: boolean;
  /** What the server said about the day. */
  error: string | undefined;
  onChoose: (day: string) => void;
};

/** Asks on which day a card without one goes out (D36). */
export function ChooseDayDialog({ open, onOpenChange, cardTitle, busy, error, onChoose }: ChooseDayProps) {
  const today = useToday();
  const [day, setDay] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const choose = () => {
    if (day === '') return setProblem(missingDateMessage);
    setProblem(undefined);
    onChoose(day);
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !busy && onOpenChange(next)}
      size="sm"
      title="When should it go out?"
      description={
        <>
          <bdi>{cardTitle}</bdi> has no day yet. It is sent at nine in the morning of the day you choose.
        </>
      }
      initialFocus={input}
      actions={
        <>
          <Button variant="quiet" onClick={() => onOpenChange(false)}>
            Cancel
          </Button>
          <Button variant="wax" busy={busy} busyLabel="Approving..." onClick={choose}>
            Approve
          </Button>
        </>
      }
    >
      <Field label="Day" error={problem ?? error}>
        <DateInput ref={input} min={today} value={day} onValueChange={setDay} />
      </Field>
    </Dialog>
  );
}
