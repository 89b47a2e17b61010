import { z } from 'zod';
import { type CardCategory, cardCategories } from '../../contract/vocabulary.ts';
import { categoryForOccasion } from '../../domain/card-category.ts';
import { isOccasionType } from '../../domain/occasions.ts';
import { readContent } from './read-content.ts';
import { normalise } from './sentences.ts';
import type { WordsRequest } from './words-request.ts';

const eventsSchema = z.record(
  z.string(),
  z.strictObject({
    card: z.enum(cardCategories),
    typed: z.array(z.string()).default([]),
    not: z.array(z.string()).default([]),
  }),
);

type Event = { event: string; card: CardCategory; phrases: readonly string[]; not: readonly string[] };
let read: readonly Event[] | undefined;

/** Events that have sentences of their own, in the order in which they are recognised. */
function allEvents(): readonly Event[] {
  read ??= Object.entries(readContent('./events.yaml', eventsSchema)).map(([event, { card, typed, not }]) => ({
    event,
    card,
    phrases: [event, ...typed].map((phrase) => ` ${normalise(phrase)} `),
    not: not.map((word) => ` ${normalise(word)}`),
  }));
  return read;
}

function findEvent(typed: string): Event | undefined {
  // Memorial Day is not the day of somebody's death.
  if (isOccasionType(typed)) return allEvents().find(({ event }) => event === typed);
  const words = ` ${normalise(typed)} `;
  return allEvents().find(
    ({ phrases, not }) => phrases.some((phrase) => words.includes(phrase)) && !not.some((word) => words.includes(word)),
  );
}

/**
 * The category of a card's words: that of its event, unless the user chose another. A religious day gets no thank-you
 * words.
 */
export function categoryOfWords(category: CardCategory, occasionType: string): CardCategory {
  return category === categoryForOccasion(occasionType) ? (findEvent(occasionType)?.card ?? category) : category;
}

/** The event that an occasion is, also where it was typed: "Leo's bar mitzvah", "Verlobung". Other words stay as they are. */
export function eventOf(occasionType: string): string {
  return findEvent(occasionType)?.event ?? occasionType;
}

const lettersThatTell = 7;

/** Whether a text speaks of an event, by the beginnings of the words that are typed for it. */
export function namesEvent(text: string, event: string): boolean {
  const said = ` ${normalise(text)} `;
  const phrases = allEvents().find((each) => each.event === event)?.phrases ?? [];
  return phrases.some((phrase) => said.includes(phrase.slice(0, lettersThatTell)));
}

/**
 * A request with its event by name, and the category of its words. Congratulations on an engagement have the words of the
 * engagement, and the heading of congratulations.
 */
export function withEvent(request: WordsRequest): WordsRequest {
  const { category, occasion } = request;
  if (!occasion) return request;
  const isOfEvent = category === 'congratulations' && findEvent(occasion.type)?.card === 'custom';
  return {
    ...request,
    category: isOfEvent ? 'custom' : categoryOfWords(category, occasion.type),
    occasion: { ...occasion, type: eventOf(occasion.type) },
  };
}
