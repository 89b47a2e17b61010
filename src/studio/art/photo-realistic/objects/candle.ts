import type { Rgb } from '../../core/colour.ts';
import { dimmed } from '../colours.ts';
import { glass, glowing, matte, metal, satin, wax } from '../trace/material.ts';
import { rod, roundedBox, turned } from './forms.ts';
import type { Kit } from './kit.ts';

/** Wax glows in its own flame: a paler one would burn out to white. */
const ownShade = 0.66;
const flameLight: Rgb = [3.4, 1.5, 0.42];

/** A flame whose foot is the origin; it lights what is round it. */
export function flame({ clay, rng, lamps }: Kit, size: number, power = 1): void {
  const lean = rng.gaussian(0.05);
  const tongue = glowing([0, 0, 0], [6.5, 4.1, 1.7]);
  clay.at({ lean, scale: size }, () =>
    turned(
      clay,
      tongue,
      [
        [0, 0],
        [0.15, 0.14],
        [0.2, 0.34],
        [0.13, 0.68],
        [0.05, 0.92],
        [0, 1.05],
      ],
      { sides: 18, rows: 18 },
    ),
  );
  lamps.push({
    at: clay.locate([0, size * 0.5, 0]),
    radius: size * 0.16,
    power,
    light: flameLight,
  });
}

/** A thick candle that stands by itself. */
export function pillarCandle(kit: Kit, colour: Rgb, radius: number, height: number, lit = true): void {
  const { clay } = kit;
  turned(
    clay,
    wax(dimmed(colour, ownShade)),
    [
      [0, 0],
      [radius, 0],
      [radius, 0],
      [radius, height * 0.5],
      [radius, height - 0.04],
      [radius * 0.96, height],
      [radius * 0.8, height - 0.02],
      [radius * 0.4, height - 0.07],
      [0, height - 0.08],
    ],
    { sides: 48, rows: 40 },
  );
  rod(
    clay,
    matte([0.03, 0.02, 0.02]),
    [
      [0, height - 0.09, 0],
      [0.01, height + 0.07, 0],
    ],
    [0.014, 0.01],
    { sides: 5, rows: 3 },
  );
  if (lit) clay.at({ y: height + 0.03 }, () => flame(kit, 0.3, 0.62));
}

/** A slim candle in a metal holder. */
export function taperCandle(kit: Kit, colour: Rgb, height: number): void {
  const { clay, metal: tone } = kit;
  turned(
    clay,
    metal(tone, 0.12),
    [
      [0, 0],
      [0.32, 0],
      [0.34, 0.03],
      [0.1, 0.09],
      [0.06, 0.2],
      [0.11, 0.27],
      [0.06, 0.34],
      [0.13, 0.46],
      [0.14, 0.5],
      [0.1, 0.5],
    ],
    { sides: 36 },
  );
  turned(
    clay,
    wax(dimmed(colour, ownShade)),
    [
      [0.085, 0.45],
      [0.085, 0.45],
      [0.08, 0.4 + height * 0.6],
      [0.066, 0.45 + height],
      [0.02, 0.47 + height],
      [0, 0.46 + height],
    ],
    { sides: 24 },
  );
  rod(
    clay,
    matte([0.03, 0.02, 0.02]),
    [
      [0, height + 0.45, 0],
      [0.01, height + 0.54, 0],
    ],
    [0.012, 0.009],
    { sides: 5, rows: 3 },
  );
  clay.at({ y: height + 0.5 }, () => flame(kit, 0.26, 0.5));
}

/** The thin twisted candle of a cake, standing on the origin. */
export function cakeCandle(kit: Kit, colour: Rgb, height = 0.5): void {
  const { clay } = kit;
  const stripe: Rgb = [0.86, 0.84, 0.8];
  const twist = {
    ...wax(colour),
    pattern: (u: number, v: number, _x: number, _y: number, _z: number, out: Float64Array): void => {
      if ((u + v * 3.2) % 0.5 < 0.2) for (let k = 0; k < 3; k++) out[k] = stripe[k as 0];
    },
  };
  turned(
    clay,
    twist,
    [
      [0.036, -0.05],
      [0.036, height * 0.5],
      [0.034, height],
      [0, height + 0.01],
    ],
    { sides: 16, rows: 30 },
  );
  rod(
    clay,
    matte([0.03, 0.02, 0.02]),
    [
      [0, height, 0],
      [0.006, height + 0.06, 0],
    ],
    [0.008, 0.006],
    { sides: 4, rows: 3 },
  );
  clay.at({ y: height + 0.03 }, () => flame(kit, 0.16, 0.16));
}

/** A lantern with a candle within, two units tall. */
export function lantern(kit: Kit, frameColour: Rgb, candleColour: Rgb): void {
  const { clay } = kit;
  const frame = frameColour[0] < 0.1 ? satin(dimmed(frameColour, 0.35)) : metal(frameColour, 0.2);
  clay.at({}, () => roundedBox(clay, frame, [1.04, 0.1, 1.04], 0.03));
  for (const [x, z] of [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ] as const)
    clay.at({ x: x * 0.46, y: 0.08, z: z * 0.46 }, () => roundedBox(clay, frame, [0.07, 1.22, 0.07], 0.02));
  clay.at({ y: 1.28 }, () => roundedBox(clay, frame, [1.04, 0.08, 1.04], 0.03));
  const pane = glass([0.97, 0.98, 0.97]);
  for (const turn of [0, Math.PI / 2, Math.PI, -Math.PI / 2])
    clay.at({ turn }, () => clay.surface(pane, [1, 1], (u, v) => [(u - 0.5) * 0.9, 0.1 + v * 1.18, 0.46]));
  clay.at({ y: 1.36, turn: Math.PI / 4 }, () =>
    turned(
      clay,
      frame,
      [
        [0.7, 0],
        [0.72, 0.02],
        [0.3, 0.3],
        [0.18, 0.36],
        [0.18, 0.44],
        [0.05, 0.5],
        [0, 0.5],
      ],
      { sides: 4, rows: 30 },
    ),
  );
  rod(
    clay,
    frame,
    Array.from(
      { length: 9 },
      (_, i) => [Math.sin((i / 8) * Math.PI * 2) * 0.16, 2.0 - Math.cos((i / 8) * Math.PI * 2) * 0.16, 0] as const,
    ),
    [0.025, 0.025],
    { sides: 8, rows: 28 },
  );
  clay.at({ y: 0.1 }, () => pillarCandle(kit, candleColour, 0.22, 0.52));
}
