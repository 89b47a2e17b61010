import type { CardCategory, Language, Tone } from '../../contract/vocabulary.ts';
import { Rng } from '../art/core/rng.ts';
import { bestClosings, type Closing, callingOnce, closingsFor } from './closings.ts';
import { mustNameDay, namesDay } from './day-words.ts';
import { echoOf, weightyWords } from './echo.ts';
import { isTheirOwn, namesEvent } from './events.ts';
import {
  closenessOf,
  everyVoice,
  type Facts,
  type Idea,
  isClose,
  isFitting,
  isFormal,
  isNearest,
  isYoung,
  type Said,
  suitsAnyAge,
  type Voice,
  voicesFor,
} from './idea.ts';
import type { LanguagePack } from './language-pack.ts';
import { callsAgain, maySayTo } from './may-say.ts';
import { mentions } from './never-mention.ts';
import { petFamily } from './read-facts.ts';
import { say, valuesFor } from './say.ts';
import { isRepeating, sentencesKept } from './sentences.ts';
import { daysOfWishes, topicIdeasFor } from './topic-ideas.ts';
import { type Wear, wearOf } from './wear.ts';
import type { WordsRequest } from './words-request.ts';

/** An idea in one voice, and how well it suits this card. */
export interface Candidate {
  idea: Idea;
  voice: Voice;
  said: Said;
  score: number;
}

// The event comes first, because a wedding is not about the garden; then the topic, the relation, and chance. Two cards
// that begin alike outweigh a relation; a dozen outweigh a topic, whose sentences are chosen as the least told already.
const weight = {
  topic: 10.5,
  childsAge: 6,
  event: 1000,
  partner: 9,
  closeness: 2.2,
  notAnyAge: -8,
  number: 2.2,
  childsNumber: 7,
  thisYear: 5,
  anyones: 4,
  onlyOne: -2.7,
  onlyTwo: -1.3,
  joke: -2.5,
  afterthought: -2.5,
  echo: -1.2,
  chance: 4,
  sameKind: -3,
  worn: -4,
  wornTopic: -0.8,
  calledAgain: -5,
};
/** How many primaries of ten mention a topic; the others keep the cards of a season from sounding alike. */
const topicsInTen = 9.2;
/** The same on days that are no days of wishes. */
const topicsInTenElsewhere = 5;
/** The same on a day of no occasion: "I think of you" says more than a hobby, but a hobby may be what brought them to mind. */
const topicsInTenOnNoDay = 8;

/** A formal letter to somebody outside family and friends. */
const isLetter = ({ tone, group }: Facts) => tone !== undefined && isFormal(tone) && !isClose(group);

/**
 * Only a playful tone and a letter must sound distinct; for the others the neutral voice is nearly as good as their own.
 */
const voiceStep = (facts: Facts, tone: Tone) => (isLetter(facts) ? 1.3 : tone === 'playful' ? 0.8 : 0.25);

/** Fewer words are an afterthought, which a long card is better without: "Even on Mondays." */
const fewestWordsOfTurn = 5;

/** Whether an idea fits this year and not the next: coming of age, or sixty. */
const isForThisYear = ({ years }: Idea, facts: Facts) => facts.years > 0 && years?.(facts.years + 1) === false;

/**
 * Whether a card speaks of what they love if it can. Thanks, a feast or Valentine's Day are about the two of them, and most of
 * these cards say what is written for the relation; but a pet is one of the family. An anniversary is about a couple: what one of
 * them loves is said by chance.
 */
function favouring(category: CardCategory, rng: Rng): (idea: Idea) => boolean {
  const luck = rng.fork('topics').next() * 10;
  const onDaysOfWishes = category === 'thinking-of-you' ? topicsInTenOnNoDay : topicsInTen;
  const onThisDay = daysOfWishes.has(category) ? onDaysOfWishes : topicsInTenElsewhere;
  return ({ about }) =>
    about !== undefined && category !== 'anniversary' && luck < (about === petFamily ? topicsInTen : onThisDay);
}

function scoreOf(idea: Idea, facts: Facts, isFavoured: boolean): number {
  return (
    (isFavoured ? weight.topic : 0) +
    (isYoung(facts) && idea.kind !== 'number' && !suitsAnyAge(idea) ? weight.childsAge : 0) +
    (idea.event && facts.occasionType !== '' ? weight.event : 0) +
    (idea.namesPartner ? weight.partner : 0) +
    (idea.kind === 'number' ? (facts.years < 13 ? weight.childsNumber : weight.number) : 0) +
    (isForThisYear(idea, facts) ? weight.thisYear : 0) +
    (facts.isOfAnyAge && !suitsAnyAge(idea) ? weight.notAnyAge : 0) +
    (idea.whose === 'anyone' && !isTheirOwn(facts) ? weight.anyones : 0) +
    (idea.kind === 'light' && isLetter(facts) ? weight.joke : 0) +
    closenessOf(idea, facts) * weight.closeness
  );
}

