import { isTooGrownUpFor } from './grown-up-words.ts';
import type { Facts, Said } from './idea.ts';
import { keepsAddressOf } from './keeps-address.ts';
import type { LanguagePack } from './language-pack.ts';
import { mentions } from './never-mention.ts';
import type { WordsRequest } from './words-request.ts';

/** Whether words suit this person: their form of address, their age, and nothing that is never mentioned. */
export function maySayTo(facts: Facts, { recipient }: WordsRequest, pack: LanguagePack): (said: Said) => boolean {
  const keepsAddress = keepsAddressOf(facts, pack);
  const isTooGrownUp = isTooGrownUpFor(facts, pack.language);
  const never = recipient.about?.neverMention ?? [];
  return (said) => {
    const text = said.join(' ');
    return keepsAddress(said) && !mentions(text, never) && !isTooGrownUp(text);
  };
}
