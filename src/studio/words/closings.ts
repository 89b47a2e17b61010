import type { CardCategory } from '../../contract/vocabulary.ts';
import type { Facts } from './idea.ts';
import { keepsAddressOf } from './keeps-address.ts';
import type { Closings, LanguagePack } from './language-pack.ts';

/** Last sentences for this person: `own` are written for the relation, `anyones` follow on any card of the category. */
export function closingsFor(
  facts: Facts,
  category: CardCategory,
  pack: LanguagePack,
): { own: readonly string[]; anyones: readonly string[] } {
  const { relationship, group, isSeveral } = facts;
  const closings: Closings = pack.closings();
  const keepsAddress = keepsAddressOf(facts, pack);
  const mine = closings[`${category}/${relationship}`] ?? closings[`${category}/${group}`] ?? [];
  // What is said to a mother alone is not said to "Anna & Tom"; a husband gets none of what suits anybody.
  const own = isSeveral ? [] : mine.filter((closing) => keepsAddress([closing, '', '']));
  return { own, anyones: group === 'partner' && own.length > 0 ? [] : (closings[category] ?? []) };
}

/** All of them, as they may be met in a message. */
export function everyClosing(facts: Facts, category: CardCategory, pack: LanguagePack): readonly string[] {
  const { own } = closingsFor(facts, category, pack);
  return [...own, ...(pack.closings()[category] ?? [])];
}
