import type { Arrangement } from '../arrange/arrangement.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import { mixColours, type Rgb } from '../core/colour.ts';
import { type Box, boundsOf, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { archway, curvedLine, ellipse, rectangle, roundedPath } from '../flat/paths.ts';
import type { Pen } from '../flat/pen.ts';
import { type MinimalColours, paled } from './colours.ts';

type Ground = {
  pen: Pen;
  rng: Rng;
  colours: MinimalColours;
  arrangement: Arrangement;
  request: IllustrationRequest;
  inLines: boolean;
};

/** Lays one large calm shape, or a field, under the motifs of an arrangement. */
export function layMinimalGround(ground: Ground): void {
  const { arrangement } = ground;
  if (arrangement.ground.kind === 'stage') layLand(ground, arrangement.ground.horizon);
  else if (arrangement.name === 'pattern' || arrangement.name === 'crop') layField(ground);
  else if (arrangement.name === 'border') layRule(ground);
  else if (arrangement.name === 'collage') layTiles(ground);
  else if (arrangement.name !== 'lettering' && arrangement.name !== 'letter-stack') layCalmShape(ground);
}

/** The quiet colour of a large shape, which differs from the things before it. */
function calmColour({ rng, colours }: Ground, share = 0.5): Rgb {
  return paled(colours, colours.fields[rng.fork('calm').pick([2, 3, 4, 4])] ?? colours.paper, share);
}

function mainBox({ placements, width, height }: Arrangement): Box {
  const shown = placements.filter(({ rank }) => rank === 'main');
  if (shown.length === 0) return [width * 0.25, height * 0.25, width * 0.75, height * 0.75];
  return boundsOf(
    shown.flatMap(({ centre: [x, y], size }): Point[] => [
      [x - size / 2, y - size / 2],
      [x + size / 2, y + size / 2],
    ]),
  );
}

/** A disc, an arch, a half disc, a pebble or a tall field behind the subject. */
function layCalmShape(ground: Ground): void {
  const { pen, rng, arrangement } = ground;
  const { width, height, textArea, name } = arrangement;
  const [left, top, right, bottom] = mainBox(arrangement);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.max(right - left, bottom - top) / 2;
  if (name === 'wreath') {
    pen.fill(ellipse(width / 2, height / 2, Math.min(width, height) * 0.47), calmColour(ground, 0.66));
    return;
  }
  const colour = calmColour(ground, name === 'numeral' ? 0.62 : 0.4);
  const r = Math.min(reach * 1.05, width * 0.42, height * 0.42);
  const foot = Math.min(bottom, height * 0.96);
  const above = textArea === null || textArea.box[1] > y ? height * 0.06 : textArea.box[3] + 20;
  const tall = Math.min(foot - above, r * 2.1);
  const shape = rng.fork('shape').whole(0, 3);
  if (shape === 0) pen.fill(ellipse(x, y, r), colour);
  else if (shape === 1) pen.fill(archway(x, foot, Math.min(r * 0.82, tall * 0.7), tall), colour);
  else if (shape === 2) pen.fill(pebble(rng.fork('pebble'), x, y, r * 1.02), colour);
  else {
    const low = y + reach * 0.62;
    pen.fill(`M${x - r * 1.12} ${low}A${r * 1.12} ${r * 1.12} 0 0 1 ${x + r * 1.12} ${low}Z`, colour);
    pen.line(`M${x - r * 1.36} ${low}H${x + r * 1.36}`, ground.colours.ink, 2.6);
  }
}

function pebble(rng: Rng, x: number, y: number, radius: number): string {
  const count = 7;
  const points: number[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2;
    const reach = radius * rng.between(0.86, 1.06);
    points.push(x + Math.cos(angle) * reach, y + Math.sin(angle) * reach);
  }
  return roundedPath(points, 0.9);
}

/** A sun, one far ridge and the land, in three quiet colours. */
function layLand(ground: Ground, horizon: number): void {
  const { pen, rng, colours, arrangement, request, inLines } = ground;
  const { width, height, textArea } = arrangement;
  const hills = rng.fork('hills');
  const [, , warm, cool, pale] = colours.fields;
  const r = Math.min(width, height) * hills.between(0.17, 0.23);
  const x = width * hills.pick([0.24, 0.5, 0.76]);
  const low = textArea === null || textArea.box[1] > horizon ? 0 : textArea.box[3] + 24;
  const y = Math.max(low + r, horizon - r * 1.2);
  pen.fill(ellipse(x, y, r), paled(colours, warm, 0.3));
  const settled = request.settings.sceneSetting;
  if (settled === 'Urban') pen.fill(skyline(hills, width, horizon), paled(colours, cool, 0.66));
  else if (settled !== 'Cozy') pen.fill(ridge(hills, width, horizon, height * 0.085), paled(colours, cool, 0.6));
  pen.fill(
    rectangle(-2, horizon, width + 4, height - horizon + 4),
    mixColours(paled(colours, pale, 0.2), colours.paper, inLines ? 0.4 : 0.15),
  );
  pen.line(`M0 ${horizon}H${width}`, colours.ink, inLines ? 3 : 2.2, { alpha: inLines ? 1 : 0.5 });
}

function ridge(rng: Rng, width: number, line: number, swell: number): string {
  const points: number[] = [];
  for (let i = 0; i <= 5; i++) points.push((i / 5) * (width + 80) - 40, line - swell * rng.between(0.2, 1.5));
  return `${curvedLine(points)}L${width + 40} ${line}L-40 ${line}Z`;
}

function skyline(rng: Rng, width: number, line: number): string {
  let path = '';
  for (let x = 0; x < width; ) {
    const w = rng.between(0.07, 0.13) * width;
    const h = rng.between(0.1, 0.26) * width;
    path += `M${x} ${line}V${line - h}H${x + w}V${line}Z`;
    x += w + rng.between(0, 0.02) * width;
  }
  return path;
}

/** One pale field from edge to edge, a window of paper for the words. */
function layField(ground: Ground): void {
  const { pen, colours, arrangement } = ground;
  const { width, height, textArea, name } = arrangement;
  pen.fill(rectangle(0, 0, width, height), calmColour(ground, name === 'crop' ? 0.25 : 0.45));
  if (name !== 'pattern' || textArea === null) return;
  const [left, top, right, bottom] = textArea.box;
  const [dx, dy] = [width * 0.03, height * 0.025];
  pen.fill(rectangle(left - dx, top - dy, right - left + dx * 2, bottom - top + dy * 2, 6), colours.paper);
}

/** Two fine rules around the words. */
function layRule({ pen, colours, arrangement: { textArea } }: Ground): void {
  if (textArea === null) return;
  const [left, top, right, bottom] = textArea.box;
  const x = (left + right) / 2;
  const half = (right - left) * 0.18;
  for (const y of [top - 6, bottom + 6]) pen.line(`M${x - half} ${y}H${x + half}`, colours.ink, 2.4);
}

/** A quiet tile, disc or arch under each thing. */
function layTiles(ground: Ground): void {
  const { pen, rng, colours, arrangement } = ground;
  const order = rng.fork('tiles').shuffle([2, 3, 4, 1, 0]);
  arrangement.placements
    .filter(({ rank }) => rank !== 'accent')
    .forEach(({ centre: [x, y], size }, i) => {
      const field = colours.fields[order[i % order.length] as number] as Rgb;
      const colour = paled(colours, field, 0.62);
      const half = size * 0.47;
      if (i % 3 === 0) pen.fill(ellipse(x, y, half * 1.06), colour);
      else if (i % 3 === 1) pen.fill(archway(x, y + half, half * 0.92, half * 2.05), colour);
      else pen.fill(rectangle(x - half, y - half, half * 2, half * 2, 10), colour);
    });
}
