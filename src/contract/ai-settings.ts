import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { optionalText, requiredText } from './fields.ts';
import { t } from './translate.ts';

/** OpenAI itself, or a server that answers like it. */
export const aiProviders = ['openai', 'compatible'] as const;
export type AiProvider = (typeof aiProviders)[number];

const price = z
  .number(t`Enter a price, such as 0.15.`)
  .min(0, t`Enter a price, such as 0.15.`)
  .max(100_000, t`Enter a price, such as 0.15.`)
  .nullable();

export const aiSettingsBody = z.object({
  provider: z.enum(aiProviders),
  /** Of a compatible provider, up to and including /v1. */
  baseUrl: optionalText(300),
  /** Left out, the stored key stays. */
  apiKey: optionalText(1000).optional(),
  /** Whether the address may lead into the own network; also allows http. */
  allowPrivate: z.boolean(),
  /** What users read as the maker of words and pictures; without one, the provider's name. */
  name: optionalText(60),
  wordsModel: requiredText(t`Enter the model that writes, such as gpt-5.4-mini.`, 200),
  /** Null: the studio draws every picture. */
  pictureModel: optionalText(200),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .regex(/^[A-Z]{3}$/, t`Enter three letters, such as USD.`),
  /** For a million tokens. */
  inputPrice: price,
  outputPrice: price,
  picturePrice: price,
});
export type AiSettingsBody = z.input<typeof aiSettingsBody>;

/** What administrators see; a key never leaves the server. */
export const aiSettingsView = z.object({
  /** Where the provider comes from. Variables win; without any, the studio makes every card. */
  source: z.enum(['variables', 'page', 'none']),
  /** The variables that are set. */
  variables: z.array(z.string()),
  settings: aiSettingsBody
    .omit({ apiKey: true })
    .extend({ baseUrl: z.string().nullable(), name: z.string().nullable(), pictureModel: z.string().nullable() })
    .extend({ wordsModel: z.string(), currency: z.string(), hasKey: z.boolean() }),
});
export type AiSettingsView = z.infer<typeof aiSettingsView>;

export const aiTrial = z.object({
  worked: z.boolean(),
  /** What came of it: what to do about it if it did not work. */
  words: z.string(),
  /** The provider's own line about what it refused. */
  reply: z.string().nullable(),
  durationMs: z.int(),
  /** In the currency of the settings; null where price or use is not known. */
  cost: z.number().nullable(),
  /** What was written. */
  text: z.string().nullable(),
  /** What was drawn: a JPEG as base64. */
  picture: z.string().nullable(),
});
export type AiTrial = z.infer<typeof aiTrial>;

export const aiSettingsEndpoints = {
  get: endpoint({ method: 'GET', path: '/api/admin/ai', response: aiSettingsView }),
  save: endpoint({ method: 'PUT', path: '/api/admin/ai', body: aiSettingsBody, response: aiSettingsView }),
  /** Forgets provider and key; models and prices stay. */
  remove: endpoint({ method: 'DELETE', path: '/api/admin/ai', response: aiSettingsView }),
  /** Asks for words or a picture with these settings, and tells what came. */
  try: endpoint({
    method: 'POST',
    path: '/api/admin/ai/test',
    body: z.object({ kind: z.enum(['words', 'picture']), settings: aiSettingsBody }),
    response: aiTrial,
  }),
};
