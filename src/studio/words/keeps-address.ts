import type { Facts, Said } from './idea.ts';
import type { LanguagePack } from './language-pack.ts';

/** Returns whether a text uses only the form of address for this person. */
export function keepsAddressOf(facts: Facts, pack: LanguagePack): (said: Said) => boolean {
  const { familiar, polite, toOne } = pack.manners;
  const isFamiliar = pack.formFor ? ['du', 'tu', 'tú', 'você', 'je', 'ty'].includes(pack.formFor(facts)) : true;
  return (said) =>
    said.every((part) => {
      if (facts.isSeveral && (toOne.test(part) || familiar?.test(part))) return false;
      return isFamiliar ? !polite?.test(part) : !familiar?.test(part);
    });
}
