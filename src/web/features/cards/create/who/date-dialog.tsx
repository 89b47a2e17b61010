import { Link } from '@tanstack/react-router';
import { CalendarPlus, Check } from 'lucide-react';
import { Postmark } from '../../../../../card-page/postmark.tsx';
import type { ImportantDateView } from '../../../../../contract/dates.ts';
import { dateCardWords } from '../../../../card-list/date-card.tsx';
import { countedOccasion } from '../../../../counted-occasion.ts';
import { buttonClass } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { describeDate } from './describe-date.ts';

/** Chooses one of the contact's important dates. */
export function DateDialog({
  open,
  onOpenChange,
  person,
  dates,
  chosenId,
  onChoose,
}: {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  person: { id: number; name: string };
  dates: readonly ImportantDateView[];
  chosenId: number | null;
  onChoose: (occasionId: number) => void;
}) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Which date is it for?"
      actions={
        <Link
          to="/people/$personId/dates/add"
          params={{ personId: String(person.id) }}
          search={{ returnTo: `/cards/create?personId=${person.id}` }}
          className={buttonClass('line')}
        >
          <CalendarPlus size={18} strokeWidth={1.6} aria-hidden />
          New
        </Link>
      }
    >
      <ul className="card-pick-list" aria-label="Special dates">
        {dates.map((date) => (
          <li key={date.id}>
            <button
              type="button"
              className="card-pick-item"
              aria-current={date.id === chosenId || undefined}
              onClick={() => onChoose(date.id)}
            >
              <Postmark date={date.nextOccurrence ?? date.date} className="card-postmark-sm" />
              <span className="min-w-0 flex-1">
                <span className="block truncate font-semibold" dir="auto">
                  {countedOccasion(date)}
                </span>
                <span className="block truncate text-xs text-ink-faint">{describeDate(date)}</span>
                {date.card && <span className="block truncate text-xs text-ink-soft">{dateCardWords(date.card)}</span>}
              </span>
              {date.id === chosenId && <Check size={18} strokeWidth={1.6} aria-hidden />}
            </button>
          </li>
        ))}
      </ul>
      {dates.length === 0 && (
        <p className="text-sm text-ink-faint">
          <bdi>{person.name}</bdi> has no dates yet. Add the first one with New.
        </p>
      )}
    </Dialog>
  );
}
