import { lerp } from '../../core/colour.ts';
import type { Point } from '../../core/geometry.ts';
import { accents, bunting } from '../../motifs/bunting.ts';
import { wheatEar } from '../../motifs/harvest.ts';
import { hotAirBalloon } from '../../motifs/hot-air-balloon.ts';
import { leafyTree } from '../../motifs/leafy-tree.ts';
import { lighthouse } from '../../motifs/lighthouse.ts';
import { farPine } from '../../motifs/pine-tree.ts';
import { pumpkin } from '../../motifs/pumpkin.ts';
import { sailingBoat } from '../../motifs/sailing-boat.ts';
import { blob, ellipse, smoothChain, tint } from '../../motifs/shapes.ts';
import { star } from '../../motifs/star.ts';
import type { Shape } from '../../scene.ts';
import { blossoms, reeds, ridges, rolling, water } from './land.ts';
import type { Scenery } from './view.ts';

/** A sailing boat on a lake. */
export const boatOnLake: Scenery = ({ detailed }, rng, view) => {
  const { horizon, bottom, scale, focus, side, ceiling } = view;
  const line = lerp(horizon, bottom, rng.between(0.22, 0.36));
  const hull = rng.pick([tint('red', 'brick', 0.3), tint('skyDeep', 'sky', 0.3), tint('wood')]);
  const sail = rng.pick([tint('cream', 'sponge', 0.3), tint('accent1', 'cream', 0.3), tint('red', 'cream', 0.3)]);
  const size = Math.min(rng.between(290, 350) * scale, (line - ceiling) / 1.1);
  return [
    ...ridges(rng, view, detailed ? [150, 90, 46] : [120, 56], rng.chance(0.5)),
    ...water(rng, view),
    ellipse(view.focus, line + 40 * scale, 120 * scale, 44 * scale, 'mist', sail, {
      strength: 0.8,
      softness: 12 * scale,
    }),
    ...sailingBoat(focus, line, size, side, hull, sail),
    ...(rng.chance(0.5)
      ? sailingBoat(
          focus - side * 260 * scale,
          horizon + 14 * scale,
          90 * scale,
          side,
          hull,
          tint('cream', 'white', 0.4),
        )
      : []),
    reeds(rng, view, detailed ? 70 : 44, 120, tint('leafWarm', 'leaf', 0.4)),
  ];
};

/** Quiet water between hills, an empty jetty; for grave occasions. */
export const quietLake: Scenery = (_, rng, view) => {
  const { left, right, horizon, bottom, scale, side } = view;
  const from = side > 0 ? left - 20 : right + 20;
  const reach = (right - left) * 0.42 * side;
  const y = lerp(horizon, bottom, 0.52);
  const planks: Point[] = [
    [from, y],
    [from + reach, y - 26 * scale],
    [from + reach, y - 14 * scale],
    [from, y + 26 * scale],
  ];
  const posts = [0.35, 0.68, 0.97].map((t): Point[] => [
    [from + reach * t, y - 34 * scale * t],
    [from + reach * t, y + 44 * scale * (1 - t * 0.4)],
  ]);
  return [
    ...ridges(rng, view, [150, 96, 50], rng.chance(0.4)),
    ...water(rng, view),
    smoothChain(posts, 7 * scale, 'line', tint('wood', 'twig', 0.5), { strength: 1.1, cover: 0.7 }),
    blob(planks, 'body', tint('twig', 'cream', 0.25), { strength: 0.95 }, 0.05),
    reeds(rng, view, 60, 130, tint('leafWarm', 'twig', 0.3)),
  ];
};

/** Mountains at dawn over wooded slopes. */
export const mountainDawn: Scenery = ({ detailed }, rng, view) => {
  const { left, right, horizon, bottom, scale, ceiling } = view;
  const peak = Math.min(330, (horizon - ceiling) / scale / 1.12);
  const woods = (level: number, count: number, low: number, high: number, share: number): Shape[] =>
    Array.from({ length: count }, (_, i) =>
      farPine(
        rng,
        lerp(left - 10, right + 10, (i + rng.next()) / count),
        level + rng.gaussian(8),
        rng.between(low, high) * scale,
        tint('leafCool', 'pine', share),
        0.8 + share * 0.5,
        0.2,
      ),
    );
  return [
    ...ridges(rng, view, detailed ? [peak, peak * 0.7, peak * 0.36] : [peak * 0.9, peak * 0.52], true),
    ...woods(horizon + 20 * scale, detailed ? 22 : 15, 60, 110, 0.3),
    rolling(
      rng,
      view,
      horizon + 26 * scale,
      18,
      tint('leafPale', 'leafWarm', 0.4),
      tint('leaf', 'leafWarm', 0.5),
      0.75,
    ),
    ...woods(lerp(horizon, bottom, 0.5), detailed ? 11 : 8, 120, 230, 0.8),
    rolling(rng, view, lerp(horizon, bottom, 0.55), 16, tint('leafWarm', 'gold', 0.25), tint('leaf'), 0.85),
    ...blossoms(rng, view, lerp(horizon, bottom, 0.62), detailed ? 60 : 30),
  ];
};