const isAfterthought = ([, turn]: Said) => turn !== '' && turn.split(' ').length < fewestWordsOfTurn;

/** How worn an idea is by the sender's other cards: a beginning is noticed more than an end. */
const wornBy =
  ({ timesBegun, timesSaid }: Wear) =>
  ([opening, , wish]: Said) =>
    timesBegun(opening) + timesSaid(wish) / 2;

/** The random numbers for a request's words: the same request gives the same words. */
export const wordsRng = ({ seed }: WordsRequest) => new Rng(seed).fork('words');

/** An idea for this person, and the values for its sentences. */
export type Fitting = { idea: Idea; values: Record<string, string> };

/** All ideas for this person on this occasion, from the category and their topics. */
export function fittingIdeas(facts: Facts, request: WordsRequest, pack: LanguagePack, rng: Rng): Fitting[] {
  const values = valuesFor(facts, pack);
  // An anniversary of work is no marriage, about which most sentences for anybody speak.
  const isOfWork = facts.occasionType === 'work-anniversary';
  const ideas = pack
    .ideasOf(request.category, facts.occasionType)
    .filter((idea) => !isOfWork || closenessOf(idea, facts) >= 2)
    .map((idea) => ({ idea, values }));
  const fitting = [...ideas, ...topicIdeasFor(facts, request, pack, rng)].filter(({ idea }) => isFitting(idea, facts));
  return ofTheirEvent(fitting, facts);
}

/** Those that do not call the event of somebody else in the family the reader's own, unless a language has none. */
function ofTheirEvent(fitting: readonly Fitting[], facts: Facts): Fitting[] {
  const own = fitting.filter(({ idea }) => idea.whose !== 'family');
  if (isTheirOwn(facts)) return own;
  const others = fitting.filter(({ idea }) => idea.event === undefined || idea.whose !== undefined);
  return others.some(({ idea }) => idea.event) ? others : own;
}

const closenessOfOwn = 2;

/**
 * The ideas for their relation on this event. If there are only one or two, everybody of this relation would get the same, so
 * what anybody may be told takes turns with them.
 */
function ownOf<T extends Candidate>(told: readonly T[], facts: Facts): readonly T[] {
  const written = told.filter(({ idea }) => !idea.about);
  const ofEvent = written.filter(({ idea }) => idea.event);
  return (ofEvent.length > 0 ? ofEvent : written).filter(({ idea }) => closenessOf(idea, facts) >= closenessOfOwn);
}

/** Every fitting idea in the voices of the tone, best first, and then in the voices of other tones. */
export function candidatesFor(
  facts: Facts,
  request: WordsRequest,
  pack: LanguagePack,
  rng: Rng,
): { inTone: Candidate[]; inAnyTone: () => Candidate[] } {
  const step = voiceStep(facts, request.tone);
  const wear = wearOf(request.taken ?? []);
  const worn = wornBy(wear);
  const isFavoured = favouring(request.category, rng);
  const maySay = maySayTo(facts, request, pack);
  const isCalledAgain = callsAgain(facts, pack);
  const fitting = fittingIdeas(facts, request, pack, rng);
  const withClosing = closing(facts, request, pack, wear, rng);
  const inVoices = (voices: readonly Voice[]) => {
    const told = fitting.flatMap(({ idea, values }): (Candidate & { uses: number })[] => {
      const rank = voices.findIndex((voice) => idea.says[voice] !== undefined);
      const voice = voices[rank];
      const own = voice && say(idea, voice, values, pack);
      const said = own && withClosing(own, idea, voice, maySay);
      if (!said || !maySay(said)) return [];
      // A fork by id: a new idea never moves the luck of the others.
      const luck = rng.fork(idea.id).next() * weight.chance;
      const again = isCalledAgain(said.join(' ')) ? weight.calledAgain : 0;
      const after = request.length === 'long' && !idea.about && isAfterthought(said) ? weight.afterthought : 0;
      const echo = idea.about ? 0 : wordsSaidTwice(idea, voice, pack.language) * weight.echo;
      const score = scoreOf(idea, facts, isFavoured(idea)) - rank * step + luck + again + after + echo;
      return [{ idea, voice, said, score, uses: worn(said) }];
    });
    const least = Math.min(...told.map(({ uses }) => uses));
    const own = facts.group === 'partner' ? [] : ownOf(told, facts);
    const few = own.length > 2 ? 0 : own.length === 2 ? weight.onlyTwo : weight.onlyOne;
    for (const candidate of own) candidate.score += few;
    for (const candidate of told)
      candidate.score += (candidate.idea.about ? weight.wornTopic : weight.worn) * (candidate.uses - least);
    return told;
  };
  let inAnyTone: Candidate[] | undefined;
  return {
    inTone: inVoices(voicesFor(request.tone, facts.group)),
    // Few cards have to borrow.
    inAnyTone: () => {
      inAnyTone ??= inVoices(everyVoice);
      return inAnyTone;
    },
  };
}

