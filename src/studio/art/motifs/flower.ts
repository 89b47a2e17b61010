import type { Rng } from '../core/rng.ts';
import type { Shape } from '../scene.ts';
import { type FlowerTone, flowerColours, whiteFlower } from './flower-colours.ts';
import { openFlower } from './open-flower.ts';
import { rose } from './rose.ts';

export const flowerKinds = ['rose', 'anemone', 'cosmos', 'daisy'] as const;
export type FlowerKind = (typeof flowerKinds)[number];

/** A flower of a kind in one of the card's three flower colours. */
export function flower(rng: Rng, kind: FlowerKind, x: number, y: number, radius: number, tone: FlowerTone): Shape[] {
  switch (kind) {
    case 'rose':
      return rose(rng, x, y, radius, flowerColours(tone));
    case 'anemone':
      return openFlower(rng, x, y, radius, flowerColours(tone));
    case 'cosmos':
      return openFlower(
        rng,
        x,
        y,
        radius,
        { ...flowerColours(tone), heart: whiteFlower.heart },
        { rings: [8, 5], notch: 0.1 },
      );
    case 'daisy':
      return openFlower(rng, x, y, radius, whiteFlower, { rings: [13, 11], ratio: 0.3, notch: 0.02 });
  }
}
