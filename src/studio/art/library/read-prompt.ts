import { type Language, languages } from '../../../contract/vocabulary.ts';
import { foldWords } from './fold-words.ts';
import type { SubjectColour } from './library-motif.ts';
import { isPerson } from './load-motif.ts';
import { findHead, findNamed, type Named } from './motif-index.ts';
import { promptWords } from './prompt-words.ts';

/** A thing that a prompt asks for, as plain data. */
export type AskedThing = {
  /** A motif of the library. */
  motif: string;
  /** 1 to 12. */
  count: number;
  colour: SubjectColour | null;
  /** In the words of the prompt, with its colour. */
  said: string;
};

export type PromptReading = {
  /** In the order of the prompt. */
  things: AskedThing[];
  /** Words of the prompt that name something the library has no drawing of. */
  missing: string[];
};

const longestPhrase = 5;
const mostOfOne = 12;
/** The number of "cats" if the prompt names none. */
const countOfPlural = 3;
/** The most that a picture shows. */
const mostThings = 6;

/** How much the known end of a compound word counts for a language. */
const weightOfHead = 0.5;

/** What a prompt has at one place. */
type Piece =
  /** `isHead` if only the end of a compound word is known. */
  | { kind: 'thing'; named: Named; isHead?: true; from: number; to: number }
  | { kind: 'count'; count: number; from: number; to: number }
  | { kind: 'colour'; colour: SubjectColour; from: number; to: number }
  | { kind: 'without' | 'passed' | 'unknown'; from: number; to: number };

/** What a prompt asks for, read in the card language that knows most of its words. */
export function readPrompt(prompt: string): PromptReading {
  // Prompts proposed by the studio end with the style, which names no more things.
  const asked = prompt.replace(promptWords().style, '');
  const words = tokensOf(asked);
  const readings = languages.map((language) => ({
    language,
    pieces: piecesOf(
      words.map(({ word }) => word),
      language,
    ),
  }));
  const best = readings.reduce((one, other) => (knownOf(other.pieces) > knownOf(one.pieces) ? other : one));
  return gather(best.pieces, best.language, words);
}

/** A word as it is looked up, as it was written, and whether a comma or a full stop follows. */
type Token = { word: string; text: string; isLast: boolean };

function tokensOf(prompt: string): Token[] {
  return [...prompt.matchAll(/([\p{L}\p{M}\p{N}'’-]+)([^\p{L}\p{M}\p{N}]*)/gu)].flatMap(([, text = '', after = '']) => {
    const words = foldWords(text)
      .split(' ')
      .filter((word) => word !== '');
    return words.map((word, at) => ({ word, text, isLast: at === words.length - 1 && /[,;.:!?\n]/.test(after) }));
  });
}

/**
 * How many words a language knows; the name of a thing counts more than a small word that several languages share, and
 * more than the end of a word: "message" is no Säge.
 */
function knownOf(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, piece) => {
    const weight = { thing: 2, colour: 1.5, count: 1.2, without: 1, passed: 0.6, unknown: -0.5 }[piece.kind];
    const isHead = piece.kind === 'thing' && piece.isHead;
    return sum + (isHead ? weightOfHead : weight) * (piece.to - piece.from);
  }, 0);
}

function piecesOf(words: readonly string[], language: Language): Piece[] {
  const known = promptWords();
  const numbers = known.numbers(language);
  const passedOver = known.passedOver(language);
  const pieces: Piece[] = [];
  for (let from = 0; from < words.length; ) {
    const word = words[from] ?? '';
    const to = from + 1;
    const phrase = longestNamed(words, from, language);
    const colour = known.colours.get(word);
    const number = numbers.get(word) ?? (/^\d{1,2}$/.test(word) ? Number(word) : undefined);
    if (colour !== undefined && isColourHere(pieces, words, from, language, phrase))
      pieces.push({ kind: 'colour', colour, from, to });
    else if (number !== undefined && number > 0 && (phrase?.to ?? to) === to)
      pieces.push({ kind: 'count', count: Math.min(mostOfOne, number), from, to });
    else if (phrase && isDoneByLast(pieces, phrase, word, language))
      pieces.push({ kind: 'passed', from, to: phrase.to });
    else if (phrase) pieces.push({ kind: 'thing', ...phrase, from });
    else if (known.without.has(word)) pieces.push({ kind: 'without', from, to });
    else if (word.length < 3 || /\d/.test(word) || passedOver.has(word)) pieces.push({ kind: 'passed', from, to });
    else {
      const named = findHead(word, language);
      if (named) pieces.push({ kind: 'thing', named, isHead: true, from, to });
      else pieces.push({ kind: known.isDoing(word, language) ? 'passed' : 'unknown', from, to });
    }
    from = pieces.at(-1)?.to ?? to;
  }
  return pieces;
}

/** "Two foxes dancing" are two foxes, without a dancer. */
function isDoneByLast(
  before: readonly Piece[],
  { named: { motifs } }: { named: Named },
  word: string,
  language: Language,
): boolean {
  return promptWords().isDoing(word, language) && motifs.every(isPerson) && before.at(-1)?.kind === 'thing';
}

