import { Link } from '@tanstack/react-router';
import { CalendarHeart, PenLine } from 'lucide-react';
import { memo } from 'react';
import type { ImportantDateView } from '../../../contract/dates.ts';
import type { PersonView } from '../../../contract/people.ts';
import { monthDay } from '../../calendar-words.ts';
import { countedOccasion } from '../../counted-occasion.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { relationshipLine } from './find-contacts.ts';

/** One contact of the list: opens the contact; the pen starts a card. */
export const ContactCard = memo(function ContactCard({
  person,
  nextDate,
  position,
  count,
}: {
  person: PersonView;
  nextDate: ImportantDateView | undefined;
  /** Its place among all that were found, from 1: the page holds only some of them. */
  position: number;
  count: number;
}) {
  return (
    <li
      aria-posinset={position}
      aria-setsize={count}
      className="panel relative p-3.5 pb-3 transition-shadow hover:shadow-paper-2 md:p-4.5"
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5">
        <Avatar name={person.name} imageUrl={person.imageUrl} size="lg" />
        <div className="min-w-0">
          <h2 className="truncate text-lg leading-6">
            <Link
              to="/people/$id"
              params={{ id: String(person.id) }}
              className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              <bdi>{person.name}</bdi>
            </Link>
          </h2>
          <p className="truncate text-xs text-ink-faint">
            <bdi>{relationshipLine(person)}</bdi>
          </p>
        </div>
        <Link
          to="/cards/create"
          search={{ personId: person.id }}
          aria-label={`Create a card for ${person.name}`}
          className="icon-btn relative z-1"
        >
          <PenLine size={18} strokeWidth={1.6} aria-hidden />
        </Link>
      </div>
      <p className="mt-2.5 flex items-center gap-2 border-t border-line pt-2 text-xs text-ink-soft md:mt-3.5 md:pt-3">
        <CalendarHeart size={16} strokeWidth={1.6} className="text-ink-faint" aria-hidden />
        <span className="min-w-0 truncate">
          {nextDate?.nextOccurrence ? (
            <>
              <bdi>{countedOccasion(nextDate)}</bdi>, {monthDay(nextDate.nextOccurrence)}
            </>
          ) : (
            'No dates yet'
          )}
        </span>
      </p>
    </li>
  );
});
