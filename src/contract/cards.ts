import { z } from 'zod';
import { deliveryLogEntry } from './delivery.ts';
import { endpoint } from './endpoint.ts';
import {
  contactId,
  dayInput,
  id,
  idParams,
  optionalEmail,
  optionalImageUrl,
  optionalText,
  requiredText,
} from './fields.ts';
import { acceptedGeneration } from './generation.ts';
import { cardSignature } from './ink.ts';
import {
  missingCategoryMessage,
  missingRecipientMessage,
  missingSimpleTitleMessage,
  missingStyleMessage,
  missingTitleMessage,
} from './missing-words.ts';
import { mostOfPlace } from './place.ts';
import { reach } from './reach.ts';
import { styleSettings } from './styles.ts';
import { t } from './translate.ts';
import {
  alternateSlots,
  cardCategories,
  deliveryMethods,
  deliveryStatuses,
  digitalDeliveryTypes,
  failureReasons,
  languages,
  paperSizes,
  simpleStyles,
  waysGiven,
} from './vocabulary.ts';

/** A card in a list: what the dashboard, My Cards and a contact's page show of it. */
export const cardListItem = z.object({
  id: z.int(),
  personId: z.int(),
  personName: z.string(),
  occasionId: z.int().nullable(),
  title: z.string(),
  message: z.string(),
  category: z.enum(cardCategories),
  imageUrl: z.string().nullable(),
  deliveryMethod: z.enum(deliveryMethods),
  digitalDeliveryType: z.enum(digitalDeliveryTypes).nullable(),
  /** The email address, phone number or mailing address of this delivery; null while unknown. */
  recipient: z.string().nullable(),
  /** The same in one line; a mailing address as its country writes it. */
  recipientLine: z.string().nullable(),
  deliveryStatus: z.enum(deliveryStatuses),
  failureReason: z.enum(failureReasons).nullable(),
  deliveryDate: z.iso.datetime().nullable(),
  /** Marked as sent while no mail server was set up: the email is still in the outbox (D49). */
  keptInOutbox: z.boolean(),
  /** Handed over by the user, not sent by Fondly. */
  givenBy: z.enum(waysGiven).nullable(),
  /** A calendar date (D22). */
  scheduledDate: z.string().nullable(),
  occurrenceDate: z.string().nullable(),
  version: z.int(),
  createdAt: z.iso.datetime(),
});
export type CardListItem = z.infer<typeof cardListItem>;

/** The middle and the size of a flame, in shares of the picture's width and height. */
const flame = z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() });
export type Flame = z.infer<typeof flame>;

export const cardView = cardListItem.extend({
  userId: z.int(),
  personalMessage: z.string().nullable(),
  sourceImageUrl: z.string().nullable(),
  imagePrompt: z.string().nullable(),
  useCustomPrompt: z.boolean(),
  alternateMessage1: z.string().nullable(),
  alternateMessage2: z.string().nullable(),
  alternateImageUrl1: z.string().nullable(),
  alternateImageUrl2: z.string().nullable(),
  alternatePrompt1: z.string().nullable(),
  alternatePrompt2: z.string().nullable(),
  style: z.string().nullable(),
  styleSettings: styleSettings.nullable(),
  cardStylePresetId: z.string().nullable(),
  isRecurring: z.boolean(),
  recipientEmail: z.string().nullable(),
  /** Further addresses of a household, which get the same mail. */
  alsoEmails: z.array(z.string()),
  recipientPhone: z.string().nullable(),
  recipientAddress: z.string().nullable(),
  /** Where Send Now sends it: differs from `recipient` if the contact's address changed after the approval (D50). */
  sendNowRecipient: z.string().nullable(),
  /** When the card is due, computed from its day and the contact's time zone (D22). */
  dueAt: z.iso.datetime().nullable(),
  /** A text card: its picture contains the whole message. */
  messageOnPicture: z.boolean(),
  /** Where flames burn on the picture. */
  flames: z.array(flame),
  /** What made the picture and what wrote the message; null if unknown. */
  engine: z.string().nullable(),
  wordsEngine: z.string().nullish(),
  person: z.object({
    id: z.int(),
    name: z.string(),
    nickname: z.string().nullable(),
    relationship: z.string(),
    email: z.string().nullable(),
    phone: z.string().nullable(),
    address: z.string().nullable(),
    /** Further emails, phones and addresses to which the card can go instead. */
    reach: reach.nullable(),
    language: z.enum(languages).nullable(),
    /** Null: the user's time zone applies (D16). */
    timeZone: z.string().nullable(),
  }),
  occasion: z.object({ id: z.int(), occasionType: z.string(), date: z.string() }).nullable(),
  senderName: z.string(),
  /** The sender, if it is not the owner of the account alone: a member, or both. */
  signedAs: z.string().nullable(),
  /** The names of members who made and approved it; null if the owner of the account did. */
  madeBy: z.string().nullable(),
  approvedBy: z.string().nullable(),
  /** Null leaves the card without a handwritten signature. */
  signature: cardSignature.nullable(),
  /** Its recipient may answer it. */
  takesAnswers: z.boolean(),
  /** Its picture moves a little on its page: snow, leaves, candle light. */
  isLively: z.boolean(),
  /** It is, or may be, winter on its day where its recipient lives. */
  maySnow: z.boolean(),
  /** On the postmark of its envelope. */
  place: z.string().nullable(),
  /** The card has a public address (D33). */
  isShared: z.boolean(),
  deliveryLog: z.array(deliveryLogEntry),
});
export type CardView = z.infer<typeof cardView>;

