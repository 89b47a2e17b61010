import type { Facts, Said } from './idea.ts';
import type { LanguagePack } from './language-pack.ts';

/** Whether a language's form of address for one person is the close one. */
export const isFamiliarForm = (form: string) => ['du', 'tu', 'tú', 'você', 'je', 'ty'].includes(form);

/** Whether a text uses only the form of address for this person, and keeps its distance from people of work. */
export function keepsAddressOf(facts: Facts, pack: LanguagePack): (said: Said) => boolean {
  const { familiar, polite, tender, toOne } = pack.manners;
  const isFamiliar = pack.formFor ? isFamiliarForm(pack.formFor(facts)) : true;
  const isOfWork = facts.group === 'work' || facts.group === 'client';
  return (said) =>
    said.every((part) => {
      if (facts.isSeveral && (toOne.test(part) || familiar?.test(part))) return false;
      if (isOfWork && tender.test(part)) return false;
      return isFamiliar ? !polite?.test(part) : !familiar?.test(part);
    });
}
