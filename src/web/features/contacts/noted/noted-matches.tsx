import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { NotedMatch } from '../../../../contract/moments.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import { mediumDay } from '../../../calendar-words.ts';
import { notedQuery } from '../../../queries/moments.queries.ts';
import { Avatar } from '../../../ui/avatar.tsx';

/** Contacts whose notes, moments or own fields contain the words of the search. */
export function NotedMatches({ words, people }: { words: string; people: readonly PersonView[] }) {
  const matches = useQuery(notedQuery(words)).data ?? [];
  const found = matches.flatMap((match) => {
    const person = people.find(({ id }) => id === match.personId);
    return person ? [{ match, person }] : [];
  });
  if (found.length === 0) return null;
  return (
    <section aria-labelledby="noted" className="mt-8">
      <h2 id="noted" className="mb-3">
        In your notes and moments
      </h2>
      <ul className="panel grid grid-cols-1 divide-y divide-line py-1! text-sm">
        {found.map(({ match, person }) => (
          <li key={person.id}>
            <Link
              to="/people/$id"
              params={{ id: String(person.id) }}
              className="group flex items-center gap-3.5 rounded-lg py-3 focus-visible:outline-2 focus-visible:outline-focus"
            >
              <Avatar name={person.name} imageUrl={person.imageUrl} size="md" />
              <span className="min-w-0 flex-1">
                <bdi className="font-semibold wrap-anywhere group-hover:underline">{person.name}</bdi>
                <span className="block text-ink-soft wrap-anywhere" dir="auto">
                  {match.excerpt}
                </span>
                <span className="block text-xs text-ink-faint">{placeOf(match)}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function placeOf({ where, day }: NotedMatch): string {
  if (where === 'moment') return day ? mediumDay(day) : t`Moment`;
  return where === 'field' ? t`Your own field` : t`Notes`;
}
