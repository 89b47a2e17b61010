import { lerp } from '../core/colour.ts';
import type { Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { bareTree } from '../motifs/bare-tree.ts';
import { bat } from '../motifs/bat.ts';
import { lantern, pumpkin } from '../motifs/pumpkin.ts';
import { blob, tint } from '../motifs/shapes.ts';
import type { Shape } from '../scene.ts';
import { eveningLand, hills, type Land, raggedFoot, sky } from './evening-land.ts';
import type { Composition, TemplateContext } from './template.ts';

const night = tint('skyDeep', 'heartDark', 0.45);

/** Lit pumpkins under a large moon and bare trees. */
export function pumpkinNight({ rng, ...rest }: TemplateContext): Composition {
  const layout = rng.fork('layout');
  const { land, words } = eveningLand({ rng, ...rest });
  const { width, horizon, scale } = land;
  const side = layout.chance(0.5) ? 1 : -1;
  const moon: Point = [width / 2 + side * width * layout.between(0.08, 0.24), horizon - 240 * scale];
  const layers = [
    { name: 'sky', shapes: sky(rng.fork('sky'), land, words, { moon: { at: moon, radius: 92 * scale }, dusk: 0.34 }) },
    { name: 'hills', shapes: hills(rng.fork('hills'), land) },
    { name: 'trees', shapes: trees(rng.fork('trees'), land, side, rest.detailed) },
    { name: 'meadow', shapes: [meadow(rng.fork('meadow'), land)] },
    { name: 'border', shapes: [raggedFoot(land)] },
    { name: 'bats', shapes: bats(rng.fork('bats'), moon, scale, rest.detailed) },
    { name: 'pumpkins', shapes: patch(rng.fork('pumpkins'), land, rest.detailed) },
  ];
  return { layers, textArea: { box: words, ground: 'sky' } };
}

function trees(rng: Rng, { left, right, horizon, scale }: Land, side: number, detailed: boolean): Shape[] {
  const spots = [
    { x: side > 0 ? left + 110 * scale : right - 110 * scale, height: 430, lean: side * 0.1 },
    { x: side > 0 ? right - 90 * scale : left + 90 * scale, height: 290, lean: -side * 0.08 },
    { x: side > 0 ? left + 300 * scale : right - 300 * scale, height: 210, lean: side * 0.04 },
  ];
  return spots
    .slice(0, detailed ? 3 : 2)
    .flatMap(({ x, height, lean }) => bareTree(rng, x, horizon + 60 * scale, height * scale, lean, night));
}

function meadow(rng: Rng, { width, horizon, bottom, scale }: Land): Shape {
  const crest = Array.from(
    { length: 9 },
    (_, i): Point => [lerp(-40, width + 40, i / 8), horizon + 20 * scale + Math.sin(i * 0.9) * 14 + rng.gaussian(4)],
  );
  return blob([...crest, [width + 40, bottom + 40], [-40, bottom + 40]], 'body', tint('leafWarm', 'skyDeep', 0.55), {
    cover: 0.97,
    strength: 0.95,
    looseness: 3,
    second: tint('gold', 'leafWarm', 0.5),
    shade: { kind: 'linear', from: [width / 2, horizon], to: [width / 2, bottom], start: 1.25, end: 0.6 },
  });
}

function bats(rng: Rng, [x, y]: Point, scale: number, detailed: boolean): Shape[] {
  return Array.from({ length: detailed ? 7 : 5 }, (_, i): Shape => {
    const angle = (i / 6) * Math.PI * 2 + rng.gaussian(0.3);
    const reach = rng.between(60, 190) * scale;
    return bat(rng, x + Math.cos(angle) * reach * 1.4, y + Math.sin(angle) * reach * 0.45, rng.between(22, 44) * scale);
  });
}

/** Pumpkins from the far to the near, the largest lit. */
function patch(rng: Rng, { left, right, horizon, bottom, scale }: Land, detailed: boolean): Shape[] {
  const count = Math.round(((right - left) / 930) * (detailed ? 8 : 6));
  const shapes: Shape[] = [];
  const spots = Array.from({ length: count }, (_, i) => {
    const depth = rng.next();
    return { t: (i + 0.5) / count + rng.gaussian(0.02), depth };
  }).sort((a, b) => a.depth - b.depth);
  spots.forEach(({ t, depth }, i) => {
    const size = lerp(40, 88, depth) * scale;
    const x = lerp(left + 90, right - 90, t);
    const y = lerp(horizon + 90 * scale, bottom - 88 * scale, depth);
    const shadow: Point[] = [
      [x - size * 1.2, y + size * 0.62],
      [x, y + size * 0.5],
      [x + size * 1.2, y + size * 0.62],
      [x, y + size * 0.84],
    ];
    shapes.push(blob(shadow, 'mist', night, { strength: 1.3, softness: 6, looseness: 0.2 }));
    shapes.push(...(i >= count - 3 || rng.chance(0.3) ? lantern : pumpkin)(rng, x, y, size));
  });
  return shapes;
}
