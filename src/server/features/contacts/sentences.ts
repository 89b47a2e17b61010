// Stored contacts cut a longer sentence.
const longestSentence = 450;
const longestValue = 300;

/** A text on one line, complete unless it is longer than any name, number or address. */
export function excerpt(text: string): string {
  // By code points: half a surrogate pair is not text.
  const characters = [...oneLine(text.slice(0, longestValue * 4))];
  const isCut = characters.length > longestValue;
  return isCut ? `${characters.slice(0, longestValue - 1).join('')}…` : characters.join('');
}

/** 'Left out: Ann, Bob.' Lists all of them, in as many sentences with this beginning as needed. */
export function naming(beginning: string, texts: string[]): string[] {
  const sentences: string[][] = [];
  let chars = longestSentence;
  for (const text of texts.map(excerpt)) {
    if (chars + text.length > longestSentence) {
      sentences.push([]);
      chars = beginning.length;
    }
    sentences.at(-1)?.push(text);
    chars += text.length + 2;
  }
  return sentences.map((some) => `${beginning} ${some.join(', ')}.`);
}

export function oneLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
