import type { CardCategory } from '../../contract/vocabulary.ts';
import type { FlowerKind } from './motifs/flower.ts';
import type { HueScheme } from './palettes.ts';
import type { TemplateName } from './templates/index.ts';
import type { Keepsake } from './templates/template.ts';

/** What a category draws: its templates, and the colours and flowers that suit it. */
export type Theme = {
  templates: readonly TemplateName[];
  hues: readonly HueSchemeName[];
  /** Colours for those who had the others, so that no one gets the same again soon. */
  moreHues: readonly HueSchemeName[];
  flowerKinds: readonly (readonly FlowerKind[])[];
  keepsake: Keepsake | null;
  visitors: readonly ('bird' | 'butterfly')[];
};

type Accents = HueScheme['accents'];
const candy: Accents = [8, 60, 175, 300, 240];

const scheme = (flowers: HueScheme['flowers'], options: Partial<HueScheme> = {}): HueScheme => ({
  flowers,
  leaf: 148,
  accents: candy,
  sky: 235,
  skyWarm: 20,
  berry: 15,
  ...options,
});

/** Colours of cards, by name. */
export const hueSchemes = {
  peach: scheme([12, 65, 312]),
  rosy: scheme([358, 40, 15], { accents: [358, 30, 150, 330, 60] }),
  lilac: scheme([305, 340, 255], { leaf: 158, berry: 330, accents: [305, 350, 200, 265, 90] }),
  coral: scheme([30, 85, 0], { leaf: 140, berry: 8, accents: [30, 85, 190, 0, 150] }),
  sky: scheme([250, 290, 75], { leaf: 165, berry: 275, accents: [250, 75, 190, 300, 20] }),
  sunny: scheme([70, 40, 95], { leaf: 135, berry: 40, accents: [70, 30, 140, 100, 220] }),
  autumn: scheme([45, 75, 20], { leaf: 112, berry: 28, accents: [45, 80, 115, 20, 60] }),
  dusk: scheme([50, 310, 65], { leaf: 130, berry: 305, sky: 295, skyWarm: 50, accents: [50, 310, 65, 140, 290] }),
  flag: scheme([22, 250, 258], { leaf: 155, berry: 25, sky: 258, skyWarm: 10, accents: [25, 255, 240, 262, 20] }),
  teal: scheme([30, 75, 225], { leaf: 160, berry: 30, accents: [200, 60, 160, 20, 240] }),
  gilded: scheme([80, 300, 255], {
    leaf: 160,
    berry: 70,
    sky: 268,
    skyWarm: 320,
    accents: [80, 260, 300, 90, 230],
  }),
  noel: scheme([22, 85, 15], { leaf: 155, berry: 24, sky: 232, skyWarm: 20, accents: [25, 85, 155, 15, 70] }),
  frost: scheme([18, 80, 240], { leaf: 175, berry: 20, sky: 250, skyWarm: 345, accents: [22, 85, 200, 245, 65] }),
  quiet: scheme([285, 85, 340], { leaf: 165, berry: 300, accents: [285, 85, 190, 330, 240] }),
  violet: scheme([22, 85, 300], { leaf: 160, berry: 24, sky: 285, skyWarm: 350, accents: [25, 85, 165, 300, 60] }),
  aurora: scheme([28, 80, 300], { leaf: 165, berry: 22, sky: 215, skyWarm: 310, accents: [25, 85, 165, 300, 60] }),
} satisfies Record<string, HueScheme>;
export type HueSchemeName = keyof typeof hueSchemes;

const mixed: readonly (readonly FlowerKind[])[] = [
  ['rose', 'anemone', 'rose'],
  ['anemone', 'cosmos', 'rose'],
  ['rose', 'daisy', 'cosmos'],
  ['cosmos', 'anemone'],
];
const romantic: readonly (readonly FlowerKind[])[] = [['rose'], ['rose', 'anemone'], ['rose', 'rose', 'daisy']];
const airy: readonly (readonly FlowerKind[])[] = [
  ['daisy', 'cosmos'],
  ['daisy', 'anemone', 'cosmos'],
  ['cosmos', 'rose', 'daisy'],
];

const summer = ['bird', 'butterfly'] as const;
const winter = ['bird'] as const;
const plain = { flowerKinds: mixed, keepsake: null, visitors: summer };

