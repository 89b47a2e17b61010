import { lerp } from '../core/colour.ts';
import type { Rng } from '../core/rng.ts';
import { accents, bunting } from '../motifs/bunting.ts';
import { cakeStand, cakeTier, type Finish } from '../motifs/cake.ts';
import { candle } from '../motifs/candle.ts';
import { posy } from '../motifs/posy.ts';
import { tint } from '../motifs/shapes.ts';
import { looseWash, splatter } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

type Stage = { x: number; plateY: number; scale: number };

/** A tiered cake with candles and flowers, under bunting. */
export function birthdayCake(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const layout = rng.fork('layout');
  const aspect = aspectOf(context);
  const onLeft = layout.chance(0.5);
  const stage: Stage =
    aspect === 'landscape'
      ? { x: width * (onLeft ? 0.3 : 0.7), plateY: 800, scale: 0.98 }
      : aspect === 'portrait'
        ? { x: width / 2, plateY: 1180, scale: 1.22 }
        : { x: width / 2, plateY: 722, scale: 0.88 };
  const textArea: Composition['textArea'] =
    aspect === 'landscape'
      ? { box: onLeft ? [width * 0.54, 300, width - 90, 860] : [90, 300, width * 0.46, 860], ground: 'paper' }
      : aspect === 'portrait'
        ? { box: [100, 1385, width - 100, 1690], ground: 'paper' }
        : { box: [110, 838, width - 110, 984], ground: 'paper' };
  const { x, plateY, scale } = stage;
  const reach = 400 * scale;
  const layers = [
    {
      name: 'ground',
      shapes: [
        looseWash(
          rng.fork('ground'),
          x,
          plateY - 270 * scale,
          reach * 1.02,
          reach * 0.95,
          tint('ground'),
          tint('accent3', 'white', 0.45),
          detailed ? 0.95 : 0.7,
        ),
      ],
    },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        [60, 190, width - 60, height - 60],
        (detailed ? 90 : 46) * (width / 1024) ** 0.5,
        [tint('flower1'), tint('gold'), tint('accent3'), tint('accent4')],
        textArea.box,
        6,
      ),
    },
    { name: 'bunting', shapes: hangings(context, layout.chance(0.8)) },
    { name: 'cake', shapes: cake(rng.fork('cake'), stage) },
    { name: 'flowers', shapes: flowers(context, rng.fork('flowers'), stage) },
    { name: 'visitors', shapes: visitors(context, x + (onLeft ? 1 : -1) * 300 * scale, plateY - 560 * scale, 62) },
  ];
  return { layers, textArea };
}

function hangings({ rng, width }: TemplateContext, twoSwags: boolean): Shape[] {
  const strings = rng.fork('bunting');
  const size = 29;
  if (!twoSwags) return bunting(strings, [-20, 40], [width + 20, strings.between(30, 90)], 95, size);
  const meeting = width * strings.between(0.42, 0.58);
  return [
    ...bunting(strings, [-20, strings.between(40, 80)], [meeting, 34], strings.between(80, 115), size),
    ...bunting(strings, [meeting, 34], [width + 20, strings.between(40, 80)], strings.between(80, 115), size),
  ];
}

function cake(rng: Rng, { x, plateY, scale }: Stage): Shape[] {
  const tiers = rng.pick([2, 2, 3]);
  const finishes = rng.shuffle<Finish>(['drip', 'pearls', 'ruffle', 'drip']);
  const bodies = rng.shuffle([
    tint('sponge'),
    tint('icing'),
    tint('accent3', 'cream', 0.5),
    tint('flower3', 'cream', 0.5),
    tint('cream', 'sponge', 0.3),
  ]);
  const icings = rng.shuffle([
    tint('flower1', 'flower1Deep', 0.15),
    tint('accent4'),
    tint('flower3', 'flower3Deep', 0.15),
    tint('accent3'),
    tint('flower1', 'cream', 0.2),
  ]);
  const shapes = cakeStand(x, plateY, 255 * scale, 108 * scale);
  const heights = tiers === 3 ? [148, 122, 104] : [190, 156];
  const widths = tiers === 3 ? [214, 156, 102] : [208, rng.between(128, 142)];
  let bottom = plateY - 10 * scale;
  for (let i = 0; i < tiers; i++) {
    const top = bottom - (heights[i] ?? 100) * scale;
    shapes.push(
      ...cakeTier(rng, {
        x,
        top,
        bottom,
        halfWidth: (widths[i] ?? 100) * scale,
        body: bodies[i] ?? tint('sponge'),
        icing: icings[i] ?? tint('icing'),
        finish: finishes[i] ?? 'drip',
      }),
    );
    bottom = top + 3 * scale;
  }
  const candles = tiers === 3 ? rng.pick([1, 3]) : rng.pick([3, 5, 5]);
  const colours = rng.shuffle(accents);
  const gap = tiers === 3 ? 48 : 46;
  for (let i = 0; i < candles; i++) {
    const across = (i - (candles - 1) / 2) * gap * scale;
    const foot = bottom + (i % 2 === 0 ? 5 : -6) * scale;
    shapes.push(
      ...candle(rng, x + across, foot, rng.between(80, 100) * scale, tint(colours[i] ?? 'accent1'), 7.5 * scale),
    );
  }
  return shapes;
}

function flowers({ detailed, flowerKinds }: TemplateContext, rng: Rng, { x, plateY, scale }: Stage): Shape[] {
  const side = rng.chance(0.5) ? 1 : -1;
  const low = posy(
    rng,
    x - side * 176 * scale,
    plateY - 34 * scale,
    (detailed ? 64 : 56) * scale,
    side > 0 ? 0.15 : Math.PI - 0.15,
    flowerKinds,
  );
  const high = posy(
    rng,
    x + side * 122 * scale,
    lerp(plateY - 212 * scale, plateY - 190 * scale, rng.next()),
    (detailed ? 52 : 44) * scale,
    side > 0 ? 0.25 : Math.PI - 0.25,
    flowerKinds,
  );
  return [...low, ...high];
}
