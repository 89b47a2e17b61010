// The wide forms too: some spreadsheets, set to Chinese or Japanese, begin a formula with them.
const formula = /^'*[=+\-@\t\r\n\uff1d\uff0b\uff0d\uff20]/;

/**
 * A text as a cell that no spreadsheet takes for a formula: one that begins like a formula gets a quote in front. One
 * that begins with such a quote already gets another, so that `plainCell` gives every text back.
 */
export function safeCell(text: string): string {
  return formula.test(text) ? `'${text}` : text;
}

/** The text behind `safeCell`. */
export function plainCell(cell: string): string {
  return cell.startsWith("'") && formula.test(cell) ? cell.slice(1) : cell;
}
