import { type Language, languages } from '../../contract/vocabulary.ts';
import { loadPacks } from '../load-packs.ts';
import type { LanguagePack } from './language-pack.ts';
import type { RelationshipWords } from './relationship-group.ts';

/** Every language a contact may have, by its code: `pack.ts` of the folder called like it. */
export const packs = await loadPacks(
  languages,
  (code): Promise<{ pack?: LanguagePack }> => import(`./${code}/pack.ts`),
);

/** The words of a language. */
export function packFor(language: Language): LanguagePack {
  return packs[language];
}

/** What somebody may have typed in a language that is not the card's: a relationship, or words of their own. */
export const typedIn = {
  greetings: (pack: LanguagePack) => [pack, ...Object.values(packs)].flatMap((each) => each.greetings),
  relationshipWords: (pack: LanguagePack): RelationshipWords =>
    Object.assign({}, ...Object.values(packs).map((each) => each.relationshipWords), pack.relationshipWords),
  startsWithSalutation: (text: string) => Object.values(packs).some((pack) => pack.startsWithSalutation(text)),
};
