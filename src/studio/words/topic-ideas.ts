import { z } from 'zod';
import { type CardCategory, cardCategories, type Language } from '../../contract/vocabulary.ts';
import { seasons } from '../../domain/season.ts';
import type { Rng } from '../art/core/rng.ts';
import { bestClosings, type Closing, callingOnce, closingsFor } from './closings.ts';
import { namesDay, speaksOfToday } from './day-words.ts';
import { echoOf, weightyWords } from './echo.ts';
import { isFeast } from './events.ts';
import {
  audienceOf,
  closenessOf,
  type Facts,
  type Idea,
  ideaFields,
  isFitting,
  isYoung,
  type KnownTopic,
  oneOrMore,
  type Said,
  suitsAnyAge,
  voicesFor,
} from './idea.ts';
import type { LanguagePack } from './language-pack.ts';
import { maySayTo } from './may-say.ts';
import { readContent } from './read-content.ts';
import { allTopics, findTopic } from './read-topics.ts';
import { fill, valuesFor } from './say.ts';
import { beginsAlike, isRepeating, normalise, sentencesOfEach } from './sentences.ts';
import { solemnDays } from './solemn.ts';
import { wearOf } from './wear.ts';
import type { WordsRequest } from './words-request.ts';

/** The cards with sentences about hobbies, by mood. Sympathy is not among them. */
const moods: Readonly<Record<string, readonly CardCategory[]>> = {
  festive: ['birthday', 'christmas', 'new-year', 'easter', 'halloween', 'thanksgiving', 'independence-day', 'holiday'],
  caring: ['thinking-of-you', 'get-well'],
  grateful: ['thank-you', 'mothers-day', 'fathers-day'],
  proud: ['congratulations'],
  loving: ['valentines', 'anniversary'],
  // Get-well cards need no cheer, and an anniversary belongs to two people.
  any: cardCategories.filter((category) => !['sympathy', 'get-well', 'anniversary', 'custom'].includes(category)),
};

/** Cards that wish time for a hobby, and so mention it only in its season. */
const wishingTime = new Set<CardCategory>(['festive', 'caring'].flatMap((mood) => moods[mood] ?? []));

/** The days on which a card wishes something, and so may speak of what they love. */
export const daysOfWishes: ReadonlySet<CardCategory> = new Set([
  'birthday',
  'christmas',
  'new-year',
  'get-well',
  'thinking-of-you',
  'custom',
]);

const parentsDays: ReadonlySet<CardCategory> = new Set(['mothers-day', 'fathers-day']);

const seasonsSchema = z.union([z.array(z.enum(seasons)).min(1), z.literal('any').transform(() => seasons)]);
const openingAndTurn = z.tuple([z.string(), z.string()]);
/** A frame of `<language>/topics.yaml`: opening and turn about a topic; the wish comes from the occasion. */
const frameSchema = ideaFields
  .pick({ to: true, years: true })
  .partial()
  .extend({
    id: z.string(),
    /** A topic or a family of the catalogue, or "pet"; "any" fits every topic. */
    about: z.string(),
    /** The topics of its family that it fits, if not all: no weeds for a beekeeper. */
    only: oneOrMore.optional(),
    /** Moods, or categories of cards. */
    on: oneOrMore.transform((on) => new Set<string>(on.flatMap((name) => moods[name] ?? name))),
    /** The seasons for it, if they differ from those of the topic. */
    season: seasonsSchema.optional(),
    light: openingAndTurn.optional(),
    warm: openingAndTurn.optional(),
    formal: openingAndTurn.optional(),
    all: openingAndTurn.optional(),
  });
type Written = z.infer<typeof frameSchema>;
type Frame = Written & {
  /** What it may speak of: "topic/running", "running" for the family, "pet" or "any". */
  pools: readonly string[];
  isForAnyAge: boolean;
  /** The same as an idea without a wish. */
  bare: Idea;
};

const frames = new Map<Language, readonly Frame[]>();

function framesOf(language: Language): readonly Frame[] {
  const known =
    frames.get(language) ??
    readContent(`./${language}/topics.yaml`, z.array(frameSchema)).map((written) => ({
      ...written,
      pools: poolsFor(written, language),
      isForAnyAge: suitsAnyAge(written),
      bare: ideaOf(written, ''),
    }));
  frames.set(language, known);
  return known;
}