/** A lone tree on a hill, in leaf, blossom or autumn. */
export const loneTree: Scenery = ({ detailed, keepsake }, rng, view) => {
  const { horizon, bottom, scale, focus, ceiling } = view;
  const season = keepsake === 'pumpkin' ? 2 : rng.whole(0, 2);
  const crown = (
    [
      [tint('leaf', 'leafCool', 0.3), tint('leaf', 'leafWarm', 0.5), tint('leafWarm', 'gold', 0.35)],
      [tint('flower1', 'flower1Deep', 0.35), tint('flower1'), tint('flower1Glow', 'cream', 0.3)],
      [tint('brick', 'flame', 0.4), tint('flame', 'gold', 0.3), tint('gold', 'glow', 0.25)],
    ] as const
  )[season] ?? [tint('leaf'), tint('leaf'), tint('leafWarm')];
  const level = horizon + 6 * scale;
  const foot = lerp(horizon, bottom, 0.3);
  return [
    ...ridges(rng, view, [130, 64], false),
    rolling(rng, view, level, 20, tint('leafPale', 'leafWarm', 0.35), tint('leafWarm', 'gold', 0.3), 0.7),
    ellipse(focus, foot + 6, 190 * scale, 18 * scale, 'mist', tint('leaf', 'skyDeep', 0.4), {
      strength: 0.45,
      softness: 9 * scale,
    }),
    ...leafyTree(rng, focus, foot, Math.min(rng.between(400, 450) * scale, foot - ceiling), crown),
    rolling(
      rng,
      view,
      lerp(horizon, bottom, 0.52),
      18,
      tint('leafWarm', 'leaf', 0.3),
      tint('leaf', 'leafCool', 0.3),
      0.9,
    ),
    ...blossoms(rng, view, lerp(horizon, bottom, 0.56), detailed ? 72 : 36),
    reeds(rng, view, detailed ? 80 : 50, 90, tint('leaf', 'leafWarm', 0.5)),
  ];
};

/** A lighthouse on its cliff. */
export const lighthouseCoast: Scenery = ({ detailed }, rng, view) => {
  const { left, right, horizon, bottom, scale, focus, side, ceiling } = view;
  const edge = side > 0 ? right + 60 : left - 60;
  const foot = horizon + 10 * scale;
  const tall = Math.min(rng.between(370, 420) * scale, foot - ceiling);
  const cliff: Point[] = [
    [edge, foot - 16 * scale],
    [focus, foot - 8 * scale],
    [focus - side * 130 * scale, foot + 12 * scale],
    [focus - side * 190 * scale, lerp(foot, bottom, 0.4)],
    [focus - side * 150 * scale, lerp(foot, bottom, 0.62)],
    [edge, lerp(foot, bottom, 0.74)],
  ];
  const turf: Point[] = [
    [edge, foot - 20 * scale],
    [focus, foot - 14 * scale],
    [focus - side * 134 * scale, foot + 8 * scale],
    [focus - side * 120 * scale, foot + 34 * scale],
    [focus, foot + 40 * scale],
    [edge, foot + 62 * scale],
  ];
  return [
    ...ridges(rng, view, [60], false),
    ...water(rng, view),
    blob(
      cliff,
      'body',
      tint('twig', 'sponge', 0.4),
      {
        strength: 0.95,
        looseness: 2.4,
        shade: { kind: 'linear', from: [focus, foot], to: [focus, bottom], start: 0.8, end: 1.35 },
      },
      0.35,
    ),
    blob(turf, 'body', tint('leafWarm', 'leaf', 0.3), { strength: 0.85, looseness: 2.2 }, 0.4),
    ...lighthouse(focus, foot + 6 * scale, tall, rng.pick([tint('red', 'brick', 0.15), tint('skyDeep', 'sky', 0.3)])),
    ...sailingBoat(
      focus - side * 330 * scale,
      lerp(horizon, bottom, 0.16),
      120 * scale,
      side,
      tint('wood'),
      tint('cream', 'white', 0.3),
    ),
    ...blossoms(
      rng,
      { ...view, left: Math.min(focus, edge), right: Math.max(focus, edge), bottom: foot + 60 * scale },
      foot - 20,
      detailed ? 24 : 12,
    ),
  ];
};

