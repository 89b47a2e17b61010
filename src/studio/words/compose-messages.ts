import type { WordsLength } from '../../contract/vocabulary.ts';
import type { Rng } from '../art/core/rng.ts';
import { bestFirst, type Candidate, candidatesFor, wordsRng } from './choose-ideas.ts';
import { bestClosings, type Closing, closingsFor } from './closings.ts';
import { type Body, bodyOf, composeText, mostOfShort, personalOf, type Setting, settingOf } from './compose.ts';
import { mustNameDay, namesDay } from './day-words.ts';
import { weightyWords } from './echo.ts';
import { isFeast } from './events.ts';
import { audienceOf, type Idea } from './idea.ts';
import { typedIn } from './language-packs.ts';
import { nextMemory } from './memory.ts';
import { mentions } from './never-mention.ts';
import { bodiesOfEach, isRepeating, isTiny, normalise, saysOnce, sentencesOf } from './sentences.ts';
import { wearOf } from './wear.ts';
import type { ComposedMessage, WordsRequest } from './words-request.ts';

export type { ComposedMessage, WordsRequest } from './words-request.ts';

const lengths: readonly WordsLength[] = ['medium', 'short', 'long'];

interface Written {
  candidate: Candidate;
  /** Composed on demand: of all possible messages only a few are used. */
  text(): string;
  /** Our own sentences, read on demand for comparisons. */
  sentences(): readonly string[];
  body: Body;
  /** The same message with one of the sender's memories. */
  withMemory(memory: string): string;
}

/**
 * Writes `count` messages from different ideas, the primary first; the same request gives the same words. Returns fewer
 * only if fewer ideas fit. A repeated sentence is the last resort, a repeated message the very last.
 */
export function composeMessages(given: WordsRequest): ComposedMessage[] {
  const setting = settingOf(given);
  const { request, facts, pack, isSolemn } = setting;
  const rng = wordsRng(request);
  const { inTone, inAnyTone } = candidatesFor(facts, request, pack, rng);

  const personal = personalOf(request);
  const write = (candidate: Candidate, length = request.length): Written => {
    const body = bodyOf(candidate, length, setting);
    let sentences: readonly string[] | undefined;
    const textOf = (told: Body) => composeText(told, candidate, setting, rng.fork(`${candidate.idea.id}/sign-off`));
    return {
      candidate,
      body,
      sentences: () => {
        sentences ??= sentencesOf(`${body.before} ${body.after}`);
        return sentences;
      },
      text: () => textOf(body),
      withMemory: (memory) => textOf(bodyOf(candidate, length, setting, memory)),
    };
  };

  // "Happy Hanukkah!" may be on every card of the day.
  const greeting = isFeast(facts.occasionType) ? normalise(pack.heading('holiday', null, facts.occasionType)) : '';
  const mayRecur = (sentence: string) => sentence === greeting || isTiny(sentence);
  const hadSentences = new Set(request.avoid.flatMap(sentencesOf).filter((sentence) => !mayRecur(sentence)));
  const hadMessages = new Set(request.avoid.map(normalise));
  const isFresh = ({ sentences }: Written) =>
    hadSentences.size === 0 || !sentences().some((sentence) => hadSentences.has(sentence));
  const taken = bodiesOfEach(request.taken);
  const isNew = ({ text, sentences }: Written) =>
    !(taken.size > 0 && taken.has(sentences().join(' '))) &&
    !(hadMessages.size > 0 && hadMessages.has(normalise(text())));
  const isApart = ({ body }: Written) =>
    personal === null || !isRepeating(`${body.before} ${body.after}`, personal, typedIn.greetings(pack));

  const theirs = new Set(personal === null ? [] : sentencesOf(personal));
  const isOnce = ({ sentences }: Written) =>
    saysOnce(sentences()) && !sentences().some((sentence) => theirs.has(sentence));
  const isShortEnough = ({ sentences }: Written) => request.length !== 'short' || sentences().length <= mostOfShort;
  const isBest = (one: Written) => isFresh(one) && isNew(one) && isApart(one) && isOnce(one) && isShortEnough(one);

  const wear = wearOf(request.taken);
  let closings: readonly Closing[] | undefined;
  const everyClosing = () => {
    const { own, anyones } = closingsFor(facts, request.category, pack);
    const never = request.recipient.about?.neverMention ?? [];
    closings ??= [...own, ...anyones].filter(({ text }) => !mentions(text, never));
    return closings;
  };
  const mayClose = taken.size > 0 && (!isSolemn || request.category === 'sympathy');
  /** An idea as it is, and then with each closing instead of its wish, because others may have got the same words. */
  function* withClosings(candidate: Candidate, mustName = true): Generator<Written> {
    yield write(candidate);
    const { said, idea } = candidate;
    const begun = `${said[0]} ${said[1]}`;
    const closedBy = (closing: string) => write({ ...candidate, said: [said[0], said[1], closing] });
    const unclosed = closedBy('');
    if (!mayClose || !isFresh(unclosed) || !isApart(unclosed)) return;
    const isNaming = (text: string) => namesDay(text, request.category, pack.language);
    const isUnnamed = mustName && mustNameDay(idea, facts) && !isNaming(said[0]);
    const before = weightyWords(begun, pack.language);
    const inTurn = bestClosings(everyClosing(), before, wear, rng.fork(`${idea.id}/closing`));
    for (const { text } of inTurn)
      if (!(isUnnamed && !isNaming(text)) && !isRepeating(begun, text, pack.greetings)) yield closedBy(text);
  }
  function* inAnyLength(candidate: Candidate): Generator<Written> {
    for (const length of [request.length, ...lengths]) yield write(candidate, length);
  }
  const all = () => [...inTone, ...inAnyTone()];
  // Each round is less strict; most cards need only the first.
  const rounds: readonly Round[] = [
    { candidates: () => inTone, tellings: withClosings, isGood: isBest },
    { candidates: inAnyTone, tellings: withClosings, isGood: isBest },
    // In a round of hundreds the picture alone may name the day before two cards say the same.
    { candidates: all, tellings: (candidate) => withClosings(candidate, false), isGood: isBest },
    { candidates: all, tellings: inAnyLength, isGood: isBest },
    { candidates: all, tellings: inAnyLength, isGood: (one) => isFresh(one) && isNew(one) && isOnce(one) },
    { candidates: all, tellings: inAnyLength, isGood: (one) => isNew(one) && isOnce(one) },
    { candidates: all, tellings: inAnyLength, isGood: () => true },
  ];
  const memory = isSolemn || personal !== null || request.length === 'short' ? null : nextMemory(request);
  const picked = pickFrom(rounds, request.count, mayRecur);
  // If every sentence contains a forbidden word, only the greeting remains.
  if (picked.length === 0) return [{ text: greetingAlone(setting, rng), idea: 'greeting' }];
  return picked.map(({ candidate, text, withMemory }, at) => ({
    // A memory is used once, so no alternate has it.
    text: memory !== null && at === 0 ? withMemory(memory) : text(),
    idea: candidate.idea.id,
  }));
}

