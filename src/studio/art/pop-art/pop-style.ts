import type { SeparationStyle } from '../separations/draw-separation.ts';
import type { InkChoice } from '../separations/inks.ts';
import { composeBigWords } from './big-words.ts';
import { composeBurst, composeSpotlight } from './burst.ts';
import { composePanels } from './panels.ts';
import { composeDaybreak, composeFadingDisc, composeStillPanel } from './quiet.ts';
import { composeRepeatGrid } from './repeat-grid.ts';
import { composeSpeech } from './speech.ts';

const paper = [0.985, 0.01, 95] as const;
const yellow = [0.89, 0.18, 98] as const;
const black = [0.18, 0.04, 280] as const;

/** The comic's process colours, and sets that lean from them for other moods. */
const process: InkChoice = { main: [0.64, 0.25, 10], second: [0.72, 0.14, 225], light: yellow, key: black, paper };
const primary: InkChoice = { main: [0.61, 0.23, 27], second: [0.6, 0.17, 250], light: yellow, key: black, paper };
const candy: InkChoice = {
  main: [0.66, 0.23, 350],
  second: [0.76, 0.13, 190],
  light: [0.9, 0.16, 100],
  key: [0.2, 0.06, 300],
  paper,
};
const tangerine: InkChoice = { main: [0.68, 0.21, 40], second: [0.68, 0.14, 205], light: yellow, key: black, paper };
const grape: InkChoice = {
  main: [0.66, 0.24, 5],
  second: [0.6, 0.19, 300],
  light: [0.9, 0.17, 100],
  key: [0.19, 0.06, 295],
  paper,
};
const evergreen: InkChoice = {
  main: [0.6, 0.23, 25],
  second: [0.64, 0.14, 165],
  light: yellow,
  key: [0.19, 0.04, 200],
  paper,
};
const ice: InkChoice = { main: [0.61, 0.23, 22], second: [0.66, 0.14, 235], light: yellow, key: black, paper };
const meadow: InkChoice = {
  main: [0.66, 0.23, 0],
  second: [0.72, 0.15, 160],
  light: yellow,
  key: [0.2, 0.05, 250],
  paper,
};
const autumn: InkChoice = {
  main: [0.65, 0.2, 42],
  second: [0.62, 0.12, 140],
  light: [0.87, 0.17, 88],
  key: [0.2, 0.04, 50],
  paper,
};
const witching: InkChoice = {
  main: [0.69, 0.2, 48],
  second: [0.54, 0.2, 300],
  light: [0.88, 0.18, 100],
  key: black,
  paper,
};
const calm: InkChoice = {
  main: [0.7, 0.1, 15],
  second: [0.72, 0.08, 235],
  light: [0.93, 0.07, 92],
  key: [0.26, 0.04, 270],
  paper,
};
const hush: InkChoice = {
  main: [0.68, 0.09, 310],
  second: [0.71, 0.07, 190],
  light: [0.94, 0.06, 90],
  key: [0.26, 0.04, 250],
  paper,
};

const loud: SeparationStyle['templates'][keyof SeparationStyle['templates']] = {
  burst: composeBurst,
  words: composeBigWords,
  spotlight: composeSpotlight,
  panels: composePanels,
  speech: composeSpeech,
  grid: composeRepeatGrid,
};

/** Pop art: process inks in large dots, heavy black, big lettering; quiet where the occasion is. */
export const popStyle: SeparationStyle = {
  hand: { outline: 1.65, shading: 0.75 },
  run: { cell: 13, keyCell: 9, misregistration: 0.8, wear: 0.12, age: 0.05, tooth: 0.3 },
  inks: {
    party: [process, primary, candy, tangerine, grape],
    love: [process, candy, grape],
    winter: [evergreen, ice],
    garden: [meadow, candy, tangerine, process],
    harvest: [autumn],
    honour: [primary],
    quiet: [calm, hush],
    halloween: [witching],
    'new-year': [grape, ice, process],
    holiday: [evergreen, process, tangerine],
    'fathers-day': [primary, tangerine],
  },
  templates: {
    party: loud,
    love: loud,
    winter: loud,
    garden: loud,
    harvest: loud,
    honour: loud,
    quiet: { still: composeStillPanel, daybreak: composeDaybreak, disc: composeFadingDisc },
  },
};
