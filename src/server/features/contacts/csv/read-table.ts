import type { CsvColumn } from '../../../db/tables/people.ts';
import { decodeText, guessCharset, isUtf8String } from '../vcard/decode-text.ts';
import { guessColumns, isDataRow } from './guess-columns.ts';
import { oneLine } from './read-row.ts';
import { sniffDelimiter, splitRows } from './split-rows.ts';

/** A CSV file: its columns with what they are taken for, and its rows, read one by one. */
export type CsvTable = { columns: CsvColumn[]; needsMapping: boolean; rows(): Generator<string[]> };

const sampleBytes = 256 * 1024;
const maxColumns = 500;
const maxCellChars = 20_000;

/**
 * Takes a CSV file apart. `text` is a byte string, in any charset; null when there is not a single row. Whether all of it
 * is UTF-8 can be told, by whom it would take too long here.
 */
export function readTable(text: string, thisYear: number, isUtf8?: boolean): CsvTable | null {
  const { delimiter, start } = sniffDelimiter(text);
  const body = start === 0 ? text : text.slice(start);
  const charset = (isUtf8 ?? isUtf8String(body)) ? 'utf-8' : guessCharset(wholeLines(body));
  const decoded = (cells: string[]) => cells.slice(0, maxColumns).map((cell) => cut(decodeText(cell, charset)));
  function* all(): Generator<string[]> {
    for (const cells of splitRows(body, delimiter)) yield decoded(cells);
  }
  const first: string[][] = [];
  let chars = 0;
  for (const row of all()) {
    chars += row.reduce((sum, cell) => sum + cell.length, 0);
    if (first.push(row) > 200 || chars > sampleBytes) break;
  }
  const [top, ...below] = first;
  if (!top) return null;
  const hasHeader = !isDataRow(top, thisYear);
  const sampled = hasHeader ? below : first;
  const width = Math.max(top.length, ...sampled.slice(0, 20).map((row) => row.length));
  const headers = Array.from({ length: width }, (_, at) => {
    const header = hasHeader ? oneLine(top[at] ?? '').slice(0, 100) : '';
    return header === '' ? `Column ${at + 1}` : header;
  });
  const { fields, needsMapping } = guessColumns(headers, sampled, thisYear);
  const columns = headers.map((header, at): CsvColumn => {
    const samples = [...new Set(sampled.map((row) => oneLine(row[at] ?? '')))].filter((sample) => sample !== '');
    return {
      header,
      samples: samples.slice(0, 3).map((sample) => [...sample.slice(0, 160)].slice(0, 80).join('')),
      field: fields[at] ?? null,
      dateOrder: null,
      isDateOrderSure: true,
    };
  });
  return {
    columns,
    needsMapping,
    rows: function* () {
      let isHeader = hasHeader;
      for (const row of all()) {
        if (!isHeader) yield row;
        isHeader = false;
      }
    },
  };
}

/** The beginning of a text, so much of it as tells its charset. */
function wholeLines(text: string): Uint8Array {
  const end = text.length > sampleBytes ? text.lastIndexOf('\n', sampleBytes) : text.length;
  return Buffer.from(text.slice(0, Math.max(end, 0)), 'latin1');
}

function cut(cell: string): string {
  return cell.length > maxCellChars ? [...cell.slice(0, maxCellChars)].slice(0, -1).join('') : cell;
}
