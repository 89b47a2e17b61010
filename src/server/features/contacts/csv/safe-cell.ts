// Full-width characters too: set to Chinese or Japanese, some spreadsheets accept them at the start of a formula.
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A text as a cell that no spreadsheet runs as a formula: one that begins like a formula gets a quote in front. One
 * that already begins with such a quote gets another, so that `plainCell` restores every text.
 */
export function safeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** Reverses `safeCell`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
