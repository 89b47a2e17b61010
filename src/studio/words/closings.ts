import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import { echoOf, weightyWords } from './echo.ts';
import { type Facts, isNearest } from './idea.ts';
import { keepsAddressOf } from './keeps-address.ts';
import type { Closings, LanguagePack } from './language-pack.ts';
import { fill, valuesFor } from './say.ts';

/** A last sentence as this person is told it, and those of its words that say something. */
export interface Closing {
  text: string;
  words: ReadonlySet<string>;
}

/** From so many on, what is written for a relation needs nothing beside it that suits anybody. */
const enoughOwn = 4;

/** Last sentences for this person: `own` are written for the relation, `anyones` follow on any card of the category. */
export function closingsFor(
  facts: Facts,
  category: CardCategory,
  pack: LanguagePack,
): { own: readonly Closing[]; anyones: readonly Closing[] } {
  const { relationship, group, isSeveral } = facts;
  const closings: Closings = pack.closings();
  const mine = closings[`${category}/${relationship}`] ?? closings[`${category}/${group}`] ?? [];
  const told = toldTo(facts, pack);
  // What is said to a mother alone is not said to "Anna & Tom"; a husband gets none of what suits anybody.
  const own = isSeveral ? [] : told(mine);
  const isEnough = group === 'partner' ? own.length > 0 : isNearest(group) && own.length >= enoughOwn;
  return { own, anyones: isEnough ? [] : told(closings[category] ?? []) };
}

/** All of them, as they may be met in a message. */
export function everyClosing(facts: Facts, category: CardCategory, pack: LanguagePack): readonly string[] {
  const { own } = closingsFor(facts, category, pack);
  return [...own, ...toldTo(facts, pack)(pack.closings()[category] ?? [])].map(({ text }) => text);
}

/** Those that keep to the one form of address in which this person is spoken to. */
function toldTo(facts: Facts, pack: LanguagePack): (closings: readonly string[]) => readonly Closing[] {
  const keepsAddress = keepsAddressOf(facts, pack);
  const values = valuesFor(facts, pack);
  return (closings) =>
    closings
      .map((closing) => ({ text: fill(closing, values, pack), words: wordsOf(closing, pack.language) }))
      .filter(({ text }) => keepsAddress([text, '', '']));
}

const known = new Map<string, ReadonlySet<string>>();

/** Asked of each closing for each card, so it is kept. */
function wordsOf(closing: string, language: Language): ReadonlySet<string> {
  const key = `${language} ${closing}`;
  const words = known.get(key) ?? weightyWords(closing, language);
  known.set(key, words);
  return words;
}

/** Those that say again the fewest words of what stands before them: no "lovely day" after a lovely day. */
export function leastEchoing<T extends Closing>(closings: readonly T[], said: ReadonlySet<string>): readonly T[] {
  const echoes = closings.map(({ words }) => echoOf(words, said));
  const least = Math.min(...echoes);
  return closings.filter((_, at) => echoes[at] === least);
}
