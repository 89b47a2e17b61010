/** One card of a file: its physical lines between BEGIN and END, as byte strings. */
export type RawCard = {
  lines: string[];
  /** Another BEGIN, or the end of the file, came before its END; or nothing but END says that it is a card. */
  missing: 'beginning' | 'end' | null;
  /** It carried a whole card inside (AGENT of vCard 2.1), which is left out. */
  hadNestedCard: boolean;
  /** It had more than a card may have, and the rest was not kept. */
  wasTooLong: boolean;
  /** What stands behind it, and before the first card of a file, in no card. */
  strayLines: string[];
};

/** Takes lines one after the other, and gives each card once what follows shows that it is complete. */
export type CardSplitter = { push(line: string): RawCard[]; end(): RawCard[] };

// What a contact may have in text and in pictures. Texts are taken apart character by character, and one contact must
// not keep the server from everyone else.
const maxTextBytes = 256 * 1024;
const maxTextLines = 5000;
const maxBinaryBytes = 8 * 1024 * 1024;

/** Whether a file is one of vCards: nothing stands before the first of them but blank lines and a byte order mark. */
export function beginsWithCard(text: string): boolean {
  return /^[\s\xef\xbb\xbf]*BEGIN[ \t]*:[ \t]*VCARD/i.test(text);
}

/** Whether a card begins on any line. */
export function hasCard(text: string): boolean {
  return /^[ \t]*BEGIN[ \t]*:[ \t]*VCARD/im.test(text);
}

/** Cuts a file into its cards. Any line end is understood, also CR CR LF. */
export function splitCards(file: string): RawCard[] {
  const splitter = createCardSplitter();
  const cards = file
    .replace(/\r+\n?/g, '\n')
    .split('\n')
    .flatMap((line) => splitter.push(line));
  return [...cards, ...splitter.end()];
}

/**
 * Cuts lines into cards as they come, so that a file need not be in memory. Texts may have lines that say BEGIN or END:
 * what follows tells. Lines up to another END belong to the card, and a card in an open one is none unless it has a name.
 */
export function createCardSplitter(): CardSplitter {
  let head: string[] = [];
  const addToHead = bounded(head, () => {});
  // The card that was open when another began, the one that is open, and the one that ended last.
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
      // The END before was a line of its text, or the end of a card that stands in the text of the one around it.
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

/** A card that lines are added to. */
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

/** Whether lines say of whom they are. */
function hasName(lines: string[]): boolean {
  return lines.some((line) => /^(?:[\w-]+\.)?(?:FN|N|ORG|NICKNAME)[;:]/i.test(line));
}

/** Adds lines while there is room: separately for pictures, which are long, and for everything else. */
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
