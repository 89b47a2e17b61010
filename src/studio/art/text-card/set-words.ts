import { clamp, toCss } from '../core/colour.ts';
import { drawLines } from '../text/draw-lines.ts';
import { type FittedText, fitText } from '../text/fit-text.ts';
import type { FontChoice } from '../text/fonts.ts';
import { isLatin } from '../text/prepare-text.ts';
import type { CardSheet } from './card-sheet.ts';
import type { WordColours } from './theme.ts';

export type Box = { left: number; top: number; width: number; height: number };

/** How a headline is set; sizes in units of a 1024 px card. */
type TitleFace = {
  font: Omit<FontChoice, 'sizePx'>;
  size: number;
  lineHeight: number;
  letterSpacingEm: number;
  uppercase: boolean;
};

const script: TitleFace = {
  font: { family: 'Pinyon Script' },
  size: 168,
  lineHeight: 1.06,
  letterSpacingEm: 0,
  uppercase: false,
};

/** The headline faces; each layout names those that suit it. */
const titleFaces = {
  script,
  serif: {
    font: { family: 'Newsreader', weight: 500 },
    size: 108,
    lineHeight: 1.06,
    letterSpacingEm: -0.012,
    uppercase: false,
  },
  italic: {
    font: { family: 'Newsreader', weight: 400, italic: true },
    size: 114,
    lineHeight: 1.06,
    letterSpacingEm: -0.01,
    uppercase: false,
  },
  capitals: {
    font: { family: 'Newsreader', weight: 500 },
    size: 74,
    lineHeight: 1.2,
    letterSpacingEm: 0.1,
    uppercase: true,
  },
  modern: {
    font: { family: 'Hanken Grotesk', weight: 700 },
    size: 102,
    lineHeight: 1.02,
    letterSpacingEm: -0.025,
    uppercase: false,
  },
} as const satisfies Record<string, TitleFace>;
type TitleFaceName = keyof typeof titleFaces;

type WordSetting = {
  box: Box;
  face: TitleFaceName;
  align: 'left' | 'center';
  /** Where the block of words lies in its box when it does not fill it. */
  anchor: 'top' | 'middle';
  colours: WordColours;
  /**
   * Draws the divider between headline and message, within `height` units below y, from x on or, if centred, around it.
   */
  divider: { height: number; width?: number; draw: (x: number, y: number) => void } | null;
};

type SetWords = { title: FittedText | null; message: FittedText | null; height: number; scale: number };

const messageLineHeight = 1.42;
const smallestMessage = 19;

/** Sets headline, divider and message as large as their box allows, the message in keeping with its length. */
export function setWords(sheet: CardSheet, setting: WordSetting): void {
  const { pen, unit } = sheet;
  const { box, align, colours, divider } = setting;
  const words = fitWords(sheet, setting);
  const place = { left: box.left, right: box.left + box.width, align: align === 'left' ? ('start' as const) : align };
  let y = setting.anchor === 'top' ? box.top : box.top + (box.height - words.height) / 2;
  if (words.title) {
    pen.context.fillStyle = toCss(colours.title);
    y = drawLines(pen.context, words.title, { ...place, top: y });
  }
  if (divider) {
    const fromRight = (words.title ?? words.message)?.rightToLeft[0] ?? false;
    const start = fromRight ? box.left + box.width - (divider.width ?? 0) * unit : box.left;
    const x = align === 'center' ? box.left + box.width / 2 : start;
    const height = divider.height * unit * Math.sqrt(words.scale);
    divider.draw(x, y + height / 2);
    y += height;
  }
  if (words.message) {
    pen.context.fillStyle = toCss(colours.message);
    drawLines(pen.context, words.message, { ...place, top: y });
  }
}

function fitWords(sheet: CardSheet, setting: WordSetting): SetWords {
  const largest = messageSize(sheet.message);
  // A tall box takes larger words.
  const roomy = clamp(setting.box.height / (760 * sheet.unit), 1, 1.28);
  const shrink = 0.95;
  const steps = Math.ceil(Math.log(smallestMessage / (largest * roomy)) / Math.log(shrink));
  const lay = (step: number) => layWords(sheet, setting, roomy * shrink ** step, largest);
  const fits = (words: SetWords) => words.height <= setting.box.height && !words.message?.cut && !words.title?.cut;

  let words = lay(0);
  if (fits(words)) return words;
  // The largest scale that fits, by halving; when none does, the smallest.
  let tooLarge = 0;
  let small = steps;
  words = lay(steps);
  while (small - tooLarge > 1) {
    const middle = (small + tooLarge) >> 1;
    const tried = lay(middle);
    if (fits(tried)) {
      small = middle;
      words = tried;
    } else tooLarge = middle;
  }
  return words;
}

function layWords(
  { pen, unit, title, message }: CardSheet,
  setting: WordSetting,
  scale: number,
  largest: number,
): SetWords {
  const { box, divider } = setting;
  const face: TitleFace = titleFaces[setting.face === 'script' && !isLatin(title) ? 'serif' : setting.face];
  const titleFit = title.trim()
    ? fitText(pen.context, {
        text: breakAtName(face.uppercase ? title.toLocaleUpperCase('en') : title),
        font: face.font,
        sizePx: face.size * titleShare(message) * unit * scale,
        minScale: 0.5,
        maxWidth: box.width,
        maxLines: 3,
        maxHeight: box.height * 0.5,
        lineHeight: face.lineHeight,
        letterSpacingEm: face.letterSpacingEm,
        wrap: 'balanced',
      })
    : null;
  const titleHeight = titleFit ? titleFit.lines.length * titleFit.lineHeightPx : 0;
  const dividerHeight = divider ? divider.height * unit * Math.sqrt(scale) : 0;
  const left = box.height - titleHeight - dividerHeight;
  const messageFit = message.trim()
    ? fitText(pen.context, {
        text: message,
        font: { family: 'Newsreader', weight: 400, opticalSize: 26 },
        sizePx: Math.max(smallestMessage, largest * scale) * unit,
        // Only a message that is too long even at the smallest size is set smaller still, and then cut.
        minScale: largest * scale < smallestMessage ? 0.7 : 1,
        maxWidth: box.width,
        maxHeight: left,
        lineHeight: messageLineHeight,
        wrap: setting.align === 'center' ? 'balanced' : 'greedy',
      })
    : null;
  const messageHeight = messageFit ? messageFit.lines.length * messageFit.lineHeightPx : 0;
  return { title: titleFit, message: messageFit, height: titleHeight + dividerHeight + messageHeight, scale };
}

/** 'Happy Birthday, Anna' gives the name a line of its own. */
const breakAtName = (title: string): string => (title.length > 16 ? title.replace(/([,،])\s+/, '$1\n') : title);

/** The best size for a message of this length, in units. */
function messageSize(message: string): number {
  const words = message.split(/\s+/).length;
  return words <= 10 ? 48 : words <= 25 ? 41 : words <= 45 ? 36 : words <= 80 ? 32 : 29;
}

/** A long message takes room from its headline. */
function titleShare(message: string): number {
  const words = message.split(/\s+/).length;
  return words <= 45 ? 1 : words <= 80 ? 0.84 : 0.7;
}
