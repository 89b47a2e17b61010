import { t } from '../../../../contract/translate.ts';
import type { CsvColumn } from '../../../db/tables/people.ts';
import { excerpt, oneLine } from '../sentences.ts';
import { decodeText, isUtf8String } from '../vcard/decode-text.ts';
import { countHeaders, emptyHeader, guessColumns, isDataRow } from './guess-columns.ts';
import { sniffDelimiter } from './sniff-delimiter.ts';
import { splitRows } from './split-rows.ts';
import { charsetOfTable } from './table-charset.ts';

/** A CSV file: its columns with their fields, and its rows, read one at a time. */
export type CsvTable = {
  columns: CsvColumn[];
  needsMapping: boolean;
  /** The content of the file that is in no row, in sentences. */
  problems: string[];
  rows(): Generator<string[]>;
};

const sampleBytes = 256 * 1024;
const maxColumns = 500;
const maxCellChars = 20_000;
// The most rows of titles, dates and notices above the headers.
const maxTitleRows = 10;

/**
 * Splits a CSV file. `text` is a byte string in any charset; null if it has no row. A caller that knows whether all of
 * it is UTF-8 passes that, because checking here would block too long.
 */
export function readTable(text: string, today: string, isUtf8?: boolean): CsvTable | null {
  const { delimiter, start } = sniffDelimiter(text);
  const body = start === 0 ? text : text.slice(start);
  const raw: string[][] = [];
  let chars = 0;
  let isTooWide = false;
  for (const cells of splitRows(body, delimiter)) {
    isTooWide ||= cells.slice(maxColumns).some((cell) => cell.trim() !== '');
    const row = cells.slice(0, maxColumns);
    chars += row.reduce((sum, cell) => sum + cell.length, 0);
    if (raw.push(row) > 200 || chars > sampleBytes) break;
  }
  const charset = (isUtf8 ?? isUtf8String(body)) ? 'utf-8' : charsetOfTable(wholeLines(body), raw);
  const decoded = (cells: string[]) => cells.slice(0, maxColumns).map((cell) => cut(decodeText(cell, charset)));
  const first = raw.map(decoded);
  if (first.length === 0) return null;
  const titles = countTitleRows(first);
  const top = first[titles] ?? [];
  const hasHeader = !isDataRow(top, today);
  const sampled = first.slice(hasHeader ? titles + 1 : titles);
  const width = Math.max(top.length, ...sampled.slice(0, 20).map((row) => row.length));
  const headers = Array.from({ length: width }, (_, at) => {
    const header = hasHeader ? oneLine(top[at] ?? '').slice(0, 100) : '';
    return header === '' ? emptyHeader(at) : header;
  });
  const { fields, needsMapping } = guessColumns(headers, sampled);
  const columns = headers.map((header, at): CsvColumn => {
    const samples = [...new Set(sampled.map((row) => oneLine(row[at] ?? '')))].filter((sample) => sample !== '');
    return {
      header,
      samples: samples.slice(0, 3).map((sample) => [...sample.slice(0, 160)].slice(0, 80).join('')),
      field: fields[at] ?? null,
      dateOrder: null,
      isDateOrderSure: true,
      isDateOrderAnswered: false,
      eitherDate: null,
    };
  });
  return {
    columns,
    needsMapping,
    problems: [
      ...first
        .slice(0, titles)
        .map((row) => t`Left out above the headers: “${excerpt(row.filter(Boolean).join(' '))}”.`),
      ...(hasHeader && countHeaders(top) === 0
        ? [t`The first row was taken for headers: “${excerpt(top.filter(Boolean).join(' '))}”.`]
        : []),
      ...(isTooWide ? [t`Only the first ${maxColumns} columns were read.`] : []),
    ],
    rows: function* () {
      let skipped = hasHeader ? titles + 1 : titles;
      for (const cells of splitRows(body, delimiter)) {
        if (skipped > 0) skipped -= 1;
        else yield decoded(cells);
      }
    },
  };
}

/** How many rows are above the headers: titles, with fewer cells and fewer header words. */
function countTitleRows(rows: string[][]): number {
  const counts = rows.slice(0, maxTitleRows + 1).map(countHeaders);
  const most = Math.max(...counts);
  const at = counts.indexOf(most);
  const cellsIn = (row: string[] | undefined) => (row ?? []).filter((cell) => cell.trim() !== '').length;
  return most >= 2 && rows.slice(0, at).every((row) => cellsIn(row) < cellsIn(rows[at])) ? at : 0;
}

/** The beginning of a text, long enough to detect its charset. */
function wholeLines(text: string): string {
  const end = text.length > sampleBytes ? text.lastIndexOf('\n', sampleBytes) : text.length;
  return text.slice(0, Math.max(end, 0));
}

function cut(cell: string): string {
  return cell.length > maxCellChars ? [...cell.slice(0, maxCellChars)].slice(0, -1).join('') : cell;
}
