import { leastUsed } from '../core/least-used.ts';
import { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import type { Mood } from './accents.ts';
import type { ArrangementName } from './arrangement.ts';
import { floats, isKnownCut, mayBeStaged, metresOf, stands } from './things.ts';

export type Occasion = {
  subjects: readonly Subject[];
  mood: Mood;
  hasNumeral: boolean;
  /** Whether there is a letter or figures to build. */
  hasInitial: boolean;
  /** Whether there are words to letter. */
  hasHeading: boolean;
};

/** Things at least this big, in metres, belong on the ground. */
const tall = 6;

type Fits = (occasion: Occasion & { things: number }) => boolean;

/** Whether an arrangement shows the things of a card clearly and suits its mood. */
const fits: Record<ArrangementName, Fits> = {
  hero: ({ subjects }) => subjects.length <= 4,
  scene: ({ subjects }) =>
    subjects.every(({ motif }) => mayBeStaged(motif)) && subjects.some(({ motif }) => stands(motif) || floats(motif)),
  vignette: ({ things }) => things <= 6,
  lettering: ({ things, hasHeading }) => hasHeading && things <= 8,
  // Houses in a ring would hang in the air.
  wreath: ({ things, subjects }) => things <= 12 && subjects.every(({ motif }) => (metresOf(motif) ?? 0) < tall),
  // Repeated things cannot be counted.
  border: ({ things, subjects }) => things === subjects.length,
  pattern: ({ things, subjects, mood }) => things === subjects.length && mood !== 'grave',
  crop: ({ things, subjects, mood }) =>
    things <= 3 && subjects[0]?.count === 1 && isKnownCut(subjects[0].motif) && mood !== 'grave',
  collage: ({ things, mood }) => things >= 2 && things <= 12 && mood !== 'grave',
  numeral: ({ hasNumeral, mood, things }) => hasNumeral && mood !== 'grave' && things <= 8,
  'letter-stack': ({ hasInitial, mood, things, subjects }) =>
    hasInitial && mood !== 'grave' && mood !== 'calm' && things === subjects.length,
};

/** The arrangements that suit a card, the clearest first. */
export function arrangementsFor(occasion: Occasion): ArrangementName[] {
  const things = occasion.subjects.reduce((sum, { count }) => sum + count, 0);
  return (Object.keys(fits) as ArrangementName[]).filter((name) => fits[name]({ ...occasion, things }));
}

/**
 * One of the suitable arrangements, none of those that pictures made together have `taken`. Those in `recent`, from the
 * person's earlier cards, come last. Of the rest, those used least for other people come first.
 */
export function chooseArrangement(
  seed: string,
  occasion: Occasion,
  recent: readonly ArrangementName[] = [],
  others: readonly { arrangement: string }[] = [],
  taken: readonly ArrangementName[] = [],
): ArrangementName {
  const suitable = arrangementsFor(occasion);
  const left = suitable.filter((name) => !taken.includes(name));
  const all = left.length > 0 ? left : suitable;
  const fresh = all.filter((name) => !recent.includes(name));
  const choice = leastUsed(
    fresh.length > 0 ? fresh : all,
    (name) => others.filter(({ arrangement }) => arrangement === name).length,
  );
  return new Rng(seed).fork('arrangement').pick(choice);
}
