import type { SeparationStyle } from '../separations/draw-separation.ts';
import type { InkChoice } from '../separations/inks.ts';
import { composeBotanicalLabel } from './botanical-label.ts';
import { composePatternLabel } from './pattern-label.ts';
import { composePlate } from './plate.ts';
import { composeRisingSun } from './rising-sun.ts';
import { composeTruckScene } from './scene-card.ts';
import { composeStamp } from './stamp.ts';
import { composeSunburst } from './sunburst.ts';

const paper = [0.945, 0.035, 85] as const;
const butter = [0.88, 0.13, 88] as const;

/** Inks of the mid-century printer: a warm main, a cooler second, butter yellow and a dark key. */
const brick: InkChoice = {
  main: [0.62, 0.18, 30],
  second: [0.66, 0.09, 190],
  light: butter,
  key: [0.31, 0.06, 30],
  paper,
};
const navy: InkChoice = {
  main: [0.6, 0.19, 27],
  second: [0.52, 0.1, 245],
  light: butter,
  key: [0.26, 0.06, 262],
  paper,
};
const berry: InkChoice = {
  main: [0.6, 0.19, 8],
  second: [0.66, 0.09, 165],
  light: [0.9, 0.1, 80],
  key: [0.31, 0.06, 335],
  paper,
};
const rose: InkChoice = {
  main: [0.64, 0.16, 12],
  second: [0.56, 0.08, 150],
  light: [0.89, 0.1, 70],
  key: [0.3, 0.05, 15],
  paper,
};
const marmalade: InkChoice = {
  main: [0.66, 0.16, 48],
  second: [0.56, 0.09, 205],
  light: butter,
  key: [0.29, 0.05, 255],
  paper,
};
const plum: InkChoice = {
  main: [0.57, 0.14, 345],
  second: [0.56, 0.08, 170],
  light: [0.88, 0.1, 85],
  key: [0.29, 0.06, 320],
  paper,
};
const lilac: InkChoice = {
  main: [0.6, 0.13, 305],
  second: [0.58, 0.08, 160],
  light: [0.89, 0.09, 88],
  key: [0.29, 0.06, 300],
  paper,
};
const noel: InkChoice = {
  main: [0.57, 0.2, 28],
  second: [0.5, 0.09, 168],
  light: [0.87, 0.13, 85],
  key: [0.27, 0.05, 250],
  paper,
};
const midnight: InkChoice = {
  main: [0.6, 0.18, 25],
  second: [0.44, 0.09, 255],
  light: [0.87, 0.13, 85],
  key: [0.24, 0.05, 265],
  paper,
};
const harvest: InkChoice = {
  main: [0.6, 0.17, 42],
  second: [0.52, 0.08, 128],
  light: [0.85, 0.14, 80],
  key: [0.29, 0.05, 45],
  paper,
};
const witching: InkChoice = {
  main: [0.65, 0.19, 48],
  second: [0.47, 0.1, 300],
  light: [0.86, 0.15, 82],
  key: [0.22, 0.05, 295],
  paper,
};
const dove: InkChoice = {
  main: [0.6, 0.09, 300],
  second: [0.6, 0.06, 185],
  light: [0.9, 0.06, 85],
  key: [0.33, 0.04, 270],
  paper,
};
const sage: InkChoice = {
  main: [0.64, 0.09, 20],
  second: [0.57, 0.06, 155],
  light: [0.9, 0.06, 85],
  key: [0.33, 0.04, 160],
  paper,
};

const inks: SeparationStyle['inks'] = {
  party: [brick, marmalade, berry, navy],
  love: [rose, berry, plum],
  winter: [noel, midnight],
  garden: [rose, lilac, marmalade, brick],
  harvest: [harvest],
  halloween: [witching],
  'new-year': [midnight, witching],
  holiday: [noel, plum, marmalade],
  honour: [navy, midnight],
  quiet: [dove, sage],
};

const templates: SeparationStyle['templates'] = {
  party: {
    sunburst: composeSunburst,
    truck: composeTruckScene,
    rising: composeRisingSun,
    stamp: composeStamp,
    pattern: composePatternLabel,
  },
  love: {
    sunburst: composeSunburst,
    truck: composeTruckScene,
    stamp: composeStamp,
    botanical: composeBotanicalLabel,
    pattern: composePatternLabel,
    rising: composeRisingSun,
  },
  winter: {
    truck: composeTruckScene,
    sunburst: composeSunburst,
    rising: composeRisingSun,
    stamp: composeStamp,
    pattern: composePatternLabel,
  },
  garden: {
    botanical: composeBotanicalLabel,
    plate: composePlate,
    stamp: composeStamp,
    sunburst: composeSunburst,
    truck: composeTruckScene,
    pattern: composePatternLabel,
  },
  harvest: {
    truck: composeTruckScene,
    sunburst: composeSunburst,
    rising: composeRisingSun,
    plate: composePlate,
    stamp: composeStamp,
    pattern: composePatternLabel,
  },
  honour: {
    sunburst: composeSunburst,
    truck: composeTruckScene,
    rising: composeRisingSun,
    stamp: composeStamp,
    pattern: composePatternLabel,
  },
  quiet: { plate: composePlate, botanical: composeBotanicalLabel, stamp: composeStamp },
};

/** Vintage: a mid-century print, its inks a little off and worn, on yellowed paper. */
export const vintageStyle: SeparationStyle = {
  hand: { outline: 1, shading: 1 },
  run: { cell: 6.7, keyCell: 6.7, misregistration: 1.3, wear: 0.5, age: 0.8, tooth: 0.6 },
  inks,
  templates,
};
