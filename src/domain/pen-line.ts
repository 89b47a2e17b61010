import { getStroke } from 'perfect-freehand';
import type { Strokes } from '../contract/ink.ts';

/** The width of the line in px at medium pressure, in the box of 600 x 200 px that people draw in. */
const penPx = 7;
/** What a finger or mouse reports, which knows no pressure: the line then follows the speed. */
const unknownPressure = 0.5;

/** The outline of a pen's lines as the path of an SVG (M, Q and Z, absolute), in px of the drawing's box. */
export function penLine(strokes: Strokes): string {
  return strokes.map(outlineOf).join('');
}

function outlineOf(line: Strokes[number]): string {
  const outline = getStroke(line, {
    size: penPx,
    thinning: 0.55,
    smoothing: 0.5,
    streamline: 0.4,
    simulatePressure: line.every(([, , pressure]) => pressure === unknownPressure),
    last: true,
  });
  const [first] = outline;
  if (!first) return '';
  const curves = outline.map(([x = 0, y = 0], index) => {
    const [nextX = 0, nextY = 0] = outline[(index + 1) % outline.length] ?? first;
    return `Q${tenths(x)} ${tenths(y)} ${tenths((x + nextX) / 2)} ${tenths((y + nextY) / 2)}`;
  });
  return `M${tenths(first[0] ?? 0)} ${tenths(first[1] ?? 0)}${curves.join('')}Z`;
}

function tenths(px: number): number {
  return Math.round(px * 10) / 10;
}
