import { oklch, type Rgb } from '../core/colour.ts';

/** The colours of one cute card; a palette tempers them when it is drawn. */
export type CuteColours = {
  /** From the top of the sky down to the land. */
  sky: readonly [Rgb, Rgb];
  farLand: Rgb;
  land: Rgb;
  cloud: Rgb;
  /** Five that go together: toys, balloons, paper. */
  candy: readonly [Rgb, Rgb, Rgb, Rgb, Rgb];
  leaf: Rgb;
  wood: Rgb;
  wall: Rgb;
  floor: Rgb;
  cream: Rgb;
  gold: Rgb;
  night: boolean;
};

type Mood = {
  sky: [number, number, number][];
  land: [number, number, number];
  candy: number[];
  night?: boolean;
  quiet?: boolean;
};

const at = ([l, c, h]: readonly [number, number, number]): Rgb => oklch(l, c, h);

/** Colours from a sky, a land and five hues. */
export function cuteColours({ sky, land, candy, night = false, quiet = false }: Mood, turn: number): CuteColours {
  const [top, low] = sky as [[number, number, number], [number, number, number]];
  const strength = quiet ? 0.5 : 1;
  const hue = (i: number, l: number, c: number): Rgb => oklch(l, c * strength, candy[i % candy.length] as number);
  return {
    sky: [at([top[0], top[1], top[2] + turn]), at([low[0], low[1], low[2] + turn])],
    farLand: oklch(land[0] + (night ? -0.06 : 0.04), land[1] * 0.85, land[2] + 6),
    land: at(land),
    cloud: night ? oklch(0.62, 0.06, top[2]) : oklch(0.985, 0.008, 60),
    candy: [hue(0, 0.7, 0.155), hue(1, 0.85, 0.12), hue(2, 0.76, 0.1), hue(3, 0.77, 0.1), hue(4, 0.79, 0.1)],
    leaf: oklch(quiet ? 0.66 : 0.62, quiet ? 0.07 : 0.115, 148),
    wood: oklch(0.6, 0.075, 52),
    wall: oklch(night ? 0.78 : 0.92, 0.045 * strength, (candy[2] as number) + turn),
    floor: oklch(0.79, 0.07, 62),
    cream: oklch(0.965, 0.025, 85),
    gold: oklch(0.84, 0.15, 86),
    night,
  };
}

/** The moods by name: the light a card is seen in. */
export const moods = {
  morning: {
    sky: [
      [0.85, 0.075, 232],
      [0.94, 0.04, 30],
    ],
    land: [0.8, 0.115, 148],
    candy: [12, 85, 232, 308, 165],
  },
  peach: {
    sky: [
      [0.92, 0.055, 75],
      [0.95, 0.04, 25],
    ],
    land: [0.83, 0.105, 138],
    candy: [15, 75, 305, 165, 250],
  },
  mint: {
    sky: [
      [0.88, 0.06, 185],
      [0.955, 0.035, 95],
    ],
    land: [0.8, 0.11, 150],
    candy: [30, 92, 200, 350, 300],
  },
  lilac: {
    sky: [
      [0.83, 0.075, 300],
      [0.94, 0.04, 350],
    ],
    land: [0.8, 0.09, 160],
    candy: [350, 80, 290, 235, 170],
  },
  rose: {
    sky: [
      [0.87, 0.075, 5],
      [0.955, 0.035, 50],
    ],
    land: [0.86, 0.07, 10],
    candy: [10, 60, 340, 25, 300],
  },
  blush: {
    sky: [
      [0.9, 0.06, 340],
      [0.96, 0.03, 60],
    ],
    land: [0.82, 0.1, 140],
    candy: [0, 40, 320, 75, 150],
  },
  snowDay: {
    sky: [
      [0.8, 0.07, 240],
      [0.94, 0.03, 210],
    ],
    land: [0.955, 0.016, 235],
    candy: [25, 85, 160, 240, 300],
  },
  snowNight: {
    sky: [
      [0.4, 0.09, 268],
      [0.74, 0.075, 245],
    ],
    land: [0.945, 0.02, 242],
    candy: [25, 88, 158, 232, 340],
    night: true,
  },
  aurora: {
    sky: [
      [0.38, 0.09, 285],
      [0.76, 0.09, 190],
    ],
    land: [0.935, 0.025, 220],
    candy: [20, 88, 165, 300, 230],
    night: true,
  },
  autumn: {
    sky: [
      [0.91, 0.06, 75],
      [0.95, 0.045, 55],
    ],
    land: [0.76, 0.1, 82],
    candy: [38, 80, 55, 20, 125],
  },
  dusk: {
    sky: [
      [0.8, 0.085, 30],
      [0.93, 0.06, 80],
    ],
    land: [0.7, 0.09, 95],
    candy: [40, 78, 20, 310, 130],
  },
  spooky: {
    sky: [
      [0.36, 0.1, 298],
      [0.72, 0.13, 50],
    ],
    land: [0.47, 0.06, 310],
    candy: [50, 85, 305, 150, 340],
    night: true,
  },
  witching: {
    sky: [
      [0.34, 0.08, 275],
      [0.66, 0.1, 320],
    ],
    land: [0.44, 0.06, 160],
    candy: [52, 88, 300, 145, 330],
    night: true,
  },
  midnight: {
    sky: [
      [0.33, 0.09, 275],
      [0.6, 0.1, 310],
    ],
    land: [0.48, 0.07, 275],
    candy: [85, 330, 240, 300, 170],
    night: true,
  },
  fourth: {
    sky: [
      [0.36, 0.11, 262],
      [0.66, 0.1, 250],
    ],
    land: [0.5, 0.08, 155],
    candy: [24, 90, 255, 245, 15],
    night: true,
  },
  fourthDay: {
    sky: [
      [0.82, 0.08, 240],
      [0.95, 0.03, 60],
    ],
    land: [0.79, 0.115, 145],
    candy: [24, 88, 255, 20, 248],
  },
  denim: {
    sky: [
      [0.84, 0.06, 235],
      [0.95, 0.03, 85],
    ],
    land: [0.78, 0.09, 150],
    candy: [40, 80, 245, 195, 150],
  },
  hush: {
    sky: [
      [0.87, 0.03, 255],
      [0.95, 0.025, 70],
    ],
    land: [0.85, 0.045, 150],
    candy: [330, 80, 260, 300, 170],
    quiet: true,
  },
  hushLilac: {
    sky: [
      [0.86, 0.035, 300],
      [0.955, 0.02, 60],
    ],
    land: [0.85, 0.04, 165],
    candy: [300, 75, 280, 345, 200],
    quiet: true,
  },
} satisfies Record<string, Mood>;
export type MoodName = keyof typeof moods;
