import type { Rgb } from '../../core/colour.ts';
import { dimmed, mixLight } from '../colours.ts';
import { foliage, glazed, glowing, type Material, type Pattern, petal, satin } from '../trace/material.ts';
import { ball, blade, rod, turned } from './forms.ts';
import type { Kit } from './kit.ts';

/** A pumpkin on the ground, two radii wide; a lit one has a cut face that looks along z. */
export function pumpkin({ clay, rng, lamps }: Kit, colour: Rgb, radius: number, face: boolean): void {
  const ribs = rng.whole(9, 12);
  const squash = rng.between(0.66, 0.8);
  const groove = dimmed(colour, 0.62);
  const skin: Pattern = (u, v, _x, _y, _z, out) => {
    const deep = Math.max(0, 1 - Math.abs(Math.sin(u * Math.PI * ribs)) * 2.2) * Math.sin(v * Math.PI);
    const mottle = 0.05 * Math.sin(u * 93 + v * 41) * Math.sin(v * 67 - u * 29);
    for (let k = 0; k < 3; k++) out[k] = (colour[k as 0] * (1 - deep) + groove[k as 0] * deep) * (1 + mottle);
  };
  const carved: Pattern = (u, v, x, y, z, out) => {
    skin(u, v, x, y, z, out);
    const cut = carving((u - 0.25) * 8.4, (v - 0.5) * 3.4);
    out[3] = cut;
    if (cut > 0) out[0] = out[1] = out[2] = 0.25;
  };
  const shell: Material = face
    ? { ...glowing(colour, [7, 3.1, 0.55], carved), gloss: 0.04, roughness: 0.3 }
    : satin(colour, skin);
  const height = radius * squash;
  clay.at({ y: height * 0.94 }, () => {
    clay.surface(
      shell,
      [132, 56],
      (u, v) => {
        const [a, e] = [u * Math.PI * 2, v * Math.PI];
        const rib = 1 - 0.11 * (1 - Math.abs(Math.sin(u * Math.PI * ribs)) ** 0.7) * Math.sin(e) ** 0.6;
        const dip = 1 - 0.3 * Math.exp(-((e - Math.PI) ** 2) * 7) - 0.16 * Math.exp(-(e ** 2) * 7);
        return [
          Math.cos(a) * Math.sin(e) * radius * rib,
          -Math.cos(e) * height * dip,
          Math.sin(a) * Math.sin(e) * radius * rib,
        ];
      },
      true,
    );
    const stalk = satin([0.16, 0.15, 0.06]);
    const bend = rng.between(-0.25, 0.25) * radius;
    const top = height * 0.62;
    rod(
      clay,
      stalk,
      [
        [0, top, 0],
        [bend * 0.2, top + radius * 0.22, 0],
        [bend, top + radius * 0.46, radius * 0.05],
      ],
      [radius * 0.13, radius * 0.085],
      { sides: 9, rows: 12 },
    );
    clay.at({ x: bend, y: top + radius * 0.46, z: radius * 0.05 }, () => ball(clay, stalk, radius * 0.085, 10));
    if (face)
      lamps.push({
        at: clay.locate([0, -height * 0.4, radius * 1.45]),
        radius: 0.2,
        power: 0.27,
        light: [3.4, 1.5, 0.42],
      });
  });
}

/** 1 where the knife has been: two eyes, a nose and a toothed smile, about the middle. */
function carving(x: number, y: number): number {
  const across = Math.abs(x);
  const eye = y > 0.14 && y < 0.62 - Math.abs(across - 0.46) * 1.9;
  const nose = y > -0.1 && y < 0.1 - across * 1.5;
  const smile = y + 0.2 - across * across * 0.42;
  const tooth = (across > 0.2 && across < 0.36 && smile > -0.13) || (across < 0.1 && smile < -0.24);
  const mouth = across < 0.86 && smile < 0 && smile > -0.36 + across * 0.3 && !tooth;
  return eye || nose || mouth ? 1 : 0;
}

