import { z } from 'zod';
import { languages } from '../../contract/vocabulary.ts';
import { readContent } from './read-content.ts';
import { allTopics } from './read-topics.ts';
import { normalise } from './sentences.ts';

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
const oneOf = (alternatives: readonly string[]) => new RegExp(`(?<= )(?:${alternatives.join('|')})(?= )`, 'u');

let read: { isPrivate: RegExp; topics: readonly { id: string; named: RegExp }[] } | undefined;

function lexicon() {
  if (read) return read;
  const lists = readContent('./private-words.yaml', z.record(z.enum(languages), z.string()));
  const words = Object.values(lists).flatMap((list) => list.split(/\s+/));
  const isPrivate = oneOf(words.map((word) => escaped(normalise(word)) + (word.endsWith('*') ? '\\p{L}*' : '')));
  const topics = allTopics().map(({ id, in: names }) => ({
    id,
    named: oneOf(Object.values(names).flatMap(({ name, also }) => [name, ...also].map(normalise).map(escaped))),
  }));
  read = { isPrivate, topics };
  return read;
}

/**
 * The topics in free notes, in any language, in the order of the catalogue. Sentences with a negation, illness, grief,
 * money, trouble or another person give none. No other word of the notes is used.
 */
export function topicsInNotes(notes: string): string[] {
  if (notes.trim() === '') return [];
  const { isPrivate, topics } = lexicon();
  const open = withoutPrivateLists(notes, isPrivate)
    .split(/[.;!?\n]+|\s[-–—•]\s/u)
    .map((sentence) => ` ${normalise(sentence)} `)
    .filter((sentence) => !isPrivate.test(sentence));
  return topics.filter(({ named }) => open.some((sentence) => named.test(sentence))).map(({ id }) => id);
}

/** The notes without lists after a line such as "Dislikes:", up to the next empty line. */
function withoutPrivateLists(notes: string, isPrivate: RegExp): string {
  return notes
    .split(/\n\s*\n/)
    .map((paragraph) => {
      const lines = paragraph.split('\n');
      const opening = lines.findIndex((line) => /:\s*$/.test(line) && isPrivate.test(` ${normalise(line)} `));
      return (opening < 0 ? lines : lines.slice(0, opening)).join('\n');
    })
    .join('\n');
}
