import type { Messages } from './translate.ts';

/**
 * The closed lists of the product: every slug that is stored or used in calls.
 * Sources: specification documents 1 and 2, decisions D12, D18, D28.
 */

export const relationships = [
  'father',
  'mother',
  'stepfather',
  'stepmother',
  'husband',
  'wife',
  'partner',
  'fiance',
  'boyfriend',
  'girlfriend',
  'son',
  'daughter',
  'brother',
  'sister',
  'grandfather',
  'grandmother',
  'grandson',
  'granddaughter',
  'uncle',
  'aunt',
  'nephew',
  'niece',
  'cousin',
  'father-in-law',
  'mother-in-law',
  'brother-in-law',
  'sister-in-law',
  'friend',
  'neighbor',
  'colleague',
  'client',
  'mentor',
  'teacher',
  'other',
] as const satisfies Messages<string[]>;
export type Relationship = (typeof relationships)[number];

export const cardCategories = [
  'birthday',
  'thank-you',
  'sympathy',
  'thinking-of-you',
  'anniversary',
  'get-well',
  'congratulations',
  'valentines',
  'mothers-day',
  'fathers-day',
  'easter',
  'thanksgiving',
  'halloween',
  'christmas',
  'new-year',
  'independence-day',
  'holiday',
  'custom',
] as const;
export type CardCategory = (typeof cardCategories)[number];

/** The keys of the style picker; `styleCategoryLabels` in domain maps them to the labels of presets. */
export const styleCategories = ['text', 'image', 'AIgen', 'photo'] as const;
export type StyleCategory = (typeof styleCategories)[number];

export const presetCategories = ['Text', 'AI Enhanced', 'AI Generated', 'Photo'] as const satisfies Messages<string[]>;
export type PresetCategory = (typeof presetCategories)[number];

export const artStyles = [
  'Watercolor',
  'Oil Painting',
  'Photo-Realistic',
  'Abstract',
  'Minimal & Modern',
  'Cute & Whimsical',
  'Vintage/Retro',
  'Pop Art',
] as const satisfies Messages<string[]>;
export type ArtStyle = (typeof artStyles)[number];

export const colorPalettes = ['Pastel', 'Bold & Bright', 'Black & White', 'Muted Tones'] as const satisfies Messages<
  string[]
>;
export type ColorPalette = (typeof colorPalettes)[number];

export const visualDetails = ['Minimal', 'Detailed'] as const satisfies Messages<string[]>;
export type VisualDetail = (typeof visualDetails)[number];

export const sceneSettings = ['Nature', 'Cozy', 'Fantasy', 'Urban'] as const satisfies Messages<string[]>;
export type SceneSetting = (typeof sceneSettings)[number];

/** Paper sizes for printing a card at home. */
export const paperSizes = ['a4', 'letter'] as const;
export type PaperSize = (typeof paperSizes)[number];

export const pictureSizes = ['1024x1024', '1024x1792', '1792x1024'] as const;
export type PictureSize = (typeof pictureSizes)[number];

/** Only the test scheduler creates cards in `ready`. */
export const deliveryStatuses = [
  'draft',
  'scheduled',
  'approved_and_scheduled',
  'sent_for_printing',
  'sent',
  'failed',
  'skipped',
  'ready',
] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why a card is `failed` (lifecycle table). */
export const failureReasons = ['rejected', 'exhausted', 'unknown', 'unsubscribed', 'missed', 'bounced'] as const;
export type FailureReason = (typeof failureReasons)[number];

export const deliveryMethods = ['digital', 'physical'] as const;
export type DeliveryMethod = (typeof deliveryMethods)[number];

export const digitalDeliveryTypes = ['email', 'text'] as const;
export type DigitalDeliveryType = (typeof digitalDeliveryTypes)[number];

/** How a card reached its recipient without Fondly sending it. */
export const waysGiven = ['hand', 'chat', 'post'] as const;
export type WayGiven = (typeof waysGiven)[number];

/** How a card reaches its recipient, in one word, as prompts name it. */
export const deliveryTypes = ['email', 'text', 'physical'] as const;
export type DeliveryType = (typeof deliveryTypes)[number];

/** How several photos lie on a card. */
export const photoLayouts = ['grid', 'large', 'prints'] as const;
export type PhotoLayout = (typeof photoLayouts)[number];
/** The most photos of a card. */
export const mostPhotos = 4;

export const imageUsages = ['original', 'withTitle', 'enhance'] as const;
export type ImageUsage = (typeof imageUsages)[number];

export const tones = ['warm', 'friendly', 'playful', 'formal', 'tender', 'respectful'] as const;
export type Tone = (typeof tones)[number];
/** How much a card says: one or two sentences, two or three, up to five. */
export const wordsLengths = ['short', 'medium', 'long'] as const;
export type WordsLength = (typeof wordsLengths)[number];

export const alternateSlots = ['alternate1', 'alternate2'] as const;
export type AlternateSlot = (typeof alternateSlots)[number];

/** The languages of cards with their signature: `createdBy` precedes the sender's name, `sentBy` the product's. */
export const signatures = {
  en: { createdBy: 'Created just for you by', sentBy: 'and sent with love by' },
  es: { createdBy: 'Hecha con esmero por', sentBy: 'y enviada con cariño por' },
  fr: { createdBy: 'Créée tout spécialement pour vous par', sentBy: 'et envoyée avec affection par' },
  de: { createdBy: 'Ganz persönlich gemacht von', sentBy: 'und mit Liebe verschickt von' },
  it: { createdBy: 'Fatto con cura da', sentBy: 'e inviato con affetto da' },
  pt: { createdBy: 'Feito com carinho por', sentBy: 'e enviado com afeto por' },
  nl: { createdBy: 'Met zorg gemaakt door', sentBy: 'en met liefde verstuurd door' },
  pl: { createdBy: 'Tę kartkę z sercem przygotowuje', sentBy: 'i z serdecznością wysyła' },
} as const satisfies Record<string, { createdBy: string; sentBy: string }>;
export type Language = keyof typeof signatures;
export const languages = Object.keys(signatures) as Language[];

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The code of every error answer of the API (D6). */
export const errorCodes = [
  'malformed',
  'validation_failed',
  'unauthenticated',
  'forbidden',
  'not_found',
  'illegal_transition',
  'stale_version',
  'too_large',
  'unsupported_media',
  'rate_limited',
  'overloaded',
  'email_unverified',
  'email_taken',
  'login_too_old',
  'account_changed',
  'storage_full',
  'internal',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

/** The simple form's styles (D29). */
export const simpleStyles = ['modern', 'classic', 'artistic', 'playful'] as const;
export type SimpleStyle = (typeof simpleStyles)[number];
