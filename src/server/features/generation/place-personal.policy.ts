/** A line that closes a letter, such as "With love," or a name: short, and not a sentence. */
const leaveTaking = /^(?=.{1,40}$)(?:\S+\s+){0,4}\S*[^\s.!?…]$/u;
/** Fewer words may occur by chance in the middle of a sentence. */
const fewestWords = 4;
const apostrophes = "['’‘]";
const quotes = '["“”„]';

/**
 * A provider's message with the sender's own words as typed, between empty lines; corrects a provider that changed them
 * or left them out. They come after the message and before its closing.
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

/**
 * The position of the same words, with other white space or quotation marks; a few words such as "Love you" match only
 * on their own line.
 */
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
