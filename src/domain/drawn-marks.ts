/**
 * A comment in the PDF of many cards after each of them: whoever receives it knows how many are drawn. Its length and the words
 * make it unlikely in a compressed stream.
 */
export function drawnMark(count: number): string {
  return `% card ${count} of this file is drawn\n`;
}

/** More characters than a mark has: what is kept of one piece of the file to find a mark that goes on in the next. */
const longest = 48;

/** Counts the cards in a file that comes in pieces, a character for each byte. */
export function countDrawn(): (piece: string) => number {
  let rest = '';
  let drawn = 0;
  return (piece) => {
    const text = rest + piece;
    for (const [, count] of text.matchAll(/% card (\d+) of this file is drawn\n/g)) {
      if (Number(count) === drawn + 1) drawn += 1;
    }
    rest = text.slice(-longest);
    return drawn;
  };
}
