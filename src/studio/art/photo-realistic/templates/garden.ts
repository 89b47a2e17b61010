import type { Rgb } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import { macarons } from '../objects/cake.ts';
import { flowerHead, leafyTwig, rose, stem } from '../objects/flowers.ts';
import { gift } from '../objects/gift.ts';
import { apple, pear } from '../objects/harvest.ts';
import { envelope, flute, strewn, teacup } from '../objects/keepsakes.ts';
import type { Kit } from '../objects/kit.ts';
import { type BouquetPlan, bouquet, type VaseForm } from '../objects/vase.ts';
import type { Template } from './template.ts';

const forms: readonly VaseForm[] = ['round', 'jug', 'jar', 'tall', 'round'];

function plan(kit: Kit, rng: Rng, heads: number, reach: number): BouquetPlan {
  const kinds = rng.chance(0.2) ? (['tulip'] as const) : kit.flowerKinds;
  return {
    form: rng.pick(forms),
    heads,
    reach,
    kinds,
    vaseColour: rng.pick([kit.colours.cream, kit.colours.ceramic, kit.colours.white]),
  };
}

/** A full bouquet in a vase. */
export const flowers: Template = {
  elevation: [7, 14],
  arrange({ kit, rng, category, detailed, put }) {
    put('subject', { turn: rng.between(0, 6) }, () =>
      bouquet(kit, plan(kit, rng, detailed ? 17 : rng.whole(9, 12), detailed ? 0.98 : 0.82)),
    );
    const side = rng.chance(0.5) ? 1 : -1;
    if (detailed) {
      const prop =
        category === 'thank-you' || category === 'thinking-of-you'
          ? 'letter'
          : rng.pick(['letter', 'gift', 'cup'] as const);
      put('subject', { x: side * 1.75, z: 0.35, turn: -side * 0.35 }, () => {
        if (prop === 'letter')
          kit.clay.at({ tilt: -0.2, scale: 0.62 }, () => envelope(kit, kit.colours.cream, kit.deep[0] as Rgb, 'heart'));
        else if (prop === 'cup') kit.clay.at({ scale: 0.82 }, () => teacup(kit, kit.colours.white, kit.colours.white));
        else gift(kit, [0.9, 0.55, 0.9], kit.deep[1] as Rgb, kit.metal, 'plain');
      });
    }
    put('extra', {}, () => strewn(kit, 'petals', kit.hues.slice(0, 2), detailed ? 14 : 5, [0.9, 2.4]));
  },
};

/** A few stems, with air round them. */
export const stems: Template = {
  elevation: [4, 10],
  arrange({ kit, rng, detailed, quiet, put }) {
    const own = kit.rng.pick(['bottle', 'tall', 'bottle', 'jar'] as const);
    const kinds = quiet ? (['rose', 'tulip', 'rose'] as const) : ([...kit.flowerKinds, 'tulip'] as const);
    const kind = rng.pick(kinds);
    put('subject', { turn: rng.between(0, 6) }, () =>
      bouquet(kit, {
        form: own,
        heads: quiet && !detailed ? 1 : 3,
        reach: 0.42,
        kinds: [kind],
        vaseColour: quiet ? kit.colours.white : kit.colours.ceramic,
      }),
    );
    if (detailed) {
      put('subject', { x: 1.15, z: -0.35 }, () =>
        bouquet(kit, { form: 'bottle', heads: 2, reach: 0.3, kinds: kit.flowerKinds, vaseColour: kit.colours.cream }),
      );
      put('subject', { x: -1.2, z: 0.1, scale: 0.8 }, () =>
        bouquet(kit, { form: 'round', heads: 3, reach: 0.34, kinds: kit.flowerKinds, vaseColour: kit.colours.ceramic }),
      );
    }
    put('extra', {}, () => strewn(kit, 'petals', [kit.hues[0] as Rgb], detailed ? 7 : 3, [0.6, 1.6]));
  },
};

