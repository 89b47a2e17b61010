/** Gives the width of a run of text in pixels, in the font about to be used. */
export type MeasureWidth = (text: string) => number;

const wordSegmenter = new Intl.Segmenter('en', { granularity: 'word' });
const graphemeSegmenter = new Intl.Segmenter('en', { granularity: 'grapheme' });

const longRun = 240;
const endsInSpace = /\s$/u;
const endsInHyphen = /[-‐–—/]$/u;
/** Words of scripts that break with a hyphen. */
const hyphenated = /^[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}’]+[\p{P}\s]*$/u;
const closingMark = /^[、。，．！？：；」』）】〉》…ー々,.!?;:)\]]$/u;
const endsInCjkStop = /[、。，．！？：；」』）】〉》]$/u;

/** What the reader sees as single characters: an emoji family or a letter with its marks is one. */
export function splitGraphemes(text: string): string[] {
  return Array.from(graphemeSegmenter.segment(text), ({ segment }) => segment);
}

/** Paragraphs already split, kept per thread: the same paragraph is wrapped at every size that is tried. */
const knownPieces = new Map<string, readonly string[]>();
const mostKnownPieces = 1000;

function splitAtBreaks(paragraph: string): readonly string[] {
  let pieces = knownPieces.get(paragraph);
  if (pieces === undefined) {
    pieces = findPieces(paragraph);
    if (knownPieces.size >= mostKnownPieces) knownPieces.clear();
    knownPieces.set(paragraph, pieces);
  }
  return pieces;
}

/** Cuts a paragraph where a line may end; closing marks stay with the word before, opening ones with the word after. */
function findPieces(paragraph: string): string[] {
  const pieces: string[] = [];
  let current = '';
  let lastIsWord = false;
  for (const { segment, isWordLike } of wordSegmenter.segment(paragraph)) {
    const isSpace = /^\s+$/u.test(segment);
    const word = isWordLike === true;
    const mayBreak =
      !isSpace &&
      (endsInSpace.test(current) ||
        (word && (lastIsWord || endsInHyphen.test(current) || endsInCjkStop.test(current))));
    if (mayBreak && current !== '') {
      pieces.push(current);
      current = '';
    }
    current += segment;
    lastIsWord = word;
  }
  if (current !== '') pieces.push(current);
  return pieces;
}

/** How many leading graphemes fit, at least `least`; by doubling and halving, since measuring is the slow part. */
function countFitting(graphemes: string[], least: number, fits: (run: string) => boolean): number {
  let fitting = least;
  let tooMany = 16;
  while (tooMany <= graphemes.length && fits(graphemes.slice(0, tooMany).join(''))) {
    fitting = tooMany;
    tooMany *= 2;
  }
  tooMany = Math.min(tooMany, graphemes.length + 1);
  while (tooMany - fitting > 1) {
    const middle = (fitting + tooMany) >> 1;
    if (fits(graphemes.slice(0, middle).join(''))) fitting = middle;
    else tooMany = middle;
  }
  return fitting;
}

/** Splits a piece too wide for a line between its graphemes: letters with a hyphen and evenly, others as they come. */
function splitWidePiece(piece: string, maxWidth: number, measure: MeasureWidth, most: number): string[] {
  const graphemes = splitGraphemes(piece);
  const hyphen = hyphenated.test(piece) ? '-' : '';
  const fits = (run: string) => measure(run.trimEnd() + hyphen) <= maxWidth;
  const greedy = chunk(graphemes, (rest, done) => {
    if (done >= most) return rest.length;
    const count = countFitting(rest, 1, fits);
    // A closing mark may not begin a line.
    return count > 1 && closingMark.test(rest[count] ?? '') ? count - 1 : count;
  });
  const even = chunk(graphemes, (rest, done) => Math.ceil(rest.length / Math.max(1, greedy.length - done)));
  const parts = hyphen !== '' && greedy.length < most && even.every((part) => fits(part)) ? even : greedy;
  return parts.map((part, index) => (index < parts.length - 1 ? part + hyphen : part));
}

