import { z } from 'zod';
import { sendingStates } from './accounts.ts';
import { endpoint } from './endpoint.ts';
import { id, idParams, optionalText, requiredName, requiredText } from './fields.ts';
import { missingContactMessage } from './missing-words.ts';
import { t } from './translate.ts';
import { deliveryTypes } from './vocabulary.ts';

export const templateTypes = ['system', 'user', 'image'] as const;
export const templateCategories = ['card_message', 'image_generation', 'image_enhancement'] as const;
export const configCategories = ['card_message', 'image_generation', 'image_generation_ai'] as const;
export const modelCategories = ['text', 'image', 'audio', 'other'] as const;
export const parameterTypes = ['string', 'number', 'integer', 'boolean', 'array', 'object'] as const;

const stamps = { createdAt: z.iso.datetime(), updatedAt: z.iso.datetime() };

/** The messages for missing fields are those of specification 2, section 5. */
export const templateBody = z.object({
  name: requiredName,
  type: z.enum(templateTypes, t`Type is required`),
  category: z.enum(templateCategories, t`Category is required`),
  content: requiredText(t`Content is required`, 50_000),
  description: optionalText(1000),
  isDefault: z.boolean().default(false),
  variables: z.array(z.string().trim().min(1).max(60)).max(100).default([]),
});
export type TemplateBody = z.input<typeof templateBody>;
export const templateView = z.object({
  id: z.int(),
  name: z.string(),
  type: z.enum(templateTypes),
  category: z.enum(templateCategories),
  content: z.string(),
  description: z.string().nullable(),
  isDefault: z.boolean(),
  variables: z.array(z.string()),
  ...stamps,
});
export type TemplateView = z.infer<typeof templateView>;

/** The message for a number that is fractional or out of bounds. */
export const boundsMessage = (min: number, max: number) => t`Please use a whole number from ${min} to ${max}`;
const whole = (min: number, max: number, message = boundsMessage(min, max)) =>
  z.int(message).min(min, message).max(max, message);

/** Only image models may have maxTokens 0; the server checks it against the model (D42). */
export const configBody = z.object({
  name: requiredName,
  category: z.enum(configCategories, t`Category is required`),
  aiModel: requiredText(t`AI Model is required`, 200),
  numAlternatives: whole(0, 10).default(3),
  /** 0 to 10; pages show it divided by ten. */
  temperature: whole(0, 10).default(7),
  maxTokens: whole(0, 4000, boundsMessage(1, 4000)).default(500),
  isActive: z.boolean().default(true),
});
export type ConfigBody = z.input<typeof configBody>;
export const configView = z.object({
  id: z.int(),
  name: z.string(),
  category: z.enum(configCategories),
  aiModel: z.string(),
  numAlternatives: z.int(),
  temperature: z.int(),
  maxTokens: z.int(),
  isActive: z.boolean(),
  ...stamps,
});
export type ConfigView = z.infer<typeof configView>;

export const parameterBody = z.object({
  name: requiredText(t`Parameter name is required`, 100),
  type: z.enum(parameterTypes, t`Parameter type is required`),
  description: optionalText(1000),
  required: z.boolean().default(false),
  defaultValue: optionalText(4000),
});
export type ParameterBody = z.input<typeof parameterBody>;
export const parameterView = z.object({
  id: z.int(),
  modelId: z.int(),
  name: z.string(),
  type: z.enum(parameterTypes),
  description: z.string().nullable(),
  required: z.boolean(),
  defaultValue: z.string().nullable(),
});
export type ParameterView = z.infer<typeof parameterView>;

export const modelBody = z.object({
  name: requiredName,
  identifier: requiredText(t`Model identifier is required`, 200),
  category: z.enum(modelCategories, t`Category is required`),
  description: optionalText(2000),
  isActive: z.boolean().default(true),
});
export type ModelBody = z.input<typeof modelBody>;
export const modelView = z.object({
  id: z.int(),
  name: z.string(),
  identifier: z.string(),
  category: z.enum(modelCategories),
  description: z.string().nullable(),
  isActive: z.boolean(),
  parameters: z.array(parameterView),
  ...stamps,
});
export type ModelView = z.infer<typeof modelView>;

