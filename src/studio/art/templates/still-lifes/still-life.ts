import { lerp } from '../../core/colour.ts';
import type { Box, Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { blob, ellipse, tint } from '../../motifs/shapes.ts';
import { looseWash, mistPatch, splatter } from '../../motifs/splatter.ts';
import type { Shape } from '../../scene.ts';
import { keepsakeShapes } from '../keepsakes.ts';
import { aspectOf, type Template, type TemplateContext } from '../template.ts';
import { visitors } from '../visitors.ts';

/** Where a subject stands: it fills about 560 x 500 units times `scale` over its foot. */
export type Stand = { x: number; foot: number; scale: number; side: 1 | -1 };

/** Draws the things of a still life on their stand. */
export type Subject = (context: TemplateContext, rng: Rng, stand: Stand) => Shape[];

type Layout = Stand & { words: Box; beside: boolean };

/** Things on a washed ground, the words over, under or beside them. */
export function stillLife(subject: Subject, { calm = false }: { calm?: boolean } = {}): Template {
  return (context) => {
    const { rng, width, height, detailed } = context;
    const stand = layOut(context, rng.fork('layout'));
    const { words } = stand;
    const layers = [
      { name: 'ground', shapes: ground(rng.fork('ground'), context, stand) },
      {
        name: 'splatter',
        shapes: splatter(
          rng.fork('splatter'),
          [60, 60, width - 60, height - 60],
          calm ? 14 : detailed ? 62 : 30,
          [tint('flower1'), tint('leafCool'), tint('gold')],
          words,
        ),
      },
      { name: 'subject', shapes: subject(context, rng.fork('subject'), stand) },
      { name: 'keepsakes', shapes: keepsakeShapes(context, keepsakeSpots(stand), words) },
      { name: 'visitors', shapes: visitors(context, ...visitorSpot(stand, context), 54) },
    ];
    return { layers, textArea: { box: words, ground: 'paper' } };
  };
}

function layOut(context: TemplateContext, rng: Rng): Layout {
  const { width } = context;
  const aspect = aspectOf(context);
  const side = rng.chance(0.5) ? 1 : -1;
  const size = rng.between(0.94, 1.06);
  const kind = rng.pick(['over', 'under', 'beside'] as const);
  const off = side * rng.between(0, 46);
  if (aspect === 'portrait') {
    return kind === 'under'
      ? { x: width / 2 + off, foot: 1500, scale: 1.42 * size, side, words: [110, 190, width - 110, 560], beside: false }
      : {
          x: width / 2 + off,
          foot: 1130,
          scale: 1.4 * size,
          side,
          words: [100, 1290, width - 100, 1640],
          beside: false,
        };
  }
  if (aspect === 'landscape') {
    if (kind === 'under')
      return {
        x: width / 2 + off,
        foot: 900,
        scale: 0.98 * size,
        side,
        words: [width * 0.18, 84, width * 0.82, 292],
        beside: false,
      };
    const words: Box = side > 0 ? [width * 0.53, 190, width - 90, 660] : [90, 190, width * 0.47, 660];
    return { x: width / 2 - side * width * 0.235, foot: 830, scale: 1.2 * size, side, words, beside: true };
  }
  if (kind === 'over')
    return { x: width / 2 + off, foot: 730, scale: size, side, words: [100, 818, width - 100, 990], beside: false };
  if (kind === 'under')
    return { x: width / 2 + off, foot: 896, scale: size, side, words: [110, 92, width - 110, 280], beside: false };
  const words: Box = side > 0 ? [538, 240, 984, 650] : [40, 240, 486, 650];
  return { x: width / 2 - side * 244, foot: 770, scale: 0.78 * size, side, words, beside: true };
}

/** What the things stand before: a loose wash, an even disc, or a wall and a table's edge. */
function ground(rng: Rng, { detailed, width }: TemplateContext, { x, foot, scale, beside }: Layout): Shape[] {
  const strength = detailed ? 0.95 : 0.72;
  const [first, second] = rng.shuffle([
    tint('ground'),
    tint('sky', 'white', 0.62),
    tint('leafPale', 'white', 0.55),
    tint('accent3', 'white', 0.45),
  ]);
  const [one, two] = [first ?? tint('ground'), second ?? tint('ground')];
  const middle = foot - 240 * scale;
  const shadow = mistPatch(rng, x, foot + 4, 56 * scale, tint('twig', 'accent4', 0.4), 0.25);
  const kind = rng.pick(['wash', 'disc', 'table'] as const);
  if (kind === 'wash') return [looseWash(rng, x, middle, 370 * scale, 300 * scale, one, two, strength), shadow];
  if (kind === 'disc') {
    const disc = ellipse(x, middle, 292 * scale, 292 * scale, 'wash', one, {
      second: two,
      strength: strength * 0.9,
      looseness: 0.5,
      shade: { kind: 'linear', from: [x - 200, middle - 250], to: [x + 150, middle + 280], start: 1.05, end: 0.7 },
    });
    return [disc, shadow];
  }
  const reach = beside ? 350 * scale : Math.min(width / 2 - 70, 420 * scale);
  const edge = foot - 30 * scale;
  const table: Point[] = [
    [x - reach, edge],
    [x - reach * 0.2, edge - 5],
    [x + reach * 0.96, edge + 3],
    [x + reach * 0.82, foot + 34 * scale],
    [x, foot + 44 * scale],
    [x - reach * 0.86, foot + 36 * scale],
  ];
  return [
    looseWash(rng, x, lerp(middle, edge, 0.1), reach * 0.86, 270 * scale, one, two, strength * 0.85),
    blob(table, 'wash', tint('wood', 'sponge', 0.62), { strength: 0.62, looseness: 0.6, cover: 0.5 }),
  ];
}

function keepsakeSpots({ x, foot, scale, side }: Stand): { x: number; y: number; size: number }[] {
  return [
    { x: x + side * 268 * scale, y: foot - 22 * scale, size: 42 * scale },
    { x: x - side * 272 * scale, y: foot - 14 * scale, size: 32 * scale },
  ];
}

/** Over the shoulder of the subject, on the side away from the words. */
function visitorSpot({ x, foot, scale, side, beside, words }: Layout, { width }: TemplateContext): [number, number] {
  const reach = beside ? -side * 130 : -side * 330;
  const y = Math.max(foot - 560 * scale, words[1] < foot - 560 * scale && !beside ? words[3] + 90 : 96);
  return [Math.min(width - 120, Math.max(120, x + reach * scale)), Math.min(y, foot - 300 * scale)];
}
