import type { DrawArrangement } from '../art-style.ts';
import { type ArrangedStyle, printArrangement } from '../separations/print-arrangement.ts';
import type { MotifHand } from '../separations/print-motif.ts';
import { layVintageGround } from './arranged-grounds.ts';
import { layVintageWords } from './arranged-words.ts';
import { drawFrame, panelOf, panelPath } from './frame.ts';
import { archedLook } from './vintage-lettering.ts';
import { vintageStyle } from './vintage-style.ts';

const hand: MotifHand = {
  line: 2.4,
  contour: 6.5,
  halo: 0,
  shadow: { by: [6, 8], inks: { key: 0.5 } },
  slip: [2.2, 1.6],
  shade: 0.5,
  gloss: 2.6,
};

const style: ArrangedStyle = {
  run: vintageStyle.run,
  inks: vintageStyle.inks,
  vividness: 0.9,
  hand: ({ quiet }) => (quiet ? { ...hand, shadow: null, slip: [1, 0.8], shade: 0.35 } : hand),
  layGround: (kit) => {
    layVintageGround(kit);
    return layVintageWords(kit);
  },
  window: ({ arrangement: { width, height, name } }) => {
    const box = panelOf(width, height);
    return name === 'collage' ? null : { path: panelPath(box), box };
  },
  numeralLook: ({ rng, greys }) => ({
    ...archedLook(rng.fork('numeral'), 0, 1),
    fill: greys ? {} : { main: 1 },
    outline: 0.05,
    shadow: 0.05,
    largest: 1.2,
  }),
  layFront: ({ press, arrangement: { width, height, name } }) => {
    if (name !== 'collage') drawFrame(press, panelOf(width, height));
  },
};

/** Motifs as screen prints in few inks, on worn paper, in a printer's frame. */
export const drawArrangedVintage: DrawArrangement = (request, arrangement, onProgress, options) =>
  printArrangement(style, request, arrangement, onProgress, options);
