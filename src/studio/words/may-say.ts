import type { Language } from '../../contract/vocabulary.ts';
import { isTooGrownUpFor } from './grown-up-words.ts';
import type { Facts, Said } from './idea.ts';
import { keepsAddressOf } from './keeps-address.ts';
import type { LanguagePack } from './language-pack.ts';
import { mentions } from './never-mention.ts';
import { isElder, type RelationshipWords } from './relationship-group.ts';
import type { WordsRequest } from './words-request.ts';

/** Whether words suit this person: their form of address, their age, and nothing that is never mentioned. */
export function maySayTo(facts: Facts, { recipient }: WordsRequest, pack: LanguagePack): (said: Said) => boolean {
  const maySay = suits(facts, pack);
  const never = recipient.about?.neverMention ?? [];
  return (said) => maySay(said) && !mentions(said.join(' '), never);
}

/** The same for words of the studio that every card may have. */
export function suits(facts: Facts, pack: LanguagePack): (said: Said) => boolean {
  const keepsAddress = keepsAddressOf(facts, pack);
  const isTooGrownUp = isTooGrownUpFor(facts, pack.language);
  return (said) => keepsAddress(said) && !isTooGrownUp(said.join(' '));
}

/**
 * Whether words call them again what the salutation calls them, or by another word for the same: "Dear Mum, … thank you,
 * Mama." Other names may be words: Hope, Rose.
 */
export function callsAgain(
  { name, relationship, group }: Facts,
  { language, relationshipWords }: LanguagePack,
): (text: string) => boolean {
  if (!isElder(relationship, group) || name === '') return () => false;
  const called = calledIn(language, relationship, relationshipWords);
  return (text) => mentions(text, [name]) || (called?.test(text) ?? false);
}

const known = new Map<string, RegExp | null>();

/** The language's words for a relationship where somebody is called by one, between commas: "the best mother" calls nobody. */
function calledIn(language: Language, relationship: string, words: RelationshipWords): RegExp | null {
  const key = `${language}/${relationship}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const same = Object.keys(words).filter((word) => words[word] === relationship);
  const called = same.length > 0 ? new RegExp(`(?:^|[.!?…,:]\\s+)(?:${same.join('|')})(?=[.!?…,]|$)`, 'iu') : null;
  known.set(key, called);
  return called;
}
