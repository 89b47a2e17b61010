import type { Rng } from '../core/rng.ts';
import type { Inks } from '../separations/inks.ts';
import type { LetteringLook } from '../separations/lettering.ts';

const shout: LetteringLook = {
  font: { family: 'Hanken Grotesk', weight: 900 },
  capitals: true,
  leading: 1.06,
  trackingEm: -0.01,
  arch: 0,
  turn: -0.05,
  slant: 0.1,
  stretch: [0.9, 1.12],
  outline: 0.15,
  shadow: 0.13,
  fill: { light: 1 },
  secondFill: { second: 1 },
  mostLines: 3,
  largest: 0.62,
};

/** Big slanted letters with a deep black shadow, a line yellow and a line blue. */
export function shoutLook(rng: Rng): LetteringLook {
  const [fill, secondFill] = rng.pick<readonly [Inks, Inks]>([
    [{ light: 1 }, {}],
    [{}, { light: 1 }],
    [{ light: 1 }, { light: 1 }],
  ]);
  return { ...shout, fill, secondFill, turn: rng.pick([-0.055, -0.04, 0.04]) };
}

/** Straight block letters for a band or a panel. */
export function bandLook(fill: Inks, secondFill: Inks, mostLines: number): LetteringLook {
  return { ...shout, turn: 0, slant: 0.06, fill, secondFill, mostLines, outline: 0.13, shadow: 0.1, largest: 0.74 };
}

/** What somebody says in a bubble: heavy, upright, in colour without an outline. */
export function speechLook(rng: Rng): LetteringLook {
  return {
    ...shout,
    turn: 0,
    slant: 0.08,
    outline: 0.05,
    shadow: 0.06,
    fill: rng.pick<Inks>([{ main: 1 }, { second: 1 }, { main: 1 }]),
    secondFill: rng.pick<Inks>([{ main: 1 }, { second: 1 }]),
    mostLines: 3,
  };
}

/** A narrator's caption: low-voiced, for cards that must not shout. */
export const captionLook: LetteringLook = {
  ...shout,
  font: { family: 'Newsreader', weight: 600, italic: true },
  capitals: false,
  leading: 1.14,
  turn: 0,
  slant: 0,
  stretch: [1, 1],
  outline: 0,
  shadow: 0,
  fill: { key: 1 },
  secondFill: { key: 1 },
  mostLines: 2,
  largest: 0.6,
};
