import { randomUUID } from 'node:crypto';
import type { About } from '../../../contract/about.ts';
import type { StyleSettings } from '../../../contract/styles.ts';
import type { CardCategory, ImageUsage, Language, Tone } from '../../../contract/vocabulary.ts';

/** What a generation makes: plain JSON in its row, complete, so that any worker can do it at any time. */
export type CardBrief = {
  category: CardCategory;
  title: string;
  settings: StyleSettings;
  tone: Tone;
  recipient: {
    name: string;
    nickname: string | null;
    relationship: string;
    notes: string | null;
    /** Of a stored contact; a brief that was written before it was kept has none. */
    about?: Partial<About>;
  };
  /** `day` is the occurrence the card is for, where it is known. */
  occasion: { type: string; years: number | null; day?: string | null } | null;
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

type Asked = Pick<CardBrief, 'category' | 'title' | 'tone'> &
  Partial<Pick<CardBrief, 'personalMessage' | 'imagePrompt'>>;

/** What every body that asks for a new card says of it. */
export function askedOf({ category, title, tone, personalMessage = null, imagePrompt = null }: Asked) {
  return { category, title, tone, personalMessage, imagePrompt, seed: randomUUID() };
}

/** The brief of a new picture, and how it is to be saved; the feature of cards reads its own plan back. */
export type RegenerationBrief = CardBrief & { message: string; plan: unknown };
