/** One card of a file: its physical lines between BEGIN and END, as byte strings. */
export type RawCard = {
  lines: string[];
  /** Another BEGIN or the end of the file came before its END. */
  isCutOff: boolean;
  /** It carried a whole card inside (AGENT of vCard 2.1), which is left out. */
  hadNestedCard: boolean;
};

/** Cuts a file into its cards. Any line end is understood, also CR CR LF. */
export function splitCards(file: string): RawCard[] {
  const cards: RawCard[] = [];
  let card: RawCard | null = null;
  let nested = 0;
  for (const line of file.replace(/\r+\n?/g, '\n').split('\n')) {
    const mark = boundary(line);
    if (mark === 'begin' && card !== null && opensAgent(card)) {
      nested += 1;
      card.hadNestedCard = true;
    } else if (mark === 'begin') {
      if (card !== null) card.isCutOff = true;
      card = { lines: [], isCutOff: false, hadNestedCard: false };
      cards.push(card);
      nested = 0;
    } else if (mark === 'end' && nested > 0) {
      nested -= 1;
    } else if (mark === 'end') {
      card = null;
    } else if (nested === 0) {
      card?.lines.push(line);
    }
  }
  if (card !== null) card.isCutOff = true;
  return cards;
}

function boundary(line: string): 'begin' | 'end' | null {
  if (line.length > 40) return null;
  // Files put together from several keep their byte order marks in the middle.
  const compact = line
    .replace(/^\xef\xbb\xbf/, '')
    .replace(/\s/g, '')
    .toUpperCase();
  if (compact === 'BEGIN:VCARD') return 'begin';
  return compact === 'END:VCARD' ? 'end' : null;
}

function opensAgent(card: RawCard): boolean {
  return /^(?:[\w-]+\.)?AGENT\b[^:]*:\s*$/i.test(card.lines.at(-1) ?? '');
}