/**
 * What a frame may speak of. Where a topic and its family have the same id, as coffee and its family with tea, a frame that
 * names the topic is about that alone.
 */
function poolsFor(written: Written, language: Language): readonly string[] {
  const { about, only } = written;
  if (only) return only.map((id) => `topic/${id}`);
  const topic = findTopic(about);
  if (!topic) return [about];
  if (topic.family !== about || !isShared(about)) return [`topic/${about}`];
  const { name, says = '', also } = topic.in[language];
  const named = weightyWords([name, says, ...also].join(' '), language);
  return [echoOf(weightyIn(written, language), named) > 0 ? `topic/${about}` : about];
}

const isShared = (family: string) => allTopics().filter((topic) => topic.family === family).length > 1;

/** The pools of a topic: its own and its family's. */
const poolsOf = ({ id, family }: KnownTopic) => [...(id ? [`topic/${id}`] : []), ...(family ? [family] : [])];

/** A frame is not repeated within this many of the sender's latest cards of a category. */
const latest = 80;
/** How many cards of ten prefer the frames of a topic to those of its family, which are more. */
const ownPoolInTen = 6;
/** How many prefer what is written for their relation or age, wherever it is; the others keep the cards of two children apart. */
const themFirstInTen = 7;
/** How often a frame may be used in a season, for people who all love the same. */
const mostInSeason = 3;

/** How many messages contain a frame’s words. */
const timesIn = (told: string, traces: readonly string[]) =>
  told === '' ? 0 : traces.reduce((times, trace) => times + told.split(trace).length - 1, 0);

