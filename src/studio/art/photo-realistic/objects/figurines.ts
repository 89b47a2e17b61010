import type { Rgb } from '../../core/colour.ts';
import { dimmed, mixLight } from '../colours.ts';
import { glazed, type Material, matte, satin, silk } from '../trace/material.ts';
import { ball, rod, turned } from './forms.ts';
import { bow } from './gift.ts';
import type { Kit } from './kit.ts';

export type Figurine = 'bird' | 'bunny' | 'teddy';

/** A little animal of clay or cloth that looks along z, about 1.2 tall; never a person. */
export function figurine(kit: Kit, kind: Figurine, colour: Rgb): void {
  if (kind === 'bird') bird(kit, colour);
  else if (kind === 'bunny') bunny(kit, colour);
  else teddy(kit, colour);
}

const black = glazed([0.012, 0.011, 0.012]);

function eyes({ clay }: Kit, x: number, y: number, z: number, size: number): void {
  for (const side of [-1, 1]) clay.at({ x: x * side, y, z }, () => ball(clay, black, size, 14));
}

/** A part of the body: a ball stretched and turned in place. */
function part(
  { clay }: Kit,
  skin: Material,
  [x, y, z]: readonly [number, number, number],
  stretch: readonly [number, number, number],
  tilt = 0,
  lean = 0,
): void {
  clay.at({ x, y, z, tilt, lean, stretch }, () => ball(clay, skin, 1, 34));
}

function bird(kit: Kit, colour: Rgb): void {
  const { clay } = kit;
  const coat = glazed(colour);
  const breast = glazed(mixLight(colour, [0.85, 0.78, 0.68], 0.7));
  clay.at({ turn: 0.7, scale: 1.15 }, () => {
    part(kit, coat, [0, 0.42, -0.02], [0.34, 0.35, 0.46], -0.35);
    part(kit, breast, [0, 0.41, 0.1], [0.3, 0.31, 0.36], -0.3);
    part(kit, coat, [0, 0.8, 0.24], [0.235, 0.225, 0.24]);
    clay.at({ y: 0.8, z: 0.44, tilt: Math.PI / 2 }, () =>
      turned(
        clay,
        glazed([0.72, 0.38, 0.06]),
        [
          [0.075, 0],
          [0.05, 0.08],
          [0, 0.19],
        ],
        { sides: 16 },
      ),
    );
    eyes(kit, 0.17, 0.85, 0.38, 0.034);
    part(kit, coat, [0, 0.38, -0.6], [0.11, 0.05, 0.34], 0.22);
    for (const side of [-1, 1])
      part(kit, glazed(dimmed(colour, 0.72)), [side * 0.31, 0.45, -0.12], [0.07, 0.2, 0.36], -0.25, side * 0.15);
    part(kit, coat, [0, 0.06, 0], [0.2, 0.06, 0.2]);
  });
}

function bunny(kit: Kit, colour: Rgb): void {
  const { clay } = kit;
  const coat = glazed(colour);
  const pink = glazed(mixLight(colour, [0.75, 0.38, 0.36], 0.6));
  part(kit, coat, [0, 0.36, -0.06], [0.36, 0.38, 0.42]);
  part(kit, coat, [0, 0.82, 0.16], [0.27, 0.25, 0.27]);
  for (const side of [-1, 1]) {
    part(kit, coat, [side * 0.13, 1.24, 0.04], [0.085, 0.31, 0.06], -0.2, -side * 0.16);
    part(kit, pink, [side * 0.13, 1.24, 0.085], [0.05, 0.23, 0.03], -0.2, -side * 0.16);
    part(kit, coat, [side * 0.2, 0.09, 0.26], [0.12, 0.09, 0.2]);
    part(kit, coat, [side * 0.1, 0.32, 0.3], [0.07, 0.19, 0.08], -0.2);
    part(kit, coat, [side * 0.09, 0.75, 0.36], [0.11, 0.09, 0.08]);
  }
  part(kit, coat, [0, 0.22, -0.47], [0.13, 0.13, 0.13]);
  part(kit, pink, [0, 0.8, 0.43], [0.038, 0.026, 0.026]);
  eyes(kit, 0.135, 0.88, 0.37, 0.034);
  clay.at({ y: 0.58, z: 0.3, tilt: 1.3, scale: 0.22 }, () => bow(clay, silk(kit.hues[1] as Rgb), 2));
}

function teddy(kit: Kit, colour: Rgb): void {
  const { clay } = kit;
  const plush = (tone: Rgb): Material =>
    satin(tone, (_u, _v, x, y, z, out) => {
      const tuft = 1 + 0.14 * Math.sin(x * 83 + y * 59) * Math.sin(y * 97 - z * 71) + 0.1 * Math.sin(z * 131 + x * 117);
      for (let k = 0; k < 3; k++) out[k] = tone[k as 0] * tuft;
    });
  const fur = { ...plush(colour), gloss: 0, wrap: 0.35 };
  const pale = { ...plush(mixLight(colour, [0.8, 0.68, 0.5], 0.65)), gloss: 0, wrap: 0.35 };
  part(kit, fur, [0, 0.42, 0], [0.36, 0.42, 0.33]);
  part(kit, pale, [0, 0.42, 0.12], [0.25, 0.3, 0.24]);
  part(kit, fur, [0, 1.0, 0.03], [0.33, 0.3, 0.3]);
  part(kit, pale, [0, 0.93, 0.28], [0.15, 0.115, 0.12]);
  part(kit, black, [0, 0.98, 0.39], [0.05, 0.035, 0.03]);
  eyes(kit, 0.12, 1.06, 0.29, 0.034);
  for (const side of [-1, 1]) {
    part(kit, fur, [side * 0.26, 1.24, 0], [0.12, 0.12, 0.075]);
    part(kit, pale, [side * 0.26, 1.235, 0.05], [0.075, 0.075, 0.04]);
    part(kit, fur, [side * 0.38, 0.52, 0.14], [0.11, 0.25, 0.12], -0.5, side * 0.45);
    part(kit, fur, [side * 0.24, 0.13, 0.36], [0.14, 0.13, 0.27]);
    part(kit, pale, [side * 0.24, 0.14, 0.62], [0.1, 0.1, 0.03]);
  }
  clay.at({ y: 0.76, z: 0.3, tilt: 1.3, scale: 0.26 }, () => bow(clay, silk(kit.hues[0] as Rgb), 2));
  rod(
    clay,
    matte([0.02, 0.015, 0.012]),
    [
      [-0.05, 0.9, 0.392],
      [0, 0.88, 0.4],
      [0.05, 0.9, 0.392],
    ],
    [0.008, 0.008],
    { sides: 5 },
  );
}
