import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Arrangement } from '../../arrange/arrangement.ts';
import type { Rgb } from '../../core/colour.ts';
import { type Box, fullTurn, type Point, place, polygonPath, smoothPath } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import type { Subject } from '../../library/library-motif.ts';
import { type CardColours, groundHue, groundTone, hueGap } from '../../library/motif-colours.ts';
import { roundBehind } from '../../library/round-behind.ts';
import { bandPath, skylinePath } from '../../library/stage-shapes.ts';
import type { CutPapers } from './cut-papers.ts';

type Table = {
  papers: CutPapers;
  rng: Rng;
  width: number;
  height: number;
  tone: (l: number, c: number, h: number) => Rgb;
  hue: number;
  hues: readonly number[];
};

type Lch = readonly [lightness: number, chroma: number, hue: number];
type Stage = {
  sky: Lch;
  sun: Lch | null;
  layers: readonly { at: number; edge: 'hill' | 'roofs' | 'floor'; colour: Lch }[];
};

/** The layers of a stage; `at` is where a layer begins, from the horizon (0) to the bottom of the sheet (1). */
export function stageLayers(setting: SceneSetting, hue: number, asked: readonly number[]): Stage {
  const stage = usualStage(setting, hue);
  const layers = stage.layers.map((layer) => ({ ...layer, colour: besideAsked(layer.colour, asked) }));
  return { ...stage, layers };
}

/** Land of a requested colour gets another: green cats are lost on a green meadow. */
function besideAsked(colour: Lch, asked: readonly number[]): Lch {
  const [lightness, chroma, hue] = colour;
  const room = (other: number): number => Math.min(180, ...asked.map((own) => hueGap(own, other)));
  if (room(hue) > leastApart) return colour;
  return [Math.min(0.86, lightness + 0.16), chroma * 0.75, landHues.reduce((a, b) => (room(b) > room(a) ? b : a))];
}

/** Land differs from a requested hue by at least these degrees, or is sand, heather or water. */
const leastApart = 62;
const landHues = [82, 330, 225] as const;

/** The requested hues among subjects. */
export const hueAsked = (subjects: readonly Subject[]): number[] =>
  subjects.flatMap(({ colour }) => (typeof colour === 'number' ? [colour] : []));

function usualStage(setting: SceneSetting, hue: number): Stage {
  const layer = (at: number, edge: 'hill' | 'roofs' | 'floor', ...colour: Lch): Stage['layers'][number] => ({
    at,
    edge,
    colour,
  });
  // A green sky over green land would look like one field.
  const sky: Lch = [0.87, 0.075, hue > 100 && hue < 170 ? 232 : hue];
  if (setting === 'Cozy')
    return {
      sky: [0.9, 0.05, 68],
      sun: null,
      layers: [layer(0, 'floor', 0.72, 0.075, 42), layer(0.3, 'hill', 0.84, 0.06, hue)],
    };
  if (setting === 'Fantasy')
    return {
      sky: [0.42, 0.12, 285],
      sun: [0.93, 0.06, 95],
      layers: [
        layer(-0.2, 'hill', 0.58, 0.13, 330),
        layer(0, 'hill', 0.5, 0.12, 300),
        layer(0.5, 'hill', 0.38, 0.1, 275),
      ],
    };
  if (setting === 'Urban')
    return {
      sky,
      sun: [0.88, 0.13, 75],
      layers: [
        layer(-0.03, 'roofs', 0.62, 0.09, 262),
        layer(0, 'roofs', 0.74, 0.09, 40),
        layer(0, 'floor', 0.5, 0.04, 280),
      ],
    };
  return {
    sky,
    sun: [0.88, 0.13, 85],
    layers: [layer(-0.2, 'hill', 0.7, 0.1, 205), layer(0, 'hill', 0.66, 0.11, 150), layer(0.5, 'hill', 0.52, 0.1, 160)],
  };
}

/** Arrangements whose things lie around the words: on the marbled sheet, about a calm paper. */
const framed: readonly Arrangement['name'][] = ['wreath', 'border'];