/** Ideas about what this person loves, with the values for their sentences. */
export function topicIdeasFor(
  facts: Facts,
  request: WordsRequest,
  pack: LanguagePack,
  rng: Rng,
): { idea: Idea; values: Record<string, string> }[] {
  if (facts.topics.length === 0 || solemnDays.has(facts.occasionType)) return [];
  // A fast is not the day for coffee, and a feast is about itself.
  if (isFeast(facts.occasionType)) return [];
  // A custom day is about its event, which these sentences do not name.
  if (request.category === 'custom' && facts.occasionType !== '' && facts.occasionType !== 'custom') return [];
  // A wife's Mother's Day is about her and the family, not about her garden.
  if (facts.group === 'partner' && parentsDays.has(request.category)) return [];
  // "Time for singing" has nothing to do with thanks, a feast, or two people.
  const always = daysOfWishes.has(request.category) ? ['any'] : [];
  const pools = new Set([...always, ...facts.topics.flatMap(poolsOf)]);
  const open = framesOf(pack.language).filter(
    (frame) => frame.pools.some((pool) => pools.has(pool)) && frame.on.has(request.category),
  );
  const told = sentencesOfEach(request.taken ?? [])
    .slice(0, latest)
    .map((sentences) => sentences.join(' '))
    .join('\n');
  const timesTold = new Map(open.map((frame) => [frame, timesIn(told, tracesOf(frame))]));
  const voices = voicesFor(request.tone, facts.group);
  // "Time for swimming" is no wish for a child of four.
  const isForYoung = (frame: Frame) => frame.about !== 'any' || !frame.isForAnyAge;
  const fitting = open.filter(
    (frame) =>
      isFitting(frame.bare, facts) && voices.some((voice) => frame[voice]) && (!isYoung(facts) || isForYoung(frame)),
  );
  const isSayable = sayableTo(facts, request, pack);
  // A frame is not repeated in a season while another fits the topic, and never used a fourth time. Frames written
  // for chess take turns with those for any game, and both come before those for any topic.
  const isOwnFirst = rng.fork('pool').next() * 10 < ownPoolInTen;
  const isThemFirst = rng.fork('them').next() * 10 < themFirstInTen;
  const inTurn = (pools: string[]) => (isOwnFirst ? pools : pools.toReversed());
  const framesFor = (topic: KnownTopic): readonly Frame[] => {
    const inSeason = fitting.filter((frame) => isInSeason(frame, topic, request));
    const forAnyAge = facts.isOfAnyAge ? inSeason.filter(({ isForAnyAge }) => isForAnyAge) : [];
    const pools = [...inTurn(poolsOf(topic)), ...(topic.pet || topic.isLiving ? [] : ['any'])];
    for (const frames of [forAnyAge, inSeason])
      for (let times = 0; times < mostInSeason; times++)
        for (const pool of pools) {
          const isUsable = (frame: Frame) => timesTold.get(frame) === times && isSayable(frame, topic);
          const ofPool = frames.filter((frame) => frame.pools.includes(pool) && isUsable(frame));
          if (ofPool.length === 0) continue;
          // What is written for a mother, or for a child, comes before what is nearer to the hobby.
          const ofThem = isThemFirst
            ? frames.filter((frame) => isAbout(frame, topic) && isForThem(frame, facts) && isUsable(frame))
            : [];
          return [...new Set([...ofThem, ...ofPool])];
        }
    return [];
  };
  const had = request.avoid.map(normalise);
  const wasSpokenOf = (topic: KnownTopic) => {
    if (had.length === 0) return false;
    const own = poolsOf(topic);
    const ofTopic = open.filter(({ pools }) => pools.some((pool) => own.includes(pool)));
    const signs = [normalise(topic.says), ...ofTopic.flatMap(tracesOf)];
    return signs.some((sign) => had.some((text) => text.includes(sign)));
  };
  // Never the same topic two years running; the card then has another idea.
  const shuffled = rng.fork('topic').shuffle(facts.topics.filter((topic) => !wasSpokenOf(topic)));
  const wishFor = wishesFor(facts, request, pack, rng);
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

/**
 * Whether the words of a frame may be said to this person: else farther frames are asked. In Spanish many are only for those
 * addressed with tú.
 */
function sayableTo(facts: Facts, request: WordsRequest, pack: LanguagePack) {
  const voices = voicesFor(request.tone, facts.group);
  const maySay = maySayTo(facts, request, pack);
  return (frame: Frame, topic: KnownTopic): boolean => {
    const voice = voices.find((each) => frame[each]);
    const [opening, turn] = (voice && frame[voice]) ?? ['', ''];
    const values = valuesFor(facts, pack, topic);
    return maySay([fill(opening, values, pack), fill(turn, values, pack), '']);
  };
}

const isAbout = ({ pools }: Frame, topic: KnownTopic) => poolsOf(topic).some((pool) => pools.includes(pool));

/** Whether a frame is written for a relation or an age, and this person is of it. */
const isForThem = (frame: Frame, facts: Facts) =>
  closenessOf(frame.bare, facts) >= closenessOfGroups || (isYoung(facts) && !suitsAnyAge(frame));
const closenessOfGroups = 2;

function isInSeason(frame: Frame, topic: KnownTopic, { season, category, language }: WordsRequest): boolean {
  if (category === 'new-year' && speaksOfToday(formsIn(frame), language)) return false;
  const when = frame.season ?? (wishingTime.has(category) ? topic.seasons : undefined);
  return !season || !when || when.includes(season);
}

/** How many wishes of ten are for the relation, if there are any: the card is then about both topic and relation. */
const ownInTen = 9;

/**
 * The wish of a frame: it names the day if the opening does not, does not greet twice, and is the one least used for
 * the sender's other contacts.
 */
function wishesFor(
  facts: Facts,
  { category, taken = [] }: WordsRequest,
  pack: LanguagePack,
  rng: Rng,
): (frame: Frame) => string {
  const greetings = pack.greetings.map(normalise);
  const wear = wearOf(taken);
  const isNaming = (text: string) => namesDay(text, category, pack.language);
  const known = (closings: readonly Closing[]) =>
    closings.map((closing) => {
      const words = normalise(closing.text);
      const greets = greetings.filter((greeting) => words.includes(greeting));
      return { ...closing, greets, names: isNaming(closing.text) };
    });
  const { own, anyones } = closingsFor(facts, category, pack);
  const [ofRelation, ofAnyone] = [known(own), known(anyones)];
  const ofAnyDay = () => {
    const onAnyDay = closingsFor(facts, 'thinking-of-you', pack);
    return known(onAnyDay.own.length > 0 ? onAnyDay.own : onAnyDay.anyones);
  };
  return (frame) => {
    const said = sayingsOf(frame);
    const openings = said.map(([opening]) => opening);
    const words = normalise(openings.join(' '));
    const isNamed = openings.every(isNaming);
    const before = wordsIn(frame, pack.language);
    const fitting = (closings: typeof ofAnyone) =>
      closings.filter(
        ({ greets, names }) => (isNamed || names) && !greets.some((greeting) => words.includes(greeting)),
      );
    const luck = rng.fork(`${frame.id}/wish`);
    const [mine, anyones] = [fitting(ofRelation), fitting(ofAnyone)];
    // If there are only a few, they would soon be on every card.
    const prefersOwn = luck.next() * 10 < (ownInTen * own.length) / (own.length + 1);
    const nearer = mine.length > 0 && (prefersOwn || anyones.length === 0) ? mine : anyones;
    // Where all of them greet as the opening does, a fond word for any day ends the card.
    const pool = nearer.length > 0 || !isNamed ? nearer : fitting(ofAnyDay());
    const inTurn = bestClosings(callingOnce(pool, facts, pack), before, wear, luck);
    // "So einen Tag wünsche ich dir. Einen schönen Geburtstag wünsche ich dir." says it twice.
    const fresh = inTurn.filter(({ text }) => !isRepeating(formsIn(frame), text, []));
    const other = fresh.find(({ text }) => !beginsAlike(formsIn(frame), text));
    return (other ?? fresh[0] ?? inTurn[0])?.text ?? '';
  };
}

const inForms = new Map<Frame, string>();

/** All sentences of a frame in all forms of address, cached because each card needs them. */
function formsIn(frame: Frame): string {
  const known = inForms.get(frame) ?? sayingsOf(frame).flat().flatMap(formsOf).join(' ');
  inForms.set(frame, known);
  return known;
}

/** The sentences of a frame in each of its voices. */
const sayingsOf = ({ light, warm, formal, all }: Written) =>
  [light, warm, formal, all].filter((said) => said !== undefined);

const weighty = new Map<Frame, ReadonlySet<string>>();

/** The meaningful words of a frame, cached because each card needs them. */
function wordsIn(frame: Frame, language: Language): ReadonlySet<string> {
  const known = weighty.get(frame) ?? weightyIn(frame, language);
  weighty.set(frame, known);
  return known;
}

const weightyIn = (written: Written, language: Language) => weightyWords(sayingsOf(written).flat().join(' '), language);

/** A gap of a sentence, which may contain another gap. */
const gap = /\{(?:[^{}]|\{[^{}]*\})*\}/u;
const fewestLettersOfTrace = 12;
const traces = new Map<Frame, readonly string[]>();

/** The forms for "du", "Sie" and several people, chosen for each card. */
const choice = /\{\w+, select, ((?:[^{}]*\{[^{}]*\})+)\}/gu;
/** Polish has the most. */
const mostForms = 6;
function formsOf(sentence: string): string[] {
  const forms = Array.from({ length: mostForms }, (_, form) =>
    sentence.replace(choice, (_all, words: string) => {
      const said = [...words.matchAll(/\{([^{}]*)\}/gu)].map(([, each = '']) => each);
      return said[Math.min(form, said.length - 1)] ?? '';
    }),
  );
  return [...new Set(forms)];
}

/** A run of words without those beside a gap, which grammar may change: “de” before “le jardin” is “du”. */
const inner = (run: string, at: number, runs: readonly string[]) =>
  normalise(run)
    .split(' ')
    .slice(at === 0 ? 0 : 1, at === runs.length - 1 ? undefined : -1)
    .join(' ');

/**
 * The words that every message of a frame contains, for any values of its gaps: the longest run of words of each
 * opening.
 */
function tracesOf(frame: Frame): readonly string[] {
  const known =
    traces.get(frame) ??
    sayingsOf(frame)
      .flatMap(([opening]) => formsOf(opening))
      .map((opening) => opening.split(gap).map(inner))
      .map((runs) => runs.reduce((longest, run) => (run.length > longest.length ? run : longest), ''))
      .filter((trace) => trace.length >= fewestLettersOfTrace)
      // Only one of traces that contain each other, so that no message counts twice.
      .filter((trace, at, all) => !all.some((other, i) => trace.includes(other) && (trace !== other || i < at)));
  traces.set(frame, known);
  return known;
}

const anyone = audienceOf(['everyone']);

function ideaOf({ about, id, to = anyone, years, light, warm, formal, all }: Written, wish: string): Idea {
  const withWish = (said: readonly [string, string] | undefined): Said | undefined => said && [...said, wish];
  const says = { light: withWish(light), warm: withWish(warm), formal: withWish(formal), all: withWish(all) };
  return { id: `topics/${id}`, kind: 'fact', about, to, years, says };
}
