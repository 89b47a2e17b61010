import type { Rgb } from '../../core/colour.ts';
import { mixLight } from '../colours.ts';
import { pillarCandle } from '../objects/candle.ts';
import { flowerHead, leaf, leafyTwig, rose, stem } from '../objects/flowers.ts';
import { gift } from '../objects/gift.ts';
import { ornament, pebble, strewn } from '../objects/keepsakes.ts';
import type { Template } from './template.ts';

/** Stones laid on each other, with a white flower. */
export const pebbles: Template = {
  elevation: [6, 12],
  arrange({ kit, rng, detailed, put }) {
    const greys: readonly Rgb[] = [
      [0.3, 0.3, 0.31],
      [0.48, 0.47, 0.45],
      [0.2, 0.205, 0.22],
      [0.58, 0.56, 0.52],
    ];
    const side = rng.chance(0.5) ? 1 : -1;
    const shift = rng.whole(0, 3);
    put('subject', { x: -side * 0.5 }, () => {
      let y = 0;
      for (let i = 0; i < (detailed ? 5 : rng.whole(3, 4)); i++)
        kit.clay.at({ y: y * 0.97, x: rng.gaussian(0.03) }, () => {
          y += pebble(kit, greys[(i + shift) % 4] as Rgb, 0.82 - i * 0.14);
        });
    });
    put('subject', { x: side * 0.75, z: 0.55, turn: -side * 0.5 }, () => {
      stem(
        kit,
        [
          [0, 0.26, -0.05],
          [0.1, 0.1, -0.7],
          [0.15, 0.05, -1.3],
        ],
        0.028,
      );
      kit.clay.at({ y: 0.36, tilt: 0.8, scale: 0.88 }, () => {
        if (rng.chance(0.6)) rose(kit, mixLight(kit.colours.white, kit.hues[0] as Rgb, 0.14));
        else flowerHead(kit, 'anemone', kit.colours.white);
      });
      for (const turn of [2.5, 3.9]) kit.clay.at({ x: 0.08, y: 0.12, z: -0.5, turn }, () => leaf(kit, 0.55));
    });
    if (detailed) put('subject', { x: side * 1.5, z: -0.4 }, () => pillarCandle(kit, kit.colours.cream, 0.34, 0.9));
    put('extra', { x: -side * 1.55, z: 0.5 }, () => void pebble(kit, greys[2] as Rgb, 0.3));
    put('extra', { x: -side * 0.9, y: 0.05, z: 0.95, turn: -side * 1.4 }, () => leafyTwig(kit, 1));
  },
};

/** Shining hearts. */
export const hearts: Template = {
  elevation: [4, 10],
  arrange({ kit, rng, detailed, put }) {
    const tones = [kit.deep[0], kit.hues[0], kit.metal, kit.hues[1], kit.deep[0]] as Rgb[];
    const shift = rng.whole(0, 1);
    const at = detailed
      ? [
          [0, 0, 1.1],
          [1.45, 0.3, 0.74],
          [-1.4, 0.35, 0.66],
          [0.72, 0.95, 0.42],
          [-0.62, 1.05, 0.36],
        ]
      : [
          [-0.35, 0, 1.05],
          [0.95, 0.5, 0.6],
        ];
    for (const [i, [x, z, size]] of (at as [number, number, number][]).entries())
      put('subject', { x, y: size * 0.93, z, turn: rng.gaussian(0.22), lean: rng.gaussian(0.1), tilt: -0.06 }, () =>
        ornament(
          kit,
          'heart',
          tones[(i + shift) % 5] as Rgb,
          size,
          (i + shift) % 5 === 2 || rng.chance(0.25) ? 'metal' : 'glazed',
        ),
      );
    put('extra', {}, () => strewn(kit, 'petals', kit.hues.slice(0, 2), detailed ? 30 : 12, [0.9, 2.6]));
  },
};

/** Stars of gold and colour. */
export const stars: Template = {
  elevation: [4, 10],
  arrange({ kit, rng, detailed, category, put }) {
    const tones =
      category === 'independence-day'
        ? [kit.deep[0], kit.colours.white, kit.deep[1]]
        : [kit.metal, kit.deep[0], kit.metal];
    const at = detailed
      ? [
          [0, 0, 1.2],
          [1.5, 0.25, 0.78],
          [-1.5, 0.3, 0.7],
          [0.85, 1, 0.42],
          [-0.75, 1.05, 0.46],
        ]
      : [
          [-0.2, 0, 1.15],
          [1.15, 0.4, 0.66],
        ];
    for (const [i, [x, z, size]] of (at as [number, number, number][]).entries())
      put('subject', { x, y: size * 0.84, z, turn: rng.gaussian(0.3), lean: rng.gaussian(0.13) }, () =>
        ornament(
          kit,
          'star',
          tones[i % 3] as Rgb,
          size,
          category === 'independence-day' && i % 3 === 1 ? 'glazed' : 'metal',
        ),
      );
    if (detailed)
      put('extra', { x: -2.5, z: -0.9, turn: 0.5 }, () =>
        gift(kit, [1.1, 1, 1.1], kit.deep[0] as Rgb, kit.metal, 'stripes'),
      );
    put('extra', {}, () => strewn(kit, 'confetti', kit.hues, detailed ? 90 : 40, [0.6, 2.8]));
  },
};
