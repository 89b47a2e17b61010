import type { CardCategory } from '../../contract/vocabulary.ts';
import type { CardMailWords } from './card-mail-words.ts';
import type { Facts, Idea, Voice } from './idea.ts';
import type { RelationshipWords } from './relationship-group.ts';

/** What one language brings: its ideas and its own grammar of address. */
export interface LanguagePack {
  ideasOf(category: CardCategory, occasionType: string): readonly Idea[];
  /** Only what would stand in a sentence of this language; the notes may be in another. */
  readNotes(notes: string): Pick<Facts, 'loves' | 'things' | 'traits'>;
  /** `who` is for languages in which a polite address needs the whole name. */
  callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string;
  numberInWords(n: number): string;
  /** Everyday words for relationships: the slug they mean ("mum" is mother), else the group they belong to. */
  relationshipWords: RelationshipWords;
  /** Phrases that greet: said once on a card, by the sender or by us. */
  greetings: readonly string[];
  /** Whether a text opens by addressing the reader ("Dear Anna,"). */
  startsWithSalutation(text: string): boolean;
  /** Whether our last sentence is already a closing ("With love from us all."), so that a bare name follows. */
  closesItself(text: string): boolean;
  salutation(facts: Facts, voice: Voice, isSolemn: boolean): string;
  /** Our words as they begin under a salutation, where that changes them: German goes on in lower case. */
  underSalutation?(words: string): string;
  /** Last sentences that suit anybody and follow anything, for when an idea's own words are another card's. */
  closings?: Readonly<Partial<Record<CardCategory, readonly string[]>>>;
  signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[];
  /** Between a sign-off and the name under it: "," in English, nothing in German. */
  signOffMark: string;
  heading(category: CardCategory, years: number | null, occasionType: string): string;
  /** Around the card, in its mail and on the page that ends such mails. */
  cardMail: CardMailWords;
  manners: LanguageManners;
}

/** What no message of this language may be, whoever wrote it: the checker and the check of a provider's answer ask. */
export interface LanguageManners {
  /** Whether a phrase that sounds like a shop is in it. */
  isWorn(text: string): boolean;
  /** Good cheer, which has no place in sympathy and on days of remembrance; exclamation marks are checked anyway. */
  cheer: RegExp;
  /** Numbers from ten on as the language writes them: none may stand where nobody gave a year. */
  numberWords: RegExp;
  /** A text with its ordinals as the numbers they tell, where `numberWords` does not know them. */
  asCardinals?(text: string): string;
  /** Words of the familiar and of the polite address, never both in one message: tu and vous, du and Sie. */
  familiar?: RegExp;
  polite?: RegExp;
  /** Grammar that is never right, such as "a apple" or "de el". */
  slips?: RegExp;
}

/** Whom a name is for. */
export type Addressed = Pick<Facts, 'relationship' | 'group' | 'gender' | 'tone'>;
