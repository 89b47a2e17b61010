/** Finds the words and phrases of a list in a normalised sentence, and gives what each of them stands for. */
export type PhraseFinder<Meaning> = (sentence: string) => Set<Meaning>;

type Phrase<Meaning> = { words: readonly string[]; goesOn: boolean; meaning: Meaning };

/**
 * Phrases are normalised, and found as whole words; if one `goesOn`, its last word may continue with letters. By look-up:
 * a regular expression of thousands of alternatives takes a thousand times as long.
 */
export function createPhraseFinder<Meaning>(
  phrases: readonly { text: string; goesOn?: boolean; meaning: Meaning }[],
): PhraseFinder<Meaning> {
  const byFirstWord = new Map<string, Phrase<Meaning>[]>();
  const byBeginning = new Map<string, Phrase<Meaning>[]>();
  for (const { text, goesOn = false, meaning } of phrases) {
    const words = text.split(' ');
    const [first = ''] = words;
    const index = goesOn && words.length === 1 ? byBeginning : byFirstWord;
    const others = index.get(first) ?? [];
    others.push({ words, goesOn, meaning });
    index.set(first, others);
  }
  return (sentence) => {
    const found = new Set<Meaning>();
    const words = sentence.split(' ');
    for (const [at, word] of words.entries()) {
      const candidates = [...(byFirstWord.get(word) ?? [])];
      for (let length = 1; length <= word.length; length += 1)
        candidates.push(...(byBeginning.get(word.slice(0, length)) ?? []));
      for (const phrase of candidates) if (standsAt(phrase, words, at)) found.add(phrase.meaning);
    }
    return found;
  };
}

function standsAt({ words: phrase, goesOn }: Phrase<unknown>, words: readonly string[], at: number): boolean {
  return phrase.every((expected, index) => {
    const word = words[at + index] ?? '';
    if (!goesOn || index < phrase.length - 1) return word === expected;
    return word.startsWith(expected) && /^\p{L}*$/u.test(word.slice(expected.length));
  });
}