/** Blocks of paper, a gilded sun over land, or a round on a sheet: some of it is cut from the marbled sheet. */
export function layCutGround(
  papers: CutPapers,
  arrangement: Arrangement,
  card: CardColours,
  setting: SceneSetting,
  rng: Rng,
): void {
  const { width, height, placements, ground } = arrangement;
  const subjects = placements.filter(({ rank }) => rank !== 'accent').map(({ subject }) => subject);
  const tone = (l: number, c: number, h: number): Rgb => groundTone(l, c, h, card.palette);
  const table: Table = { papers, rng, width, height, tone, hue: groundHue(subjects, card), hues: card.hues };
  const sheet = rectangle([-4, -4, width + 4, height + 4]);
  if (framed.includes(arrangement.name)) papers.pasteMarble(sheet, 0);
  else papers.paste(sheet, tone(0.965, 0.018, 88), 0);
  if (ground.kind === 'stage') layLand(table, ground.horizon, stageLayers(setting, table.hue, hueAsked(subjects)));
  else if (ground.kind === 'field') layBlocks(table);
  else layRound(table, arrangement);
}

/** A calm piece of light paper for the words. */
export function layWordsPanel(
  papers: CutPapers,
  { textArea, ground, width, height }: Arrangement,
  card: CardColours,
  rng: Rng,
): void {
  if (textArea === null || ground.kind === 'paper') return;
  const [left, top, right, bottom] = textArea.box;
  const out = Math.min(width, height) * 0.018;
  const panel: Box = [
    Math.max(8, left - out),
    Math.max(8, top - out),
    Math.min(width - 8, right + out),
    Math.min(height - 8, bottom + out),
  ];
  papers.paste(cutBlock(panel, rng, 3), groundTone(0.972, 0.015, 88, card.palette), 2.4);
  const inset = out * 0.62;
  const [l, t, r, b] = panel;
  papers.gild(rectangle([l + inset, t + inset, r - inset, b - inset]), 0, 2.6);
}

/** Two columns or three, each of uneven blocks. */
function layBlocks({ papers, rng, width, height, tone, hue, hues }: Table): void {
  const columns = width > height ? 3 : 2;
  const rows = height > width ? 4 : 3;
  const xs = splits(rng, width, columns);
  let last = -1;
  for (let column = 0; column < columns; column++) {
    const ys = splits(rng, height, rows);
    for (let row = 0; row < rows; row++) {
      const choice = (last + rng.whole(1, 4)) % 5;
      last = choice;
      const colour = [
        tone(0.83, 0.09, hue),
        tone(0.9, 0.055, hue + 14),
        tone(0.76, 0.105, rng.pick(hues)),
        tone(0.93, 0.05, 88),
        tone(0.86, 0.075, hue - 24),
      ][choice] as Rgb;
      const box: Box = [xs[column] as number, ys[row] as number, xs[column + 1] as number, ys[row + 1] as number];
      const block = cutBlock(box, rng, 6);
      papers.paste(block, colour, 1.4);
      if (rng.chance(0.3)) {
        const size = Math.min(box[2] - box[0], box[3] - box[1]) * 0.44;
        const leaf = seaweed((box[0] + box[2]) / 2, (box[1] + box[3]) / 2, size, rng);
        if (rng.chance(0.5)) papers.gild(leaf, 1.2);
        else papers.paste(leaf, tone(0.965, 0.02, 88), 1.2);
      }
    }
  }
}

function layLand({ papers, rng, width, height, tone }: Table, horizon: number, { sky, sun, layers }: Stage): void {
  papers.paste(cutBlock([-9, -9, width + 9, horizon + 40], rng, 5), tone(...sky), 0);
  const r = Math.min(width, height) * rng.between(0.12, 0.17);
  const x = width * rng.pick([0.2, 0.78, 0.66]);
  if (sun) {
    const y = horizon * rng.between(0.55, 0.72);
    papers.gild(cutRound(x, y, r * 1.07, r * 1.07, rng), 2);
    papers.paste(cutRound(x, y, r * 0.97, r * 0.97, rng), tone(...sun), 0.8);
  }
  for (const [i, { at, edge, colour }] of layers.entries()) {
    const level = horizon + (height - horizon) * at;
    const tall = Math.min(width, height) * 0.26;
    const swing = (height - horizon) * (at < 0 ? 0.14 : 0.05);
    const points = Array.from(
      { length: 7 },
      (_, i): Point => [-40 + ((width + 80) * i) / 6, level + rng.between(-swing, swing)],
    );
    const path = {
      hill: `${smoothPath(points, false)}L${width + 40} ${height + 40}L-40 ${height + 40}Z`,
      roofs: skylinePath(width, level, tall, rng),
      floor: bandPath(width, level, height + 40),
    }[edge];
    // The nearest land is of marbled paper, with a gilded edge.
    if (i === layers.length - 1 && edge === 'hill') {
      papers.gild(path, 0, 5);
      papers.pasteMarble(path, 2);
    } else papers.paste(path, tone(...colour), 2);
  }
}

