import { z } from 'zod';
import { type CardCategory, cardCategories, type Language } from '../../contract/vocabulary.ts';
import { seasons } from '../../domain/season.ts';
import type { Rng } from '../art/core/rng.ts';
import { type Closing, closingsFor, leastEchoing } from './closings.ts';
import { namesDay } from './day-words.ts';
import { weightyWords } from './echo.ts';
import {
  audienceOf,
  type Facts,
  type Idea,
  ideaFields,
  isFitting,
  type KnownTopic,
  oneOrMore,
  type Said,
  voicesFor,
} from './idea.ts';
import type { LanguagePack } from './language-pack.ts';
import { readContent } from './read-content.ts';
import { valuesFor } from './say.ts';
import { normalise, sentencesOfEach } from './sentences.ts';
import type { WordsRequest } from './words-request.ts';

/** Cards on which a sentence about a hobby may stand, by mood. Sympathy has none: nobody's garden comforts them. */
const moods: Readonly<Record<string, readonly CardCategory[]>> = {
  festive: ['birthday', 'christmas', 'new-year', 'easter', 'halloween', 'thanksgiving', 'independence-day', 'holiday'],
  caring: ['thinking-of-you', 'get-well'],
  grateful: ['thank-you', 'mothers-day', 'fathers-day'],
  proud: ['congratulations'],
  loving: ['valentines', 'anniversary'],
  // A cheerful word is out of place beside a sickbed, and an anniversary belongs to two.
  any: cardCategories.filter((category) => !['sympathy', 'get-well', 'anniversary', 'custom'].includes(category)),
};
const solemnDays = new Set(['memorial', 'memorial-day', 'good-friday']);

/** Cards that wish time for what they love: out of its season it is not spoken of on them. */
const wishingTime = new Set<CardCategory>(['festive', 'caring'].flatMap((mood) => moods[mood] ?? []));

const parentsDays: ReadonlySet<CardCategory> = new Set(['mothers-day', 'fathers-day']);

const seasonsSchema = z.union([z.array(z.enum(seasons)).min(1), z.literal('any').transform(() => seasons)]);
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
    /** When it may be said, where that is not the season of the topic. */
    season: seasonsSchema.optional(),
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

/** As many of the sender's latest cards of a kind a frame rests through. */
const latest = 80;
/** As often as a frame is told in a season, to people who all love the same. */
const mostInSeason = 3;

/** How many messages have a frame’s words in them. */
const timesIn = (told: string, traces: readonly string[]) =>
  told === '' ? 0 : traces.reduce((times, trace) => times + told.split(trace).length - 1, 0);

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
  // What could be said of anything says nothing of two people.
  const always = request.category === 'anniversary' ? [] : ['any'];
  const spoken = new Set([...always, ...facts.topics.flatMap(({ id, family }) => [id, family])]);
  const open = framesOf(pack.language).filter(({ about, on }) => spoken.has(about) && on.has(request.category));
  const told = sentencesOfEach(request.taken ?? [])
    .slice(0, latest)
    .map((sentences) => sentences.join(' '))
    .join('\n');
  const timesTold = new Map(open.map((frame) => [frame, timesIn(told, tracesOf(frame))]));
  const voices = voicesFor(request.tone, facts.group);
  const fitting = open.filter((frame) => isFitting(ideaOf(frame, ''), facts) && voices.some((voice) => frame[voice]));
  // A frame rests for a season while another can speak of the topic, and is never told a fourth time in it. What was
  // written for chess goes before what suits any game, and that before what could be said of anything.
  const framesFor = (topic: KnownTopic): readonly Frame[] => {
    const { id, family, pet } = topic;
    for (let times = 0; times < mostInSeason; times++)
      for (const about of [id, family, pet ? null : 'any']) {
        const frames = fitting.filter(
          (frame) => frame.about === about && timesTold.get(frame) === times && isInSeason(frame, topic, request),
        );
        if (frames.length > 0) return frames;
      }
    return [];
  };
  const had = request.avoid.map(normalise);
  const wasSpokenOf = (topic: KnownTopic) => {
    if (had.length === 0) return false;
    const isOf = ({ about }: Frame) => about === topic.id || about === topic.family;
    const signs = [normalise(topic.says), ...open.filter(isOf).flatMap(tracesOf)];
    return signs.some((sign) => had.some((text) => text.includes(sign)));
  };
  // Never the same topic two years running; then the card speaks of something else.
  const shuffled = rng.fork('topic').shuffle(facts.topics.filter((topic) => !wasSpokenOf(topic)));
  const wishFor = wishesFor(facts, request, pack, told, rng);
  const ideasAbout = (topics: readonly KnownTopic[]) => {
    const topicOf = new Map<Frame, KnownTopic>();
    for (const topic of topics)
      for (const frame of framesFor(topic)) if (!topicOf.has(frame)) topicOf.set(frame, topic);
    return [...topicOf].map(([frame, topic]) => ({
      idea: ideaOf(frame, wishFor(frame)),
      values: valuesFor(facts, pack, topic),
    }));
  };
  const chosen = ideasAbout(shuffled.filter(({ isFromNotes }) => !isFromNotes));
  return chosen.length > 0 ? chosen : ideasAbout(shuffled);
}

