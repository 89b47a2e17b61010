import { z } from 'zod';
import { type Language, languages } from '../../contract/vocabulary.ts';
import { seasons } from '../../domain/season.ts';
import { readContent } from './read-content.ts';

const names = z.strictObject({
  /** Its name on the chip. */
  name: z.string(),
  /** Its form in a sentence, after "time for" and the like; by default the name in lower case. */
  says: z.string().optional(),
  /** Other words that people write for it. */
  also: z.array(z.string()).default([]),
});

const topicSchema = z.strictObject({
  id: z.string(),
  /** Its family, whose sentences in `<language>/topics.yaml` may mention it. */
  family: z.string(),
  /** The drawing that shows it. */
  motif: z.string(),
  /** The seasons in which people do it or wish for it; all if missing. */
  season: z.array(z.enum(seasons)).min(1).optional(),
  /** The age from which it fits; any if missing. */
  from: z.int().optional(),
  /** A person or an animal: sentences for any hobby do not fit. */
  living: z.boolean().optional(),
  in: z.record(z.enum(languages), names),
});

/** Something people love, an entry of `topics.yaml`. */
export type Topic = z.infer<typeof topicSchema>;
export type TopicFamily = string;

let read: readonly Topic[] | undefined;

/** The catalogue of topics, in the order in which it is offered. */
export function allTopics(): readonly Topic[] {
  read ??= readContent('./topics.yaml', z.array(topicSchema));
  return read;
}

const byId = new Map<string, Topic>();

export function findTopic(id: string): Topic | undefined {
  if (byId.size === 0) for (const topic of allTopics()) byId.set(topic.id, topic);
  return byId.get(id);
}

/** The form of a topic in a sentence of this language. */
export function saysOf({ in: words }: Topic, language: Language): string {
  const { name, says } = words[language];
  return says ?? name.toLowerCase();
}
