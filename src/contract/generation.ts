import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { calendarDateInput, id, idParams, imageUrl, optionalImageUrl, optionalText } from './fields.ts';
import { focusPoint, styleSettings, textOverlay } from './styles.ts';
import { t } from './translate.ts';
import { cardCategories, imageUsages, mostPhotos, photoLayouts, tones, wordsLengths } from './vocabulary.ts';

/** One option of a generated card; the field names come from the specification. */
export const cardOption = z.object({
  message: z.string(),
  image_url: z.string().nullable(),
  prompt: z.string().nullable(),
  /** What the studio drew of the prompt, in the prompt's words and order; only for its illustrations. */
  usedWords: z.array(z.string()).optional(),
  /** What the prompt names and the studio could not draw. */
  missingWords: z.array(z.string()).optional(),
  /** What made the picture; `engineName` is the name to show. */
  engine: z.enum(['studio', 'provider']),
  engineName: z.string(),
  /** What wrote the message; null if the message existed before. */
  wordsEngineName: z.string().nullish(),
  /** Why the studio replaced the provider, as a sentence. */
  engineNote: z.string().nullish(),
});
export type CardOption = z.infer<typeof cardOption>;

/** The answer of /generate: the primary option and its alternates. */
export const generatedCard = z.object({ defaultCard: cardOption, alternates: z.array(cardOption) });
/** The answer of /upload-image; the alternates are an addition to the specification. */
export const uploadedCard = z.object({
  imageUrl: z.string(),
  sourceImageUrl: z.string(),
  message: z.string(),
  imagePrompt: z.string().nullable(),
  alternates: z.array(cardOption),
  engine: z.enum(['studio', 'provider']),
  engineName: z.string(),
  wordsEngineName: cardOption.shape.wordsEngineName,
  engineNote: cardOption.shape.engineNote,
});

export const generateBody = z.object({
  /** The ids of the contact and the date; their stored facts override `contact` and `specialDate`. */
  personId: id.nullish(),
  occasionId: id.nullish(),
  category: z.enum(cardCategories, t`Please select a category`),
  recipient: optionalText(200),
  style: optionalText(60),
  personalMessage: optionalText(2000),
  title: z.string().trim().min(1, t`Card title is required`).max(200),
  userImagePath: optionalImageUrl,
  imagePrompt: optionalText(4000),
  contact: z
    .object({
      name: z.string().max(200),
      nickname: optionalText(100),
      relationship: optionalText(60),
      traits: optionalText(10_000),
    })
    .nullish(),
  specialDate: z.object({ type: z.string().max(60), date: calendarDateInput }).nullish(),
  deliveryType: optionalText(20),
  /** Left out: as usual for the contact, else warm and of medium length. */
  tone: z.enum(tones).optional(),
  length: z.enum(wordsLengths).optional(),
  styleSettings,
});
export type GenerateBody = z.input<typeof generateBody>;

/** The text fields of the multipart call; `styleSettings` and `overlayStyle` contain JSON. */
export const uploadImageBody = z.object({
  /** A picture the user uploaded before: the call then needs no file. */
  sourceImageUrl: optionalImageUrl,
  imagePrompt: optionalText(4000),
  usage: z.enum(imageUsages).default('original'),
  title: z.string().trim().min(1, t`Card title is required`).max(200),
  category: z.enum(cardCategories, t`Please select a category`),
  style: optionalText(60),
  personId: id.nullish(),
  personName: optionalText(200),
  relationship: optionalText(60),
  nickname: optionalText(100),
  traits: optionalText(10_000),
  occasionId: id.nullish(),
  occasionType: optionalText(60),
  occasionDate: optionalText(40),
  deliveryMethod: optionalText(20),
  /** Left out: as usual for the contact, else friendly and of medium length. */
  tone: z.enum(tones).optional(),
  length: z.enum(wordsLengths).optional(),
  personalMessage: optionalText(2000),
  overlayStyle: z.string().max(4000).nullish(),
  styleSettings: z.string().max(4000).nullish(),
});
export type UploadImageBody = z.input<typeof uploadImageBody>;

