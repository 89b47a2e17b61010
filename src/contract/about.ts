import { z } from 'zod';
import { aboutLimits, petKinds } from './about-limits.ts';
import { endpoint } from './endpoint.ts';
import { languages, tones, wordsLengths } from './vocabulary.ts';

export const formsOfAddress = ['feminine', 'masculine', 'neutral'] as const;
export type FormOfAddress = (typeof formsOfAddress)[number];
export const registers = ['informal', 'formal'] as const;
export type Register = (typeof registers)[number];
/** Text without line breaks: it appears inside a sentence or in a list. */
const line = (max: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(max)
    .transform((text) => text.replace(/\s+/gu, ' '));
const optionalLine = (max: number) =>
  z
    .string()
    .trim()
    .max(max)
    .nullable()
    .transform((text) => text?.replace(/\s+/gu, ' ') || null);
/** A topic's id in the catalogue; the server checks that it exists. */
const topicId = z.string().min(1).max(60);
/** A list without repetitions. */
const each = (item: z.ZodType<string, string>, max: number) =>
  z
    .array(item)
    .max(max)
    .transform((items) => [...new Set(items)]);

const aboutFields = {
  /** The grammatical gender for this contact where the relationship does not imply one. */
  addressedAs: z.enum(formsOfAddress).nullable(),
  /** du or Sie, tu or vous, if it differs from the default for the relationship. */
  register: z.enum(registers).nullable(),
  /** The tone and the length of their cards where a form leaves them open; the system's usual ones if null. */
  usualTone: z.enum(tones).nullable(),
  usualLength: z.enum(wordsLengths).nullable(),
  /** What they call the user. */
  callsMe: optionalLine(aboutLimits.callsMe),
  /** The user's signature on their cards, closing included: "Love, Eleanor and Tom". */
  signAs: optionalLine(aboutLimits.signAs),
  topics: each(topicId, aboutLimits.topics),
  /** Interests that are not in the catalog. */
  ownTopics: each(line(aboutLimits.ownTopic), aboutLimits.ownTopics),
  pets: z.array(z.strictObject({ name: line(aboutLimits.petName), kind: z.enum(petKinds) })).max(aboutLimits.pets),
  /** Sentences by the user, each used verbatim on one card. */
  memories: each(line(aboutLimits.memory), aboutLimits.memories),
  /** Words that must not appear on their cards. */
  neverMention: each(line(aboutLimits.neverMentioned), aboutLimits.neverMention),
  hasDied: z.boolean(),
  /** Topics recognised in the notes that the user removed. */
  notFromNotes: each(topicId, aboutLimits.notFromNotes),
};

/** What is known about a contact. */
export const about = z.strictObject(aboutFields);
export type About = z.output<typeof about>;

/** The input of a call: fields left out stay unchanged. */
export const aboutInput = about.partial();

/** A topic of the catalogue, such as a hobby, with its name in one language. */
export const topicView = z.object({ id: z.string(), family: z.string(), name: z.string() });
export type TopicView = z.infer<typeof topicView>;

export const topicEndpoints = {
  list: endpoint({
    method: 'GET',
    path: '/api/topics',
    query: z.object({ language: z.enum(languages).default('en') }),
    response: z.array(topicView),
  }),
};
