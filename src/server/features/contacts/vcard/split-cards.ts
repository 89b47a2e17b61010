/** One card of a file: its physical lines between BEGIN and END, as byte strings. */
export type RawCard = {
  lines: string[];
  /** Another BEGIN or the end of the file came before its END, or only its END shows that it is a card. */
  missing: 'beginning' | 'end' | null;
  /** It contained a complete card (AGENT of vCard 2.1), which is left out. */
  hadNestedCard: boolean;
  /** It exceeded the limits of a card, and the rest was dropped. */
  wasTooLong: boolean;
  /** The text after it, and before the first card of a file, outside of any card. */
  strayLines: string[];
};

/** Accepts lines one at a time, and yields each card once the following lines show that it is complete. */
export type CardSplitter = { push(line: string): RawCard[]; end(): RawCard[] };

// The limits of a contact's text and pictures. Texts are parsed character by character, and one contact must not block
// the server.
const maxTextBytes = 256 * 1024;
const maxTextLines = 5000;
const maxBinaryBytes = 8 * 1024 * 1024;

/** Whether a file contains only vCards: nothing but blank lines and a byte order mark comes before the first. */
export function beginsWithCard(text: string): boolean {
  return /^[\s\xef\xbb\xbf]*BEGIN[ \t]*:[ \t]*VCARD/i.test(text);
}

/** Whether any line begins a card. */
export function hasCard(text: string): boolean {
  return /^[ \t]*BEGIN[ \t]*:[ \t]*VCARD/im.test(text);
}

/** Splits a file into its cards. Accepts any line end, also CR CR LF. */
export function splitCards(file: string): RawCard[] {
  const splitter = createCardSplitter();
  const cards = file
    .replace(/\r+\n?/g, '\n')
    .split('\n')
    .flatMap((line) => splitter.push(line));
  return [...cards, ...splitter.end()];
}

/**
 * Splits lines into cards as they arrive, so that the file need not be in memory. Texts may contain BEGIN or END lines:
 * what follows decides. Lines up to another END belong to the card, and a card inside an open one counts only if it has
 * a name.
 */
export function createCardSplitter(): CardSplitter {
  let head: string[] = [];
  const addToHead = bounded(head, () => {});
  // The card that was open when another began, the open one, and the one that ended last.
  let around: Building | null = null;
  let open: Building | null = null;
  let ended: Building | null = null;
  let nested = 0;
  const begin = (missing: RawCard['missing'] = null): Building => {
    const building = build(missing, head);
    head = [];
    return building;
  };
  const giveAll = (): RawCard[] => {
    const cards = [around && cutOff(around), ended?.card, open && cutOff(open)];
    [around, ended, open] = [null, null, null];
    return cards.filter((card) => card !== null && card !== undefined);
  };
  const onBegin = (): RawCard[] => {
    if (open && opensAgent(open.card)) {
      nested += 1;
      open.card.hadNestedCard = true;
      return [];
    }
    const before: Building | null = open;
    open = null;
    const complete = giveAll();
    around = before;
    open = begin();
    nested = 0;
    return complete;
  };
  const onEnd = (): RawCard[] => {
    if (nested > 0) {
      nested -= 1;
    } else if (open) {
      const isPart = around !== null && !hasName(open.card.lines);
      if (around && isPart) for (const line of open.card.lines) around.add(line);
      ended = isPart ? around : open;
      open = null;
      if (isPart) around = null;
    } else if (ended) {
      const rest = ended.card.strayLines.splice(0);
      if (hasName(rest)) {
        const complete = giveAll();
        ended = begin('beginning');
        for (const line of rest) ended.add(line);
        return complete;
      }
      // The END before was a line of its text, or the end of a card inside the text of the surrounding one.
      for (const line of rest) (around ?? ended).add(line);
      const complete = around ? [around.card] : [];
      around = null;
      return complete;
    }
    return [];
  };
  return {
    push(line) {
      const mark = boundary(line);
      if (mark === 'begin') return onBegin();
      if (mark === 'end') return onEnd();
      if (open) {
        if (nested === 0) open.add(line);
      } else if (line.trim() !== '') {
        if (ended) ended.addStray(line);
        else addToHead(line);
      }
      return [];
    },
    end: giveAll,
  };
}

/** A card under construction. */
type Building = { card: RawCard; add(line: string): void; addStray(line: string): void };

function build(missing: RawCard['missing'], strayLines: string[]): Building {
  const card: RawCard = { lines: [], missing, hadNestedCard: false, wasTooLong: false, strayLines };
  const onTooLong = () => {
    card.wasTooLong = true;
  };
  return { card, add: bounded(card.lines, onTooLong), addStray: bounded(card.strayLines, onTooLong) };
}

function cutOff({ card }: Building): RawCard {
  return { ...card, missing: 'end' };
}

/** Whether the lines name somebody. */
function hasName(lines: string[]): boolean {
  return lines.some((line) => /^(?:[\w-]+\.)?(?:FN|N|ORG|NICKNAME)[;:]/i.test(line));
}

/** Adds lines while there is room, counted separately for pictures, which are long, and for everything else. */
function bounded(lines: string[], onTooLong: () => void): (line: string) => void {
  const left = { text: maxTextBytes, binary: maxBinaryBytes };
  let textLines = 0;
  let kind: keyof typeof left = 'text';
  return (line) => {
    if (kind === 'text' || !/^[ \t]|^[A-Za-z0-9+/=]*$/.test(line)) kind = startsBinary(line) ? 'binary' : 'text';
    left[kind] -= line.length + 1;
    if (kind === 'text') textLines += 1;
    if (left[kind] >= 0 && textLines <= maxTextLines) lines.push(line);
    else onTooLong();
  };
}

function startsBinary(line: string): boolean {
  return /^(?:[\w-]+\.)?(?:PHOTO|LOGO|SOUND|KEY|X-MS-CARDPICTURE)[;:]/i.test(line);
}

function boundary(line: string): 'begin' | 'end' | null {
  if (line.length > 40 || !/^[\s\xef\xbb\xbf]*[be]/i.test(line)) return null;
  // Concatenated files have byte order marks in the middle.
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
