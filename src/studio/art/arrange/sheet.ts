import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';

/** The picture that is laid out. */
export type Sheet = {
  width: number;
  height: number;
  /** The shorter side: sizes are shares of it. */
  unit: number;
  shape: 'portrait' | 'landscape' | 'square';
  /** The area that no printer trims: everything important stays in it. */
  safe: Box;
  hasHeading: boolean;
};

const trim = 0.05;

export function createSheet(width: number, height: number, hasHeading: boolean): Sheet {
  const shape = height > width * 1.15 ? 'portrait' : width > height * 1.15 ? 'landscape' : 'square';
  const safe: Box = [width * trim, height * trim, width * (1 - trim), height * (1 - trim)];
  return { width, height, unit: Math.min(width, height), shape, safe, hasHeading };
}

export type Side = 'top' | 'bottom' | 'left' | 'right';

const bandHeight = { portrait: 0.19, landscape: 0.23, square: 0.21 };
const bandWidth = { portrait: 0.8, landscape: 0.68, square: 0.78 };

/** Gives the words a band at one side, and the picture the rest of the sheet. */
export function splitSheet(sheet: Sheet, side: Side): { words: Box | null; picture: Box } {
  const { width, height, unit, shape, safe, hasHeading } = sheet;
  if (!hasHeading) return { words: null, picture: safe };
  const gap = unit * 0.025;
  if (side === 'left' || side === 'right') {
    const [left, right] = side === 'left' ? [0.06, 0.45] : [0.55, 0.94];
    const words: Box = [width * left, height * 0.24, width * right, height * 0.76];
    const picture: Box =
      side === 'left' ? [words[2] + gap, safe[1], safe[2], safe[3]] : [safe[0], safe[1], words[0] - gap, safe[3]];
    return { words, picture };
  }
  const tall = height * bandHeight[shape];
  const inset = (width * (1 - bandWidth[shape])) / 2;
  const top = side === 'top' ? height * 0.065 : height * 0.935 - tall;
  const words: Box = [inset, top, width - inset, top + tall];
  const picture: Box =
    side === 'top' ? [safe[0], words[3] + gap, safe[2], safe[3]] : [safe[0], safe[1], safe[2], words[1] - gap];
  return { words, picture };
}

/** Where words may stand: a broad picture has room beside the drawing too. */
export function pickSide(sheet: Sheet, rng: Rng): Side {
  return rng.pick<Side>(sheet.shape === 'landscape' ? ['left', 'right', 'left', 'right', 'top'] : ['top', 'bottom']);
}

/** A box in the middle of the sheet, as shares of its width and height. */
export function middleBox({ width, height }: Sheet, share: readonly [number, number], middleY = 0.5): Box {
  const [w, h] = [(width * share[0]) / 2, (height * share[1]) / 2];
  return [width / 2 - w, height * middleY - h, width / 2 + w, height * middleY + h];
}
