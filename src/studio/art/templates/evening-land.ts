import { clamp, lerp } from '../core/colour.ts';
import { type Box, ellipsePath, fullTurn, type Point, polygonPath } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { farPine } from '../motifs/pine-tree.ts';
import { blob, ellipse, tint } from '../motifs/shapes.ts';
import type { Shape, Tint } from '../scene.ts';
import { type Aspect, aspectOf, type TemplateContext } from './template.ts';

/** The measures of an evening scene: its paper margins and its horizon. */
export type Land = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  horizon: number;
  width: number;
  scale: number;
};

const margin = 46;

/** The land of a sheet, and the part of its sky that the words take. */
export function eveningLand(context: TemplateContext): { land: Land; words: Box } {
  const { width, height } = context;
  const aspect = aspectOf(context);
  const words: Record<Aspect, Box> = {
    square: [150, 96, width - 150, 262],
    portrait: [130, 190, width - 130, 560],
    landscape: [width * 0.2, 96, width * 0.8, 290],
  };
  const land: Land = {
    left: margin,
    right: width - margin,
    top: margin,
    bottom: height - margin,
    horizon: aspect === 'portrait' ? 1170 : 690,
    width,
    scale: aspect === 'portrait' ? 1.2 : 1,
  };
  return { land, words: words[aspect] };
}

export type SkyOptions = {
  /** The middle and the radius of the moon; none when null. */
  moon: { at: Point; radius: number } | null;
  /** How much paint is left at the horizon: 0.24 a glowing dusk, 0.8 deep night. */
  dusk: number;
  /** Neither afterglow nor clouds: a dark sky for lights to stand on. */
  night?: boolean;
  /** The colours over head and at the horizon, where the sky is to be another than usual. */
  tones?: readonly [Tint, Tint];
};

/** A graded evening sky with clouds, darker behind the words. */
export function sky(
  rng: Rng,
  { left, right, top, horizon, width, scale }: Land,
  text: Box,
  { moon, dusk, night = false, tones }: SkyOptions,
): Shape[] {
  const middle = width / 2;
  const foot = horizon + 60;
  const rim: Point[] = [
    [left, top],
    [middle, top - 6],
    [right, top],
    [right + 4, (top + foot) / 2],
    [right, foot - 30],
    [middle, foot + 10],
    [left, foot - 30],
    [left - 4, (top + foot) / 2],
  ];
  const shapes = [
    blob(
      rim,
      'wash',
      tones?.[0] ?? (night ? tint('skyDeep', 'sky', 0.25) : tint('sky')),
      {
        strength: night ? 1.2 : 1.62,
        second: tones?.[1] ?? (night ? tint('sky', 'skyDeep', 0.4) : tint('skyWarm')),
        looseness: 0.8,
        shade: { kind: 'linear', from: [middle, top], to: [middle, horizon], start: 1.5, end: dusk },
      },
      0.35,
    ),
  ];
  // A deeper patch of night behind the words.
  const [wordsX, wordsY] = [(text[0] + text[2]) / 2, (text[1] + text[3]) / 2];
  const [reachX, reachY] = [(text[2] - text[0]) * 0.54, (text[3] - text[1]) * 0.5];
  shapes.push(
    ellipse(wordsX, wordsY, reachX, reachY, 'mist', tint('skyDeep', 'sky', 0.35), {
      strength: 1.15,
      softness: 40,
      looseness: 0.4,
      shade: { kind: 'radial', centre: [wordsX, wordsY], radius: reachX, start: 1, end: 0.45 },
    }),
  );
  // Clouds are lifted out of the wet sky, below the words.
  for (let i = 0; i < (night ? 0 : 4); i++) {
    const x = rng.between(left + 200 * scale, right - 200 * scale);
    const y = rng.between(text[3], horizon - 190);
    const reach = rng.between(90, 180) * scale;
    const cloud = Array.from({ length: 12 }, (_, k): Point => {
      const a = (k / 12) * fullTurn;
      return [x + Math.cos(a) * reach * rng.between(0.7, 1.2), y + Math.sin(a) * reach * 0.26 * rng.between(0.6, 1.3)];
    });
    shapes.push(blob(cloud, 'lift', tint('white'), { cover: 0.42, softness: 16, looseness: 4 }));
  }
  if (moon === null) return shapes;
  const {
    at: [x, y],
    radius: disc,
  } = moon;
  shapes.push(ellipse(x, y, disc * 2.2, disc * 2.2, 'lift', tint('white'), { cover: 0.38, softness: 30 * scale }), {
    path: ellipsePath(x, y, disc),
    box: [x - disc, y - disc, x + disc, y + disc],
    surface: 'body',
    tint: tint('cream', 'glow', 0.45),
    cover: 0.97,
    strength: 0.45,
    looseness: 0.7,
  });
  return shapes;
}

