import type { WordsLength } from '../../contract/vocabulary.ts';
import type { Rng } from '../art/core/rng.ts';
import { bestOf, type Candidate, candidatesFor, wordsRng } from './choose-ideas.ts';
import { closingsFor } from './closings.ts';
import { type Body, bodyOf, composeText, personalOf, type Setting, settingOf } from './compose.ts';
import { audienceOf, type Idea } from './idea.ts';
import { typedIn } from './language-packs.ts';
import { nextMemory } from './memory.ts';
import { mentions } from './never-mention.ts';
import { bodiesOfEach, isRepeating, normalise, sentencesOf } from './sentences.ts';
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
  const write =
    (length: WordsLength) =>
    (candidate: Candidate): Written => {
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

  const hadSentences = new Set(request.avoid.flatMap(sentencesOf));
  const hadMessages = new Set(request.avoid.map(normalise));
  const isFresh = ({ sentences }: Written) =>
    hadSentences.size === 0 || !sentences().some((sentence) => hadSentences.has(sentence));
  const taken = bodiesOfEach(request.taken);
  const isNew = ({ text, sentences }: Written) =>
    !(taken.size > 0 && taken.has(sentences().join(' '))) &&
    !(hadMessages.size > 0 && hadMessages.has(normalise(text())));
  const isApart = ({ body }: Written) =>
    personal === null || !isRepeating(`${body.before} ${body.after}`, personal, typedIn.greetings(pack));

  const isBest = (one: Written) => isFresh(one) && isNew(one) && isApart(one);

  const never = request.recipient.about?.neverMention ?? [];
  /** Each idea with the closings that suit it, beginning with its own. */
  const closed = () => {
    if (taken.size === 0 || (isSolemn && request.category !== 'sympathy')) return [];
    const { own, anyones } = closingsFor(facts, request.category, pack);
    const closings = [...anyones, ...own].map(({ text }) => text).filter((closing) => !mentions(closing, never));
    return [...inTone, ...inAnyTone()].flatMap((candidate) => {
      const { said, idea } = candidate;
      const first = Math.floor(rng.fork(`${idea.id}/closing`).next() * closings.length);
      const fitting: Written[] = [];
      for (const closing of [...closings.slice(first), ...closings.slice(0, first)]) {
        // No message needs more: each is of another idea.
        if (fitting.length === request.count) break;
        const written = { ...write(request.length)({ ...candidate, said: [said[0], said[1], closing] }), candidate };
        if (isBest(written) && !isRepeating(`${said[0]} ${said[1]}`, closing, pack.greetings)) fitting.push(written);
      }
      return fitting;
    });
  };
  const asked = () => inTone.map(write(request.length));
  const borrowed = () => inAnyTone().map(write(request.length));
  const everything = () => [...asked(), ...borrowed(), ...lengths.flatMap((length) => inAnyTone().map(write(length)))];
  // Each round is less strict; most cards need only the first.
  const rounds = [
    () => asked().filter(isBest),
    closed,
    () => borrowed().filter(isBest),
    () => everything().filter(isBest),
    () => everything().filter((one) => isFresh(one) && isNew(one)),
    () => everything().filter(isNew),
    everything,
  ];
  const memory = isSolemn || personal !== null || request.length === 'short' ? null : nextMemory(request);
  const picked = pickFrom(rounds, request.count);
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

/** Takes messages from each round in turn until there are enough, never two of one idea or with a common sentence. */
function pickFrom(rounds: readonly (() => Written[])[], count: number): Written[] {
  const picked: Written[] = [];
  for (const writeRound of rounds) {
    if (picked.length >= count) break;
    const round = writeRound();
    while (picked.length < count) {
      const said = new Set(picked.flatMap((one) => one.sentences()));
      const open = round.filter(
        (one) =>
          !picked.some((other) => other.candidate.idea.id === one.candidate.idea.id) &&
          !(said.size > 0 && one.sentences().some((sentence) => said.has(sentence))),
      );
      const best = bestOf(
        open.map((one) => one.candidate),
        picked.map((one) => one.candidate.idea.kind),
      );
      const written = open.find((one) => one.candidate === best);
      if (!written) break;
      picked.push(written);
    }
  }
  return picked;
}
