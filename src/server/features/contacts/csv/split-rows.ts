/** The delimiter between cells. */
export type Delimiter = ',' | ';' | '\t' | '|';

// A quoted cell longer than any note is one with an unclosed quote.
const maxQuotedChars = 64 * 1024;
const maxQuotedLines = 10_001;
const maxBareQuotes = 20;
// Limits the search for the ends of unclosed cells; beyond it a quote must be closed soon to count.
const maxWastedChars = 4 * 1024 * 1024;
const shortReachChars = 256;
const maxCells = 1000;

/**
 * The rows of a CSV text (RFC 4180), one at a time. A quote that is never closed, or that closes in the middle of a
 * cell, is an ordinary character, so it costs one cell and not the rest of the file. Skips empty lines.
 */
export function* splitRows(text: string, delimiter: Delimiter): Generator<string[]> {
  let at = 0;
  let row: string[] = [];
  const search: Search = { wastedChars: 0 };
  while (at < text.length) {
    const cell = readCell(text, at, delimiter, search);
    if (row.length < maxCells) row.push(cell.text);
    at = cell.end;
    if (text[at] === delimiter) {
      at += 1;
      // The file ends after a delimiter: one more, empty cell.
      if (at < text.length) continue;
      row.push('');
    }
    if (row.some((each) => each.trim() !== '')) yield row;
    row = [];
    at = afterLineEnd(text, at);
  }
}

type Cell = { text: string; end: number };
/** How much was searched in vain so far: every cell of a file could begin with an unclosed quote. */
type Search = { wastedChars: number };

function readCell(text: string, start: number, delimiter: Delimiter, search: Search): Cell {
  let open = start;
  while (text[open] === ' ') open += 1;
  if (text[open] === '"') {
    const quoted = readQuoted(text, open + 1, delimiter, search);
    if (quoted) return quoted;
  }
  let end = start;
  for (; end < text.length; end += 1) {
    const char = text[end];
    if (char === delimiter || char === '\n' || char === '\r') break;
  }
  return { text: text.slice(start, end), end };
}

/** The cell after an opening quote; null if nothing within the limit closes it. */
function readQuoted(text: string, start: number, delimiter: Delimiter, search: Search): Cell | null {
  const reach = search.wastedChars > maxWastedChars ? shortReachChars : maxQuotedChars;
  const limit = Math.min(text.length, start + reach);
  let lines = 0;
  let bareQuotes = 0;
  let at = start;
  for (; at < limit; at += 1) {
    const char = text[at];
    if (char === '\n' && ++lines > maxQuotedLines) break;
    if (char !== '"') continue;
    if (text[at + 1] === '"') {
      at += 1;
      continue;
    }
    let end = at + 1;
    while (text[end] === ' ') end += 1;
    const next = text[end];
    if (next !== undefined && next !== delimiter && next !== '\n' && next !== '\r') {
      // Quotes inside a cell are doubled. A single one begins another cell if the line has ended since.
      if (lines > 0 || ++bareQuotes > maxBareQuotes) break;
      continue;
    }
    return { text: text.slice(start, at).replaceAll('""', '"'), end };
  }
  search.wastedChars += at - start;
  return null;
}

function afterLineEnd(text: string, at: number): number {
  let end = at;
  while (text[end] === '\r') end += 1;
  return text[end] === '\n' ? end + 1 : Math.max(end, at);
}