function isInSeason(frame: Frame, topic: KnownTopic, { season, category }: WordsRequest): boolean {
  const when = frame.season ?? (wishingTime.has(category) ? topic.seasons : undefined);
  return !season || !when || when.includes(season);
}

/** How many wishes of ten are written for the relation, where there are such: what they love and who they are on one card. */
const ownInTen = 9;

/** The wish of a frame: it names the day where the opening does not, greets only once, and was said least to the sender's other people. */
function wishesFor(
  facts: Facts,
  { category }: WordsRequest,
  pack: LanguagePack,
  told: string,
  rng: Rng,
): (frame: Frame) => string {
  const greetings = pack.greetings.map(normalise);
  const isNaming = (text: string) => namesDay(text, category, pack.language);
  const known = (closings: readonly Closing[]) =>
    closings.map((closing) => {
      const words = normalise(closing.text);
      const greets = greetings.filter((greeting) => words.includes(greeting));
      const times = told === '' ? 0 : told.split(words).length - 1;
      return { ...closing, greets, names: isNaming(closing.text), times };
    });
  const { own, anyones } = closingsFor(facts, category, pack);
  const [ofRelation, ofAnyone] = [known(own), known(anyones)];
  return (frame) => {
    const said = sayingsOf(frame);
    const openings = said.map(([opening]) => opening);
    const words = normalise(openings.join(' '));
    const isNamed = openings.every(isNaming);
    const before = wordsIn(frame, pack.language);
    const fitting = (closings: typeof ofAnyone) => {
      const fresh = closings.filter(
        ({ greets, names }) => (isNamed || names) && !greets.some((greeting) => words.includes(greeting)),
      );
      const fit = leastEchoing(fresh, before);
      const least = Math.min(...fit.map(({ times }) => times));
      return fit.filter(({ times }) => times === least);
    };
    const luck = rng.fork(`${frame.id}/wish`);
    const [mine, anyones] = [fitting(ofRelation), fitting(ofAnyone)];
    // A few of them would soon be on every card.
    const prefersOwn = luck.next() * 10 < (ownInTen * own.length) / (own.length + 1);
    const pool = mine.length > 0 && (prefersOwn || anyones.length === 0) ? mine : anyones;
    return pool.length > 0 ? luck.pick(pool).text : '';
  };
}

/** What a frame says, in each of its voices. */
const sayingsOf = ({ light, warm, formal, all }: Frame) =>
  [light, warm, formal, all].filter((said) => said !== undefined);

const weighty = new Map<Frame, ReadonlySet<string>>();

/** The words of a frame that say something, asked for each card. */
function wordsIn(frame: Frame, language: Language): ReadonlySet<string> {
  const known = weighty.get(frame) ?? weightyWords(sayingsOf(frame).flat().join(' '), language);
  weighty.set(frame, known);
  return known;
}

/** A gap of a sentence, with one gap within it. */
const gap = /\{(?:[^{}]|\{[^{}]*\})*\}/u;
const fewestLettersOfTrace = 12;
const traces = new Map<Frame, readonly string[]>();

/** What is said to "du", to "Sie" and to several: a choice of words that is made for each card. */
const choice = /\{\w+, select, ((?:[^{}]*\{[^{}]*\})+)\}/gu;
const mostForms = 5;
function formsOf(opening: string): string[] {
  const forms = Array.from({ length: mostForms }, (_, form) =>
    opening.replace(choice, (_all, words: string) => {
      const said = [...words.matchAll(/\{([^{}]*)\}/gu)].map(([, each = '']) => each);
      return said[Math.min(form, said.length - 1)] ?? '';
    }),
  );
  return [...new Set(forms)];
}

/** A run of words beside a gap without its outer words, which grammar may change: “de” before “le jardin” is “du”. */
const inner = (run: string) => normalise(run).split(' ').slice(1, -1).join(' ');

/** What every message of a frame has in it, whatever its gaps say: the longest run of words of each opening. */
function tracesOf(frame: Frame): readonly string[] {
  const known =
    traces.get(frame) ??
    sayingsOf(frame)
      .flatMap(([opening]) => formsOf(opening))
      .map((opening) => opening.split(gap).map((run, _at, { length }) => (length > 1 ? inner(run) : normalise(run))))
      .map((runs) => runs.reduce((longest, run) => (run.length > longest.length ? run : longest), ''))
      .filter((trace) => trace.length >= fewestLettersOfTrace)
      // One of those that contain each other, so that no message counts twice.
      .filter((trace, at, all) => !all.some((other, i) => trace.includes(other) && (trace !== other || i < at)));
  traces.set(frame, known);
  return known;
}

const anyone = audienceOf(['everyone']);

function ideaOf({ about, id, to = anyone, years, light, warm, formal, all }: Frame, wish: string): Idea {
  const withWish = (said: readonly [string, string] | undefined): Said | undefined => said && [...said, wish];
  const says = { light: withWish(light), warm: withWish(warm), formal: withWish(formal), all: withWish(all) };
  return { id: `topics/${id}`, kind: 'fact', about, to, years, says };
}