export const previewBody = z.object({
  systemTemplateId: id,
  userTemplateId: id,
  configId: id.nullish(),
  variables: z.record(z.string().max(60), z.unknown()),
});
export const promptPreview = z.object({
  messages: z.array(z.object({ role: z.enum(['system', 'user']), content: z.string() })),
  /** The request as the provider would receive it. */
  request: z.record(z.string(), z.unknown()),
});
export type PromptPreview = z.infer<typeof promptPreview>;

/** What a provider is asked for: words, the description of a picture, or the picture. */
export const previewKinds = ['words', 'description', 'picture'] as const;
export type PreviewKind = (typeof previewKinds)[number];

export const requestPreviewBody = z.object({
  kind: z.enum(previewKinds),
  /** One of the administrator's own contacts. */
  personId: z.int(missingContactMessage).positive(missingContactMessage),
  deliveryType: z.enum(deliveryTypes),
  /** Left out: the ones in use. */
  systemTemplateId: id.nullish(),
  userTemplateId: id.nullish(),
  imageTemplateId: id.nullish(),
  configId: id.nullish(),
});
export type RequestPreviewBody = z.input<typeof requestPreviewBody>;

/** What takes the place of the active configuration, or the default template, that is deleted. */
const nextQuery = z.object({ next: id.optional() });

/** A row of /admin/users (D10). */
export const adminUserView = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  username: z.string(),
  isAdmin: z.boolean(),
  subscriptionPlan: z.string(),
  cardCreditsRemaining: z.int(),
  people: z.int(),
  cards: z.int(),
  sending: z.enum(sendingStates),
  /** Nobody logs in to it, and nothing of it is sent. */
  isDisabled: z.boolean(),
  /** When the limits for new accounts end for this one; null if they do not apply. */
  firstWeekEndsAt: z.iso.datetime().nullable(),
  /** At most so many cards in 30 days; null: only the limits of every account. */
  monthlyCards: z.int().nullable(),
  createdAt: z.iso.datetime(),
});
export type AdminUserView = z.infer<typeof adminUserView>;
/** The largest quota of an account. */
export const mostMonthlyCards = 100_000;
const monthlyMessage = boundsMessage(0, mostMonthlyCards);

/** A change of credits includes the balance that was shown: a generation may have used one in between. */
export const adminUserBody = z
  .object({
    isAdmin: z.boolean(),
    cardCreditsRemaining: z.int().min(0).max(1_000_000),
    shownCredits: z.int().min(0),
    isSendingStopped: z.boolean(),
    isDisabled: z.boolean(),
    monthlyCards: z.int(monthlyMessage).min(0, monthlyMessage).max(mostMonthlyCards, monthlyMessage).nullable(),
    /** Neither an approval nor the end of the first week's limits can be undone. */
    isApproved: z.literal(true),
    endFirstWeek: z.literal(true),
  })
  .partial()
  .refine(
    ({ cardCreditsRemaining, shownCredits }) => cardCreditsRemaining === undefined || shownCredits !== undefined,
    {
      path: ['shownCredits'],
      message: t`Please say how many credits were shown`,
    },
  );

