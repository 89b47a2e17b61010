import type { Rgb } from '../../core/colour.ts';
import { balloon } from '../objects/balloon.ts';
import { cake as bakeCake, cakeStand, cupcake, macarons } from '../objects/cake.ts';
import { gift, type Wrap } from '../objects/gift.ts';
import { flute, strewn } from '../objects/keepsakes.ts';
import { bouquet } from '../objects/vase.ts';
import type { Template } from './template.ts';

/** A decorated cake on its stand. */
export const cake: Template = {
  elevation: [9, 17],
  arrange({ kit, rng, category, detailed, put }) {
    const wedding = category === 'anniversary';
    const tiers = wedding ? rng.pick([2, 3] as const) : rng.pick([1, 1, 2] as const);
    const candles = wedding ? 0 : rng.pick([1, 3, 5, 7]);
    const crown = wedding ? 'roses' : rng.pick(['berries', 'roses', 'none'] as const);
    const finish = wedding
      ? rng.pick(['naked', 'piped'] as const)
      : rng.pick(['drip', 'drip', 'piped', 'naked'] as const);
    put('subject', { turn: rng.between(0, 6) }, () => {
      const y = cakeStand(kit, rng.pick([kit.colours.cream, kit.colours.ceramic]), 1.28);
      kit.clay.at({ y }, () => bakeCake(kit, { tiers, finish, candles, crown }));
    });
    const side = rng.chance(0.5) ? 1 : -1;
    if (detailed) {
      put('subject', { x: side * 1.75, z: 0.5 }, () => cupcake(kit, kit.hues[1] as Rgb, false));
      put('extra', { x: -side * 1.75, z: 0.4, turn: rng.between(0, 6) }, () => macarons(kit));
      put('extra', { x: -side * 2.5, z: -1.1, turn: 0.4 }, () =>
        gift(kit, [1, 0.8, 1], kit.deep[1] as Rgb, kit.metal, 'plain'),
      );
    }
    put('extra', {}, () => strewn(kit, wedding ? 'petals' : 'confetti', kit.hues, detailed ? 54 : 22, [1.5, 2.9]));
  },
};

/** Cupcakes, one of them lit. */
export const cupcakes: Template = {
  elevation: [11, 19],
  arrange({ kit, rng, detailed, put }) {
    const places = detailed
      ? [
          [-1.15, 0.1],
          [0, 0.5],
          [1.15, 0],
          [-0.55, -1.0],
          [0.65, -1.05],
        ]
      : [[0, 0]];
    for (const [i, [x, z]] of (places as [number, number][]).entries())
      put('subject', { x, z: z + rng.gaussian(0.05), turn: rng.between(0, 6) }, () =>
        cupcake(kit, kit.hues[(i + 1) % kit.hues.length] as Rgb, detailed ? i < 3 : true),
      );
    put('extra', {}, () => strewn(kit, 'confetti', kit.hues, detailed ? 60 : 26, [0.8, 2.6]));
  },
};

/** Wrapped presents. */
export const gifts: Template = {
  elevation: [10, 18],
  arrange({ kit, rng, category, detailed, put }) {
    const wraps: readonly Wrap[] = ['plain', 'stripes', 'dots'];
    const bands = [kit.metal, kit.colours.cream, kit.deep[0] as Rgb];
    const turn = rng.between(-0.5, 0.5);
    const paper = rng.shuffle([...kit.deep, ...kit.hues.slice(0, 2)]);
    put('subject', { turn: turn + 0.5 }, () =>
      gift(kit, [1.5, 1.15, 1.5], paper[0] as Rgb, bands[rng.whole(0, 1)] as Rgb, rng.pick(wraps)),
    );
    if (detailed) {
      put('subject', { x: 1.35, z: 0.65, turn: turn - 0.4 }, () =>
        gift(kit, [0.9, 0.62, 0.9], paper[1] as Rgb, kit.metal, rng.pick(wraps)),
      );
      put('subject', { x: -1.35, z: 0.35, turn: turn + 0.9 }, () =>
        gift(kit, [0.8, 1.0, 0.8], paper[2] as Rgb, bands[1] as Rgb, 'plain'),
      );
      put('extra', { x: -2.5, z: -0.9, turn: 0.2 }, () =>
        gift(kit, [1.2, 0.8, 1.2], paper[3] as Rgb, kit.metal, 'plain'),
      );
      put('extra', { x: 2.5, z: -1.2, turn: 0.7 }, () =>
        gift(kit, [1.1, 1.2, 1.1], paper[4] as Rgb, kit.metal, 'plain'),
      );
    }
    if (category === 'birthday' || category === 'congratulations')
      for (let i = 0; i < (detailed ? 3 : 2); i++)
        put('extra', { x: (i - 1) * 1.5 + 0.5, y: 2.2 + (i % 2) * 0.5, z: -1.4, scale: 0.62 }, () =>
          balloon(kit, kit.hues[i] as Rgb, 'latex', 2),
        );
    put('extra', {}, () => strewn(kit, 'confetti', kit.hues, detailed ? 44 : 16, [1.3, 2.8]));
  },
};

/** Two glasses of sparkling wine. */
export const toast: Template = {
  elevation: [5, 11],
  arrange({ kit, rng, category, detailed, put }) {
    const wine: Rgb = rng.chance(0.65) ? [0.97, 0.84, 0.5] : [0.98, 0.7, 0.64];
    const apart = rng.between(0.52, 0.68);
    put('subject', { x: -apart, lean: -0.02 }, () => flute(kit, wine));
    put('subject', { x: apart, z: rng.between(-0.2, 0.3), lean: 0.02 }, () => flute(kit, wine));
    const loving = category === 'anniversary' || category === 'valentines';
    if (detailed) {
      put('subject', { x: rng.chance(0.5) ? 1.75 : -1.75, z: -0.3, scale: 0.78 }, () =>
        loving
          ? bouquet(kit, { form: 'round', heads: 7, reach: 0.6, kinds: ['rose'], vaseColour: kit.colours.cream })
          : gift(kit, [1.1, 0.8, 1.1], kit.deep[0] as Rgb, kit.metal, 'plain'),
      );
    }
    put('extra', {}, () =>
      strewn(
        kit,
        loving ? 'petals' : 'confetti',
        loving ? kit.hues.slice(0, 2) : [...kit.hues, kit.metal],
        detailed ? 70 : 30,
        [0.5, 2.7],
      ),
    );
  },
};