function chunk(graphemes: string[], countOf: (rest: string[], done: number) => number): string[] {
  const parts: string[] = [];
  for (let at = 0; at < graphemes.length; ) {
    const count = countOf(graphemes.slice(at), parts.length);
    parts.push(graphemes.slice(at, at + count).join(''));
    at += count;
  }
  return parts;
}

/** Whether a run is wider than a line, by its beginning if that is enough: a long run takes long to measure. */
function isWider(run: string, maxWidth: number, measure: MeasureWidth): boolean {
  return (run.length > longRun && measure(run.slice(0, longRun)) > maxWidth) || measure(run) > maxWidth;
}

/** Words so long that they are broken instead of set smaller. */
const endlessWord = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{M}]{25}/u;

/** Whether some word of usual length does not fit on a line by itself and would have to be broken. */
export function hasWideWord(text: string, maxWidth: number, measure: MeasureWidth): boolean {
  if (endlessWord.test(text)) return false;
  return text.split(/\s+/u).some((word) => splitAtBreaks(word).some((piece) => isWider(piece, maxWidth, measure)));
}

/**
 * Breaks text into lines no wider than `maxWidth`; a newline always breaks. Words are broken only when wider than a line.
 * Past `most` lines the rest may be left out.
 */
export function wrapText(text: string, maxWidth: number, measure: MeasureWidth, most = Infinity): string[] {
  return wrapParagraphs(text, maxWidth, measure, most).flat();
}

/** As `wrapText`, the lines of each paragraph by themselves. */
export function wrapParagraphs(text: string, maxWidth: number, measure: MeasureWidth, most = Infinity): string[][] {
  const paragraphs: string[][] = [];
  let count = 0;
  for (const paragraph of text.replace(/\r\n?/g, '\n').split('\n')) {
    const lines: string[] = [];
    let line = '';
    if (count > most) return paragraphs;
    for (const piece of splitAtBreaks(paragraph.trim())) {
      if (!isWider(line + piece.trimEnd(), maxWidth, measure)) {
        line += piece;
        continue;
      }
      if (line !== '') lines.push(line.trimEnd());
      const parts = isWider(piece.trimEnd(), maxWidth, measure)
        ? splitWidePiece(piece, maxWidth, measure, most)
        : [piece];
      lines.push(...parts.slice(0, -1).map((part) => part.trimEnd()));
      line = parts.at(-1) ?? '';
    }
    lines.push(line.trimEnd());
    paragraphs.push(lines);
    count += lines.length;
  }
  return paragraphs;
}

/** Wraps to the same number of lines with lengths as even as possible: no word is alone on the last line. */
export function wrapBalanced(text: string, maxWidth: number, measure: MeasureWidth): string[] {
  return balanceParagraphs(text, maxWidth, measure).flat();
}

/** As `wrapBalanced`, the lines of each paragraph by themselves. */
export function balanceParagraphs(text: string, maxWidth: number, measure: MeasureWidth): string[][] {
  const greedy = wrapParagraphs(text, maxWidth, measure);
  const count = greedy.flat().length;
  if (count < 2) return greedy;
  let narrow = maxWidth * 0.5;
  let wide = maxWidth;
  let best = greedy;
  for (let i = 0; i < 7; i++) {
    const middle = (narrow + wide) / 2;
    const paragraphs = wrapParagraphs(text, middle, measure);
    if (paragraphs.flat().length === count && !hasWideWord(text, middle, measure)) {
      best = paragraphs;
      wide = middle;
    } else narrow = middle;
  }
  return best;
}

/** Cuts a line at a grapheme so that it fits with an ellipsis after it. */
export function ellipsize(line: string, maxWidth: number, measure: MeasureWidth): string {
  const graphemes = splitGraphemes(line);
  const shorten = (run: string) => `${run.replace(/[\s,;:.–—-]+$/u, '')}…`;
  const count = countFitting(graphemes, 0, (run) => measure(shorten(run)) <= maxWidth);
  return shorten(graphemes.slice(0, count).join(''));
}

const strongLetter = /[\p{L}]/u;
const rightToLeftLetter = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/u;

/** Whether the first letter of the text belongs to a script that runs from right to left. */
export function isRightToLeft(text: string): boolean {
  const first = strongLetter.exec(text)?.[0];
  return first !== undefined && rightToLeftLetter.test(first);
}
