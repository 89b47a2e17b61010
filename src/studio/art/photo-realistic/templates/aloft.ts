import type { Rgb } from '../../core/colour.ts';
import { balloon } from '../objects/balloon.ts';
import type { Kit } from '../objects/kit.ts';
import type { Template } from './template.ts';

/** All colours of the card; for lovers its flowers' alone, since a green heart says little. */
const tonesOf = ({ hues }: Kit, loving: boolean): readonly Rgb[] => (loving ? hues.slice(0, 3) : hues);

/** A cloud of balloons. */
export const balloons: Template = {
  elevation: [-6, 4],
  floating: true,
  carries: { y: 0.72, z: 1.1, scale: 0.8 },
  arrange({ kit, rng, category, detailed, animal, put }) {
    const loving = category === 'valentines' || category === 'anniversary';
    const tones = tonesOf(kit, loving);
    const count = detailed ? 9 : rng.whole(3, 5);
    const placed: [number, number, number][] = [];
    if (animal) {
      placed.push([0, -0.1, 1.1], [0, -1.2, 1.1]);
      put('subject', { y: 3.2, z: 1.1, scale: 0.72 }, () => balloon(kit, kit.hues[0] as Rgb, 'latex', 1));
    }
    const own = placed.length;
    for (let tries = 0; placed.length < own + count && tries < 400; tries++) {
      const [x, y, z] = [rng.between(-2.3, 2.3), rng.between(-1.1, 1.1), rng.between(-1.7, 0.7)];
      if (placed.every(([px, py, pz]) => Math.hypot(px - x, (py - y) * 0.92, pz - z) > (detailed ? 1.35 : 1.75)))
        placed.push([x, y, z]);
    }
    const finish = (i: number) => (loving && i % 2 === 0 ? 'heart' : i % 4 === 3 && detailed ? 'foil' : 'latex');
    placed.slice(own).forEach(([x, y, z], i) => {
      const size = rng.between(0.74, 0.96);
      put('subject', { x, y: y + 3, z, scale: size, turn: rng.between(-0.5, 0.5), lean: rng.gaussian(0.1) }, () =>
        balloon(kit, finish(i) === 'foil' ? kit.metal : (tones[i % tones.length] as Rgb), finish(i), 0),
      );
    });
    for (let i = 0; i < (detailed ? 7 : 4); i++) {
      const side = i % 2 === 0 ? 1 : -1;
      put(
        'extra',
        {
          x: side * rng.between(3.1, 4.4),
          y: 3 + rng.between(-2.6, 2.6),
          z: rng.between(-3.5, -0.5),
          scale: rng.between(0.8, 1),
        },
        () => balloon(kit, tones[(i + 2) % tones.length] as Rgb, 'latex', 0),
      );
    }
  },
};

/** Three balloons on their strings. */
export const bunch: Template = {
  elevation: [0, 6],
  floating: true,
  carries: { x: 0.12, y: 0.85, z: 0.9, scale: 0.8 },
  arrange({ kit, rng, category, detailed, put }) {
    const loving = category === 'valentines' || category === 'anniversary';
    const places = detailed
      ? [
          [0.05, 1.15, -0.3],
          [-1.5, 0.45, 0],
          [1.55, 0.55, -0.1],
          [-0.08, -0.45, 0.75],
          [-1.3, 1.75, -1.2],
          [1.25, 1.9, -1.2],
        ]
      : [
          [0, 0.95, -0.35],
          [-0.95, -0.3, 0.35],
          [0.98, -0.15, 0.3],
        ];
    const shift = rng.whole(0, 4);
    const tones = tonesOf(kit, loving);
    (places as [number, number, number][]).forEach(([x, y, z], i) => {
      const finish = loving && i === 0 ? 'heart' : detailed && i === 3 ? 'foil' : 'latex';
      const colour =
        finish === 'foil'
          ? kit.metal
          : finish === 'heart'
            ? (kit.deep[0] as Rgb)
            : (tones[(i + shift) % tones.length] as Rgb);
      put(
        'subject',
        { x: x + rng.gaussian(0.06), y: y + 3.4, z, scale: rng.between(0.74, 0.86), lean: -x * 0.14 },
        () => balloon(kit, colour, finish, 1.1),
      );
    });
  },
};
