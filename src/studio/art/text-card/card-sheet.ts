import { createCanvas } from '@napi-rs/canvas';
import type { CardCategory, VisualDetail } from '../../../contract/vocabulary.ts';
import { mixColours, toCss } from '../core/colour.ts';
import type { Rng } from '../core/rng.ts';
import type { LeafKind } from './botanicals.ts';
import type { OccasionMood } from './occasion-moods.ts';
import type { Ink, Pen } from './pen.ts';
import type { Theme } from './theme.ts';

/** Everything a layout draws with. */
export type CardSheet = {
  pen: Pen;
  width: number;
  height: number;
  /** One pixel of a 1024 px card. */
  unit: number;
  theme: Theme;
  /** Gold, or the palette's stand-in for it. */
  foil: Ink;
  mood: OccasionMood;
  category: CardCategory;
  leaf: LeafKind;
  detail: VisualDetail;
  rng: Rng;
  /** Ornaments step back: the message needs the room. */
  crowded: boolean;
  title: string;
  message: string;
};

/** Foil catches the light in bands across the card. */
export function makeFoil(pen: Pen, { foil: [light, middle, dark] }: Theme, width: number, height: number): Ink {
  const gradient = pen.context.createLinearGradient(0, 0, width, height);
  const stops = [middle, light, middle, dark, middle, light, middle];
  stops.forEach((colour, index) => {
    gradient.addColorStop(index / (stops.length - 1), toCss(colour));
  });
  return gradient;
}

/** The card stock: lighter in the middle. */
export function drawGround({ pen, width, height, theme }: CardSheet): void {
  const { context } = pen;
  const radius = Math.hypot(width, height) * 0.56;
  const gradient = context.createRadialGradient(width / 2, height * 0.42, radius * 0.08, width / 2, height / 2, radius);
  gradient.addColorStop(0, toCss(theme.ground));
  gradient.addColorStop(0.55, toCss(mixColours(theme.ground, theme.groundEdge, 0.25)));
  gradient.addColorStop(1, toCss(theme.groundEdge));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
}

/** The tooth of the paper, over everything: too faint to trouble the words. */
export function drawGrain({ pen, width, height, rng }: CardSheet): void {
  const side = 256;
  const tile = createCanvas(side, side);
  const tileContext = tile.getContext('2d');
  const pixels = tileContext.createImageData(side, side);
  const noise = rng.fork('grain');
  for (let i = 0; i < side * side; i++) {
    const value = noise.next();
    if (value > 0.5) pixels.data.fill(255, i * 4, i * 4 + 3);
    pixels.data[i * 4 + 3] = Math.abs(value - 0.5) * 20;
  }
  tileContext.putImageData(pixels, 0, 0);
  const pattern = pen.context.createPattern(tile, 'repeat');
  if (!pattern) throw new Error('The grain of the paper cannot be made.');
  pen.context.fillStyle = pattern;
  pen.context.fillRect(0, 0, width, height);
}
