import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import type { Rng } from '../art/core/rng.ts';
import { echoOf, weightyWords } from './echo.ts';
import { endOf, isFeast } from './events.ts';
import { type Facts, isNearest, isYoung, suitsAnyAge, suitsThem, voicesFor } from './idea.ts';
import type { Closings, LanguagePack } from './language-pack.ts';
import { callsAgain, suits } from './may-say.ts';
import { fill, valuesFor } from './say.ts';
import type { Wear } from './wear.ts';

/** A last sentence in the form for this person, and its meaningful words. */
export interface Closing {
  text: string;
  words: ReadonlySet<string>;
}

/** With this many closings for a relation, those for anybody are not needed. */
const enoughOwn = 4;

/**
 * Last sentences for this person: `own` for the relation, `ofEvent` for near kin on this event, `anyones` for any card of the
 * category.
 */
export function closingsFor(
  facts: Facts,
  category: CardCategory,
  pack: LanguagePack,
): { own: readonly Closing[]; ofEvent: readonly Closing[]; anyones: readonly Closing[] } {
  const { relationship, group, isSeveral, occasionType } = facts;
  const closings: Closings = pack.closings();
  const mine = closings[`${category}/${relationship}`] ?? closings[`${category}/${group}`] ?? [];
  const mayEnd = isFor(facts);
  const toThem = toldTo(facts, pack);
  const told = (written: Written) => toThem(written.filter(mayEnd));
  if (category === 'holiday' && isFeast(occasionType))
    return { own: [], ofEvent: [], anyones: told(closings.feast ?? []) };
  const isToChild = !isSeveral && isYoung(facts);
  // Beside what is for children only what a parent or a grandparent says to their own, or what is for this age alone.
  const ofChildren = isToChild ? (closings[`${category}/young`] ?? []) : [];
  const fitsChild = (closing: Written[number]) => isNearest(group) || !suitsAnyAge(closing);
  const ofThem = ofChildren.length > 0 ? [...ofChildren, ...mine.filter(fitsChild)] : mine;
  // Sentences for one mother are not used for "Anna & Tom", and a husband gets none that suit anybody.
  const own = isSeveral ? [] : told(ofThem);
  const isKin = isNearest(group) && group !== 'partner';
  const needed = group === 'partner' || ofChildren.length > 0 ? 1 : isKin ? enoughOwn : Infinity;
  const ends = endOf(occasionType);
  const ofEvent = isKin && ends !== undefined ? told(closings[`close/${ends}`] ?? []) : [];
  return { own, ofEvent, anyones: own.length >= needed ? [] : told(closings[category] ?? []) };
}

type Written = NonNullable<Closings[string]>;

/** Whether a closing is for a card to somebody of this age, and in the voice of its tone. */
function isFor(facts: Facts): (closing: Written[number]) => boolean {
  const voices = facts.tone && voicesFor(facts.tone, facts.group);
  return ({ years, voice }) => suitsThem({ years }, facts) && (!voice || !voices || voices.includes(voice));
}

/** All of them, in the forms that messages contain. */
export function everyClosing(facts: Facts, category: CardCategory, pack: LanguagePack): readonly string[] {
  const { own, ofEvent } = closingsFor(facts, category, pack);
  return [...own, ...ofEvent, ...toldTo(facts, pack)(pack.closings()[category] ?? [])].map(({ text }) => text);
}

/** Those that may be said to this person. */
function toldTo(facts: Facts, pack: LanguagePack): (closings: Written) => readonly Closing[] {
  const maySay = suits(facts, pack);
  const values = valuesFor(facts, pack);
  return (closings) =>
    closings
      .map(({ says }) => ({ text: fill(says, values, pack), words: wordsOf(says, pack.language) }))
      .filter(({ text }) => maySay([text, '', '']));
}

const known = new Map<string, ReadonlySet<string>>();

/** Cached, because it is needed for each closing of each card. */
function wordsOf(closing: string, language: Language): ReadonlySet<string> {
  const key = `${language} ${closing}`;
  const words = known.get(key) ?? weightyWords(closing, language);
  known.set(key, words);
  return words;
}

/** Those that do not call the reader what the salutation does; all if there are none. */
export function callingOnce<T extends Closing>(closings: readonly T[], facts: Facts, pack: LanguagePack): readonly T[] {
  const isCalledAgain = callsAgain(facts, pack);
  const once = closings.filter(({ text }) => !isCalledAgain(text));
  return once.length > 0 ? once : closings;
}

/**
 * Those that repeat the fewest words of the text before come first, so that there is no "lovely day" after a lovely day; of these
 * those on the fewest other cards; `luck` orders the rest.
 */
export function bestClosings<T extends Closing>(
  closings: readonly T[],
  before: ReadonlySet<string>,
  wear: Wear,
  luck: Rng,
): T[] {
  return luck
    .shuffle(closings)
    .map((closing) => ({ closing, echo: echoOf(closing.words, before), times: wear.timesSaid(closing.text) }))
    .sort((one, other) => one.echo - other.echo || one.times - other.times)
    .map(({ closing }) => closing);
}
