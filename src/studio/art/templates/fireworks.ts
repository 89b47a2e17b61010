import { lerp } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { accents } from '../motifs/bunting.ts';
import { firework } from '../motifs/firework.ts';
import { farPine } from '../motifs/pine-tree.ts';
import { blob, dots, tint } from '../motifs/shapes.ts';
import type { Shape } from '../scene.ts';
import { eveningLand, type Land, raggedFoot, sky } from './evening-land.ts';
import type { Composition, TemplateContext } from './template.ts';

/** Fireworks over a dark shore and its water. */
export function fireworks(context: TemplateContext): Composition {
  const { rng, detailed } = context;
  const { land: measures, words } = eveningLand(context);
  // The bursts need height: the shore lies low.
  const land = { ...measures, horizon: measures.horizon + 110 * measures.scale };
  const layers = [
    { name: 'sky', shapes: sky(rng.fork('sky'), land, words, { moon: null, dusk: 0.8, night: true }) },
    { name: 'stars', shapes: [stars(rng.fork('stars'), land)] },
    { name: 'bursts', shapes: bursts(rng.fork('bursts'), land, words[3], detailed) },
    { name: 'shore', shapes: shore(rng.fork('shore'), land) },
    { name: 'border', shapes: [raggedFoot(land)] },
  ];
  return { layers, textArea: { box: words, ground: 'sky' } };
}

function stars(rng: Rng, { left, right, top, horizon }: Land): Shape {
  const spots = Array.from({ length: 90 }, (): [number, number, number] => [
    rng.between(left + 20, right - 20),
    rng.between(top + 20, horizon - 60),
    rng.between(0.8, 1.9),
  ]);
  return dots(spots, 'chalk', tint('white'), { strength: 0.75 });
}

function bursts(rng: Rng, { left, right, horizon, scale }: Land, wordsFoot: number, detailed: boolean): Shape[] {
  const colours = rng.shuffle([
    tint('gold', 'white', 0.15),
    tint('red', 'white', 0.25),
    ...accents.slice(0, 3).map((role) => tint(role, 'white', 0.3)),
  ]);
  const across = Math.max(3, Math.round((right - left) / 310));
  const shapes: Shape[] = [];
  for (let i = 0; i < across; i++) {
    const x = lerp(left, right, (i + 0.5) / across) + rng.gaussian(14);
    const high = i % 2 === 0 ? 0.42 : 0.66;
    const size = rng.between(108, 142) * scale;
    const y = Math.max(wordsFoot + size * 1.2, lerp(wordsFoot, horizon, high + rng.gaussian(0.03)));
    shapes.push(...firework(rng, x, y, size, colours[i % colours.length] ?? tint('gold')));
    if (detailed)
      shapes.push(...firework(rng, x + 140 * scale, y + rng.between(-90, 90), 56 * scale, tint('gold', 'white', 0.3)));
  }
  return shapes;
}

function shore(rng: Rng, { left, right, width, horizon, bottom, scale }: Land): Shape[] {
  const shapes: Shape[] = [];
  const water: Point[] = [
    [-40, horizon],
    [width / 2, horizon - 4],
    [width + 40, horizon],
    [width + 40, bottom + 40],
    [-40, bottom + 40],
  ];
  shapes.push(
    blob(
      water,
      'body',
      tint('skyDeep', 'sky', 0.4),
      {
        cover: 0.97,
        strength: 0.95,
        second: tint('skyWarm', 'sky', 0.4),
        looseness: 2,
        shade: { kind: 'linear', from: [width / 2, horizon], to: [width / 2, bottom], start: 1.2, end: 0.6 },
      },
      0.2,
    ),
  );
  for (let i = 0; i < 26; i++) {
    const x = rng.between(left, right);
    const y = lerp(horizon + 16, bottom - 16, rng.next() ** 1.4);
    const reach = lerp(14, 60, (y - horizon) / (bottom - horizon)) * scale;
    shapes.push(
      blob(
        [
          [x - reach, y],
          [x, y - 2],
          [x + reach, y],
          [x, y + 3],
        ],
        'chalk',
        tint('gold', 'white', rng.between(0.3, 0.8)),
        { strength: 0.4, dryness: 0.25 },
        0.8,
      ),
    );
  }
  const trees = Math.round((right - left) / 34);
  for (let i = 0; i < trees; i++) {
    const t = (i + rng.next()) / trees;
    // Tall at the sides, open in the middle.
    const height = (26 + 120 * Math.abs(t - 0.5) * rng.between(0.6, 1.4)) * scale;
    shapes.push(
      farPine(rng, lerp(left + 6, right - 6, t), horizon + 8, height, tint('skyDeep', 'pine', 0.6), 1.9, 0.4),
    );
  }
  return shapes;
}
