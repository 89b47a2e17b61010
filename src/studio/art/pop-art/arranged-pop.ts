import type { DrawArrangement } from '../art-style.ts';
import { type ArrangedStyle, printArrangement } from '../separations/print-arrangement.ts';
import type { MotifHand } from '../separations/print-motif.ts';
import { layPopGround } from './arranged-grounds.ts';
import { layPopWords } from './arranged-words.ts';
import { drawBorder } from './pop-grounds.ts';
import { bandLook } from './pop-lettering.ts';
import { popStyle } from './pop-style.ts';

const loud: MotifHand = {
  line: 4.2,
  contour: 15,
  halo: 5,
  shadow: { by: [15, 17], inks: { key: 1 } },
  slip: [5, 4],
  shade: 0.46,
  gloss: 5,
};
/** For sympathy: a fine line, no shadow, nothing that slips. */
const still: MotifHand = { line: 3, contour: 8, halo: 4, shadow: null, slip: [0, 0], shade: 0.35, gloss: 0 };

const style: ArrangedStyle = {
  run: popStyle.run,
  inks: popStyle.inks,
  vividness: 1.35,
  hand: ({ quiet }) => (quiet ? still : loud),
  layGround: (kit) => {
    layPopGround(kit);
    return layPopWords(kit);
  },
  window: () => null,
  numeralLook: ({ greys }) => ({
    ...bandLook(greys ? {} : { light: 1 }, {}, 1),
    outline: 0.06,
    shadow: 0.1,
    largest: 1.25,
  }),
  layFront: ({ press, arrangement: { width, height } }) => drawBorder(press, width, height),
};

/** Motifs in process inks and large dots, with a heavy contour, a hard shadow and colours off their lines. */
export const drawArrangedPop: DrawArrangement = (request, arrangement, onProgress, options) =>
  printArrangement(style, request, arrangement, onProgress, options);
