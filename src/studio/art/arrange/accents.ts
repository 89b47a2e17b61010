import { maySnow, type Season } from '../../../domain/season.ts';
import type { LibraryMotif, Subject } from '../library/library-motif.ts';
import { accentDrawings } from './accent-drawings.ts';

export type AccentName = keyof typeof accentDrawings;
export const accentNames = Object.keys(accentDrawings) as AccentName[];

const library = new Map<AccentName, LibraryMotif>(
  accentNames.map((name) => [name, { name: `accent-${name}`, parts: accentDrawings[name] }]),
);

/** Small calm fillers: the only things that an arrangement adds by itself. */
export function accent(name: AccentName): Subject {
  return { motif: library.get(name) as LibraryMotif, count: 1, colour: null };
}

/** The mood of a card, which decides its fillers and arrangements. */
export type Mood = 'festive' | 'tender' | 'calm' | 'grave';

const ofMood: Record<Mood, readonly AccentName[]> = {
  festive: ['star', 'dot', 'heart', 'blossom', 'sprig', 'flower', 'grass', 'cloud', 'tree', 'bush'],
  tender: ['heart', 'blossom', 'sprig', 'twig', 'leaf', 'flower', 'grass', 'cloud', 'bush'],
  calm: ['sprig', 'leaf', 'blossom', 'fern', 'twig', 'flower', 'grass', 'cloud', 'tree', 'bush'],
  grave: ['sprig', 'fern', 'leaf', 'grass', 'bush'],
};
/** Neither fir nor red berries: these are Christmas. */
const inWinter: readonly AccentName[] = ['snowflake', 'sprig', 'fern', 'dot', 'cloud', 'tree'];

type Fillers = { mood: Mood; accents: readonly AccentName[] | null; winter?: readonly AccentName[] | null };

/** The fillers of an occasion, the most suitable first: its own, else those of its mood; flakes only if it may be winter. */
export function accentsFor({ mood, accents, winter = null }: Fillers, season: Season | null = null): Subject[] {
  const usual = season === 'winter' && mood !== 'grave' ? (winter ?? inWinter) : ofMood[mood];
  return (accents ?? usual).filter((name) => maySnow(season) || name !== 'snowflake').map(accent);
}
