import { randomUUID } from 'node:crypto';
import type { About } from '../../../contract/about.ts';
import type { StyleSettings } from '../../../contract/styles.ts';
import {
  type CardCategory,
  type DeliveryType,
  deliveryTypes,
  type ImageUsage,
  type Language,
  type Tone,
  type WordsLength,
} from '../../../contract/vocabulary.ts';
import type { PictureFacts } from '../../../studio/art/library/choose-subjects.ts';

/** The complete input of a generation: plain JSON in its row, so that any worker can run it at any time. */
export type CardBrief = {
  category: CardCategory;
  title: string;
  settings: StyleSettings;
  tone: Tone;
  /** Missing in briefs written by earlier versions. */
  length?: WordsLength;
  recipient: {
    name: string;
    nickname: string | null;
    /** Known of a household; else missing, and told by the name. */
    areSeveral?: boolean | null;
    relationship: string;
    /** On the day of the card, from a stored birthday; missing in briefs written by earlier versions. */
    age?: number | null;
    /** Whom they are together with, on their anniversary. */
    partner?: { name: string; nickname: string | null; relationship: string | null } | null;
    notes: string | null;
    /** From a stored contact; missing in briefs written by earlier versions. */
    about?: Partial<About>;
  };
  /** `day` is the occurrence the card is for, if known. */
  occasion: { type: string; years: number | null; day?: string | null } | null;
  personalMessage: string | null;
  /** A signature in handwriting will stand beneath the words; missing in briefs written by earlier versions. */
  signedByHand?: boolean;
  /** Missing if it is not known yet, and in briefs written by earlier versions. */
  deliveryType?: DeliveryType | undefined;
  imagePrompt: string | null;
  /** The uploaded photo, for AI Enhanced and Photo. */
  sourceImageUrl: string | null;
  usage: ImageUsage;
  language: Language;
  /** Where the recipient is, for the season there (`placeOf`); missing in briefs written by earlier versions. */
  timeZone?: string | null;
  country?: string | null;
  /** Messages that this person has received. */
  avoid: string[];
  /** What pictures of their earlier cards showed, the latest first; missing in briefs written by earlier versions. */
  shown?: PictureFacts['shown'];
  /** What pictures for the sender's other people showed lately; missing in briefs written by earlier versions. */
  others?: PictureFacts['others'];
  seed: string;
  /** The sender's complete text, which every option has: only the pictures differ. */
  words?: string;
  /** The words of an existing card: draws a picture for them, without alternates. */
  message?: string;
};

type Asked = Pick<CardBrief, 'category' | 'title'> &
  Partial<Pick<CardBrief, 'tone' | 'length' | 'personalMessage' | 'imagePrompt'>>;

/** The common fields of bodies that request a new card; `plain` is the tone if neither the body nor the contact has one. */
export function askedOf(asked: Asked, { about }: CardBrief['recipient'], plain: Tone) {
  const { category, title, personalMessage = null, imagePrompt = null } = asked;
  return { category, title, ...mannerOf(about, plain, asked), personalMessage, imagePrompt, seed: randomUUID() };
}

/** How the card is delivered, if the form said it in one of our words. */
export function deliveryTypeOf(told: string | null | undefined): DeliveryType | undefined {
  return deliveryTypes.find((type) => type === told);
}

/** The tone and the length of a card: the requested ones, else the contact's usual ones. */
export function mannerOf(about: Partial<About> | undefined, plain: Tone, { tone, length }: Partial<Asked> = {}) {
  return { tone: tone ?? about?.usualTone ?? plain, length: length ?? about?.usualLength ?? ('medium' as const) };
}

/** The brief of a new picture, and the plan for saving it, which the cards feature reads back. */
export type RegenerationBrief = CardBrief & { message: string; plan: unknown };
