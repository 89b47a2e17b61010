import type { CardCategory, SceneSetting } from '../../../contract/vocabulary.ts';
import { mixColours, oklch, type Rgb } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Pen } from '../flat/pen.ts';
import type { HueScheme } from '../palettes.ts';

/** The light and the dark of one thing. */
export type Pair = readonly [light: Rgb, dark: Rgb];

export type OilColours = { blooms: readonly Pair[]; leaves: Pair; vessel: Pair; quiet: boolean };

/** The sheet: where the words go, where sky meets land or wall meets table, and where the subject stands. */
export type Stage = {
  width: number;
  height: number;
  textArea: Box;
  horizon: number;
  table: number;
  x: number;
  base: number;
  scale: number;
};

export type OilTools = {
  pen: Pen;
  rng: Rng;
  colours: OilColours;
  stage: Stage;
  detailed: boolean;
  setting: SceneSetting;
  category: CardCategory;
};

/** Draws a thing on the table, standing on the origin, some 600 wide and high; or all that is before the sky. */
export type OilSubject = (tools: OilTools) => void;

/** Paint of one hue, light and dark; quiet occasions keep it grey. */
export function pairOf(hue: number, quiet = false, lightness = 0.8): Pair {
  const chroma = quiet ? 0.06 : 0.13;
  return [oklch(lightness, chroma, hue), oklch(lightness - 0.3, chroma * 1.25, hue - 8)];
}

export function oilColours({ flowers, accents, leaf }: HueScheme, quiet: boolean, rng: Rng): OilColours {
  const pale: Pair = [oklch(0.95, 0.03, 90), oklch(0.76, 0.06, 75)];
  return {
    blooms: [...flowers.map((hue) => pairOf(hue, quiet)), pale, pairOf(flowers[0] + 20, quiet, 0.72)],
    leaves: [oklch(0.62, quiet ? 0.06 : 0.12, leaf - 18), oklch(0.34, quiet ? 0.05 : 0.08, leaf)],
    vessel: pairOf(rng.pick([245, 200, accents[2], 80]), quiet, 0.84),
    quiet,
  };
}

export const between = (pair: Pair, darkness: number): Rgb => mixColours(pair[0], pair[1], darkness);

/** The sheet of a size; open country has its words in the sky above all of it. */
export function layOutStage(width: number, height: number, onTable: boolean, rng: Rng): Stage {
  const nudge = rng.between(-24, 24);
  if (width > height) {
    const left = rng.chance(0.5);
    const overSky: Box = [250, 56, width - 250, 290];
    const beside: Box = left ? [960, 130, width - 100, 600] : [100, 130, 832, 600];
    const x = (left ? 500 : width - 500) + nudge;
    return { width, height, textArea: onTable ? beside : overSky, horizon: 560, table: 800, x, base: 915, scale: 1.2 };
  }
  if (height > width) {
    const textArea: Box = [90, 140, width - 90, 520];
    return { width, height, textArea, horizon: 900, table: 1340, x: 512 + nudge, base: 1510, scale: 1.4 };
  }
  const textArea: Box = [104, 52, width - 104, 284];
  return { width, height, textArea, horizon: 530, table: 800, x: 512 + nudge, base: 905, scale: 0.98 };
}
