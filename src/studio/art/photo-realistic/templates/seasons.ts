import type { Rgb } from '../../core/colour.ts';
import { lantern as buildLantern, pillarCandle, taperCandle } from '../objects/candle.ts';
import { leafyTwig } from '../objects/flowers.ts';
import { apple, fallenLeaf, pear, pumpkin } from '../objects/harvest.ts';
import { strewn } from '../objects/keepsakes.ts';
import { bouquet } from '../objects/vase.ts';
import { bauble, berries, firBranch, pineCone } from '../objects/winter.ts';
import type { Stage, Template } from './template.ts';

const autumnLeaves: readonly Rgb[] = [
  [0.42, 0.1, 0.03],
  [0.55, 0.22, 0.04],
  [0.6, 0.36, 0.05],
  [0.28, 0.09, 0.04],
];
const pumpkinSkins: readonly Rgb[] = [
  [0.72, 0.23, 0.035],
  [0.78, 0.33, 0.06],
  [0.68, 0.6, 0.46],
  [0.62, 0.2, 0.05],
];

/** Changed as the palette changes orange: grey in black and white, paler in pastel. */
function tempered(stage: Stage, colour: Rgb): Rgb {
  const { flame } = stage.kit.colours;
  const vivid = Math.min(1, (Math.max(...flame) - Math.min(...flame)) * 1.6);
  const grey = colour[0] * 0.3 + colour[1] * 0.59 + colour[2] * 0.11;
  const mix = (k: 0 | 1 | 2): number => grey + (colour[k] - grey) * vivid;
  return [mix(0), mix(1), mix(2)];
}

/** Glass balls on fir. */
export const baubles: Template = {
  elevation: [6, 13],
  arrange(stage) {
    const { kit, rng, detailed, put, season } = stage;
    const finishes = ['mirror', 'mirror', 'silk', 'lacquer'] as const;
    const colours = rng.shuffle([...kit.deep, kit.metal, kit.metal]);
    const leading = kit.deep[rng.whole(0, 2)] as Rgb;
    put('subject', { x: rng.between(-0.2, 0.2), z: 0 }, () =>
      bauble(kit, leading, 0.98, rng.pick(['mirror', 'mirror', 'lacquer'] as const)),
    );
    put('subject', { x: 1.38, z: 0.25 }, () => bauble(kit, colours[0] as Rgb, 0.66, rng.pick(finishes)));
    put('subject', { x: -1.28, z: 0.4, turn: 0.4 }, () => bauble(kit, colours[1] as Rgb, 0.58, rng.pick(finishes)));
    if (detailed) {
      put('subject', { x: 0.62, z: 1.1 }, () => bauble(kit, colours[2] as Rgb, 0.36, 'mirror'));
      put('subject', { x: -0.6, z: 1.2 }, () => bauble(kit, colours[3] as Rgb, 0.28, 'mirror'));
      put('extra', { x: -2.3, z: -0.7 }, () => bauble(kit, colours[4] as Rgb, 0.8, 'mirror'));
      put('extra', { x: 2.6, z: -1 }, () => bauble(kit, colours[1] as Rgb, 0.82, 'silk'));
      put('extra', { x: 1.75, y: 0.2, z: 1.15, turn: 0.7, tilt: 1.32 }, () => pineCone(kit, 0.62));
    }
    evergreens(stage, season !== 'autumn');
  },
};

function evergreens({ kit, rng, detailed, put, season }: Stage, wanted: boolean): void {
  if (!wanted) return;
  const snowy = season === 'winter' && rng.chance(0.4);
  const places = [
    [-1.1, -0.7, -1.9],
    [1.1, -0.75, 1.9],
    [-1.9, 0.5, -1.2],
    [1.9, 0.6, 1.25],
    [0.1, -1.1, -2.4],
  ].slice(0, detailed ? 5 : 3);
  for (const [x, z, turn] of places as [number, number, number][])
    put('extra', { x, y: 0.09, z, turn: turn + rng.gaussian(0.2) }, () => firBranch(kit, rng.between(1.3, 1.7), snowy));
  put('extra', { x: rng.between(-0.4, 0.4) - 1.9, z: 0.95 }, () =>
    berries(kit, kit.colours.berry, detailed ? 9 : 5, 0.24),
  );
}

/** Candles of several heights. */
export const candles: Template = {
  elevation: [7, 13],
  arrange(stage) {
    const { kit, rng, detailed, quiet, season, put } = stage;
    const festive = season === 'winter' || season === 'festive';
    const pale = rng.pick([kit.colours.cream, festive ? (kit.deep[0] as Rgb) : kit.colours.white, kit.hues[1] as Rgb]);
    if (rng.chance(0.5)) {
      put('subject', { x: 0, z: 0 }, () => pillarCandle(kit, pale, 0.44, 1.6));
      if (!quiet || detailed) put('subject', { x: 0.98, z: 0.25 }, () => pillarCandle(kit, pale, 0.4, 1.05));
      put('subject', { x: -0.92, z: 0.38 }, () => pillarCandle(kit, pale, 0.4, 0.72));
    } else {
      const count = quiet ? 1 : detailed ? 4 : 3;
      for (let i = 0; i < count; i++)
        put('subject', { x: (i - (count - 1) / 2) * 0.85, z: (i % 2) * 0.4 }, () =>
          taperCandle(kit, pale, rng.between(1, 1.6)),
        );
      if (quiet) put('subject', { x: 0.85, z: 0.2 }, () => pillarCandle(kit, pale, 0.36, 0.62));
    }
    if (festive) evergreens(stage, true);
    else if (season === 'autumn') {
      put('subject', { x: 1.75, z: 0.1 }, () => pumpkin(kit, tempered(stage, rng.pick(pumpkinSkins)), 0.6, false));
      fallen(stage, 9);
    } else {
      if (detailed)
        put('subject', { x: 1.8, z: -0.2, scale: 0.74 }, () =>
          bouquet(kit, {
            form: 'round',
            heads: quiet ? 4 : 7,
            reach: 0.5,
            kinds: ['rose'],
            vaseColour: kit.colours.white,
          }),
        );
      put('extra', { x: -0.4, y: 0.05, z: 1.0, turn: -1.3 }, () => leafyTwig(kit, 1.25));
      put('extra', { x: 0.5, y: 0.05, z: 1.05, turn: 1.2 }, () => leafyTwig(kit, 1.1));
      if (!quiet) put('extra', {}, () => strewn(kit, 'petals', kit.hues.slice(0, 2), 8, [1, 2.2]));
    }
  },
};

