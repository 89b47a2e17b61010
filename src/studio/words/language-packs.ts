import { type Language, languages } from '../../contract/vocabulary.ts';
import { loadPacks } from '../load-packs.ts';
import type { LanguagePack } from './language-pack.ts';
import type { RelationshipWords } from './relationship-group.ts';

/** Every language of contacts, by its code: `pack.ts` of the folder of that name. */
export const packs = await loadPacks(
  languages,
  (code): Promise<{ pack?: LanguagePack }> => import(`./${code}/pack.ts`),
);

/** The words of a language. */
export function packFor(language: Language): LanguagePack {
  return packs[language];
}

/** Finds typed words that may be in another language than the card's: a relationship, or the sender's own words. */
export const typedIn = {
  greetings: (pack: LanguagePack) => [pack, ...Object.values(packs)].flatMap((each) => each.greetings),
  relationshipWords: (pack: LanguagePack): RelationshipWords =>
    Object.assign({}, ...Object.values(packs).map((each) => each.relationshipWords), pack.relationshipWords),
  startsWithSalutation: (text: string) => Object.values(packs).some((pack) => pack.startsWithSalutation(text)),
};
