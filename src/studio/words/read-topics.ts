import { z } from 'zod';
import { type Language, languages } from '../../contract/vocabulary.ts';
import { seasons } from '../../domain/season.ts';
import { readContent } from './read-content.ts';

const names = z.strictObject({
  /** As the chip says it. */
  name: z.string(),
  /** As it stands in a sentence, after "time for" and the like; the name in lower case where it is left out. */
  says: z.string().optional(),
  /** Other words that people write for it. */
  also: z.array(z.string()).default([]),
});

const topicSchema = z.strictObject({
  id: z.string(),
  /** What sentences may speak of it: `<language>/topics.yaml` has them by family. */
  family: z.string(),
  /** The drawing that shows it. */
  motif: z.string(),
  /** When people do it or wish for it; left out where any time will do. */
  season: z.array(z.enum(seasons)).min(1).optional(),
  in: z.record(z.enum(languages), names),
});

/** Something people love, as `topics.yaml` knows it. */
export type Topic = z.infer<typeof topicSchema>;
export type TopicFamily = string;

let read: readonly Topic[] | undefined;

/** The catalogue of what people love, in the order in which it is offered. */
export function allTopics(): readonly Topic[] {
  read ??= readContent('./topics.yaml', z.array(topicSchema));
  return read;
}

const byId = new Map<string, Topic>();

export function findTopic(id: string): Topic | undefined {
  if (byId.size === 0) for (const topic of allTopics()) byId.set(topic.id, topic);
  return byId.get(id);
}

/** A topic as a sentence of this language names it. */
export function saysOf({ in: words }: Topic, language: Language): string {
  const { name, says } = words[language];
  return says ?? name.toLowerCase();
}
