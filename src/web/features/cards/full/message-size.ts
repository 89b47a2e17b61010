/** The step of the message's letters: 21, 19 or 17 px by its length. Beyond that the page scrolls. */
export function messageSize(message: string): 'large' | 'medium' | 'small' {
  const length = Array.from(message).length + lineBreaks(message) * charactersPerLine;
  if (length <= 300) return 'large';
  return length <= 460 ? 'medium' : 'small';
}

/** A line that ends early takes as much room as a full one, half of it on average. */
const charactersPerLine = 18;

function lineBreaks(message: string): number {
  return message.split('\n').length - 1;
}
