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

/** The sentences of a text, normalised; a line break ends one too. */
export function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])(?:\s?[»«“”"’‘)]+)*\s+|\n+/u)
    .map(normalise)
    .filter((sentence) => sentence.length > 0);
}

/**
 * The sentences of messages to others, normalised; cached, because several rules need them and 80 messages take a
 * while.
 */
const read = new WeakMap<readonly string[], string[][]>();

export function sentencesOfEach(messages: readonly string[]): string[][] {
  const known = read.get(messages) ?? messages.map(sentencesOf);
  read.set(messages, known);
  return known;
}

const runLength = 3;

/** Every run of three words in a text, normalised. */
function runsOf(text: string): Set<string> {
  const words = normalise(text).split(' ');
  const runs = new Set<string>();
  for (let i = 0; i + runLength <= words.length; i++) runs.add(words.slice(i, i + runLength).join(' '));
  return runs;
}

/** Whether two texts share a run of words, or both contain one of `greetings`. */
export function isRepeating(ours: string, theirs: string, greetings: readonly string[]): boolean {
  const a = normalise(ours);
  const b = normalise(theirs);
  if (b.length === 0) return false;
  if (a.includes(b)) return true;
  if (greetings.map(normalise).some((greeting) => a.includes(greeting) && b.includes(greeting))) return true;
  const runs = runsOf(theirs);
  return [...runsOf(ours)].some((run) => runs.has(run));
}