/** Two rows of peaks. */
export function mountains(rng: Rng, { horizon, width, scale }: Land): Shape[] {
  return [0, 1].map((rank) => {
    const base = horizon - (170 - rank * 62) * scale;
    const peaks = Math.round((width / 1024) * 9);
    const ridge: Point[] = [[-40, horizon + 20]];
    for (let i = 0; i <= peaks; i++) {
      const height = i % 2 === 1 ? rng.between(50, 120) + (rng.chance(0.3) ? 70 : 0) : rng.between(0, 40);
      const along = clamp((i + (i > 0 && i < peaks ? rng.between(-0.3, 0.3) : 0)) / peaks);
      ridge.push([lerp(-40, width + 40, along), base - height * scale * (1 - rank * 0.35)]);
    }
    ridge.push([width + 40, horizon + 20]);
    return blob(
      ridge,
      'body',
      tint('sky', 'skyDeep', 0.12 + 0.2 * rank),
      {
        cover: 0.3,
        strength: 0.6 + 0.16 * rank,
        looseness: 1.5,
        shade: {
          kind: 'linear',
          from: [width / 2, base - 120 * scale],
          to: [width / 2, horizon],
          start: 1.1,
          end: 0.05,
        },
      },
      0.28,
    );
  });
}

/** Bare paper around the lower part of the land, with the torn-looking edge of a wash. */
export function raggedFoot({ left, right, bottom, horizon, width, scale }: Land): Shape {
  const shoulder = horizon - 400 * scale;
  const inner: Point[] = [
    [-200, -200],
    [-200, shoulder],
    [left - 8, horizon - 350 * scale],
    [left - 4, horizon - 60 * scale],
    [left + 4, (horizon + bottom) / 2],
    [left - 2, bottom - 30],
    [left + 40, bottom - 8],
    [width / 2, bottom + 4],
    [right - 40, bottom - 8],
    [right + 2, bottom - 30],
    [right - 4, (horizon + bottom) / 2],
    [right + 4, horizon - 60 * scale],
    [right + 8, horizon - 350 * scale],
    [width + 200, shoulder],
    [width + 200, -200],
  ];
  const foot = bottom + 400;
  // The inner outline runs against the outer one, so that it is a hole.
  const outer = `M-300 -300L${width + 300} -300L${width + 300} ${foot}L-300 ${foot}Z`;
  return {
    path: outer + polygonPath(inner),
    box: [0, shoulder, width, foot],
    surface: 'lift',
    tint: tint('white'),
    looseness: 3.4,
  };
}

/** Low wooded hills, for a flatter country. */
export function hills(rng: Rng, { horizon, width, scale }: Land): Shape[] {
  return [0, 1].map((rank) => {
    const base = horizon - (120 - rank * 50) * scale;
    const phase = rng.between(0, 6);
    const crest = Array.from(
      { length: 9 },
      (_, i): Point => [
        lerp(-40, width + 40, i / 8),
        base - Math.sin(i * 0.8 + phase + rank * 2) * 34 * scale + rng.gaussian(4),
      ],
    );
    return blob(
      [[-40, horizon + 20], ...crest, [width + 40, horizon + 20]],
      'body',
      tint('snowShade', 'sky', 0.3 + 0.3 * rank),
      {
        cover: 0.45,
        strength: 0.6,
        looseness: 1.5,
        shade: { kind: 'linear', from: [width / 2, base - 40 * scale], to: [width / 2, horizon], start: 1.1, end: 0.1 },
      },
    );
  });
}

/** Three ranks of conifers, darker towards the front, leaving the cabin a clearing. */
export function forest(
  rng: Rng,
  { left, right, horizon, width, scale }: Land,
  homeX: number,
  detailed: boolean,
): Shape[] {
  const wide = width / 1024;
  const ranks = [
    { y: -88, low: 80, high: 130, strength: 0.7, count: detailed ? 26 : 20, share: 0 },
    { y: -28, low: 120, high: 190, strength: 1.05, count: detailed ? 18 : 14, share: 0.5 },
    { y: 34, low: 170, high: 300, strength: 1.5, count: 11, share: 1 },
  ];
  return ranks.flatMap(({ y, low, high, strength, count, share }, rank) => {
    const shapes: Shape[] = [];
    const number = Math.round(count * wide);
    for (let i = 0; i < number; i++) {
      const t = clamp((i + 0.5) / number + rng.gaussian(0.02));
      const x = lerp(left + 22, right - 22, t);
      const height = lerp(low, high, rng.next()) * scale;
      if (rank === 2 && Math.abs(x - homeX) < 240 * scale) continue;
      shapes.push(
        farPine(
          rng,
          x,
          horizon + (y + rng.gaussian(10)) * scale,
          height,
          tint('sky', 'pine', 0.35 + share * 0.6),
          strength * rng.between(0.85, 1.15),
          rank * 0.15,
        ),
      );
    }
    return shapes;
  });
}
