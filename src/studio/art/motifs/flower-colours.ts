import type { Tint } from '../scene.ts';
import { tint } from './shapes.ts';

export type FlowerColours = { base: Tint; deep: Tint; glow: Tint; heart: Tint };
export type FlowerTone = 0 | 1 | 2;

const tones: readonly [FlowerColours, FlowerColours, FlowerColours] = [
  { base: tint('flower1'), deep: tint('flower1Deep'), glow: tint('flower1Glow'), heart: tint('heart') },
  { base: tint('flower2'), deep: tint('flower2Deep'), glow: tint('flower2Glow'), heart: tint('heart') },
  { base: tint('flower3'), deep: tint('flower3Deep'), glow: tint('flower3Glow'), heart: tint('heartDark') },
];

/** The first, second or third flower colour of the card. */
export function flowerColours(tone: FlowerTone): FlowerColours {
  return tones[tone];
}

/** White petals shaded with the card's second colour. */
export const whiteFlower: FlowerColours = {
  base: tint('cream', 'flower2', 0.25),
  deep: tint('cream', 'flower2Deep', 0.45),
  glow: tint('cream', 'leafPale', 0.3),
  heart: tint('gold', 'heart', 0.25),
};
