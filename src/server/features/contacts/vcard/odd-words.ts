const word = /[\p{L}\p{M}]+/gu;
const ascii = /^[\t\n\r -~]*$/;
// No capitals behind small letters, unless all are capitals.
const cased = /^\p{Lu}?[^\p{Lu}]*$|^[^\p{Ll}]*$/u;
// Letters have no such sign between them, and words do not begin with one; quotes, apostrophes and dashes are no such signs.
const oddSign =
  /(?<=\p{L})(?![ -~])[\p{S}§¶†‡‰•¡¿…‚„\u0080-\u009f](?=\p{L})|(?<![\p{L}\p{N}])(?![ -~])[\p{S}§¶†‡\u0080-\u009f](?=\p{Ll})/gu;
// Japanese writes its own letters together with Chinese ones: they are not looked at.
const scripts = ['Latin', 'Cyrillic', 'Greek', 'Hebrew', 'Arabic', 'Thai', 'Hangul', 'Han'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * Counts what shows that a text was read in the wrong charset: capitals within words, letters of two scripts in one, and
 * signs where letters should be. 'Jšrg MŸller' has one, 'Jörg Müller' none.
 */
export function countOddWords(text: string): number {
  const words = (text.match(word) ?? []).filter((each) => !ascii.test(each));
  return words.filter(isOdd).length + (text.match(oddSign)?.length ?? 0);
}

function isOdd(each: string): boolean {
  return !cased.test(each) || scripts.filter((script) => script.test(each)).length > 1;
}
