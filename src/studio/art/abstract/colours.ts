import type { CardCategory, SceneSetting } from '../../../contract/vocabulary.ts';
import { mixColours, oklch, type Rgb } from '../core/colour.ts';

/** The inks of one card: five colours, a deep one, one for the words, and two papers. */
export type AbstractColours = {
  paper: Rgb;
  white: Rgb;
  /** The leading colour, its deeper neighbour, the second, the third, a pale one. */
  inks: readonly [Rgb, Rgb, Rgb, Rgb, Rgb];
  deep: Rgb;
  words: Rgb;
};

/** Hues in OKLCH degrees: the leading one, then two that go with it. */
type Hues = readonly [lead: number, second: number, third: number];

const hueSets: Record<CardCategory, readonly Hues[]> = {
  birthday: [
    [10, 65, 255],
    [300, 15, 205],
    [40, 85, 190],
    [345, 60, 285],
    [195, 60, 350],
  ],
  anniversary: [
    [5, 60, 320],
    [355, 80, 15],
    [310, 350, 65],
    [30, 70, 210],
  ],
  christmas: [
    [155, 25, 165],
    [25, 80, 155],
    [245, 210, 25],
    [165, 80, 190],
  ],
  'thank-you': [
    [60, 15, 170],
    [180, 75, 30],
    [150, 95, 40],
    [345, 70, 170],
  ],
  sympathy: [
    [250, 300, 80],
    [170, 220, 80],
    [295, 240, 60],
    [220, 70, 260],
  ],
  'thinking-of-you': [
    [230, 300, 60],
    [290, 230, 350],
    [190, 95, 30],
  ],
  'get-well': [
    [95, 150, 35],
    [170, 90, 20],
    [45, 85, 200],
  ],
  congratulations: [
    [265, 85, 310],
    [190, 60, 25],
    [30, 85, 285],
    [320, 70, 240],
  ],
  valentines: [
    [12, 350, 30],
    [355, 25, 320],
    [340, 10, 60],
  ],
  'mothers-day': [
    [350, 310, 60],
    [20, 65, 335],
    [305, 350, 150],
  ],
  'fathers-day': [
    [245, 200, 60],
    [165, 240, 70],
    [55, 240, 30],
  ],
  easter: [
    [325, 95, 160],
    [150, 95, 350],
    [70, 200, 310],
  ],
  thanksgiving: [
    [50, 80, 25],
    [75, 35, 110],
    [30, 65, 140],
  ],
  halloween: [
    [55, 300, 310],
    [300, 55, 290],
    [50, 75, 320],
  ],
  'new-year': [
    [270, 85, 300],
    [80, 265, 20],
    [230, 300, 80],
  ],
  'independence-day': [
    [258, 25, 255],
    [25, 255, 250],
  ],
  holiday: [
    [165, 25, 85],
    [200, 80, 25],
    [285, 200, 80],
  ],
  custom: [
    [10, 65, 255],
    [190, 60, 25],
    [300, 20, 205],
    [150, 95, 40],
  ],
};

/** How a scene's light shifts the third ink and the paper. */
const sceneHues: Record<SceneSetting, { third: number | null; paper: number }> = {
  Nature: { third: null, paper: 84 },
  Cozy: { third: 45, paper: 52 },
  Fantasy: { third: 300, paper: 310 },
  Urban: { third: 245, paper: 240 },
};

/** How many sets of hues a category may choose from. */
export const hueSetsOf = (category: CardCategory): readonly Hues[] => hueSets[category];

/** The inks made from hues. */
export function abstractColours(
  [lead, second, third]: Hues,
  setting: SceneSetting,
  { turn, quiet }: { turn: number; quiet: boolean },
): AbstractColours {
  const light = sceneHues[setting];
  const strength = quiet ? 0.5 : 1;
  const first = lead + turn;
  const ink = (lightness: number, chroma: number, hue: number): Rgb => oklch(lightness, chroma * strength, hue);
  const leaned = light.third ?? third + turn;
  const white: Rgb = [0.995, 0.988, 0.974];
  return {
    paper: mixColours(oklch(0.962, 0.024, light.paper), white, 0.25),
    white,
    inks: [
      ink(0.78, 0.11, first),
      ink(quiet ? 0.68 : 0.6, 0.15, first + 8),
      ink(0.85, 0.1, second + turn),
      ink(quiet ? 0.74 : 0.66, 0.11, leaned),
      ink(0.91, 0.05, first - 18),
    ],
    deep: ink(quiet ? 0.5 : 0.38, 0.09, quiet ? first : leaned),
    words: oklch(0.29, 0.045 * strength, first),
  };
}
