import { z } from 'zod';
import { type Language, languages } from '../../contract/vocabulary.ts';
import { isKnownOccasion } from './events.ts';
import { mentions } from './never-mention.ts';
import { readContent } from './read-content.ts';
import { normalise } from './sentences.ts';
import { isPrivate } from './topics-in-notes.ts';
import type { WordsRequest } from './words-request.ts';

const mostLetters = 40;
/** Words, without figures, orders and anything that ends a sentence. */
const plainWords = /^\p{L}[\p{L} -]*$/u;
/** The language that people type in most. */
const usual: Language = 'en';

const schema = z.record(
  z.enum(languages),
  z.string().transform((words) => new Set(words.split(/\s+/))),
);
let read: Readonly<Record<Language, ReadonlySet<string>>> | undefined;

/** Whether words are of this language by its small words. Without any, only the usual language is assumed. */
function isIn(language: Language, typed: string): boolean {
  read ??= readContent('./small-words.yaml', schema);
  const words = normalise(typed).split(' ');
  const counts = Object.entries(read).map(([code, known]) => ({
    code,
    count: words.filter((word) => known.has(word)).length,
  }));
  const own = counts.find(({ code }) => code === language)?.count ?? 0;
  const most = Math.max(...counts.filter(({ code }) => code !== language).map(({ count }) => count));
  // In the usual language a word of two languages counts, and unmarked words do.
  if (language !== usual) return own > most;
  return own > 0 ? own >= most : most === 0 && !/[^ -~]/.test(typed);
}

/**
 * An event in the sender's own words that a sentence of the card can name ("First day in the choir"); empty if it is no
 * such event, in another language, private, or names the recipient.
 */
export function sayableEvent({ category, occasion, recipient }: WordsRequest, language: Language): string {
  const typed = occasion?.type.trim() ?? '';
  if (category !== 'custom' && category !== 'congratulations') return '';
  if (typed.length > mostLetters || !plainWords.test(typed) || isKnownOccasion(typed)) return '';
  const names = normalise(`${recipient.name} ${recipient.nickname ?? ''}`).split(' ');
  return !isPrivate(typed, language) && !mentions(typed, names) && isIn(language, typed) ? typed : '';
}
