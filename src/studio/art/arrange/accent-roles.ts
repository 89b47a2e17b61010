import type { Subject } from '../library/library-motif.ts';

/** What an accent can be used for; one that is not listed is only strewn. */
type AccentRole = 'air' | 'foliage' | 'ground' | 'backdrop' | 'sky';

const roles: Record<string, AccentRole> = {
  'accent-sprig': 'foliage',
  'accent-fern': 'foliage',
  'accent-twig': 'foliage',
  'accent-leaf': 'foliage',
  'accent-flower': 'ground',
  'accent-grass': 'ground',
  'accent-tree': 'backdrop',
  'accent-fir': 'backdrop',
  'accent-bush': 'backdrop',
  'accent-cloud': 'sky',
};

const roleOf = ({ motif }: Subject): AccentRole => roles[motif.name] ?? 'air';

/** The accents of a role; none if the mood has none. */
export const accentsOf = (accents: readonly Subject[], role: AccentRole): Subject[] =>
  accents.filter((subject) => roleOf(subject) === role);

/** Accents that may be strewn between things: everything small that needs no ground. */
export const strewable = (accents: readonly Subject[]): Subject[] =>
  accents.filter((subject) => roleOf(subject) === 'air' || roleOf(subject) === 'foliage');

export const withoutFoliage = (accents: readonly Subject[]): Subject[] =>
  accents.filter((subject) => roleOf(subject) !== 'foliage');