const contentFields = {
  title: requiredText(missingTitleMessage, 200),
  message: z.string().trim().max(5000),
  personalMessage: optionalText(2000),
  imageUrl: optionalImageUrl,
  sourceImageUrl: optionalImageUrl,
  imagePrompt: optionalText(4000),
  useCustomPrompt: z.boolean(),
  alternateMessage1: optionalText(5000),
  alternateMessage2: optionalText(5000),
  alternateImageUrl1: optionalImageUrl,
  alternateImageUrl2: optionalImageUrl,
  alternatePrompt1: optionalText(4000),
  alternatePrompt2: optionalText(4000),
  category: z.enum(cardCategories, missingCategoryMessage),
  style: optionalText(60),
  styleSettings: styleSettings.nullish(),
  presetId: z.uuid().nullish(),
  deliveryMethod: z.enum(deliveryMethods, t`Please select a delivery method`),
  digitalDeliveryType: z.enum(digitalDeliveryTypes).nullish(),
  recipientEmail: optionalEmail(t`Please enter a valid email address.`),
  recipientPhone: optionalText(50),
  recipientAddress: optionalText(1000),
  scheduledDate: dayInput.nullish(),
  isRecurring: z.boolean(),
  /** One of the user's signatures; null for none. A new card without this field has the default one. */
  signatureId: id.nullish(),
  takesAnswers: z.boolean(),
  isLively: z.boolean(),
  /** On the postmark; a new card without this field has the place that was typed last. */
  place: optionalText(mostOfPlace),
};

export const createCardBody = z.object({
  ...contentFields,
  personId: contactId,
  occasionId: id.nullish(),
  message: contentFields.message.default(''),
  useCustomPrompt: contentFields.useCustomPrompt.default(false),
  deliveryMethod: contentFields.deliveryMethod.default('digital'),
  digitalDeliveryType: contentFields.digitalDeliveryType.default('email'),
  isRecurring: contentFields.isRecurring.default(false),
  /** The user's preference by default. */
  takesAnswers: contentFields.takesAnswers.optional(),
  isLively: contentFields.isLively.default(true),
  engine: z.string().max(60).nullish(),
  /** The generation that made the content. Repeating the call with the same id returns the first card. */
  generationId: id.nullish(),
});
export type CreateCardBody = z.input<typeof createCardBody>;

/** The simple form (D29): a contact by id or name, one style name instead of settings; fields as specified. */
export const simpleCardBody = z.object({
  title: requiredText(missingSimpleTitleMessage, 200),
  /** A contact's id or name; an unknown name creates a contact. */
  recipient: z.union([id.meta({ description: 'The id of a contact' }), requiredText(missingRecipientMessage, 200)], {
    error: missingRecipientMessage,
  }),
  category: contentFields.category,
  style: z.enum(simpleStyles, missingStyleMessage),
  /** The important date; `date` is the day of the card. */
  eventId: id.nullish(),
  date: dayInput.nullish().or(z.literal('').transform(() => null)),
  message: contentFields.message.default(''),
  personalMessage: contentFields.personalMessage,
  imageUrl: contentFields.imageUrl,
  imagePrompt: contentFields.imagePrompt,
  alternateMessage1: contentFields.alternateMessage1,
  alternateMessage2: contentFields.alternateMessage2,
  alternateImageUrl1: contentFields.alternateImageUrl1,
  alternateImageUrl2: contentFields.alternateImageUrl2,
  alternatePrompt1: contentFields.alternatePrompt1,
  alternatePrompt2: contentFields.alternatePrompt2,
  deliveryMethod: createCardBody.shape.deliveryMethod,
  engine: createCardBody.shape.engine,
  generationId: createCardBody.shape.generationId,
});
export type SimpleCardBody = z.input<typeof simpleCardBody>;

export const updateCardBody = z
  .object(contentFields)
  .partial()
  .extend({
    /** One of the names that the card may be sent under; null for the owner's. */
    signedAs: optionalText(400),
    /** Applies the corresponding lifecycle event (D23). */
    deliveryStatus: z.enum(deliveryStatuses).optional(),
    setPrimary: z.enum(alternateSlots).optional(),
    /** The card stays approved despite this change (D25). */
    keepApproved: z.boolean().default(false),
    version: z.int().optional(),
    /** Used with imagePrompt, which draws a new picture: true starts from the source image if there is one. */
    useSourceImage: z.boolean().optional(),
  });
