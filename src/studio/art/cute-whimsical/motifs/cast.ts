import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';

export const animalKinds = ['bear', 'panda', 'cat', 'bunny', 'penguin', 'fox', 'puppy', 'deer'] as const;
export type AnimalKind = (typeof animalKinds)[number];

/** The colours of one animal. */
export type Coat = { fur: Rgb; pale: Rgb; ears: Rgb; limbs: Rgb; feet: Rgb; nose: Rgb };

export const eyeInk = oklch(0.28, 0.035, 40);
export const cheekPink = oklch(0.74, 0.14, 18);
const white: Rgb = [0.995, 0.985, 0.97];
const pink = oklch(0.8, 0.1, 12);

const furs: Record<AnimalKind, readonly Rgb[]> = {
  bear: [oklch(0.74, 0.085, 62), oklch(0.62, 0.075, 52), oklch(0.84, 0.06, 75)],
  panda: [oklch(0.965, 0.01, 80)],
  cat: [oklch(0.79, 0.1, 68), oklch(0.72, 0.02, 280), oklch(0.93, 0.03, 75), oklch(0.6, 0.04, 50)],
  bunny: [oklch(0.94, 0.015, 60), oklch(0.83, 0.05, 55), oklch(0.8, 0.025, 300)],
  penguin: [oklch(0.43, 0.07, 262), oklch(0.5, 0.07, 235), oklch(0.4, 0.04, 290)],
  fox: [oklch(0.72, 0.145, 50), oklch(0.67, 0.14, 42)],
  puppy: [oklch(0.86, 0.06, 78), oklch(0.73, 0.085, 60), oklch(0.95, 0.015, 80)],
  deer: [oklch(0.72, 0.085, 58), oklch(0.66, 0.08, 50)],
};

/** The coat of an animal; two of a kind may differ. */
export function coatOf(kind: AnimalKind, rng: Rng): Coat {
  const fur = rng.pick(furs[kind]);
  const pale = mixColours(fur, white, kind === 'fox' ? 0.86 : 0.6);
  const base: Coat = {
    fur,
    pale,
    ears: mixColours(pink, fur, 0.2),
    limbs: fur,
    feet: mixColours(pink, pale, 0.4),
    nose: eyeInk,
  };
  const dark = oklch(0.36, 0.02, 290);
  if (kind === 'panda') return { ...base, ears: dark, limbs: dark, feet: mixColours(dark, white, 0.25) };
  if (kind === 'penguin')
    return { ...base, pale: white, limbs: mixColours(fur, eyeInk, 0.2), feet: oklch(0.78, 0.15, 68) };
  if (kind === 'cat' || kind === 'bunny') return { ...base, nose: oklch(0.62, 0.14, 12) };
  if (kind === 'puppy') return { ...base, ears: mixColours(fur, oklch(0.42, 0.06, 45), 0.62) };
  return base;
}
