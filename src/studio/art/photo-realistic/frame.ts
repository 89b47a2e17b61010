import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { TableTop } from './light/table-tops.ts';

/** Where the things are shown, and where the words stand. */
export type Frame = { stage: Box; textArea: Box };

/** Words above, below or beside the things; below only where the table is calm. */
export function chooseFrame(
  { width, height }: { width: number; height: number },
  { floating, detailed, table }: { floating: boolean; detailed: boolean; table: TableTop },
  rng: Rng,
): Frame {
  const frame =
    width > height
      ? besideFrame(width, height, rng)
      : uprightFrame(width, height, rng.chance(floating ? 0.5 : table === 'planks' ? 0 : 0.3));
  return detailed ? frame : { ...frame, stage: narrowed(frame.stage, 0.93) };
}

function uprightFrame(width: number, height: number, below: boolean): Frame {
  const side = width * 0.07;
  if (height > width) {
    return below
      ? {
          stage: [side, height * 0.12, width - side, height * 0.64],
          textArea: [side, height * 0.71, width - side, height * 0.91],
        }
      : {
          stage: [side, height * 0.38, width - side, height * 0.86],
          textArea: [side, height * 0.08, width - side, height * 0.29],
        };
  }
  return below
    ? {
        stage: [side, height * 0.07, width - side, height * 0.63],
        textArea: [side, height * 0.68, width - side, height * 0.93],
      }
    : {
        stage: [side, height * 0.36, width - side, height * 0.92],
        textArea: [side, height * 0.07, width - side, height * 0.31],
      };
}

function besideFrame(width: number, height: number, rng: Rng): Frame {
  const wordsLeft = rng.chance(0.5);
  const words: Box = [width * 0.055, height * 0.2, width * 0.455, height * 0.74];
  const things: Box = [width * 0.5, height * 0.14, width * 0.95, height * 0.9];
  const mirrored = ([left, top, right, bottom]: Box): Box => [width - right, top, width - left, bottom];
  return wordsLeft ? { stage: things, textArea: words } : { stage: mirrored(things), textArea: mirrored(words) };
}

function narrowed([left, top, right, bottom]: Box, share: number): Box {
  const away = ((right - left) * (1 - share)) / 2;
  return [
    left + away,
    top + (bottom - top) * (1 - share) * 0.7,
    right - away,
    bottom - (bottom - top) * (1 - share) * 0.3,
  ];
}
