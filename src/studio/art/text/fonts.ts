import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { GlobalFonts } from '@napi-rs/canvas';
import type { FallbackFamily } from './fallback-fonts.ts';
import { type TextFamily, textFamilies } from './text-families.ts';

/** The families of headings and signatures, in one weight each; `hands.yaml` says which heading uses which. */
export const displayFamilies = {
  'Abril Fatface': 400,
  Anton: 400,
  'Baloo 2': 800,
  Bangers: 400,
  Bevan: 400,
  Caveat: 600,
  'Caveat Brush': 400,
  'Cinzel Decorative': 700,
  'Kaushan Script': 400,
  Lobster: 400,
  Parisienne: 400,
  'Paytone One': 400,
} as const;
export type DisplayFamily = keyof typeof displayFamilies;
export type FontFamily = TextFamily | DisplayFamily;

/** The files that make up a family: one per subset (Latin, Vietnamese, Cyrillic…) and slope. */
const textPackages: Record<TextFamily, { packageName: string; files: RegExp }> = {
  // The files named opsz carry both axes: weight and optical size.
  Newsreader: { packageName: '@fontsource-variable/newsreader', files: /-opsz-(normal|italic)\.woff2$/ },
  'Hanken Grotesk': { packageName: '@fontsource-variable/hanken-grotesk', files: /-wght-(normal|italic)\.woff2$/ },
  'Pinyon Script': { packageName: '@fontsource/pinyon-script', files: /-400-normal\.woff2$/ },
};

function isDisplayFamily(family: FontFamily): family is DisplayFamily {
  return Object.hasOwn(displayFamilies, family);
}

/** The files of a family, the Latin ones of a display family. */
export function fontFilesOf(family: FontFamily): string[] {
  const { packageName, files } = isDisplayFamily(family)
    ? {
        packageName: `@fontsource/${family.toLowerCase().replaceAll(' ', '-')}`,
        files: new RegExp(`-latin(-ext)?-${displayFamilies[family]}-normal\\.woff2$`),
      }
    : textPackages[family];
  const folder = join(dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`)), 'files');
  return readdirSync(folder)
    .filter((file) => files.test(file))
    .sort()
    .map((file) => join(folder, file));
}

const registered = new Set<FontFamily>();

/** Registers the families of texts with Skia. Cheap to repeat; call it before the first text of a thread. */
export function registerFonts(): void {
  for (const family of textFamilies) registerFamily(family);
}

/** Registers a family with Skia. Cheap to repeat. */
export function registerFamily(family: FontFamily): void {
  if (registered.has(family)) return;
  const files = fontFilesOf(family);
  // The table of fonts belongs to the process: another thread may have filled it, or be half-way through.
  const known = GlobalFonts.families.find((entry) => entry.family === family)?.styles.length ?? 0;
  if (known < files.length || known === 0) {
    for (const file of files) {
      if (!GlobalFonts.registerFromPath(file, family)) throw new Error(`The font file ${file} cannot be read.`);
    }
  }
  registered.add(family);
}

export type FontChoice = {
  family: FontFamily;
  sizePx: number;
  weight?: number;
  italic?: boolean;
  /**
   * The optical size of Newsreader: low is sturdy and wide for small letters, high is fine for headings. Never derived
   * from the size.
   */
  opticalSize?: number;
  /** Widens hairlines by a share of the size, because they vanish in a small picture. */
  thicken?: number;
  /** Families for letters that ours lack, registered already. */
  fallbacks?: readonly FallbackFamily[];
};

/** The canvas `font` string of a choice; letters the family lacks come from our other families, then from the fallbacks. */
export function fontFor({ family, sizePx, weight = 400, italic = false, fallbacks = [] }: FontChoice): string {
  const others = textFamilies.filter((name) => name !== family && name !== 'Pinyon Script');
  const stack = [family, ...others, ...fallbacks].map((name) => `"${name}"`).join(', ');
  // Pinyon and the display families have one weight: a heavier request would be smeared on.
  const drawnWeight = isDisplayFamily(family) ? displayFamilies[family] : family === 'Pinyon Script' ? 400 : weight;
  // Only our text families have an italic; any other would be slanted artificially.
  const hasItalic = family === 'Newsreader' || family === 'Hanken Grotesk';
  const slanted = italic && hasItalic && fallbacks.every((name) => name === 'Studio European');
  return `${slanted ? 'italic ' : ''}${drawnWeight} ${sizePx.toFixed(2)}px ${stack}`;
}
