import type { Subject } from '../library/library-motif.ts';

/** What an accent is good for; one that was not drawn for this goes where it neither stands nor grows. */
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

/** The accents of a role; of an air without any, none. */
export const accentsOf = (accents: readonly Subject[], role: AccentRole): Subject[] =>
  accents.filter((subject) => roleOf(subject) === role);

/** What may be strewn between things: everything small that needs no ground. */
export const strewable = (accents: readonly Subject[]): Subject[] =>
  accents.filter((subject) => roleOf(subject) === 'air' || roleOf(subject) === 'foliage');
