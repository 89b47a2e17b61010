/** One card of a file: its physical lines between BEGIN and END, as byte strings. */
export type RawCard = {
  lines: string[];
  /** Another BEGIN or the end of the file came before its END. */
  isCutOff: boolean;
  /** It carried a whole card inside (AGENT of vCard 2.1), which is left out. */
  hadNestedCard: boolean;
  /** It had more than a card may have, and the rest was not kept. */
  wasTooLong: boolean;
};

/** Takes lines one after the other, and gives each card once it is complete. */
export type CardSplitter = { push(line: string): RawCard | null; end(): RawCard | null };

// What a contact may have in text and in pictures. Texts are taken apart character by character, and one contact must
// not keep the server from everyone else.
const maxTextBytes = 256 * 1024;
const maxTextLines = 5000;
const maxBinaryBytes = 8 * 1024 * 1024;

/** Cuts a file into its cards. Any line end is understood, also CR CR LF. */
export function splitCards(file: string): RawCard[] {
  const splitter = createCardSplitter();
  const cards = file
    .replace(/\r+\n?/g, '\n')
    .split('\n')
    .map((line) => splitter.push(line));
  return [...cards, splitter.end()].filter((card) => card !== null);
}

/** Cuts lines into cards as they come, so that a file need not be in memory. */
export function createCardSplitter(): CardSplitter {
  let card: RawCard | null = null;
  let add: (line: string) => void = () => {};
  let nested = 0;
  const open = () => {
    card = { lines: [], isCutOff: false, hadNestedCard: false, wasTooLong: false };
    add = boundedLines(card);
    nested = 0;
  };
  const close = (isCutOff: boolean) => {
    const closed = card;
    card = null;
    return closed && { ...closed, isCutOff };
  };
  return {
    push(line) {
      const mark = boundary(line);
      if (mark === 'begin' && card !== null && opensAgent(card)) {
        nested += 1;
        card.hadNestedCard = true;
      } else if (mark === 'begin') {
        const cutOff = close(true);
        open();
        return cutOff;
      } else if (mark === 'end' && nested > 0) {
        nested -= 1;
      } else if (mark === 'end') {
        return close(false);
      } else if (card !== null && nested === 0) {
        add(line);
      }
      return null;
    },
    end: () => close(true),
  };
}

/** Adds lines to a card while there is room: separately for pictures, which are long, and for everything else. */
function boundedLines(card: RawCard): (line: string) => void {
  const left = { text: maxTextBytes, binary: maxBinaryBytes };
  let textLines = 0;
  let kind: keyof typeof left = 'text';
  return (line) => {
    if (kind === 'text' || !/^[ \t]|^[A-Za-z0-9+/=]*$/.test(line)) kind = startsBinary(line) ? 'binary' : 'text';
    left[kind] -= line.length + 1;
    if (kind === 'text') textLines += 1;
    if (left[kind] >= 0 && textLines <= maxTextLines) card.lines.push(line);
    else card.wasTooLong = true;
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
