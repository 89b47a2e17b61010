import { useRef } from 'react';
import type { CardView } from '../../../../contract/cards.ts';
import { occasionLabel } from '../../../../domain/occasions.ts';
import { ordinalDay } from '../../../calendar-words.ts';
import { isTooNear, lateWords } from '../../../card-day/day-words.ts';
import { focusFirstProblem } from '../../../focus-problem.ts';
import { Button } from '../../../ui/button.tsx';
import { DateInput } from '../../../ui/date-input.tsx';
import { Field } from '../../../ui/field.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import type { useEditTitleDay } from './use-edit-title-day.ts';

/** Edits the title of the card and its day, which may differ from the occasion's. */
export function TitleDayForm({
  card: { deliveryMethod, occasion, occurrenceDate },
  edit: { title, day, today, problems, changed, change, check, saving },
  onSave,
}: {
  card: CardView;
  edit: ReturnType<typeof useEditTitleDay>;
  onSave: () => void;
}) {
  const form = useRef<HTMLFormElement>(null);
  const isLate = deliveryMethod === 'physical' && day !== '' && isTooNear(day, today);
  const isOwnDay = occasion && occurrenceDate && day !== '' && day !== occurrenceDate;
  return (
    <form
      ref={form}
      noValidate
      className="mb-5"
      onSubmit={(event) => {
        event.preventDefault();
        if (check()) onSave();
        else focusFirstProblem(form.current);
      }}
    >
      <div className="card-title-day">
        <Field label="Card title" error={problems.title}>
          <TextInput
            dir="auto"
            maxLength={200}
            value={title}
            onChange={(event) => change({ title: event.currentTarget.value })}
          />
        </Field>
        <Field
          label={deliveryMethod === 'physical' ? 'Day it arrives' : 'Day it is sent'}
          error={problems.day}
          hint={
            isLate
              ? lateWords
              : isOwnDay && `${occasionLabel(occasion.occasionType)} is on ${ordinalDay(occurrenceDate)}.`
          }
        >
          <DateInput min={today} value={day} onValueChange={(chosen) => change({ day: chosen })} />
        </Field>
      </div>
      <div className="mt-2.5 flex justify-end">
        <Button type="submit" variant="line" disabled={!changed} busy={saving} busyLabel="Saving...">
          Save Title and Day
        </Button>
      </div>
    </form>
  );
}
