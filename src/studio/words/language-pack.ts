import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import type { AboutPageWords } from '../../domain/about-page-words.ts';
import type { AnswerWords } from './answer-words.ts';
import type { CardMailWords } from './card-mail-words.ts';
import type { Facts, Idea, Voice } from './idea.ts';
import type { RelationshipWords } from './relationship-group.ts';
import type { SigningWords } from './signing-words.ts';

/** Last sentences by category, and "christmas/partner" or "birthday/mother" for a group or a relationship. */
export type Closings = Readonly<Partial<Record<string, readonly string[]>>>;

/** What one language brings: its ideas and its own grammar of address. */
export interface LanguagePack {
  language: Language;
  ideasOf(category: CardCategory, occasionType: string): readonly Idea[];
  /** `who` is for languages in which a polite address needs the whole name. */
  callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string;
  /** What '&' is before the next name: "and"; in Spanish "y", but "e" before Inés. */
  and(next: string): string;
  numberInWords(n: number): string;
  /** What else sentences may say of a number of years, by its name there: "{yearsCounted}" is "ten years". */
  counted(years: number): Record<string, string>;
  /** How this person is addressed, for `{you, select, ...}`: du, Sie or ihr; left out where there is one word for all. */
  formFor?(facts: Facts): string;
  /** What a sentence needs once its gaps are filled: French sets its spaces. */
  settle?(text: string): string;
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
  closings(): Closings;
  signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[];
  /** Between a sign-off and the name under it: "," in English, nothing in German. */
  signOffMark: string;
  heading(category: CardCategory, years: number | null, occasionType: string): string;
  /** Headings that say "you" to one person, as they are said to several. */
  headingsToSeveral?: Readonly<Partial<Record<CardCategory, string>>>;
  /** Around the card, in its mail and on the page that ends such mails. */
  cardMail: CardMailWords;
  answer: AnswerWords;
  /** Where others sign somebody's card. */
  signing: SigningWords;
  aboutFondly: AboutPageWords;
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
  /** Words that speak to one person or of one: never in a message to several. */
  toOne: RegExp;
  /** Grammar that is never right, such as "a apple" or "de el". */
  slips?: RegExp;
}

/** Whom a name is for. */
export type Addressed = Pick<Facts, 'relationship' | 'group' | 'gender' | 'isSeveral' | 'tone' | 'register'> & {
  /** The relationship in the sender's own word: "mum" for mother. */
  typed: string;
};