function greetingAlone(setting: Setting, rng: Rng): string {
  const idea: Idea = { id: 'greeting', kind: 'wish', to: audienceOf(['everyone']), says: {} };
  return composeText({ before: '', after: '' }, { idea, voice: 'all' }, setting, rng).trim();
}

interface Round {
  candidates: () => readonly Candidate[];
  /** The ways to tell an idea, the best first. */
  tellings: (candidate: Candidate) => Iterable<Written>;
  isGood: (written: Written) => boolean;
}

/** Takes messages from each round in turn until there are enough, never two of one idea or with a common sentence but those that may recur. */
function pickFrom(rounds: readonly Round[], count: number, mayRecur: (sentence: string) => boolean): Written[] {
  const picked: Written[] = [];
  for (const round of rounds) {
    if (picked.length >= count) break;
    const candidates = round.candidates();
    while (picked.length < count) {
      const next = pickNext(round, candidates, picked, mayRecur);
      if (!next) break;
      picked.push(next);
    }
  }
  return picked;
}

function pickNext(
  { tellings, isGood }: Round,
  candidates: readonly Candidate[],
  picked: readonly Written[],
  mayRecur: (sentence: string) => boolean,
) {
  const ideas = new Set(picked.map(({ candidate }) => candidate.idea.id));
  const said = new Set(picked.flatMap((one) => one.sentences()).filter((sentence) => !mayRecur(sentence)));
  const open = candidates.filter(({ idea }) => !ideas.has(idea.id));
  const kinds = picked.map(({ candidate }) => candidate.idea.kind);
  for (const candidate of bestFirst(open, kinds))
    for (const written of tellings(candidate))
      if (!written.sentences().some((sentence) => said.has(sentence)) && isGood(written)) return written;
  return undefined;
}
