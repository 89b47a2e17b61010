/** Words that steer a picture, and what each asks for. */
export type KnownWords<T> = Readonly<Record<string, T>>;

/** The words of a prompt, as its dictionaries have them. */
export function wordsOf(prompt: string): string[] {
  return prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
}

/** The first word of a prompt that is known. */
export function firstKnownWord(prompt: string, known: KnownWords<unknown>): string | null {
  return wordsOf(prompt).find((candidate) => Object.hasOwn(known, candidate)) ?? null;
}

/** What the first known word of a prompt asks for. */
export function firstKnown<T>(prompt: string, known: KnownWords<T>): T | null {
  const word = firstKnownWord(prompt, known);
  return word === null ? null : (known[word] ?? null);
}
