import type { SceneSetting } from '../../../contract/vocabulary.ts';
import { mixColours, oklch, type Rgb } from '../core/colour.ts';
import { ellipse, rectangle } from '../flat/paths.ts';
import type { OilTools } from './oil-tools.ts';

export type SkyTones = { top: Rgb; middle: Rgb; glow: Rgb; cloud: Rgb; lit: Rgb; night: boolean };

const day: readonly SkyTones[] = [
  sky([0.55, 0.11, 255], [0.7, 0.09, 318], [0.88, 0.11, 78]),
  sky([0.56, 0.1, 245], [0.69, 0.08, 235], [0.9, 0.06, 90]),
  sky([0.55, 0.09, 290], [0.7, 0.11, 15], [0.88, 0.11, 62]),
  sky([0.52, 0.08, 220], [0.68, 0.06, 200], [0.9, 0.08, 95]),
];
const tones: Record<SceneSetting, readonly SkyTones[]> = {
  Nature: day,
  Cozy: [
    sky([0.47, 0.09, 295], [0.62, 0.12, 25], [0.84, 0.13, 65]),
    sky([0.5, 0.1, 30], [0.66, 0.12, 50], [0.88, 0.11, 85]),
  ],
  Fantasy: [
    sky([0.3, 0.1, 285], [0.45, 0.13, 305], [0.7, 0.12, 345], true),
    sky([0.3, 0.09, 260], [0.45, 0.1, 225], [0.75, 0.1, 170], true),
  ],
  Urban: [
    sky([0.42, 0.07, 255], [0.58, 0.09, 300], [0.82, 0.12, 55]),
    sky([0.46, 0.06, 230], [0.63, 0.06, 250], [0.86, 0.08, 75]),
  ],
};

type Lch = readonly [number, number, number];

function sky(top: Lch, middle: Lch, glow: Lch, night = false): SkyTones {
  return {
    top: oklch(...top),
    middle: oklch(...middle),
    glow: oklch(...glow),
    cloud: oklch(middle[0] + 0.03, middle[1], middle[2] - 12),
    lit: oklch(Math.min(0.9, middle[0] + 0.14), glow[1], glow[2] - 20),
    night,
  };
}

export function chooseSky({ setting, rng }: OilTools): SkyTones {
  return rng.fork('tones').pick(tones[setting]);
}

/** Sky down to `bottom`, with clouds that stay near in tone where the words go. */
export function paintSky({ pen, rng: parent, stage, detailed }: OilTools, sky: SkyTones, bottom: number): void {
  const rng = parent.fork('sky');
  const { width } = stage;
  const middle = bottom * 0.55;
  pen.fill(rectangle(0, 0, width, middle + 2), sky.top, {
    blendTo: { colour: sky.middle, from: [0, 0], to: [0, middle] },
  });
  pen.fill(rectangle(0, middle, width, bottom - middle), sky.middle, {
    blendTo: { colour: sky.glow, from: [0, middle], to: [0, bottom] },
  });
  const clear = (x: number, y: number, reach: number): boolean => {
    const [left, top, right, low] = stage.textArea;
    return x + reach < left || x - reach > right || y + reach < top || y - reach > low;
  };
  for (let i = 0; i < (detailed ? 20 : 12); i++) {
    const [x, y] = [rng.between(-40, width + 40), rng.between(40, bottom - 60)];
    const reach = rng.between(60, 190) * (1.2 - (y / bottom) * 0.5);
    const calm = clear(x, y, reach * 1.2) ? 1 : 0.22;
    const ground = mixColours(sky.top, sky.middle, Math.min(1, y / middle));
    for (let k = 0; k < 7; k++) {
      const tone = mixColours(sky.cloud, sky.lit, k > 3 ? rng.between(0.3, 0.9) : rng.between(0, 0.4));
      const cx = x + rng.between(-reach, reach) * 0.7;
      const cy = y + rng.between(-reach, reach) * 0.09;
      pen.fill(
        ellipse(cx, cy, reach * rng.between(0.25, 0.5), reach * rng.between(0.07, 0.13)),
        mixColours(ground, tone, calm),
        {
          alpha: 0.8,
        },
      );
    }
  }
  if (!sky.night) return;
  for (let i = 0; i < (detailed ? 60 : 36); i++) {
    const [x, y, r] = [rng.between(0, width), rng.between(20, bottom - 40), rng.between(3, 8)];
    if (!clear(x, y, 26)) continue;
    for (const [reach, alpha] of [
      [r * 3.2, 0.3],
      [r * 2, 0.45],
      [r, 1],
    ] as const)
      pen.fill(ellipse(x, y, reach), oklch(0.94, 0.09, 95), { alpha });
  }
}

/** A low sun, or the moon by night, beside the middle. */
export function paintLight({ pen, stage }: OilTools, sky: SkyTones, x: number, y: number): void {
  const reach = Math.min(stage.width, stage.height) * 0.36;
  const tone = sky.night ? oklch(0.9, 0.08, 95) : oklch(0.95, 0.11, 85);
  pen.fill(ellipse(x, y, reach), tone, {
    shadesOnly: true,
    shades: [{ kind: 'radial', centre: [x, y], radius: reach, colour: tone, alpha: 0.9 }],
  });
  for (const [share, alpha] of [
    [1.7, 0.35],
    [1, 1],
  ] as const)
    pen.fill(ellipse(x, y, 40 * share), oklch(0.97, 0.07, 92), { alpha });
}

/** Roofs and towers against the sky, their windows lit. */
export function paintSkyline({ pen, rng: parent, stage }: OilTools, base: number, tallest: number, tone: Rgb): void {
  const rng = parent.fork('skyline');
  for (let x = -10; x < stage.width; ) {
    const w = rng.between(46, 100);
    const h = tallest * rng.between(0.35, 1);
    pen.fill(rectangle(x, base - h, w, h), mixColours(tone, oklch(0.7, 0.07, 320), rng.between(0, 0.35)));
    for (let y = base - h + 16; y < base - 20; y += 30)
      for (let wx = x + 10; wx < x + w - 16; wx += 22)
        if (rng.chance(0.5)) pen.fill(rectangle(wx, y, 10, 14), oklch(0.86, 0.13, rng.between(65, 90)));
    x += w + rng.between(-6, 6);
  }
}
