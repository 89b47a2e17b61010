import { decodeText } from '../vcard/decode-text.ts';
import { countHeaders } from './guess-columns.ts';
import { type Delimiter, splitRows } from './split-rows.ts';

const delimiters = [',', ';', '\t', '|'] as const;
const headChars = 64 * 1024;
const sampledRows = 20;

/** The delimiter of a CSV text, judged by its first rows; Excel's `sep=;` line gives it and is skipped. */
export function sniffDelimiter(text: string): { delimiter: Delimiter; start: number } {
  const said = /^sep=([,;|\t])\r?\n/i.exec(text.slice(0, 20));
  if (said) return { delimiter: said[1] as Delimiter, start: said[0].length };
  const head = text.slice(0, headChars);
  const scores = delimiters.map((delimiter) => ({ delimiter, ...score(head, delimiter) }));
  const [best] = scores.toSorted((a, b) => b.headers - a.headers || b.shape - a.shape);
  return { delimiter: best && best.shape > 0 ? best.delimiter : ',', start: 0 };
}

/**
 * The number of known headers in a row, and the width of the rows times the share of rows that have the most common
 * width.
 */
function score(text: string, delimiter: Delimiter): { headers: number; shape: number } {
  const rows: string[][] = [];
  for (const row of splitRows(text, delimiter)) {
    if (rows.push(row) >= sampledRows) break;
  }
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const [[width, count] = [0, 0]] = [...counts].toSorted((a, b) => b[1] - a[1] || b[0] - a[0]);
  const wide = rows.slice(0, 10).filter((row) => row.length > 1);
  const headers = wide.map((row) => countHeaders(row.slice(0, 200).map((cell) => decodeText(cell, undefined))));
  return { headers: Math.max(0, ...headers), shape: width < 2 ? 0 : width * (count / rows.length) };
}