/** Whether an idea says what day it is, by its words in one voice: asked of hundreds for each card, so it is kept. */
const naming = new WeakMap<Said, boolean>();

function isNamingDay(template: Said, category: CardCategory, language: Language): boolean {
  const known = naming.get(template) ?? namesDay(`${template[0]} ${template[2]}`, category, language);
  naming.set(template, known);
  return known;
}

/** The meaningful words of an idea before its wish, cached because each card needs them. */
const weighty = new WeakMap<Said, ReadonlySet<string>>();

function wordsBeforeWish(template: Said, language: Language): ReadonlySet<string> {
  const known = weighty.get(template) ?? weightyWords(`${template[0]} ${template[1]}`, language);
  weighty.set(template, known);
  return known;
}

const saidTwice = new WeakMap<Said, number>();

/** How many words the wish of an idea says that the idea has said: "Thank you for it. … Thank you again." */
function wordsSaidTwice({ says }: Idea, voice: Voice, language: Language): number {
  const template = says[voice];
  if (!template) return 0;
  const known =
    saidTwice.get(template) ?? echoOf(weightyWords(template[2], language), wordsBeforeWish(template, language));
  saidTwice.set(template, known);
  return known;
}

/** A greeting of few words can stand beside a wish: "Happy New Year to you." */
const mostWordsOfGreeting = 6;
const isBrief = ({ text }: Closing) =>
  sentencesKept(text).length === 1 && text.split(' ').length <= mostWordsOfGreeting;

/** A wish with the greeting of the day before it, as people write: "Happy birthday, Dad. I love you." */
export const greetedWish = (greeting: string, wish: string) => `${greeting} ${wish}`;

/**
 * Puts a greeting of the day before the wish of an idea that does not name it; gives a general idea for an event a closing for
 * near kin (no husband gets "much success"), and one whose wish is too tender for this person a closing that is not. Ideas about
 * topics have their closing already.
 */
function closing(facts: Facts, { category }: WordsRequest, pack: LanguagePack, wear: Wear, rng: Rng) {
  const { ofEvent, own, anyones } = closingsFor(facts, category, pack);
  const naming = [...own, ...anyones].filter(({ text }) => namesDay(text, category, pack.language));
  const greeting = naming.filter(isBrief);
  const isOwn = isTheirOwn(facts);
  return (said: Said, idea: Idea, voice: Voice, maySay: (said: Said) => boolean): Said => {
    const [opening, turn, wish] = said;
    const template = idea.says[voice];
    if (idea.about || !template) return said;
    const isAnyones =
      idea.event !== undefined &&
      isOwn &&
      isNearest(facts.group) &&
      closenessOf(idea, facts) < 1 &&
      namesEvent(opening, facts.occasionType);
    const isUnnamed = mustNameDay(idea, facts) && !isNamingDay(template, category, pack.language);
    const isTooTender = !maySay(said) && maySay([opening, turn, '']);
    const luck = rng.fork(`${idea.id}/day`);
    const inTurn = (closings: readonly Closing[], before = wordsBeforeWish(template, pack.language)) =>
      bestClosings(callingOnce(closings, facts, pack), before, wear, luck).map(({ text }) => text);
    // A wish that greets without naming the day would greet twice.
    if (isUnnamed && !isAnyones && !isTooTender && !mentions(wish, pack.greetings)) {
      const greets = inTurn(greeting, weightyWords(said.join(' '), pack.language)).find(
        (text) => !isRepeating(said.join(' '), text, pack.greetings),
      );
      if (greets !== undefined) return [opening, turn, greetedWish(greets, wish)];
    }
    const ofAnyones = ofEvent.length > 0 ? ofEvent : own;
    const closings = inTurn(isAnyones ? ofAnyones : isUnnamed ? naming : isTooTender ? [...own, ...anyones] : []);
    const fresh = closings.find((closing) => !isRepeating(`${opening} ${turn}`, closing, pack.greetings));
    return [opening, turn, fresh ?? (isAnyones ? wish : (closings[0] ?? wish))];
  };
}

/** The candidates from best to worst, those of kinds not used yet before others, so that the alternates differ in more than words. */
export function bestFirst(candidates: readonly Candidate[], usedKinds: readonly string[]): Candidate[] {
  const worth = ({ score, idea }: Candidate) =>
    score + weight.sameKind * usedKinds.filter((kind) => kind === idea.kind).length;
  return candidates.toSorted((one, other) => worth(other) - worth(one));
}
