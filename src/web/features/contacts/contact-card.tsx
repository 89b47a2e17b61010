import { CalendarHeart, PenLine } from 'lucide-react';
import { memo } from 'react';
import type { ImportantDateView } from '../../../contract/dates.ts';
import type { PersonView } from '../../../contract/people.ts';
import { relationshipWord } from '../../../domain/relationship.ts';
import { monthDay } from '../../calendar-words.ts';
import { countedOccasion } from '../../counted-occasion.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { relationshipLine } from './relationship-line.ts';

// Created once, so that React skips them when a card shows another contact.
const pen = <PenLine size={18} strokeWidth={1.6} aria-hidden />;
const calendar = <CalendarHeart size={16} strokeWidth={1.6} className="text-ink-faint" aria-hidden />;

/**
 * One contact of the list with a link to the contact and one to a new card. The links are plain and ContactGrid handles
 * their clicks, because dozens of cards change with every key of the search.
 */
export const ContactCard = memo(function ContactCard({
  person,
  nextDate,
}: {
  person: PersonView;
  nextDate: ImportantDateView | undefined;
}) {
  return (
    <>
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3.5">
        <Avatar key={person.id} name={person.name} imageUrl={person.imageUrl} size="lg" />
        <div className="min-w-0">
          <h2 className="line-clamp-2 text-lg leading-5.5 break-words" dir="auto">
            <a
              href={`/people/${person.id}`}
              className="after:absolute after:inset-0 after:rounded-panel focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
            >
              {person.name}
            </a>
          </h2>
          <p className="truncate text-xs text-ink-faint">
            {person.members
              ? `Household, ${person.nickname ? relationshipLine(person) : relationshipWord(person.relationship)}`
              : relationshipLine(person)}
            {person.groups.length > 0 && (
              <>
                {' · '}
                <bdi>{person.groups.join(', ')}</bdi>
              </>
            )}
          </p>
        </div>
        <a
          data-needs="cards"
          href={`/cards/create?personId=${person.id}`}
          aria-label={`Create a card for ${person.name}`}
          className="icon-btn relative z-1"
        >
          {pen}
        </a>
      </div>
      <p className="mt-2.5 flex items-center gap-2 border-t border-line pt-2 text-xs text-ink-soft md:mt-3.5 md:pt-3">
        {calendar}
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
    </>
  );
});
