import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { accents, bunting } from '../motifs/bunting.ts';
import { gift } from '../motifs/gift.ts';
import { posy } from '../motifs/posy.ts';
import { tint } from '../motifs/shapes.ts';
import { looseWash, mistPatch, splatter } from '../motifs/splatter.ts';
import type { Shape } from '../scene.ts';
import { aspectOf, type Composition, type TemplateContext } from './template.ts';
import { visitors } from './visitors.ts';

type Heap = { x: number; foot: number; scale: number };

/** A heap of wrapped presents with flowers at its foot. */
export function gifts(context: TemplateContext): Composition {
  const { rng, width, height, detailed } = context;
  const layout = rng.fork('layout');
  const aspect = aspectOf(context);
  const onLeft = layout.chance(0.5);
  const heap: Heap =
    aspect === 'landscape'
      ? { x: width * (onLeft ? 0.29 : 0.71), foot: 850, scale: 1.02 }
      : { x: width / 2, foot: aspect === 'portrait' ? 1490 : 900, scale: aspect === 'portrait' ? 1.28 : 0.92 };
  const box: Box =
    aspect === 'landscape'
      ? onLeft
        ? [width * 0.53, 270, width - 90, 830]
        : [90, 270, width * 0.47, 830]
      : aspect === 'portrait'
        ? [110, 260, width - 110, 600]
        : [130, 172, width - 130, 338];
  const { x, foot, scale } = heap;
  const strings = rng.fork('bunting');
  const layers = [
    {
      name: 'ground',
      shapes: [
        looseWash(
          rng.fork('ground'),
          x,
          foot - 240 * scale,
          400 * scale,
          300 * scale,
          tint('ground'),
          tint('accent3', 'white', 0.4),
          detailed ? 0.95 : 0.7,
        ),
        mistPatch(rng.fork('shadow'), x, foot - 6, 60, tint('accent4', 'twig', 0.3), 0.3),
      ],
    },
    {
      name: 'splatter',
      shapes: splatter(
        rng.fork('splatter'),
        [60, 150, width - 60, height - 50],
        detailed ? 90 : 46,
        [tint('flower1'), tint('gold'), tint('accent3'), tint('accent4')],
        box,
        6.5,
      ),
    },
    {
      name: 'bunting',
      shapes: bunting(
        strings,
        [-20, strings.between(20, 60)],
        [width + 20, strings.between(20, 60)],
        aspect === 'landscape' ? 90 : 70,
        29,
      ),
    },
    { name: 'gifts', shapes: heapOfGifts(rng.fork('gifts'), heap) },
    {
      name: 'flowers',
      shapes: posy(
        rng.fork('flowers'),
        x + (layout.chance(0.5) ? -1 : 1) * 150 * scale,
        foot - 34 * scale,
        (detailed ? 66 : 58) * scale,
        layout.between(-0.15, 0.15),
        context.flowerKinds,
      ),
    },
    { name: 'visitors', shapes: visitors(context, x + 285 * scale, foot - 480 * scale, 58) },
  ];
  return { layers, textArea: { box, ground: 'paper' } };
}

function heapOfGifts(rng: Rng, { x, foot, scale }: Heap): Shape[] {
  const papers = rng.shuffle(accents).map((role) => tint(role));
  const ribbons = rng.shuffle([
    tint('flower1Deep', 'flower1', 0.3),
    tint('gold'),
    tint('cream', 'flower1', 0.2),
    tint('flower3Deep', 'flower3', 0.4),
  ]);
  const patterns = rng.shuffle(['plain', 'dots', 'stripes', 'dots', 'plain'] as const);
  const side = rng.chance(0.5) ? 1 : -1;
  const tall = rng.between(210, 260);
  const wide = rng.between(290, 330);
  // Widths, heights and feet of a heap that stands: behind, beside it, on top, and two small ones in front.
  const boxes = [
    { dx: -side * 120, up: 0, width: wide * 0.92, height: tall * 1.02, bow: false },
    { dx: side * 168, up: 0, width: 215, height: tall * rng.between(1.2, 1.4), bow: true },
    { dx: -side * 118, up: tall * 1.02 + 1, width: 205, height: 132, bow: true },
    { dx: side * 22, up: -16, width: 168, height: 122, bow: true },
    { dx: -side * 262, up: -10, width: 126, height: 100, bow: true },
  ];
  return boxes.flatMap(({ dx, up, width, height, bow: withBow }, i) =>
    gift(rng, {
      x: x + dx * scale,
      foot: foot - up * scale,
      width: width * scale,
      height: height * scale,
      paper: papers[i % papers.length] ?? tint('accent1'),
      ribbon: ribbons[i % ribbons.length] ?? tint('gold'),
      pattern: patterns[i] ?? 'plain',
      withBow,
    }),
  );
}
