import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import { splitGraphemes } from './wrap-text.ts';

/** Families for letters that the families of a style lack, named so that no font of the machine matches. */
export type FallbackFamily = `Studio ${string}`;

type FallbackFont = {
  family: FallbackFamily;
  packageName: string;
  /** The subsets of the package that belong to it; the others repeat letters of other families. */
  subsets: RegExp;
  /** The rest of its file names after the subset. */
  suffix: string;
  /** The file with all subsets, if there is one. */
  wholeFile?: string;
};

const noto = (name: string, packageName: string, subsets: RegExp): FallbackFont => ({
  family: `Studio ${name}`,
  packageName: `@fontsource-variable/${packageName}`,
  subsets,
  suffix: 'wght-normal',
});
const european = noto('European', 'noto-sans', /^(latin|greek|cyrillic)(-ext)?$|^vietnamese$/);
const japanese = noto('Japanese', 'noto-sans-jp', /^\[\d+\]$/);
const chinese = noto('Chinese', 'noto-sans-sc', /^\[\d+\]$/);
const korean = noto('Korean', 'noto-sans-kr', /^\[\d+\]$/);
const emoji: FallbackFont = {
  family: 'Studio Emoji',
  packageName: '@fontsource/noto-color-emoji',
  subsets: /./,
  suffix: '400-normal',
  // A flag or a family is one picture made of many characters. The files of the single subsets draw nothing in Skia.
  wholeFile: 'noto-color-emoji-emoji-400-normal.woff2',
};
const byScript = [
  european,
  noto('Arabic', 'noto-sans-arabic', /^arabic$/),
  noto('Hebrew', 'noto-sans-hebrew', /^hebrew$/),
  noto('Devanagari', 'noto-sans-devanagari', /^devanagari$/),
  noto('Bengali', 'noto-sans-bengali', /^bengali$/),
  noto('Tamil', 'noto-sans-tamil', /^tamil$/),
  noto('Thai', 'noto-sans-thai', /^thai$/),
];

/** Han letters look different in each country: kana or Hangul beside them show which. */
function fontsFor(text: string): FallbackFont[] {
  const asian = /\p{Script=Hangul}/u.test(text)
    ? [korean, japanese, chinese]
    : /[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
      ? [japanese, chinese, korean]
      : [chinese, japanese, korean];
  return [...byScript, emoji, ...asian];
}

type Subset = { name: string; ranges: readonly (readonly [from: number, to: number])[] };
type LoadedFont = { subsets: Subset[]; folder: string; bySubset: Map<number, string | null> };
const loaded = new Map<FallbackFont, LoadedFont>();
const registered = new Set<string>();

function load(font: FallbackFont): LoadedFont {
  const known = loaded.get(font);
  if (known) return known;
  const folder = dirname(createRequire(import.meta.url).resolve(`${font.packageName}/package.json`));
  const ranges = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  const subsets = Object.entries(ranges)
    .filter(([name]) => font.subsets.test(name))
    .map(([name, list]) => ({ name, ranges: list.split(',').map(readRange) }));
  const fresh: LoadedFont = { subsets, folder: join(folder, 'files'), bySubset: new Map() };
  loaded.set(font, fresh);
  return fresh;
}

function readRange(text: string): [number, number] {
  const [from = '', to = from] = text.replace('U+', '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}

function subsetWith({ subsets, bySubset }: LoadedFont, code: number): string | null {
  const known = bySubset.get(code);
  if (known !== undefined) return known;
  const found = subsets.find(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to))?.name ?? null;
  bySubset.set(code, found);
  return found;
}

/** Makes the file of a subset known to Skia. Another thread may do the same at once: a font given twice does no harm. */
function register(font: FallbackFont, folder: string, subset: string): void {
  const packageFile = font.packageName.replace(/^.*\//, '');
  const file = font.wholeFile ?? `${packageFile}-${subset.replace(/[[\]]/g, '')}-${font.suffix}.woff2`;
  if (registered.has(file)) return;
  if (!GlobalFonts.registerFromPath(join(folder, file), font.family))
    throw new Error(`The font file ${file} cannot be read.`);
  registered.add(file);
}

const latinLetters = /^[\u0020-\u024F\u1E00-\u1EFF\u2010-\u2027\u2030-\u205E\u20AC\u2122\n]*$/u;
const invisible = /^[\p{Default_Ignorable_Code_Point}\s]$/u;

export type Covered = { text: string; fallbacks: FallbackFamily[] };

/**
 * Finds the families that a text needs besides the Latin ones, and registers the necessary files. Characters that no
 * font of ours has are left out: a card must not show empty boxes, and the fonts of machines differ.
 */
export function coverText(text: string): Covered {
  if (latinLetters.test(text)) return { text, fallbacks: [] };
  const fonts = fontsFor(text);
  const used = new Set<FallbackFont>();
  const cover = (letter: string): boolean => {
    if (invisible.test(letter) || latinLetters.test(letter)) return true;
    const code = letter.codePointAt(0) ?? 0;
    for (const font of fonts) {
      const files = load(font);
      const subset = subsetWith(files, code);
      if (subset === null) continue;
      register(font, files.folder, subset);
      used.add(font);
      return true;
    }
    return false;
  };
  const settable = splitGraphemes(text).filter((grapheme) => Array.from(grapheme).every(cover));
  return { text: settable.join(''), fallbacks: fonts.filter((font) => used.has(font)).map(({ family }) => family) };
}