/** One line of the AI log; ids are its only personal data. */
export const aiCallView = z.object({
  id: z.int(),
  userId: z.int().nullable(),
  generationId: z.int().nullable(),
  kind: z.enum(['text', 'image']),
  engineName: z.string(),
  model: z.string().nullable(),
  credits: z.int(),
  durationMs: z.int(),
  outcome: z.enum(['done', 'fell-back', 'failed']),
  /** Why the provider's result was not used; contains none of its data. */
  problem: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type AiCallView = z.infer<typeof aiCallView>;

/** An email stored in the outbox because no mail server is set up. */
export const outboxMessage = z.object({
  fileName: z.string(),
  to: z.string(),
  subject: z.string(),
  sentAt: z.iso.datetime(),
  bytes: z.int(),
});

const childParams = z.object({ modelId: id, parameterId: id });

export const adminEndpoints = {
  counts: endpoint({
    method: 'GET',
    path: '/api/admin/counts',
    response: z.object({ promptTemplates: z.int(), promptConfigs: z.int(), models: z.int(), users: z.int() }),
  }),
  listTemplates: endpoint({ method: 'GET', path: '/api/admin/prompt-templates', response: z.array(templateView) }),
  createTemplate: endpoint({
    method: 'POST',
    path: '/api/admin/prompt-templates',
    body: templateBody,
    response: templateView,
  }),
  updateTemplate: endpoint({
    method: 'PUT',
    path: '/api/admin/prompt-templates/:id',
    params: idParams,
    body: templateBody,
    response: templateView,
  }),
  removeTemplate: endpoint({
    method: 'DELETE',
    path: '/api/admin/prompt-templates/:id',
    params: idParams,
    query: nextQuery,
  }),
  listConfigs: endpoint({ method: 'GET', path: '/api/admin/prompt-configs', response: z.array(configView) }),
  createConfig: endpoint({
    method: 'POST',
    path: '/api/admin/prompt-configs',
    body: configBody,
    response: configView,
  }),
  updateConfig: endpoint({
    method: 'PUT',
    path: '/api/admin/prompt-configs/:id',
    params: idParams,
    body: configBody,
    response: configView,
  }),
  removeConfig: endpoint({
    method: 'DELETE',
    path: '/api/admin/prompt-configs/:id',
    params: idParams,
    query: nextQuery,
  }),
  listModels: endpoint({ method: 'GET', path: '/api/admin/models', response: z.array(modelView) }),
  createModel: endpoint({ method: 'POST', path: '/api/admin/models', body: modelBody, response: modelView }),
  updateModel: endpoint({
    method: 'PUT',
    path: '/api/admin/models/:id',
    params: idParams,
    body: modelBody,
    response: modelView,
  }),
  removeModel: endpoint({ method: 'DELETE', path: '/api/admin/models/:id', params: idParams }),
  createParameter: endpoint({
    method: 'POST',
    path: '/api/admin/models/:modelId/parameters',
    params: childParams.pick({ modelId: true }),
    body: parameterBody,
    response: parameterView,
  }),
  updateParameter: endpoint({
    method: 'PUT',
    path: '/api/admin/models/:modelId/parameters/:parameterId',
    params: childParams,
    body: parameterBody,
    response: parameterView,
  }),
  removeParameter: endpoint({
    method: 'DELETE',
    path: '/api/admin/models/:modelId/parameters/:parameterId',
    params: childParams,
  }),
  previewPrompt: endpoint({
    method: 'POST',
    path: '/api/admin/preview-prompt',
    body: previewBody,
    response: promptPreview,
  }),
  /** The request for a card to a contact, in all its parts, as it would be sent. */
  previewRequest: endpoint({
    method: 'POST',
    path: '/api/admin/preview-request',
    body: requestPreviewBody,
    response: promptPreview,
  }),
  listUsers: endpoint({
    method: 'GET',
    path: '/api/admin/users',
    query: z.object({
      search: z.string().max(200).optional(),
      /** Only accounts waiting for approval. */
      waiting: z.literal('yes').optional(),
      limit: z.coerce.number().int().min(1).max(200).default(50),
    }),
    response: z.array(adminUserView),
  }),
  updateUser: endpoint({
    method: 'PATCH',
    path: '/api/admin/users/:id',
    params: idParams,
    body: adminUserBody,
    response: adminUserView,
  }),
  /** Deletes the account with everything that belongs to it. */
  removeUser: endpoint({ method: 'DELETE', path: '/api/admin/users/:id', params: idParams }),
  /** A link for a new password, for one hour; only this answer contains it. */
  makeResetLink: endpoint({
    method: 'POST',
    path: '/api/admin/users/:id/reset-link',
    params: idParams,
    response: z.object({ url: z.string() }),
  }),
  listAiCalls: endpoint({
    method: 'GET',
    path: '/api/admin/ai-log',
    query: z.object({ before: id.optional() }),
    response: z.array(aiCallView),
  }),
  listOutbox: endpoint({ method: 'GET', path: '/api/admin/outbox', response: z.array(outboxMessage) }),
  /** Answers message/rfc822: the .eml file in the outbox. */
  readOutboxMessage: endpoint({
    method: 'GET',
    path: '/api/admin/outbox/:fileName',
    params: z.object({ fileName: z.string().max(200) }),
  }),
};
