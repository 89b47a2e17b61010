import type { Rgb } from '../../core/colour.ts';
import { strewn } from '../objects/keepsakes.ts';
import { type EggLook, egg, eggCup, grass, nest } from '../objects/spring.ts';
import { bouquet } from '../objects/vase.ts';
import type { Template } from './template.ts';

const looks: readonly EggLook[] = ['speckled', 'plain', 'gold', 'bands', 'speckled'];

/** Eggs in a nest. */
export const nestOfEggs: Template = {
  elevation: [17, 25],
  arrange({ kit, rng, detailed, put }) {
    const count = detailed ? 6 : rng.whole(3, 4);
    put('subject', {}, () => {
      nest(kit, 1.15);
      for (let i = 0; i < count; i++) {
        const a = (i / count) * Math.PI * 2 + 0.5;
        const away = i === 5 ? 0 : 0.5;
        kit.clay.at(
          {
            x: Math.cos(a) * away,
            y: i === 5 ? 0.72 : 0.46,
            z: Math.sin(a) * away,
            turn: rng.between(0, 6),
            tilt: rng.between(0.2, 0.9),
          },
          () => egg(kit, kit.hues[i % kit.hues.length] as Rgb, 0.86, rng.pick(looks)),
        );
      }
    });
    if (detailed) {
      put('subject', { x: 1.85, z: -0.5, scale: 0.72 }, () =>
        bouquet(kit, { form: 'jug', heads: 7, reach: 0.62, kinds: ['tulip'], vaseColour: kit.colours.white }),
      );
      put('extra', { x: -1.75, y: 0.28, z: 0.4, lean: 1.4 }, () => egg(kit, kit.hues[3] as Rgb, 0.8, 'speckled'));
    }
    put('extra', {}, () => strewn(kit, 'petals', kit.hues.slice(0, 2), detailed ? 12 : 5, [1.3, 2.2]));
  },
};

/** Painted eggs in a row, in cups or in grass. */
export const eggs: Template = {
  elevation: [6, 13],
  arrange({ kit, rng, detailed, put }) {
    const inCups = rng.chance(0.5);
    const count = detailed ? 5 : 3;
    const shift = rng.whole(0, 4);
    for (let i = 0; i < count; i++) {
      const x = (i - (count - 1) / 2) * 0.82;
      const look = looks[(i + shift) % looks.length] as EggLook;
      put('subject', { x, z: (i % 2) * 0.35, turn: rng.between(0, 6) }, () => {
        const y = inCups ? eggCup(kit, kit.colours.white) : 0.43;
        kit.clay.at({ y, lean: inCups ? 0 : rng.gaussian(0.14) }, () =>
          egg(kit, kit.hues[(i + shift) % kit.hues.length] as Rgb, 0.92, look),
        );
      });
    }
    if (!inCups) {
      const width = count * 0.5;
      for (let i = 0; i < 5; i++)
        put('extra', { x: (i / 4 - 0.5) * 2 * width, z: 0.1 }, () => grass(kit, 0.55, 0.42, detailed ? 120 : 90));
    }
    if (detailed)
      put('subject', { x: 0.2, z: -1.15, scale: 0.85 }, () =>
        bouquet(kit, {
          form: 'jug',
          heads: 9,
          reach: 0.72,
          kinds: ['tulip', ...kit.flowerKinds],
          vaseColour: kit.colours.ceramic,
        }),
      );
  },
};
