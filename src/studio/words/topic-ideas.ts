import { z } from 'zod';
import { type CardCategory, cardCategories, type Language } from '../../contract/vocabulary.ts';
import type { Rng } from '../art/core/rng.ts';
import {
  audienceOf,
  type Facts,
  type Idea,
  ideaFields,
  isFitting,
  type KnownTopic,
  oneOrMore,
  type Said,
} from './idea.ts';
import type { LanguagePack } from './language-pack.ts';
import { readContent } from './read-content.ts';
import { valuesFor } from './say.ts';
import { normalise } from './sentences.ts';
import type { WordsRequest } from './words-request.ts';

/** Cards on which a sentence about a hobby may stand, by mood. Sympathy has none: nobody's garden comforts them. */
const moods: Readonly<Record<string, readonly CardCategory[]>> = {
  festive: ['birthday', 'christmas', 'new-year', 'easter', 'halloween', 'thanksgiving', 'independence-day', 'holiday'],
  caring: ['thinking-of-you', 'get-well'],
  grateful: ['thank-you', 'mothers-day', 'fathers-day'],
  proud: ['congratulations'],
  loving: ['valentines', 'anniversary'],
  any: cardCategories.filter((category) => category !== 'sympathy'),
};
const solemnDays = new Set(['memorial', 'memorial-day', 'good-friday']);

const parentsDays: ReadonlySet<CardCategory> = new Set(['mothers-day', 'fathers-day']);

const openingAndTurn = z.tuple([z.string(), z.string()]);
/** A frame of `<language>/topics.yaml`: opening and turn about what they love; the wish is the occasion's. */
const frameSchema = ideaFields
  .pick({ to: true, years: true })
  .partial()
  .extend({
    id: z.string(),
    /** A topic or a family of the catalogue, or "pet"; "any" names a topic without knowing more of it. */
    about: z.string(),
    /** Moods, or categories of cards. */
    on: oneOrMore.transform((on) => new Set<string>(on.flatMap((name) => moods[name] ?? name))),
    light: openingAndTurn.optional(),
    warm: openingAndTurn.optional(),
    formal: openingAndTurn.optional(),
    all: openingAndTurn.optional(),
  });
type Frame = z.infer<typeof frameSchema>;

const frames = new Map<Language, readonly Frame[]>();

function framesOf(language: Language): readonly Frame[] {
  const known = frames.get(language) ?? readContent(`./${language}/topics.yaml`, z.array(frameSchema));
  frames.set(language, known);
  return known;
}

/** Ideas that speak of what this person loves, with what their sentences name. */
export function topicIdeasFor(
  facts: Facts,
  request: WordsRequest,
  pack: LanguagePack,
  rng: Rng,
): { idea: Idea; values: Record<string, string> }[] {
  if (facts.topics.length === 0 || solemnDays.has(facts.occasionType)) return [];
  // A wife's Mother's Day is about her and the family, not about her garden.
  if (facts.group === 'partner' && parentsDays.has(request.category)) return [];
  const open = framesOf(pack.language).filter(({ on }) => on.has(request.category));
  // What was written for chess goes before what suits any game, and that before what could be said of anything.
  const written = new Set(open.filter((frame) => isFitting(ideaOf(frame, ''), facts)).map(({ about }) => about));
  const nearest = new Map(
    facts.topics.map((topic) => [
      topic,
      [topic.id, topic.family].find((about) => about !== null && written.has(about)) ?? (topic.pet ? null : 'any'),
    ]),
  );
  const isOf = (frame: Frame, topic: KnownTopic) => frame.about === nearest.get(topic);
  const had = request.avoid.map(normalise);
  const wasSpokenOf = (topic: KnownTopic) => {
    if (had.length === 0) return false;
    const signs = [topic.says, ...open.flatMap((frame) => (isOf(frame, topic) ? openingsOf(frame) : []))];
    return signs.map(normalise).some((sign) => had.some((text) => text.includes(sign)));
  };
  // Never the same topic two years running while there is another.
  const rested = facts.topics.filter((topic) => !wasSpokenOf(topic));
  const shuffled = rng.fork('topic').shuffle(rested.length > 0 ? rested : facts.topics);
  const greetings = pack.greetings.map(normalise);
  const closings = pack.closings();
  const toPartner = facts.group === 'partner' ? closings[`${request.category}/partner`] : undefined;
  const wishes = (toPartner ?? closings[request.category] ?? []).map((wish) => {
    const words = normalise(wish);
    return { wish, greets: greetings.filter((greeting) => words.includes(greeting)) };
  });
  const ideasAbout = (topics: readonly KnownTopic[]) =>
    open.flatMap((frame) => {
      const topic = topics.find((each) => isOf(frame, each));
      if (!topic) return [];
      // Nobody is thanked twice, or wished a happy birthday twice.
      const said = normalise([frame.light, frame.warm, frame.formal, frame.all].flat().join(' '));
      const fresh = wishes.filter(({ greets }) => !greets.some((greeting) => said.includes(greeting)));
      // The opening is about a garden, so the wish had better say what day it is.
      const isNamed = greetings.some((greeting) => said.includes(greeting));
      const naming = isNamed ? [] : fresh.filter(({ greets }) => greets.length > 0);
      const fitting = naming.length > 0 ? naming : fresh;
      const wish = fitting.length > 0 ? rng.fork(`${frame.id}/wish`).pick(fitting).wish : '';
      return [{ idea: ideaOf(frame, wish), values: valuesFor(facts, pack, topic) }];
    });
  const chosen = ideasAbout(shuffled.filter(({ isFromNotes }) => !isFromNotes));
  return chosen.length > 0 ? chosen : ideasAbout(shuffled);
}

const openingsOf = ({ light, warm, formal, all }: Frame) =>
  [light, warm, formal, all].flatMap((said) => (said && !said[0].includes('{') ? [said[0]] : []));

const anyone = audienceOf(['everyone']);

function ideaOf({ about, id, to = anyone, years, light, warm, formal, all }: Frame, wish: string): Idea {
  const withWish = (said: readonly [string, string] | undefined): Said | undefined => said && [...said, wish];
  const says = { light: withWish(light), warm: withWish(warm), formal: withWish(formal), all: withWish(all) };
  return { id: `topics/${id}`, kind: 'fact', about, to, years, says };
}
