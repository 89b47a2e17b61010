/** Only letters and digits, in lower case and without accents: sentences that differ only in spelling are equal. */
export function normalise(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .normalize('NFC')
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim();
}

/** A pure function that keeps its latest results: hundreds of cards compare the same sentences. */
function kept<Result>(compute: (text: string) => Result, most: number): (text: string) => Result {
  const results = new Map<string, Result>();
  return (text) => {
    const known = results.get(text);
    if (known !== undefined) return known;
    const result = compute(text);
    if (results.size >= most) results.clear();
    results.set(text, result);
    return result;
  };
}

const normalised = kept(normalise, 20_000);

/** The sentences of a text, normalised; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])(?:\s?[»«“”"’‘)]+)*\s+|\n+/u)
    .map(normalised)
    .filter((sentence) => sentence.length > 0);
}

const mostWordsOfTiny = 4;

/** Whether a normalised sentence is so short that every card may have it: "I love you.", "Je t’aime." */
export const isTiny = (sentence: string) => sentence.split(' ').length <= mostWordsOfTiny;

/** Whether no sentence is in a text twice. */
export const saysOnce = (sentences: readonly string[]) => new Set(sentences).size === sentences.length;

/** The same, cached: several rules ask the same of messages to others and of closings, for card after card. */
export const sentencesKept = kept(sentencesOf, 4000);
const read = new WeakMap<readonly string[], string[][]>();

export function sentencesOfEach(messages: readonly string[]): string[][] {
  const known = read.get(messages) ?? messages.map(sentencesKept);
  read.set(messages, known);
  return known;
}

const wordsOfBeginning = 5;

/** The first words of a normalised sentence: cards that begin alike are noticed. */
export const beginningOf = kept((sentence) => sentence.split(' ', wordsOfBeginning).join(' '), 20_000);

const wordsOfSameStart = 2;
const startOf = kept((sentence) => sentence.split(' ', wordsOfSameStart).join(' '), 20_000);

/** Whether a text begins as a sentence before it does: "I hope there’s cake. I hope it’s a good day." */
export function beginsAlike(before: string, text: string): boolean {
  const [first] = sentencesKept(text);
  return first !== undefined && sentencesKept(before).some((sentence) => startOf(sentence) === startOf(first));
}

const runLength = 3;

const bodiesOf = kept((message) => {
  const sentences = sentencesKept(message);
  return [0, 1].flatMap((from) => [0, 1, 2].map((less) => sentences.slice(from, sentences.length - less).join(' ')));
}, 3000);

/**
 * The sentences of each of these messages as one text, with and without a salutation before them and a closing with a
 * name after them: words are the same if only a name differs.
 */
export function bodiesOfEach(messages: readonly string[]): Set<string> {
  return new Set(messages.flatMap(bodiesOf));
}

/** Whether one of these messages says the same to somebody else: all but the salutation, which ends at the first break. */
export function isSaidIn(message: string, others: readonly string[]): boolean {
  const bodyOf = (text: string) => normalised(text.slice(text.indexOf('\n') + 1));
  return others.some((other) => bodyOf(other) === bodyOf(message));
}

/** Every run of three words in a text, normalised. */
const runsOf = kept((text) => {
  const words = normalised(text).split(' ');
  const runs = new Set<string>();
  for (let i = 0; i + runLength <= words.length; i++) runs.add(words.slice(i, i + runLength).join(' '));
  return runs;
}, 5000);

/** Whether two texts share a run of words, or both contain one of `greetings`. */
export function isRepeating(ours: string, theirs: string, greetings: readonly string[]): boolean {
  const a = normalised(ours);
  const b = normalised(theirs);
  if (b.length === 0) return false;
  if (a.includes(b)) return true;
  if (greetings.map(normalised).some((greeting) => a.includes(greeting) && b.includes(greeting))) return true;
  const runs = runsOf(theirs);
  return [...runsOf(ours)].some((run) => runs.has(run));
}
