import { isTooGrownUpFor } from './grown-up-words.ts';
import type { Facts, Said } from './idea.ts';
import { keepsAddressOf } from './keeps-address.ts';
import type { LanguagePack } from './language-pack.ts';
import { mentions } from './never-mention.ts';
import { isElder } from './relationship-group.ts';
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

/** Whether words call them again what the salutation calls them: "Dear Mum". Other names may be words: Hope, Rose. */
export function callsAgain({ name, relationship, group }: Facts): (text: string) => boolean {
  const called = isElder(relationship, group) && name !== '' ? [name] : [];
  return (text) => mentions(text, called);
}
