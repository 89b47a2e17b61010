import type { DateOrder, DateQuestion } from '../../../../contract/imports.ts';
import { ordinal } from '../../../../domain/card-title.ts';
import { longMonth, ordinalDay } from '../../../calendar-words.ts';
import { Button } from '../../../ui/button.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { useRemap } from './use-remap.ts';

/** Asks for the order of day and month if a date is ambiguous. Nothing is added before the answer. */
export function DateQuestionNote({
  importId,
  question: { text, dayFirst, monthFirst },
  onDone,
}: {
  importId: number;
  question: DateQuestion;
  onDone: () => void;
}) {
  const remap = useRemap(importId, onDone);
  const dayFirstWords = spoken(dayFirst);
  const monthFirstWords = ordinalDay(`--${monthFirst.slice(-5)}`);
  const answers: { order: DateOrder; words: string }[] = [
    { order: 'day-first', words: dayFirstWords },
    { order: 'month-first', words: monthFirstWords },
  ];
  return (
    <fieldset className="mt-4">
      <legend className="font-semibold">
        Is <bdi>{text}</bdi> {dayFirstWords} or {monthFirstWords}?
      </legend>
      <p className="mt-1 text-sm text-ink-soft">Every date written like this one is read the same way.</p>
      <div className="mt-3 flex flex-wrap gap-2">
        {answers.map(({ order, words }) => (
          <Button
            key={order}
            variant="line"
            busy={remap.isPending && remap.variables.dateOrder === order}
            busyLabel="Reading..."
            disabled={remap.isPending && remap.variables.dateOrder !== order}
            onClick={() => remap.mutate({ dateOrder: order })}
          >
            {words.charAt(0).toUpperCase() + words.slice(1)}
          </Button>
        ))}
      </div>
      {remap.isError && (
        <div className="mt-3">
          <ErrorNote title="The file could not be read again">{remap.error.message}</ErrorNote>
        </div>
      )}
    </fieldset>
  );
}

/** 'the 4th of December': in English the day comes first, as in the file. */
function spoken(date: string): string {
  return globalThis.translate
    ? ordinalDay(`--${date.slice(-5)}`)
    : `the ${ordinal(Number(date.slice(-2)))} of ${longMonth(date)}`;
}