/** The theme of every category. */
export const themes: Record<CardCategory, Theme> = {
  birthday: {
    templates: ['birthday-cake', 'balloons', 'gifts', 'cupcakes', 'balloons-over-hills', 'bicycle', 'truck'],
    hues: ['peach', 'lilac', 'coral', 'sky', 'rosy'],
    moreHues: ['sunny', 'teal', 'violet'],
    ...plain,
  },
  anniversary: {
    ...plain,
    templates: [
      'heart-wreath',
      'love-birds',
      'toast',
      'bicycle',
      'lone-tree',
      'bouquet',
      'letter-post',
      'boat-on-lake',
    ],
    hues: ['rosy', 'peach', 'lilac', 'coral'],
    moreHues: ['gilded', 'sky', 'aurora'],
    flowerKinds: romantic,
  },
  christmas: {
    templates: ['winter-cabin', 'christmas-wreath', 'christmas-tree', 'candlelight', 'tree-truck', 'winter-cabin'],
    hues: ['noel', 'frost', 'aurora', 'violet'],
    moreHues: ['gilded', 'teal'],
    ...plain,
    visitors: winter,
  },
  'thank-you': {
    templates: ['letter-post', 'jar-of-flowers', 'tea-table', 'floral-wreath', 'bicycle', 'bouquet', 'lone-tree'],
    hues: ['peach', 'sunny', 'coral', 'teal'],
    moreHues: ['lilac', 'rosy'],
    ...plain,
  },
  sympathy: {
    ...plain,
    templates: ['quiet-sprig', 'white-flowers', 'quiet-lake', 'feather', 'lone-tree', 'quiet-sprig'],
    hues: ['lilac', 'quiet'],
    moreHues: ['sky', 'teal'],
    flowerKinds: [
      ['daisy', 'anemone'],
      ['rose', 'daisy'],
    ],
  },
  'thinking-of-you': {
    templates: [
      'letter-post',
      'tea-table',
      'boat-on-lake',
      'jar-of-flowers',
      'mountain-dawn',
      'lone-tree',
      'corner-sprays',
    ],
    hues: ['sky', 'lilac', 'peach'],
    moreHues: ['teal', 'rosy', 'sunny'],
    ...plain,
    flowerKinds: airy,
  },
  'get-well': {
    templates: ['tea-table', 'jar-of-flowers', 'balloons-over-hills', 'lone-tree', 'floral-wreath', 'bicycle'],
    hues: ['sunny', 'coral', 'sky'],
    moreHues: ['peach', 'lilac'],
    ...plain,
    flowerKinds: airy,
  },
  congratulations: {
    templates: ['toast', 'laurel-star', 'balloons', 'balloons-over-hills', 'floral-wreath', 'mountain-dawn'],
    hues: ['gilded', 'coral', 'teal'],
    moreHues: ['sunny', 'sky', 'rosy'],
    ...plain,
  },
  valentines: {
    ...plain,
    templates: ['heart-wreath', 'love-birds', 'letter-post', 'bouquet', 'bicycle'],
    hues: ['rosy', 'coral'],
    moreHues: ['peach', 'lilac', 'violet'],
    flowerKinds: romantic,
    keepsake: 'heart',
  },
  'mothers-day': {
    templates: ['bouquet', 'jar-of-flowers', 'tea-table', 'floral-wreath', 'corner-sprays', 'bicycle', 'lone-tree'],
    hues: ['rosy', 'peach', 'lilac'],
    moreHues: ['coral', 'sunny'],
    ...plain,
  },
  'fathers-day': {
    ...plain,
    templates: ['boat-on-lake', 'mountain-dawn', 'truck', 'lighthouse', 'lone-tree', 'tea-table', 'laurel-star'],
    hues: ['teal', 'sky', 'autumn'],
    moreHues: ['gilded', 'coral'],
    flowerKinds: [
      ['anemone', 'daisy'],
      ['cosmos', 'anemone'],
    ],
    keepsake: 'star',
  },
  easter: {
    ...plain,
    templates: ['spring-hare', 'egg-nest', 'floral-wreath', 'spring-hare', 'lone-tree', 'corner-sprays', 'egg-nest'],
    hues: ['peach', 'lilac', 'sunny'],
    moreHues: ['sky', 'coral', 'teal'],
    flowerKinds: airy,
    keepsake: 'egg',
  },
  thanksgiving: {
    templates: ['harvest-basket', 'harvest-field', 'floral-wreath', 'truck', 'lone-tree', 'harvest-basket'],
    hues: ['autumn'],
    moreHues: ['sunny', 'coral', 'gilded'],
    ...plain,
    keepsake: 'pumpkin',
  },
  halloween: {
    templates: ['pumpkin-night', 'truck', 'harvest-field', 'harvest-basket', 'pumpkin-night'],
    hues: ['dusk'],
    moreHues: ['autumn', 'violet', 'gilded'],
    ...plain,
    keepsake: 'pumpkin',
  },
  'new-year': {
    templates: ['fireworks', 'toast', 'midnight-clock', 'balloons', 'mountain-dawn'],
    hues: ['gilded', 'frost', 'lilac'],
    moreHues: ['violet', 'aurora', 'sky'],
    ...plain,
    keepsake: 'star',
  },
  'independence-day': {
    ...plain,
    templates: ['fireworks', 'star-field', 'laurel-star', 'balloons', 'truck', 'lighthouse'],
    hues: ['flag'],
    moreHues: ['frost', 'sky', 'teal'],
    flowerKinds: [
      ['anemone', 'daisy'],
      ['cosmos', 'daisy', 'rose'],
    ],
    keepsake: 'star',
  },
  holiday: {
    templates: ['tea-table', 'bicycle', 'mountain-dawn', 'lone-tree', 'boat-on-lake'],
    hues: ['peach', 'teal', 'gilded'],
    moreHues: ['frost', 'coral', 'sky'],
    ...plain,
  },
  custom: {
    templates: [
      'letter-post',
      'jar-of-flowers',
      'balloons-over-hills',
      'boat-on-lake',
      'floral-wreath',
      'lone-tree',
      'tea-table',
    ],
    hues: ['peach', 'lilac', 'coral', 'sky', 'sunny'],
    moreHues: ['teal', 'rosy', 'gilded'],
    ...plain,
  },
};
