import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { HeartHandshake } from 'lucide-react';
import { readerLocale } from '../../../contract/translate.ts';
import { dueQuery } from '../../in-touch/in-touch.queries.ts';
import { lastInTouchWords } from '../../in-touch/last-in-touch.ts';
import { QuietNote } from '../../ui/quiet-note.tsx';

const shownPeople = 3;

/** Home's note about people with whom the user was not in touch for as long as they chose; nothing without any. */
export function DueNote() {
  const { due = [], totalDue = 0 } = useQuery(dueQuery).data ?? {};
  if (due.length === 0) return null;
  return (
    <QuietNote icon={HeartHandshake} title="Not in touch for a while" className="mt-6">
      <ul className="mt-1">
        {due.slice(0, shownPeople).map(({ personId, name, lastInTouch }) => (
          <li key={personId} className="wrap-anywhere">
            <Link to="/people/$id" params={{ id: String(personId) }} className="link touch">
              <bdi>{name}</bdi>
            </Link>{' '}
            · {lastInTouchWords(lastInTouch)}
          </li>
        ))}
      </ul>
      <p className="mt-1">
        <Link to="/important-dates" className="link touch">
          {totalDue > shownPeople
            ? `See all ${totalDue.toLocaleString(readerLocale)}, make a card or put it off`
            : 'Make a card, or put it off'}
        </Link>
      </p>
    </QuietNote>
  );
}