export type UpdateCardBody = z.input<typeof updateCardBody>;

/** A new style, prompt or photo; fields left out stay unchanged. Saved only together with the new picture (D27). */
export const regenerateImageBody = z.object({
  /** Sent as JSON in a text field of the multipart call. */
  styleSettings: z.union([styleSettings, z.string().max(8000)]).nullish(),
  presetId: z.uuid().nullish(),
  imagePrompt: optionalText(4000),
  /** Accepted and ignored: the stored facts take precedence. */
  context: z.unknown().optional(),
  useSourceImage: z.stringbool().or(z.boolean()).optional(),
  keepApproved: z.stringbool().or(z.boolean()).default(false),
  version: z.coerce.number().int().optional(),
});
export type RegenerateImageBody = z.input<typeof regenerateImageBody>;

const cardAction = <const Path extends string>(path: Path) =>
  endpoint({ method: 'POST', path, params: idParams, response: cardView });

export const cardEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/cards',
    query: z.object({
      personId: id.optional(),
      status: z.enum(deliveryStatuses).optional(),
      /** Those that a round made. */
      roundId: id.optional(),
    }),
    response: z.array(cardListItem),
  }),
  upcoming: endpoint({ method: 'GET', path: '/api/cards/upcoming', response: z.array(cardListItem) }),
  get: endpoint({ method: 'GET', path: '/api/cards/:id', params: idParams, response: cardView }),
  /** Answers application/pdf, which has no schema. */
  print: endpoint({
    method: 'GET',
    path: '/api/cards/:id/print.pdf',
    params: idParams,
    query: z.object({ paper: z.enum(paperSizes).default('a4') }),
  }),
  /** Accepts the body of the full form, or of the simple form, which has `recipient` instead of `personId`. */
  create: endpoint({
    method: 'POST',
    path: '/api/cards',
    body: z.union([createCardBody, simpleCardBody]),
    response: cardView,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/cards/:id',
    params: idParams,
    body: updateCardBody,
    response: cardView,
  }),
  /** The names that it may be sent under, the owner's first: of members of a shared account their own, and both. */
  signers: endpoint({
    method: 'GET',
    path: '/api/cards/:id/signers',
    params: idParams,
    response: z.object({ names: z.array(z.string()) }),
  }),
  remove: endpoint({ method: 'DELETE', path: '/api/cards/:id', params: idParams }),
  approve: endpoint({
    method: 'POST',
    path: '/api/cards/:id/approve',
    params: idParams,
    body: z.object({ scheduledDate: dayInput.optional(), version: z.int().optional() }).default({}),
    response: cardView,
  }),
  skip: cardAction('/api/cards/:id/skip'),
  unskip: cardAction('/api/cards/:id/unskip'),
  sendNow: endpoint({
    method: 'POST',
    path: '/api/cards/:id/send-now',
    params: idParams,
    body: z.object({ version: z.int().optional() }).default({}),
    response: cardView,
  }),
  arrived: cardAction('/api/cards/:id/arrived'),
  /** The user has handed the card over: it counts as sent today. */
  given: endpoint({
    method: 'POST',
    path: '/api/cards/:id/given',
    params: idParams,
    body: z.object({ by: z.enum(waysGiven), version: z.int().optional() }),
    response: cardView,
  }),
  /** Answers image/webp: the card coming out of its envelope, to pass on. */
  opening: endpoint({ method: 'GET', path: '/api/cards/:id/opening.webp', params: idParams }),
  regenerateImage: endpoint({
    method: 'POST',
    path: '/api/cards/:id/regenerate-image',
    params: idParams,
    body: regenerateImageBody,
    files: ['image'],
    acceptsJson: true,
    response: z.union([cardView, acceptedGeneration]),
  }),
  /** Returns an address that shows the card without an account; it stays the same until `unshare`. */
  share: endpoint({
    method: 'POST',
    path: '/api/cards/:id/share-link',
    params: idParams,
    response: z.object({ url: z.string() }),
  }),
  /** Invalidates every public address of the card, including those in sent emails. */
  unshare: endpoint({ method: 'DELETE', path: '/api/cards/:id/share-link', params: idParams }),
  chooseAlternate: endpoint({
    method: 'POST',
    path: '/api/cards/:id/choose-alternate',
    params: idParams,
    body: z.object({
      slot: z.enum(alternateSlots),
      /** The primary takes the alternate's slot, instead of being lost. */
      keepPrimary: z.boolean().default(false),
      keepApproved: z.boolean().default(false),
      version: z.int().optional(),
    }),
    response: cardView,
  }),
};