/** A letter standing among flowers. */
export const letter: Template = {
  elevation: [9, 16],
  arrange({ kit, rng, category, detailed, quiet, put }) {
    const side = rng.chance(0.5) ? 1 : -1;
    put('subject', { turn: side * 0.24, tilt: -0.2, z: -0.35 }, () =>
      envelope(
        kit,
        rng.pick([kit.colours.cream, kit.colours.paper, kit.hues[1] as Rgb]),
        kit.deep[0] as Rgb,
        quiet || category === 'fathers-day' ? 'plain' : 'heart',
      ),
    );
    const heads = detailed ? 3 : 1;
    for (let i = 0; i < heads; i++)
      put('subject', { x: side * (1.0 - i * 0.62), z: 0.72 + (i % 2) * 0.22, turn: side * (0.5 + i * 0.5) }, () =>
        lyingFlower(kit, rng, kit.hues[i % 3] as Rgb),
      );
    if (detailed)
      put('subject', { x: -side * 1.55, z: 0.35, scale: 0.72 }, () =>
        quiet
          ? bouquet(kit, { form: 'round', heads: 3, reach: 0.36, kinds: ['rose'], vaseColour: kit.colours.white })
          : teacup(kit, kit.colours.white, kit.colours.white),
      );
    put('extra', { x: -side * 1.0, y: 0.05, z: 0.75, turn: -side * 1.1 }, () => leafyTwig(kit, 1.2));
    put('extra', {}, () => strewn(kit, 'petals', kit.hues.slice(0, 2), detailed ? 12 : 4, [1.2, 2.3]));
  },
};

/** A flower laid down, its head towards the camera. */
function lyingFlower(kit: Kit, rng: Rng, colour: Rgb): void {
  stem(
    kit,
    [
      [0, 0.24, -0.05],
      [0.1, 0.1, -0.8],
      [0.1, 0.05, -1.5],
    ],
    0.03,
  );
  const kind = rng.pick(kit.flowerKinds);
  kit.clay.at({ y: 0.34, tilt: 0.95, scale: 0.86 }, () =>
    kind === 'rose' ? rose(kit, colour) : flowerHead(kit, kind, colour),
  );
}

/** Tea, with something sweet. */
export const tea: Template = {
  elevation: [14, 22],
  arrange({ kit, rng, category, detailed, put }) {
    const side = rng.chance(0.5) ? 1 : -1;
    const china = rng.pick([kit.colours.white, kit.colours.cream, kit.hues[1] as Rgb, kit.colours.ceramic]);
    put('subject', { x: -side * 0.25, z: 0.5, turn: side > 0 ? Math.PI + 0.4 : -0.4, scale: 1.12 }, () =>
      teacup(kit, china, kit.colours.white),
    );
    put('subject', { x: side * 1.15, z: -0.6, scale: 0.82 }, () => bouquet(kit, plan(kit, rng, detailed ? 9 : 5, 0.6)));
    if (detailed) {
      put('subject', { x: -side * 1.5, z: -0.5 }, () => (category === 'get-well' ? fruit(kit) : macarons(kit)));
      put('extra', { x: side * 1.6, y: 0, z: 0.9, turn: side * 0.6, tilt: -Math.PI / 2 }, () =>
        kit.clay.at({ scale: 0.55, y: -0.4 }, () => envelope(kit, kit.colours.cream, kit.deep[0] as Rgb, 'heart')),
      );
    }
    put('extra', {}, () => strewn(kit, 'petals', kit.hues.slice(0, 2), detailed ? 8 : 3, [1.2, 2.2]));
  },
};

function fruit(kit: Kit): void {
  apple(kit, kit.colours.red, 0.36);
  kit.clay.at({ x: -0.55, z: -0.45 }, () => pear(kit, [0.55, 0.5, 0.12], 0.32));
}

/** Fruit and a drink: good things to get well on, or for a father's table. */
export const fruits: Template = {
  elevation: [9, 16],
  arrange({ kit, rng, category, detailed, put }) {
    const reds = [kit.colours.red, kit.colours.berry, [0.5, 0.42, 0.06] as Rgb];
    put('subject', { x: -0.75, z: 0.1, turn: rng.between(0, 6) }, () => apple(kit, rng.pick(reds), 0.52));
    put('subject', { x: 0.35, z: 0.25, turn: rng.between(0, 6) }, () => pear(kit, [0.58, 0.5, 0.13], 0.5));
    put('subject', { x: -0.15, z: -0.85, turn: rng.between(0, 6) }, () => apple(kit, rng.pick(reds), 0.54));
    if (detailed) {
      put('subject', { x: 1.45, z: -0.3 }, () => pear(kit, [0.62, 0.42, 0.1], 0.46));
      put('subject', { x: -1.7, z: -0.45, scale: 0.85 }, () =>
        category === 'fathers-day' ? flute(kit, [0.9, 0.62, 0.25]) : bouquet(kit, plan(kit, rng, 6, 0.55)),
      );
    }
    put('extra', { x: 0.8, y: 0.05, z: 0.8, turn: 1.2 }, () => leafyTwig(kit, 1.1));
  },
};