/** Hot-air balloons over hills. */
export const balloonsOverHills: Scenery = ({ detailed }, rng, view) => {
  const { left, right, ceiling, horizon, bottom, scale, focus, side } = view;
  const colours = rng.shuffle(accents);
  const size = Math.min(rng.between(112, 132) * scale, (horizon - ceiling) / 3.1);
  const high = Math.max(ceiling + size, horizon - 300 * scale);
  const spots = [
    { x: focus, y: high, size: size / scale },
    { x: focus - side * 250 * scale, y: horizon - 150 * scale, size: rng.between(58, 72) },
    { x: focus + side * 180 * scale, y: horizon - 70 * scale, size: 38 },
    { x: focus - side * 400 * scale, y: Math.max(ceiling + 40 * scale, horizon - 260 * scale), size: 32 },
  ].slice(0, detailed ? 4 : 3);
  return [
    ...ridges(rng, view, [140, 76], false),
    ...spots
      .reverse()
      .flatMap(({ x, y, size }, i) =>
        hotAirBalloon(
          Math.min(right - 60, Math.max(left + 60, x)),
          y,
          size * scale,
          tint(colours[i % 5] ?? 'accent1', 'flower1Deep', 0.15),
          tint(colours[(i + 2) % 5] ?? 'cream', 'cream', 0.45),
        ),
      ),
    rolling(rng, view, horizon + 16 * scale, 24, tint('leafPale', 'leafWarm', 0.4), tint('leafWarm'), 0.7),
    rolling(
      rng,
      view,
      lerp(horizon, bottom, 0.5),
      22,
      tint('leafWarm', 'gold', 0.3),
      tint('leaf', 'leafWarm', 0.3),
      0.85,
    ),
    ...blossoms(rng, view, lerp(horizon, bottom, 0.55), detailed ? 60 : 34),
  ];
};

/** Fields of wheat with pumpkins. */
export const harvestField: Scenery = ({ detailed, keepsake }, rng, view) => {
  const { left, right, horizon, bottom, scale, focus, side } = view;
  const crown = [tint('brick', 'flame', 0.3), tint('flame', 'gold', 0.4), tint('gold', 'glow', 0.3)] as const;
  const ears = Array.from({ length: detailed ? 17 : 12 }, (_, i) => {
    const t = i / (detailed ? 16 : 11);
    const tall = (150 + 170 * Math.abs(t - 0.5)) * scale * rng.between(0.85, 1.1);
    return wheatEar(
      rng,
      lerp(left + 10, right - 10, t) + rng.gaussian(10),
      bottom + 10,
      -Math.PI / 2 + rng.gaussian(0.14),
      tall,
    );
  });
  const heap = keepsake === 'pumpkin' ? [-70, 40, -10] : [];
  return [
    ...ridges(rng, view, [120, 60], false),
    ...leafyTree(rng, focus + side * 130 * scale, horizon + 34 * scale, 250 * scale, crown),
    ...leafyTree(rng, focus - side * 210 * scale, horizon + 22 * scale, 150 * scale, crown),
    rolling(rng, view, horizon + 20 * scale, 16, tint('gold', 'glow', 0.3), tint('gold', 'flame', 0.25), 0.75),
    rolling(rng, view, lerp(horizon, bottom, 0.42), 18, tint('gold', 'leafWarm', 0.3), tint('gold', 'wood', 0.3), 0.85),
    ...heap.flatMap((dx, i) =>
      pumpkin(rng, focus + dx * scale, lerp(horizon, bottom, 0.62) + i * 10 * scale, (50 + i * 8) * scale),
    ),
    ...ears.flat(),
  ];
};

/** Flags and stars over a field in flower. */
export const starField: Scenery = ({ detailed }, rng, view) => {
  const { left, right, ceiling, horizon, bottom, scale, focus } = view;
  const high = Math.max(ceiling + 26 * scale, horizon - 330 * scale);
  const stars = Array.from({ length: detailed ? 9 : 6 }, (_, i) => {
    const t = (i + 0.5) / (detailed ? 9 : 6);
    return star(
      lerp(left + 60, right - 60, t),
      lerp(high + 130 * scale, horizon - 60 * scale, rng.next()),
      rng.between(13, 27) * scale,
      rng.gaussian(0.2),
      tint(rng.pick(['gold', 'accent1', 'accent2'] as const)),
    );
  });
  return [
    ...ridges(rng, view, [110, 56], false),
    ...bunting(rng, [left - 20, high], [focus, high - 26 * scale], 62 * scale, 25 * scale),
    ...bunting(rng, [focus, high - 26 * scale], [right + 20, high], 62 * scale, 25 * scale),
    ...stars.flat(),
    rolling(rng, view, horizon + 14 * scale, 18, tint('leafPale', 'leafWarm', 0.4), tint('leafWarm'), 0.7),
    rolling(rng, view, lerp(horizon, bottom, 0.45), 20, tint('leafWarm', 'leaf', 0.3), tint('leaf'), 0.85),
    ...blossoms(rng, view, lerp(horizon, bottom, 0.5), detailed ? 120 : 80),
    reeds(rng, view, 70, 100, tint('leaf', 'leafWarm', 0.5)),
  ];
};
