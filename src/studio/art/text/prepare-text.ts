import { type Covered, coverText } from './fallback-fonts.ts';

/** How many marks one letter may carry: enough for pointed Hebrew and Vietnamese, too few to climb over other lines. */
const mostMarks = 4;
const markPile = new RegExp(`([\\p{Mn}\\p{Me}]{${mostMarks}})[\\p{Mn}\\p{Me}]+`, 'gu');
/** Between letters a straight mark is always an apostrophe; quotation marks depend on the language and stay. */
const apostrophe = /(?<=\p{L})'(?=\p{L})/gu;
const control = /[^\P{Cc}\n]/gu;

/**
 * A text ready to be set: composed, bounded, without characters that cannot be set; and the families it needs besides
 * the Latin ones.
 */
export function prepareText(text: string): Covered {
  const clean = text
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/\t/g, ' ')
    .replace(control, '')
    .normalize('NFC')
    .replace(markPile, '$1')
    .replace(apostrophe, '’');
  const covered = coverText(clean);
  if (covered.text === clean) return covered;
  return { ...covered, text: covered.text.replace(/ {2,}/g, ' ').trim() };
}

const joinedLetters =
  /[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;
const tallLetters = /[\p{Script=Arabic}\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Tamil}\p{Script=Thai}]/u;
const fullLetters = /[\p{Script=Hebrew}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const leastLineHeight = { tall: 1.42, full: 1.24 };

/** Letters that join, or carry marks beside them, may not be spaced out. */
export function spacingFor(text: string, letterSpacingEm: number): number {
  return joinedLetters.test(text) ? 0 : letterSpacingEm;
}

/** Line distance for scripts that reach higher and lower than Latin letters. */
export function lineHeightFor(text: string, lineHeight: number): number {
  if (tallLetters.test(text)) return Math.max(lineHeight, leastLineHeight.tall);
  return fullLetters.test(text) ? Math.max(lineHeight, leastLineHeight.full) : lineHeight;
}

/** Whether all letters are Latin: only then does a script face have them. */
export function isLatin(text: string): boolean {
  return /^[\p{Script=Latin}\p{M}\p{N}\p{P}\p{Zs}\n]*$/u.test(text);
}

const emoji =
  /(?:\p{RI}{2}|[0-9#*]\uFE0F\u20E3|\p{Emoji_Presentation}|\p{Extended_Pictographic}\uFE0F)(?:[\u{1F3FB}-\u{1F3FF}\uFE0F\u{E0020}-\u{E007F}]|\u200D\p{Extended_Pictographic})*/gu;

/** The text without its emoji, for inks that cannot print them. */
export function dropEmoji(text: string): string {
  return text.replace(emoji, '').replace(/ {2,}/g, ' ').trim();
}
