import {
  charsetOfLanguage,
  decodeStrictly,
  guessCharset,
  isUtf8String,
  latinCharsets,
  leastOdd,
  oddWordsIn,
  windowsCharsets,
} from '../vcard/decode-text.ts';
import { countHeaders } from './guess-columns.ts';
import { languagesOf, readHeader } from './read-header.ts';

// Headers are in one of the first rows, below titles.
const headRows = 11;
// Enough to decide; it is decoded once for every charset, which blocks other requests.
const headColumns = 60;
const sampleChars = 16 * 1024;

/**
 * The charset of a table that is not entirely UTF-8: UTF-8 if most of its lines are, Shift_JIS if it reads as Japanese,
 * else the one with the most known headers and the fewest odd words, else the Windows charset of the headers' language,
 * else Windows-1252.
 */
export function charsetOfTable(sample: string, rows: string[][]): string {
  const lines = sample.split(/[\r\n]+/).filter((line) => /[\x80-\xff]/.test(line));
  const foreign = lines.filter((line) => !isUtf8String(line));
  if (foreign.length * 2 < lines.length) return 'utf-8';
  const text = foreign.join('\n').slice(0, sampleChars);
  const guess = guessCharset(text);
  if (guess === 'shift_jis') return guess;
  const head = rows.slice(0, headRows).map((cells) => cells.slice(0, headColumns));
  const bytes = Buffer.from(text, 'latin1');
  const tried = [...new Set([...latinCharsets, ...windowsCharsets])].map((charset) => ({
    charset,
    ...bestHeaders(head, charset),
  }));
  const most = Math.max(...tried.map(({ known }) => known));
  if (most === 0) return guess;
  const fitting = tried.filter(({ known }) => known === most);
  const latin = fitting.filter(({ charset }) => latinCharsets.includes(charset));
  if (latin.length === 0) return fitting[0]?.charset ?? guess;
  const best = leastOdd(
    bytes,
    latin.map(({ charset }) => charset),
  );
  const ofLanguage = charsetOfHeaders(latin.find(({ charset }) => charset === best)?.cells ?? []);
  return ofLanguage !== null && oddWordsIn(bytes, ofLanguage) <= oddWordsIn(bytes, best) ? ofLanguage : best;
}

/** The Windows charset for the language of the headers; null if they are in several languages. */
function charsetOfHeaders(cells: string[]): string | null {
  const [charset, ...others] = new Set(languagesOf(cells.map(readHeader)).map(charsetOfLanguage));
  return others.length === 0 ? (charset ?? null) : null;
}

/** The row with the most known headers in a charset, and how many it has; 0 if the bytes do not fit. */
function bestHeaders(rows: string[][], charset: string): { cells: string[]; known: number } {
  const read = rows.map((row) => row.map((cell) => decodeStrictly(cell, charset)));
  const fitting = read.filter((cells): cells is string[] => cells.every((cell) => cell !== null));
  if (fitting.length < rows.length) return { cells: [], known: 0 };
  const counted = fitting.map((cells) => ({ cells, known: countHeaders(cells) }));
  return counted.toSorted((a, b) => b.known - a.known)[0] ?? { cells: [], known: 0 };
}
