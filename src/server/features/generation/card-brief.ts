import type { StyleSettings } from '../../../contract/styles.ts';
import type { CardCategory, ImageUsage, Language, Tone } from '../../../contract/vocabulary.ts';

/** What a generation makes: plain JSON in its row, complete, so that any worker can do it at any time. */
export type CardBrief = {
  category: CardCategory;
  title: string;
  settings: StyleSettings;
  tone: Tone;
  recipient: { name: string; nickname: string | null; relationship: string; notes: string | null };
  occasion: { type: string; years: number | null } | null;
  /** The day the card is for, YYYY-MM-DD; null without a date. Briefs written before it had a place have none. */
  occasionDate?: string | null;
  personalMessage: string | null;
  imagePrompt: string | null;
  /** The uploaded photo, for AI Enhanced and Photo. */
  sourceImageUrl: string | null;
  usage: ImageUsage;
  language: Language;
  /** Messages this person has had. */
  avoid: string[];
  seed: string;
  /** The words of an existing card: only a picture is drawn to them, and no alternate. */
  message?: string;
};

/** The brief of a new picture, and how it is to be saved; the feature of cards reads its own plan back. */
export type RegenerationBrief = CardBrief & { message: string; plan: unknown };
