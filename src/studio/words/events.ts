import { z } from 'zod';
import { type CardCategory, cardCategories } from '../../contract/vocabulary.ts';
import { categoryForOccasion } from '../../domain/card-category.ts';
import { isOccasionType } from '../../domain/occasions.ts';
import { type Facts, likelyAgeOf } from './idea.ts';
import { type End, ends } from './language-pack.ts';
import { readContent } from './read-content.ts';
import { normalise } from './sentences.ts';
import type { WordsRequest } from './words-request.ts';
import { type YearsCondition, yearsOf } from './years-condition.ts';

const eventsSchema = z.record(
  z.string(),
  z.strictObject({
    card: z.enum(cardCategories),
    /** The event that congratulations on it are about: an exam that is passed. */
    done: z.string().optional(),
    /** The event whose heading and pictures it shares. */
    like: z.string().optional(),
    /** How cards to near kin end, if not as any card of the category. */
    ends: z.enum(ends).optional(),
    /** No child has it, so a nephew of unknown age is grown up. */
    grownUps: z.boolean().default(false),
    /** At what ages it is the reader's own: the baby of a grandmother is somebody else's. */
    own: z.string().transform(yearsOf).optional(),
    typed: z.array(z.string()).default([]),
    not: z.array(z.string()).default([]),
  }),
);

type Event = {
  event: string;
  card: CardCategory;
  done?: string | undefined;
  like?: string | undefined;
  ends?: End | undefined;
  grownUps: boolean;
  own?: YearsCondition | undefined;
  phrases: readonly string[];
  not: readonly string[];
};
let read: readonly Event[] | undefined;

/** Events that have sentences of their own, in the order in which they are recognised. */
function allEvents(): readonly Event[] {
  read ??= Object.entries(readContent('./events.yaml', eventsSchema)).map(([event, { typed, not, ...rest }]) => ({
    event,
    ...rest,
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

/**
 * The event whose heading and pictures a card has, also where it was typed: "Leo's bar mitzvah", "Verlobung". Other words
 * stay as they are.
 */
export function eventOf(occasionType: string): string {
  const found = findEvent(occasionType);
  return found?.like ?? found?.event ?? occasionType;
}

/** Whether an occasion has a name of its own: one of the form's, or a recognised event. */
export const isKnownOccasion = (occasionType: string) =>
  isOccasionType(occasionType) || findEvent(occasionType) !== undefined;

/** How cards on this event end. */
export const endOf = (event: string): End | undefined => findEvent(event)?.ends;

/** Whether a day is one of the world's feasts, whose sentences are in `<language>/feasts.yaml`. */
export const isFeast = (event: string) => allEvents().some((each) => each.event === event && each.card === 'holiday');

/** Whether an event is one that no child has: a wedding, a new job. */
export const isOfGrownUps = (event: string) => findEvent(event)?.grownUps ?? false;

/** Whether the event of a card is the reader's own, by their age: not a baby at 78, nor a first day at school at 40. */
export function isTheirOwn(facts: Facts): boolean {
  const own = allEvents().find(({ event }) => event === facts.occasionType)?.own;
  if (!own || (facts.age === 0 && facts.isOfAnyAge)) return true;
  return own(facts.age || likelyAgeOf(facts));
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
 * engagement, and the heading of congratulations; those on an exam say that it is passed.
 */
export function withEvent(request: WordsRequest): WordsRequest {
  const { category, occasion } = request;
  if (!occasion) return request;
  const found = findEvent(occasion.type);
  // A wedding filed as custom is a wedding, too.
  const filed = category === 'custom' && found ? found.card : categoryOfWords(category, occasion.type);
  const isCongratulated = category === 'congratulations' && found?.card === 'custom';
  if (isCongratulated && found.done) return { ...request, occasion: { ...occasion, type: found.done } };
  return {
    ...request,
    category: isCongratulated ? 'custom' : filed,
    occasion: { ...occasion, type: found?.event ?? occasion.type, typed: occasion.type },
  };
}
