import type { Rgb } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import { ellipse, starPath } from '../flat/paths.ts';
import type { SubjectTools } from './tools.ts';

/** A printed pattern over a box; call it inside a clip. */
export function fillPattern({ pen }: SubjectTools, kind: number, [left, top, right, bottom]: Box, colour: Rgb): void {
  const across = Math.ceil((right - left) / 20 / 2) + 2;
  if (kind === 0) {
    let path = '';
    for (let y = top + 24; y < bottom + 20; y += 40) path += `M${left - 10} ${y}${'l20 -18l20 18'.repeat(across)}`;
    pen.line(path, colour, 4, { alpha: 0.85 });
  } else if (kind === 1) {
    let path = '';
    for (let y = top + 20, row = 0; y < bottom + 10; y += 32, row++) {
      for (let x = left + (row % 2 ? 15 : 30); x < right + 10; x += 30) path += ellipse(x, y, 5);
    }
    pen.fill(path, colour);
  } else if (kind === 2) {
    let path = '';
    for (let y = top + 20; y < bottom; y += 26) path += `M${left} ${y}H${right}`;
    pen.line(path, colour, 4, { alpha: 0.8 });
  } else if (kind === 3) {
    const middle = (left + right) / 2;
    let path = `M${middle} ${top}V${bottom}`;
    for (let y = top + 50; y < bottom + 90; y += 36)
      path += `M${middle} ${y}l${(right - left) / 2} ${-(right - left) * 0.36}M${middle} ${y}l${(left - right) / 2} ${-(right - left) * 0.36}`;
    pen.line(path, colour, 4, { alpha: 0.9 });
  } else {
    let path = '';
    for (let y = top + 30, row = 0; y < bottom + 10; y += 48, row++) {
      for (let x = left + (row % 2 ? 24 : 48); x < right + 10; x += 48) path += starPath(x, y, 11, 4, 0.36);
    }
    pen.fill(path, colour);
  }
}
