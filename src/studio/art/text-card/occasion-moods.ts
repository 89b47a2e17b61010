import type { CardCategory } from '../../../contract/vocabulary.ts';

/** The small emblem that stands for an occasion. */
export type Emblem =
  | 'balloon'
  | 'blossom'
  | 'heart'
  | 'rings'
  | 'sun'
  | 'star'
  | 'egg'
  | 'pumpkin'
  | 'moon'
  | 'bauble'
  | 'sparkle'
  | 'laurel'
  | 'dove';

/** What hangs from a string across the top. */
export type Pendant = 'flag' | 'heart' | 'star' | 'bauble' | 'egg' | 'bat' | 'leaf' | 'blossom';

/** Hues in degrees: of the ground, of flowers and headline, of leaves. */
export type Hues = readonly [ground: number, bloom: number, leaf: number];

export type OccasionMood = {
  /** `quiet` cards carry no confetti and no bright fields. */
  spirit: 'festive' | 'tender' | 'quiet';
  emblem: Emblem;
  pendant: Pendant;
  /** What grows on the branches in place of flowers. */
  bud: Emblem;
  hues: readonly Hues[];
};

/** How each occasion feels; the seed picks among its hues. */
export const occasionMoods: Record<CardCategory, OccasionMood> = {
  birthday: {
    spirit: 'festive',
    emblem: 'balloon',
    pendant: 'flag',
    bud: 'blossom',
    hues: [
      [75, 20, 165],
      [350, 5, 170],
      [225, 35, 190],
    ],
  },
  'thank-you': {
    spirit: 'tender',
    emblem: 'blossom',
    pendant: 'blossom',
    bud: 'blossom',
    hues: [
      [150, 15, 150],
      [80, 40, 140],
      [300, 330, 160],
    ],
  },
  sympathy: {
    spirit: 'quiet',
    emblem: 'dove',
    pendant: 'leaf',
    bud: 'blossom',
    hues: [
      [240, 260, 190],
      [110, 160, 150],
      [300, 290, 200],
    ],
  },
  'thinking-of-you': {
    spirit: 'tender',
    emblem: 'blossom',
    pendant: 'blossom',
    bud: 'blossom',
    hues: [
      [295, 310, 155],
      [220, 250, 170],
      [60, 30, 140],
    ],
  },
  anniversary: {
    spirit: 'tender',
    emblem: 'rings',
    pendant: 'heart',
    bud: 'blossom',
    hues: [
      [20, 10, 150],
      [85, 30, 140],
      [340, 350, 160],
    ],
  },
  'get-well': {
    spirit: 'tender',
    emblem: 'sun',
    pendant: 'blossom',
    bud: 'blossom',
    hues: [
      [95, 55, 145],
      [200, 60, 155],
      [130, 45, 140],
    ],
  },
  congratulations: {
    spirit: 'festive',
    emblem: 'laurel',
    pendant: 'star',
    bud: 'blossom',
    hues: [
      [85, 45, 150],
      [255, 270, 165],
      [190, 30, 180],
    ],
  },
  valentines: {
    spirit: 'tender',
    emblem: 'heart',
    pendant: 'heart',
    bud: 'blossom',
    hues: [
      [10, 15, 150],
      [350, 5, 165],
      [30, 20, 140],
    ],
  },
  'mothers-day': {
    spirit: 'tender',
    emblem: 'blossom',
    pendant: 'blossom',
    bud: 'blossom',
    hues: [
      [350, 0, 150],
      [70, 25, 145],
      [310, 330, 155],
    ],
  },
  'fathers-day': {
    spirit: 'tender',
    emblem: 'star',
    pendant: 'flag',
    bud: 'star',
    hues: [
      [240, 245, 190],
      [85, 230, 170],
      [150, 180, 160],
    ],
  },
  easter: {
    spirit: 'festive',
    emblem: 'egg',
    pendant: 'egg',
    bud: 'blossom',
    hues: [
      [110, 340, 140],
      [300, 85, 145],
      [200, 20, 150],
    ],
  },
  thanksgiving: {
    spirit: 'tender',
    emblem: 'pumpkin',
    pendant: 'leaf',
    bud: 'blossom',
    hues: [
      [70, 45, 110],
      [85, 30, 95],
      [55, 50, 120],
    ],
  },
  halloween: {
    spirit: 'festive',
    emblem: 'moon',
    pendant: 'bat',
    bud: 'pumpkin',
    hues: [
      [300, 50, 130],
      [55, 45, 140],
      [280, 60, 150],
    ],
  },
  christmas: {
    spirit: 'festive',
    emblem: 'bauble',
    pendant: 'bauble',
    bud: 'bauble',
    hues: [
      [85, 25, 155],
      [160, 25, 155],
      [20, 22, 150],
    ],
  },
  'new-year': {
    spirit: 'festive',
    emblem: 'sparkle',
    pendant: 'star',
    bud: 'star',
    hues: [
      [265, 275, 200],
      [85, 60, 190],
      [200, 235, 190],
    ],
  },
  'independence-day': {
    spirit: 'festive',
    emblem: 'star',
    pendant: 'flag',
    bud: 'star',
    hues: [
      [250, 25, 255],
      [85, 260, 250],
      [235, 22, 250],
    ],
  },
  holiday: {
    spirit: 'festive',
    emblem: 'sparkle',
    pendant: 'star',
    bud: 'star',
    hues: [
      [225, 240, 170],
      [85, 30, 155],
      [190, 210, 160],
    ],
  },
  custom: {
    spirit: 'tender',
    emblem: 'blossom',
    pendant: 'blossom',
    bud: 'blossom',
    hues: [
      [80, 20, 150],
      [200, 225, 170],
      [330, 345, 155],
    ],
  },
};