function longestNamed(words: readonly string[], from: number, language: Language): { named: Named; to: number } | null {
  for (let to = Math.min(words.length, from + longestPhrase); to > from; to -= 1) {
    const phrase = words.slice(from, to).join(' ');
    if (to === from + 1 && (phrase.length < 2 || promptWords().passedOver(language).has(phrase))) return null;
    const named = findNamed(phrase, language);
    if (named) return { named, to };
  }
  return null;
}

/**
 * "Orange" and "rosa" are things and colours: as a colour it is beside its thing, on the side that the language uses.
 */
function isColourHere(
  before: readonly Piece[],
  words: readonly string[],
  at: number,
  language: Language,
  phrase: { named: Named; to: number } | null,
): boolean {
  if (!phrase) return true;
  if (phrase.to > at + 1) return false;
  if (promptWords().coloursFollow.has(language)) return before.at(-1)?.kind === 'thing';
  return at + 1 < words.length && longestNamed(words, at + 1, language) !== null;
}

/** Nouns side by side are one thing: an "apple tree" is a tree. */
const headsLast: ReadonlySet<Language> = new Set(['en', 'de', 'nl']);

type Found = AskedThing & { from: number; to: number; isPlural: boolean };

function gather(pieces: readonly Piece[], language: Language, tokens: readonly Token[]): PromptReading {
  const follows = promptWords().coloursFollow.has(language);
  const isBroken = (from: number, to: number) => tokens.slice(from, to).some(({ isLast }) => isLast);
  let things: Found[] = [];
  const missing: string[] = [];
  let count: number | null = null;
  let colour: SubjectColour | null = null;
  let start: number | null = null;
  let isLeftOut = false;
  for (const [at, piece] of pieces.entries()) {
    const { kind, from, to } = piece;
    const last = things.at(-1);
    if (kind === 'count') count = piece.count;
    if (kind === 'without') isLeftOut = true;
    if (kind === 'unknown') {
      if (!isLeftOut) missing.push(tokens[from]?.text ?? '');
      [count, isLeftOut] = [null, false];
      // "A red steam train" is red; of "a yellow zeppelin and a cat" the cat is not yellow.
      if (pieces[at + 1]?.kind !== 'thing') [colour, start] = [null, null];
    }
    if (kind === 'colour') {
      const isOfUnknown = pieces[at + (follows ? -1 : 1)]?.kind === 'unknown';
      const isBehind = follows ? isJoined(pieces, last?.to ?? 0, from) : !isOfUnknown && !hasThing(pieces, at);
      const isOfLast = last?.colour === null && isBehind;
      if (!isOfLast) [colour, start] = follows && isOfUnknown ? [null, null] : [piece.colour, from];
      else if (!isBroken(last.to - 1, from))
        things = things.map((thing) => (thing.from === last.from ? { ...thing, colour: piece.colour, to } : thing));
    }
    if (kind !== 'thing') continue;
    const { motifs, isPlural } = piece.named;
    const isOfNoun =
      headsLast.has(language) &&
      last?.to === from &&
      !isPerson(last.motif) &&
      !last.isPlural &&
      !isBroken(from - 1, from);
    if (isOfNoun) {
      things = things.filter((thing) => thing.from !== last.from);
      [count, colour, start] = [last.count > 1 ? last.count : count, last.colour, last.from];
    }
    // "A bunch of tulips" are several, and an article is not a number.
    const each = (count ?? 1) === 1 && isPlural && motifs.length === 1 ? countOfPlural : (count ?? 1);
    if (!isLeftOut)
      for (const motif of motifs)
        things.push({
          motif,
          count: each,
          colour: colour ?? blackInName(tokens.slice(from, to)),
          said: '',
          from: start ?? from,
          to,
          isPlural,
        });
    [count, colour, start, isLeftOut] = [null, null, null, false];
  }
  const asSaid = ({ motif, count: each, colour: own, from, to }: Found): AskedThing => {
    const texts = tokens.slice(from, to).map(({ text }) => text);
    return { motif, count: each, colour: own, said: [...new Set(texts)].join(' ') };
  };
  return { things: mergeSame(things.map(asSaid)).slice(0, mostThings), missing: [...new Set(missing)] };
}

/** "Black cat" names a drawing, whose ink would be the card's own: brown, or a soft grey. */
const blackInName = (name: readonly Token[]): SubjectColour | null =>
  name.length > 1 && name.some(({ word }) => promptWords().colours.get(word) === 'black') ? 'black' : null;

/** Whether only details of the thing are between: "un tren de vapor rojo". */
const isJoined = (pieces: readonly Piece[], after: number, before: number): boolean =>
  pieces.every(({ kind, from }) => from < after || from >= before || kind === 'passed' || kind === 'unknown');

const hasThing = (pieces: readonly Piece[], from: number): boolean =>
  pieces.slice(from).some(({ kind }) => kind === 'thing');

/** "A cake with candles, and more cake" is one cake; "a beekeeper with three bees" has three. */
function mergeSame(things: readonly AskedThing[]): AskedThing[] {
  const isSame = (one: AskedThing, other: AskedThing) =>
    other.motif === one.motif && (other.colour === one.colour || one.colour === null);
  return things
    .filter((thing, at) => things.findIndex((other) => isSame(thing, other)) === at)
    .map((thing) => ({
      ...thing,
      count: Math.max(...things.filter((other) => isSame(other, thing)).map(({ count }) => count)),
    }));
}
