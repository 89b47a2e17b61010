import type { About } from '../../contract/about.ts';
import type { CardCategory, Language, Tone, WordsLength } from '../../contract/vocabulary.ts';
import type { Season } from '../../domain/season.ts';

/** All facts for the words. Anything missing is unknown and not mentioned. */
export interface WordsRequest {
  category: CardCategory;
  recipient: {
    name: string;
    nickname: string | null;
    /** Known of a household: whether several people live in it. Else missing, and told by the name. */
    areSeveral?: boolean | null | undefined;
    /** A `Relationship` slug, or the sender's own word for it. */
    relationship: string;
    /** Their age when the card is read, from a birthday with a year; null or missing if unknown. */
    age?: number | null;
    /** Details about them; missing ones are unknown. */
    about?: Partial<About>;
    /** Whom they are married to or together with: named on their anniversary. `relationship` is theirs to the sender. */
    partner?: { name: string; nickname: string | null; relationship: string | null } | null;
    /** The sender's free text: only the topics recognised in it are used. */
    notes: string | null;
  };
  /** Null leaves the card without a signature. */
  sender: { name: string | null };
  /** There is a signature in handwriting below the words, so these end without a closing and a name. */
  signedByHand?: boolean;
  /**
   * `type` is an `OccasionType` or the sender's own word; `years` only if the first year is known; `typed` are the words of an
   * event that `withEvent` recognised.
   */
  occasion: { type: string; years: number | null; typed?: string } | null;
  /** The season where they live when the card is read; null or missing if unknown. */
  season?: Season | null;
  tone: Tone;
  length: WordsLength;
  personalMessage: string | null;
  language: Language;
  seed: string;
  /** How many messages, the primary first. */
  count: number;
  /** Earlier messages to this person: their sentences are repeated only if there are no others, memories never. */
  avoid: readonly string[];
  /**
   * Messages to the sender's other contacts in this category, newest first: repeated word for word only if there are no
   * others.
   */
  taken?: readonly string[];
}

/** One finished message and the idea it was built from. */
export interface ComposedMessage {
  text: string;
  idea: string;
}
