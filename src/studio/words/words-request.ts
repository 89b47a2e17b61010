import type { About } from '../../contract/about.ts';
import type { CardCategory, Language, Tone, WordsLength } from '../../contract/vocabulary.ts';
import type { Season } from '../../domain/season.ts';

/** Everything the words may rest on. What is not here is not known, and is not said. */
export interface WordsRequest {
  category: CardCategory;
  recipient: {
    name: string;
    nickname: string | null;
    /** A `Relationship` slug, or the sender's own word for it. */
    relationship: string;
    /** What is known about them; what is left out is not known. */
    about?: Partial<About>;
    /** The sender's free text: only topics that are recognised in it are ever spoken of. */
    notes: string | null;
  };
  /** Null leaves the card without a signature. */
  sender: { name: string | null };
  /** A signature in handwriting stands beneath the words, which then end without a closing and a name. */
  signedByHand?: boolean;
  /** `type` is an `OccasionType` or the sender's own word; `years` only when the first year is known. */
  occasion: { type: string; years: number | null } | null;
  /** When the card is read, where they live; null or left out where nobody knows. */
  season?: Season | null;
  tone: Tone;
  length: WordsLength;
  personalMessage: string | null;
  language: Language;
  seed: string;
  /** How many messages, the primary first. */
  count: number;
  /** Messages this person has had: no sentence of them comes again while there is another, and a memory never. */
  avoid: readonly string[];
  /** Messages the sender's other people have had for it, newest first: none of them comes again word for word while there is another. */
  taken?: readonly string[];
}

/** One finished message and the idea it was built from. */
export interface ComposedMessage {
  text: string;
  idea: string;
}
