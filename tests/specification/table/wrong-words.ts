import type { Row } from './row.ts';

/** A text of the product with the row's words or rule taken out of it; the same text when they are not in it. */
export function without(row: Row, text: string): string {
  if (row.change) return text.replaceAll(row.change.from, row.change.to);
  return text.replace(literal(row.says), (words) => words.replace(/\p{L}/gu, 'x'));
}

/** The words as a whole literal, a whole part of a template or the words of an element, not inside longer ones. */
function literal(words: string): RegExp {
  const spelled = escapeForPattern(words)
    .replaceAll("'", "(?:'|\\\\')")
    .replaceAll('&', '(?:&|&amp;)')
    .replaceAll(/\s+/g, '\\s+');
  // The words first, which are searched for faster than what may stand before them.
  return new RegExp(`${spelled}(?<=[\`'"}>]\\s*${spelled})(?=\\s*(?:[\`'"<{]|\\$\\{))`, 'g');
}

function escapeForPattern(words: string): string {
  return words.replaceAll(/[.*+?^$()|[\]\\{}]/g, '\\$&');
}
