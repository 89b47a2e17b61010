import type { CardCategory, Language } from '../../contract/vocabulary.ts';
import type { AboutPageWords } from '../../domain/about-page-words.ts';
import type { HouseholdWords } from '../../domain/household-name.ts';
import type { AnswerWords } from './answer-words.ts';
import type { CardMailWords } from './card-mail-words.ts';
import type { Facts, Idea, Voice } from './idea.ts';
import type { RelationshipWords } from './relationship-group.ts';
import type { SigningWords } from './signing-words.ts';
import type { YearsCondition } from './years-condition.ts';

/** How cards on events end: "Fingers crossed" is for an exam, "Come home soon" for a farewell. */
export const ends = ['luck', 'pride', 'road', 'start', 'rest', 'farewell', 'couple', 'baby', 'blessing'] as const;
export type End = (typeof ends)[number];

/**
 * Last sentences by category; "christmas/partner" or "birthday/mother" for a group or a relationship, "get-well/young" for a
 * child, and "close/luck" for near kin on an event that ends so.
 */
export type Closings = Readonly<Partial<Record<string, readonly WrittenClosing[]>>>;

interface WrittenClosing {
  says: string;
  /** The ages it is for; any if missing. */
  years?: YearsCondition | undefined;
  /** The voice of the cards it may end; any if missing. */
  voice?: Voice | undefined;
}

/** Everything of one language: its ideas and its grammar of address. */
export interface LanguagePack {
  language: Language;
  ideasOf(category: CardCategory, occasionType: string): readonly Idea[];
  /** `who` is for languages whose polite address needs the whole name. */
  callName(name: string, nickname: string | null, isElder: boolean, who: Addressed): string;
  /** The word for '&' before the next name: "and"; in Spanish "y", but "e" before Inés. */
  and(next: string): string;
  numberInWords(n: number): string;
  /** What a child calls them when speaking of them, by relationship, where that differs from how they are addressed. */
  spokenOf?: Readonly<Record<string, string>>;
  /** Further forms of a number of years, by their names in sentences: "{yearsCounted}" is "ten years". */
  counted(years: number): Record<string, string>;
  /**
   * How this person is addressed, for `{you, select, ...}`: du, Sie or ihr; missing if the language has one word for
   * all.
   */
  formFor?(facts: Facts): string;
  /** Finishes a sentence once its gaps are filled: French sets its spaces. */
  settle?(text: string): string;
  /** Everyday words for relationships: the slug ("mum" is mother), else the group. */
  relationshipWords: RelationshipWords;
  /** Greetings: at most one on a card, by the sender or by us. */
  greetings: readonly string[];
  /** Whether a text opens by addressing the reader ("Dear Anna,"). */
  startsWithSalutation(text: string): boolean;
  /** Whether our last sentence is already a closing ("With love from us all."), so that a bare name follows. */
  closesItself(text: string): boolean;
  salutation(facts: Facts, voice: Voice, isSolemn: boolean): string;
  /** Our words below a salutation, if that changes them: German continues in lower case. */
  underSalutation?(words: string): string;
  /** Last sentences for anybody after any idea, used if the idea's own are on another card. */
  closings(): Closings;
  signOffs(facts: Facts, voice: Voice, isSolemn: boolean): readonly string[];
  /** Between a sign-off and the name under it: "," in English, nothing in German. */
  signOffMark: string;
  heading(category: CardCategory, years: number | null, occasionType: string): string;
  /** Headings that say "you" to one person, in the form for several. */
  headingsToSeveral?: Readonly<Partial<Record<CardCategory, string>>>;
  /** The names of people who live together. */
  household: HouseholdWords;
  /** The words around the card in its mail, and on the page for unsubscribing. */
  cardMail: CardMailWords;
  answer: AnswerWords;
  /** The words of the page where others sign a card. */
  signing: SigningWords;
  aboutFondly: AboutPageWords;
  manners: LanguageManners;
}

/** Rules for all messages of this language, for our own checks and those of a provider's answer. */
export interface LanguageManners {
  /** Whether it contains a worn or commercial phrase. */
  isWorn(text: string): boolean;
  /** Good cheer, which has no place in sympathy and on days of remembrance; exclamation marks are checked anyway. */
  cheer: RegExp;
  /** Love, hugs and kisses from the sender: never to a boss, a client or others of work. */
  tender: RegExp;
  /** Numbers from ten on as the language writes them: forbidden unless a year was given. */
  numberWords: RegExp;
  /** A text with its ordinals as cardinal numbers, if `numberWords` does not include ordinals. */
  asCardinals?(text: string): string;
  /**
   * Words of the familiar and of the polite address, of which a message may use only one kind: tu and vous, du and Sie.
   */
  familiar?: RegExp;
  polite?: RegExp;
  /** Words that address or mean one person: forbidden in a message to several. */
  toOne: RegExp;
  /** Grammar that is never right, such as "a apple" or "de el". */
  slips?: RegExp;
}

/** The people that a name is for. */
export type Addressed = Pick<
  Facts,
  'relationship' | 'group' | 'gender' | 'greetedAs' | 'isSeveral' | 'tone' | 'register'
> & {
  /** The relationship in the sender's own word: "mum" for mother. */
  typed: string;
};