export function apple(kit: Kit, colour: Rgb, radius: number): void {
  const { clay, rng } = kit;
  const blush = mixLight(colour, [0.75, 0.55, 0.12], 0.55);
  const skin: Pattern = (u, v, _x, _y, _z, out) => {
    const share = Math.max(
      0,
      Math.min(1, 0.5 + Math.sin(u * 6.28 + 1) * 0.6 + Math.sin(u * 90) * 0.12 + (v - 0.5) * 0.5),
    );
    for (let k = 0; k < 3; k++) out[k] = colour[k as 0] * share + blush[k as 0] * (1 - share);
  };
  clay.at({ scale: radius }, () => {
    turned(
      clay,
      glazed(colour, skin),
      [
        [0, 0.16],
        [0.24, 0.03],
        [0.55, 0.12],
        [0.93, 0.65],
        [0.98, 1.1],
        [0.72, 1.55],
        [0.36, 1.66],
        [0.12, 1.52],
        [0, 1.36],
      ],
      { sides: 56, flute: (a) => 1 + 0.006 * Math.cos(a * 5) },
    );
    stalk(kit, 1.38, rng.between(-0.2, 0.2));
  });
}

export function pear(kit: Kit, colour: Rgb, radius: number): void {
  const { clay, rng } = kit;
  const speck: Pattern = (u, v, _x, _y, _z, out) => {
    const dot = Math.sin(u * 211 + v * 87) * Math.sin(v * 157 - u * 61) > 0.93 ? 0.7 : 1;
    for (let k = 0; k < 3; k++) out[k] = colour[k as 0] * dot * (0.9 + 0.12 * Math.sin(u * 6.28));
  };
  clay.at({ scale: radius, lean: rng.between(-0.08, 0.08) }, () => {
    turned(
      clay,
      satin(colour, speck),
      [
        [0, 0.1],
        [0.3, 0.02],
        [0.78, 0.28],
        [0.98, 0.85],
        [0.82, 1.45],
        [0.5, 1.95],
        [0.36, 2.35],
        [0.24, 2.55],
        [0, 2.56],
      ],
      { sides: 40 },
    );
    stalk(kit, 2.5, 0.15);
  });
}

function stalk({ clay, colours }: Kit, y: number, bend: number): void {
  rod(
    clay,
    satin([0.1, 0.06, 0.03]),
    [
      [0, y, 0],
      [bend * 0.4, y + 0.25, 0],
      [bend, y + 0.5, 0],
    ],
    [0.05, 0.06],
    { sides: 6, rows: 6 },
  );
  clay.at({ y: y + 0.15, turn: 0.8, tilt: -0.4 }, () =>
    blade(clay, foliage(dimmed(colours.leaf, 0.8)), { length: 0.75, width: 0.36, cup: 0.2, curl: 0.8 }),
  );
}

/** A leaf fallen on the table. */
export function fallenLeaf({ clay, rng }: Kit, colour: Rgb, length: number): void {
  const skin: Pattern = (u, v, _x, _y, _z, out) => {
    const vein = Math.abs(u - 0.5) < 0.025 || Math.abs(((Math.abs(u - 0.5) * 1.3 + v * 7) % 1) - 0.5) < 0.05 ? 0.72 : 1;
    const tone = (0.85 + 0.3 * Math.sin(v * 5 + u * 3)) * vein;
    for (let k = 0; k < 3; k++) out[k] = colour[k as 0] * tone;
  };
  clay.at({ y: 0.02, turn: rng.between(0, 6.3), tilt: rng.between(-0.16, 0), lean: rng.gaussian(0.12) }, () =>
    blade(clay, petal(colour, skin), {
      length,
      width: length * 0.55,
      cup: rng.between(0.12, 0.3),
      curl: rng.between(0.2, 0.9),
      ruffle: 0.05,
      detail: [8, 10],
    }),
  );
}
