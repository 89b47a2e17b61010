/** The paragraphs of a card's message, separated by blank lines; single line ends stay inside. */
export function paragraphsOf(message: string): string[][] {
  return message
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map((line) => line.trim()))
    .filter((lines) => lines.some((line) => line !== ''));
}

/** One line for a header: replaces line ends and other control characters by spaces and removes bidirectional marks. */
export function headerLine(text: string): string {
  return text
    .replaceAll(/[\u202a-\u202e\u2066-\u2069]/g, '')
    .replaceAll(/[\p{Cc}\u2028\u2029]+/gu, ' ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
