import type { Box } from '../core/geometry.ts';
import { ellipsePath } from '../core/geometry.ts';
import type { Inks } from '../separations/inks.ts';
import { roundedPath, starPath } from '../separations/paths.ts';
import type { Press } from '../separations/press.ts';

/** The printed panel inside the paper's margin. */
export function panelOf(width: number, height: number): Box {
  const margin = 36;
  return [margin, margin, width - margin, height - margin];
}

export const panelRadius = 26;

/** The path of a box with the panel's round corners, drawn in by `inset`. */
export function panelPath([left, top, right, bottom]: Box, inset = 0): string {
  return roundedPath(left + inset, top + inset, right - inset, bottom - inset, Math.max(4, panelRadius - inset * 0.6));
}

/** A heavy rule and a fine one within it. */
export function drawFrame(press: Press, box: Box): void {
  press.stroke(panelPath(box), 6);
  press.stroke(panelPath(box, 14), 2);
}

/** A row of printer's ornaments about (x, y): a diamond between rules and dots. */
export function drawFleuron(press: Press, x: number, y: number, width: number, inks: Inks = { main: 1 }): void {
  const half = width / 2;
  const r = width * 0.035;
  press.stroke(`M${x - half} ${y}H${x - r * 2.4}M${x + r * 2.4} ${y}H${x + half}`, 2.4);
  press.fill(starPath([x, y], r * 1.7, 4, 0.5), inks, { line: 2 });
  for (const k of [-1, 1]) press.fill(ellipsePath(x + k * half, y, r * 0.5), inks, { line: 1.6 });
}
