/** A line that ends a letter, such as "With love," or a name: short, and no sentence. */
const leaveTaking = /^(?=.{1,40}$)(?:\S+\s+){0,4}\S*[^\s.!?…]$/u;
/** Fewer may be anybody's, in the middle of a sentence. */
const fewestWords = 4;
const apostrophes = "['’‘]";
const quotes = '["“”„]';

/**
 * A provider's message with the sender's own words on it as they were typed, between an empty line before and one after: a
 * provider that has set them otherwise, or left them out, is corrected. Before them stands the message, after them its leave.
 */
export function placePersonal(message: string, personal: string | null): string {
  const typed = personal?.trim();
  if (!typed) return message;
  const body = withoutPersonal(message, typed);
  const lines = body.split('\n');
  let end = lines.length;
  while (end > 1 && (lines[end - 1] === '' || leaveTaking.test(lines[end - 1] ?? ''))) end -= 1;
  const paragraphs = [lines.slice(0, end).join('\n'), typed, lines.slice(end).join('\n')];
  return paragraphs.flatMap((text) => text.trim() || []).join('\n\n');
}

/** The provider's own words, the only ones that are checked. */
export function withoutPersonal(message: string, personal: string | null): string {
  const typed = personal?.trim();
  if (!typed) return message;
  return message
    .replace(placesOf(typed), '\n\n')
    .replaceAll(/[^\S\n]*\n[^\S\n]*/g, '\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

/** Where the same words stand, in other white space or with other quotation marks; so few as "Love you" on a line of their own. */
function placesOf(typed: string): RegExp {
  const words = typed.split(/\s+/u);
  const shape = words
    .map((word) =>
      word
        .replaceAll(/[\\^$.*+?()[\]{}|/]/g, String.raw`\$&`)
        .replaceAll(/['’‘]/g, apostrophes)
        .replaceAll(/["“”„]/g, quotes),
    )
    .join(String.raw`\s+`);
  const isAlone = words.length < fewestWords;
  const [before, after] = isAlone ? ['^[^\\S\\n]*', '[^\\S\\n]*$'] : ['(?<![\\p{L}\\p{N}])', '(?![\\p{L}\\p{N}])'];
  return new RegExp(`${before}${quotes}?${shape}${quotes}?${after}`, 'gmu');
}
