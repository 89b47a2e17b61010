import type { Rng } from '../core/rng.ts';
import type { Inks } from '../separations/inks.ts';
import type { LetteringLook } from '../separations/lettering.ts';

const base: Omit<LetteringLook, 'font' | 'fill'> = {
  capitals: false,
  leading: 1.12,
  trackingEm: 0,
  arch: 0,
  turn: 0,
  slant: 0,
  stretch: [1, 1],
  outline: 0.15,
  shadow: 0.09,
  mostLines: 2,
  largest: 0.8,
};

const signPainter: LetteringLook = {
  ...base,
  font: { family: 'Newsreader', weight: 800, italic: true },
  leading: 1.22,
  fill: {},
  secondFill: { light: 0.9 },
};
const showCard: LetteringLook = {
  ...base,
  font: { family: 'Hanken Grotesk', weight: 900 },
  capitals: true,
  stretch: [0.86, 1.16],
  trackingEm: 0.015,
  leading: 1.26,
  fill: {},
  secondFill: { light: 0.9 },
};
const circus: LetteringLook = {
  ...base,
  font: { family: 'Newsreader', weight: 800 },
  capitals: true,
  trackingEm: 0.02,
  leading: 1.12,
  fill: {},
  secondFill: { light: 0.9 },
};

/** Outlined lettering for a coloured ground, bent into an arch. */
export function archedLook(rng: Rng, arch: number, mostLines = 2): LetteringLook {
  const look = rng.pick([signPainter, signPainter, showCard, circus]);
  return { ...look, arch, mostLines, fill: rng.pick<Inks>([{}, {}, { light: 0.85 }]) };
}

/** Lettering for a label's bare ground: coloured, with a thin key edge. */
export function labelLook(rng: Rng, mostLines = 3): LetteringLook {
  const look = rng.pick([signPainter, signPainter, circus]);
  return {
    ...look,
    outline: 0.035,
    shadow: 0.045,
    mostLines,
    fill: { main: 1 },
    secondFill: { second: 1 },
    largest: 0.62,
  };
}

/** Lettering on a ribbon: small, straight or slightly arched, paper-coloured on the ribbon's ink. */
export function ribbonLook(rng: Rng, arch: number): LetteringLook {
  const look = rng.pick([signPainter, showCard]);
  return { ...look, arch, outline: 0.12, shadow: 0.04, mostLines: 1, fill: {}, largest: 0.78 };
}

/** A caption below a plate: quiet, in key ink. */
export function captionLook(rng: Rng): LetteringLook {
  const look = rng.pick<LetteringLook>([
    { ...signPainter, font: { family: 'Newsreader', weight: 500, italic: true } },
    { ...circus, font: { family: 'Newsreader', weight: 500 }, trackingEm: 0.1 },
    { ...signPainter, font: { family: 'Pinyon Script' }, leading: 1 },
  ]);
  return {
    ...look,
    outline: look.font.family === 'Pinyon Script' ? 0.012 : 0,
    shadow: 0,
    fill: { key: 1 },
    secondFill: { key: 1 },
    mostLines: 2,
    largest: 0.66,
  };
}