/** The facts for proposing a prompt. */
export const imagePromptsBody = generateBody
  .pick({
    personId: true,
    occasionId: true,
    contact: true,
    specialDate: true,
    tone: true,
    category: true,
    title: true,
    personalMessage: true,
    deliveryType: true,
  })
  .extend({ styleSettings });
export type ImagePromptsBody = z.input<typeof imagePromptsBody>;
/** Previews text over one of the user's photos before the card is made. */
export const previewOverlayBody = z.object({
  imageUrl,
  /** Empty shows the photo alone. */
  title: z.string().trim().max(200),
  overlay: textOverlay,
  /** The chosen crop; without one the studio chooses, as it does for the card. */
  focus: focusPoint.nullish(),
});
export type PreviewOverlayBody = z.input<typeof previewOverlayBody>;

/** Lays out several of the user's photos on one sheet, which is stored and is then the photo of a card. */
export const photoLayoutBody = z.object({
  imageUrls: z.array(imageUrl).min(2).max(mostPhotos),
  layout: z.enum(photoLayouts),
});

export const generationStates = ['queued', 'running', 'done', 'failed', 'cancelled'] as const;

export const generationView = z.object({
  id: z.int(),
  /** `regenerate` draws a new picture for an existing card; the result is on the card. */
  kind: z.enum(['generate', 'upload', 'regenerate']),
  state: z.enum(generationStates),
  /** 0 to 1. */
  progress: z.number(),
  /** The current step, as a sentence. */
  step: z.string().nullable(),
  result: z.union([generatedCard, uploadedCard]).nullable(),
  /** Why it failed, as text to show. */
  error: z.string().nullable(),
});
export type GenerationView = z.infer<typeof generationView>;

/** The 202 answer to calls with `Prefer: respond-async` (D40). */
export const acceptedGeneration = z.object({ jobId: z.int() });

export const generationEndpoints = {
  generate: endpoint({
    method: 'POST',
    path: '/api/cards/generate',
    body: generateBody,
    response: z.union([generatedCard, acceptedGeneration]),
  }),
  uploadImage: endpoint({
    method: 'POST',
    path: '/api/cards/upload-image',
    body: uploadImageBody,
    files: ['image'],
    response: z.union([uploadedCard, acceptedGeneration]),
  }),
  imagePrompts: endpoint({
    method: 'POST',
    path: '/api/cards/generate-image-prompts',
    body: imagePromptsBody,
    response: z.array(z.string()),
  }),
  /** Answers a 512 px JPEG, drawn by the renderer that draws the card (D35). */
  previewOverlay: endpoint({ method: 'POST', path: '/api/cards/preview-overlay', body: previewOverlayBody }),
  layOutPhotos: endpoint({
    method: 'POST',
    path: '/api/cards/lay-out-photos',
    body: photoLayoutBody,
    response: z.object({ imageUrl: z.string() }),
  }),
  /** Answers a 384 px JPEG: what a card for this date looks like in a style, drawn as the card will be. */
  sampleStyle: endpoint({
    method: 'GET',
    path: '/api/important-dates/:dateId/samples/:presetId',
    params: z.object({ dateId: id, presetId: z.uuid() }),
  }),
  /** The same for an occasion of which no date is stored, and without a contact for anybody: no name is on it. */
  sampleStyleForOccasion: endpoint({
    method: 'GET',
    path: '/api/style-samples',
    query: z.object({
      presetId: z.uuid(),
      category: z.enum(cardCategories),
      occasionType: optionalText(60),
      personId: id.optional(),
    }),
  }),
  get: endpoint({ method: 'GET', path: '/api/generations/:id', params: idParams, response: generationView }),
  cancel: endpoint({ method: 'DELETE', path: '/api/generations/:id', params: idParams }),
};
