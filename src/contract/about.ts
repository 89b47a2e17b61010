import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { languages } from './vocabulary.ts';

export const formsOfAddress = ['feminine', 'masculine', 'neutral'] as const;
export type FormOfAddress = (typeof formsOfAddress)[number];
export const registers = ['informal', 'formal'] as const;
export type Register = (typeof registers)[number];
export const petKinds = ['dog', 'cat', 'horse', 'rabbit', 'bird', 'fish', 'other'] as const;
export type PetKind = (typeof petKinds)[number];

/** How long the texts about a contact may be, in UTF-16 units, and how many there may be. */
export const aboutLimits = {
  callsMe: 60,
  signAs: 100,
  topics: 12,
  ownTopics: 6,
  ownTopic: 40,
  pets: 6,
  petName: 40,
  memories: 3,
  memory: 200,
  neverMention: 12,
  neverMentioned: 60,
  notFromNotes: 200,
} as const;

/** One line: it stands inside a sentence, or in a list. */
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
/** An id of the catalogue of topics; the server checks that it is there. */
const topicId = z.string().min(1).max(60);
/** Without what is there twice. */
const each = (item: z.ZodType<string, string>, max: number) =>
  z
    .array(item)
    .max(max)
    .transform((items) => [...new Set(items)]);

const aboutFields = {
  /** The gender of the words that speak of them, where the relationship does not tell it. */
  addressedAs: z.enum(formsOfAddress).nullable(),
  /** du or Sie, tu or vous, where they differ from what the relationship suggests. */
  register: z.enum(registers).nullable(),
  /** What they call the user. */
  callsMe: optionalLine(aboutLimits.callsMe),
  /** How the user signs to them, the closing included: "Love, Eleanor and Tom". */
  signAs: optionalLine(aboutLimits.signAs),
  topics: each(topicId, aboutLimits.topics),
  /** What they love that no catalogue has. */
  ownTopics: each(line(aboutLimits.ownTopic), aboutLimits.ownTopics),
  pets: z.array(z.strictObject({ name: line(aboutLimits.petName), kind: z.enum(petKinds) })).max(aboutLimits.pets),
  /** Sentences of the user's, used as they are, each once. */
  memories: each(line(aboutLimits.memory), aboutLimits.memories),
  /** Words that stand on none of their cards. */
  neverMention: each(line(aboutLimits.neverMentioned), aboutLimits.neverMention),
  hasDied: z.boolean(),
  /** Topics that are recognised in the notes, and that the user took away. */
  notFromNotes: each(topicId, aboutLimits.notFromNotes),
};

/** What is known about a contact. */
export const about = z.strictObject(aboutFields);
export type About = z.output<typeof about>;

/** What a call says of it: what is left out stays as it is. */
export const aboutInput = about.partial();

export const nothingKnown: About = {
  addressedAs: null,
  register: null,
  callsMe: null,
  signAs: null,
  topics: [],
  ownTopics: [],
  pets: [],
  memories: [],
  neverMention: [],
  hasDied: false,
  notFromNotes: [],
};

/** Something people love, of the catalogue, by its name in one language. */
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