/** A marbled round with a gilded rim behind the things and gilded leaves in the corners; or a calm paper inside a frame. */
function layRound(table: Table, arrangement: Arrangement): void {
  const { papers, rng, width, height, tone, hue, hues } = table;
  const unit = Math.min(width, height);
  const calm = tone(0.972, 0.016, 88);
  if (arrangement.name === 'border') {
    const inset = unit * 0.115;
    const box: Box = [inset, inset, width - inset, height - inset];
    papers.paste(cutBlock(box, rng, 5), calm, 3);
    papers.gild(rectangle([inset + 16, inset + 16, width - inset - 16, height - inset - 16]), 0, 2.6);
    return;
  }
  const place = roundBehind(arrangement);
  if (arrangement.name === 'wreath') {
    if (place === null) return;
    const { x, y, reach } = place;
    papers.gild(cutRound(x, y, reach * 1.32, reach * 1.32, rng), 2.4);
    papers.paste(cutRound(x, y, reach * 1.28, reach * 1.28, rng), calm, 1);
    papers.paste(cutRound(x, y, reach * 0.94, reach * 0.94, rng), tone(0.93, 0.04, hue), 1.6);
    return;
  }
  for (const [x, y] of rng
    .shuffle([
      [0.1, 0.1],
      [0.9, 0.12],
      [0.1, 0.88],
      [0.9, 0.9],
    ] as const)
    .slice(0, 3)) {
    const leaf = seaweed(width * x, height * y, unit * rng.between(0.11, 0.15), rng);
    if (rng.chance(0.5)) papers.gild(leaf, 1.6);
    else papers.paste(leaf, tone(0.84, 0.075, rng.pick(hues)), 1.6);
  }
  if (place === null) return;
  const { x, y, rx, ry } = place;
  papers.gild(cutRound(x, y, rx * 1.05, ry * 1.05, rng), 2);
  papers.pasteMarble(cutRound(x, y, rx, ry, rng), 2);
}

/** Cut points along a side. */
function splits(rng: Rng, length: number, count: number): number[] {
  const inner = Array.from({ length: count - 1 }, (_, i) => (length * (i + 1 + rng.between(-0.2, 0.2))) / count);
  return [-6, ...inner, length + 6];
}

/** A block cut freehand. */
function cutBlock([left, top, right, bottom]: Box, rng: Rng, off: number): string {
  const corner = (x: number, y: number): Point => [x + rng.between(-off, off), y + rng.between(-off, off)];
  const [a, b, c, d] = [corner(left, top), corner(right, top), corner(right, bottom), corner(left, bottom)];
  const middle = (p: Point, q: Point): Point => corner((p[0] + q[0]) / 2, (p[1] + q[1]) / 2);
  return polygonPath([a, middle(a, b), b, middle(b, c), c, middle(c, d), d, middle(d, a)]);
}

function cutRound(x: number, y: number, rx: number, ry: number, rng: Rng): string {
  const count = 14;
  return smoothPath(
    Array.from({ length: count }, (_, i): Point => {
      const a = (i / count) * fullTurn;
      const reach = rng.between(0.95, 1.04);
      return [x + Math.cos(a) * rx * reach, y + Math.sin(a) * ry * reach];
    }),
  );
}

/** A stem with round lobes on both sides, as Matisse cut them. */
function seaweed(x: number, y: number, size: number, rng: Rng): string {
  const lobes = rng.whole(4, 5);
  const angle = rng.next() * fullTurn;
  const side = (sign: number): Point[] =>
    Array.from({ length: lobes }, (_, i): Point[] => {
      const at = -0.85 + (1.6 * (i + 0.5)) / lobes;
      const reach = (0.62 - Math.abs(at) * 0.22) * rng.between(0.85, 1.12);
      return [
        [at - 0.16, sign * 0.1],
        [at - 0.06, sign * reach * 0.75],
        [at + 0.1, sign * reach],
        [at + 0.2, sign * reach * 0.72],
        [at + 0.12, sign * 0.12],
      ];
    }).flat();
  const outline: Point[] = [[-1.05, 0], ...side(-1), [1.02, 0], ...side(1).reverse()];
  return smoothPath(place(outline, x, y, angle, size), true, 0.75);
}

const rectangle = ([left, top, right, bottom]: Box): string =>
  polygonPath([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