/** A lantern with a burning candle. */
export const lantern: Template = {
  elevation: [5, 11],
  arrange(stage) {
    const { kit, rng, category, detailed, season, put } = stage;
    const dark: Rgb = rng.chance(0.5) ? [0.05, 0.047, 0.045] : kit.metal;
    put('subject', { turn: rng.between(-0.6, 0.6) }, () => buildLantern(kit, dark, kit.colours.cream));
    if (category === 'halloween')
      put('subject', { x: 1.3, z: 0.3, turn: -0.2 }, () =>
        pumpkin(kit, tempered(stage, pumpkinSkins[0] as Rgb), 0.62, true),
      );
    if (season === 'winter' || season === 'festive') {
      if (category === 'christmas') {
        put('subject', { x: 1.05, z: 0.55 }, () => bauble(kit, kit.deep[0] as Rgb, 0.4, 'mirror'));
        if (detailed) put('subject', { x: -1.05, z: 0.6 }, () => bauble(kit, kit.metal, 0.3, 'mirror'));
      }
      evergreens(stage, true);
    } else if (season === 'autumn') fallen(stage, detailed ? 14 : 6);
    else {
      if (detailed)
        put('subject', { x: 1.3, z: 0, scale: 0.72 }, () =>
          bouquet(kit, { form: 'jug', heads: 6, reach: 0.55, kinds: kit.flowerKinds, vaseColour: kit.colours.white }),
        );
      put('extra', { x: -0.8, y: 0.05, z: 0.75, turn: -1 }, () => leafyTwig(kit, 1.2));
    }
  },
};

/** Pumpkins, cut and lit on Halloween. */
export const pumpkins: Template = {
  elevation: [7, 14],
  arrange(stage) {
    const { kit, rng, category, detailed, put } = stage;
    const lit = category === 'halloween';
    const skin = (i: number): Rgb => tempered(stage, pumpkinSkins[(i + rng.whole(0, 3)) % 4] as Rgb);
    put('subject', { turn: lit ? rng.between(-0.18, 0.18) : rng.between(0, 6) }, () =>
      pumpkin(kit, tempered(stage, pumpkinSkins[lit ? 0 : rng.whole(0, 3)] as Rgb), 1.05, lit),
    );
    put('subject', { x: 1.5, z: 0.4, turn: lit ? -0.3 : rng.between(0, 6) }, () =>
      pumpkin(kit, skin(1), 0.62, lit && detailed),
    );
    if (detailed) {
      put('subject', { x: -1.5, z: 0.25, turn: rng.between(0, 6) }, () => pumpkin(kit, skin(2), 0.68, false));
      put('subject', { x: -0.72, z: 1.25, turn: rng.between(0, 6) }, () => pumpkin(kit, skin(3), 0.36, false));
      put('extra', { x: 2.5, z: -0.8 }, () => pillarCandle(kit, kit.colours.cream, 0.32, 1.2));
      put('extra', { x: -2.7, z: -0.7 }, () => pumpkin(kit, skin(1), 0.8, false));
    }
    fallen(stage, detailed ? 18 : 8);
  },
};

/** The harvest of autumn. */
export const harvest: Template = {
  elevation: [9, 15],
  arrange(stage) {
    const { kit, rng, detailed, put } = stage;
    const skin = (): Rgb => tempered(stage, rng.pick(pumpkinSkins));
    put('subject', { x: -0.4, z: -0.4 }, () => pumpkin(kit, skin(), 0.86, false));
    put('subject', { x: 0.75, z: 0.35 }, () => apple(kit, kit.colours.red, 0.42));
    put('subject', { x: 1.35, z: -0.35 }, () => pear(kit, tempered(stage, [0.58, 0.46, 0.1]), 0.44));
    put('subject', { x: -1.35, z: 0.45 }, () => pumpkin(kit, skin(), 0.44, false));
    if (detailed) {
      put('subject', { x: -0.1, y: 0.2, z: 0.95, turn: 0.8, tilt: 1.32 }, () => pineCone(kit, 0.6));
      put('extra', { x: 2.2, z: -0.9 }, () => taperCandle(kit, kit.colours.cream, 1.3));
      put('extra', { x: -2.3, z: -0.9 }, () =>
        bouquet(kit, { form: 'jug', heads: 8, reach: 0.7, kinds: kit.flowerKinds, vaseColour: kit.colours.ceramic }),
      );
    }
    fallen(stage, detailed ? 16 : 8);
  },
};

function fallen(stage: Stage, count: number): void {
  const { kit, rng, put } = stage;
  for (let i = 0; i < count; i++) {
    const a = rng.between(0, 6.3);
    const away = rng.between(1.9, 2.9);
    put('extra', { x: Math.cos(a) * away, z: Math.sin(a) * away * 0.7 + 0.3 }, () =>
      fallenLeaf(kit, tempered(stage, rng.pick(autumnLeaves)), rng.between(0.42, 0.7)),
    );
  }
}
