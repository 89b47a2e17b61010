import { Link } from '@tanstack/react-router';
import type { ImportantDateView } from '../../../../contract/dates.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { localDay } from '../../../../domain/local-time.ts';
import { occasionLabel } from '../../../../domain/occasions.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { useTimeZone } from '../../../use-today.ts';

const shownDates = 4;

/** One contact of a group with its cards and dates. With `onTaken` the user can exclude it. */
export function ContactColumn({
  person,
  dates,
  cardCount,
  stays,
  taken,
  onTaken,
}: {
  person: PersonView;
  dates: ImportantDateView[];
  cardCount: number;
  stays: boolean;
  taken: boolean;
  onTaken: ((taken: boolean) => void) | undefined;
}) {
  const addedOn = mediumDay(localDay(person.createdAt, useTimeZone()));
  const counts = [
    dates.length === 1 ? t`1 date` : t`${dates.length} dates`,
    cardCount === 1 ? t`1 card` : t`${cardCount} cards`,
  ].join(', ');
  return (
    <div className="min-w-0 rounded-[12px] bg-well p-4 text-sm">
      <div className="flex items-center gap-3">
        <Avatar name={person.name} imageUrl={person.imageUrl} />
        <div className="min-w-0">
          <Link
            to="/people/$id"
            params={{ id: String(person.id) }}
            className="touch font-semibold break-words hover:underline"
          >
            <bdi>{person.name}</bdi>
          </Link>
          <p className="text-xs text-ink-soft">{stays ? `Added ${addedOn}, stays` : `Added ${addedOn}`}</p>
        </div>
      </div>
      <p className="mt-3 text-ink-soft">{counts}</p>
      {dates.length > 0 && (
        <ul className="text-ink-soft">
          {dates.slice(0, shownDates).map((date) => (
            <li key={date.id} className="break-words">
              <bdi>{occasionLabel(date.occasionType)}</bdi>, {mediumDay(date.date)}
            </li>
          ))}
          {dates.length > shownDates && <li>and {dates.length - shownDates} more</li>}
        </ul>
      )}
      {person.notes && (
        <p className="mt-2 line-clamp-3 break-words whitespace-pre-line text-ink-soft" dir="auto">
          {person.notes}
        </p>
      )}
      {onTaken && (
        <Checkbox checked={taken} onCheckedChange={onTaken}>
          The same person<span className="sr-only">: {person.name}</span>
        </Checkbox>
      )}
    </div>
  );
}
