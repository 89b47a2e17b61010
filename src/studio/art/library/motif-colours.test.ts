import { describe, expect, it } from 'vitest';
import { colorPalettes } from '../../../contract/vocabulary.ts';
import { oklch, type Rgb, toOklab } from '../core/colour.ts';
import type { LibraryMotif, Subject } from './library-motif.ts';
import { loadMotif } from './load-motif.ts';
import { type CardColours, coloursOf, groundHue, hueGap, leadingHue } from './motif-colours.ts';
import { formOf } from './motif-form.ts';
import { partShares } from './place-motif.ts';

const ink = oklch(0.31, 0.045, 20);
const card = (palette: CardColours['palette'] = 'Pastel'): CardColours => ({
  palette,
  hues: [12, 65, 148, 235, 312],
  accent: 85,
  ink,
});
const part = (side: number, colour: Rgb): LibraryMotif['parts'][number] => ({
  path: `M0 0L${side} 0L${side} ${side}L0 ${side}Z`,
  box: [0, 0, side, side],
  colour,
});
const bicycle = (colour: Subject['colour']): Subject => ({
  motif: {
    name: 'bicycle',
    parts: [part(26, oklch(0.26, 0.07, 308)), part(12, oklch(0.64, 0.22, 15)), part(6, oklch(0.83, 0.16, 85))],
  },
  count: 1,
  colour,
});
const lch = (colour: Rgb | undefined): { l: number; c: number; h: number } => {
  const [l, a, b] = toOklab(colour ?? [0, 0, 0]);
  return { l, c: Math.hypot(a, b), h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 };
};

describe('coloursOf', () => {
  it('gives the requested colour to the largest coloured parts, in every palette', () => {
    for (const palette of colorPalettes) {
      const [tyres, frame] = coloursOf(bicycle(260), card(palette)).map(lch);
      expect(hueGap(frame?.h ?? 0, 260), palette).toBeLessThan(12);
      expect(frame?.c, palette).toBeGreaterThan(0.08);
      expect(tyres?.l, palette).toBeLessThan(0.45);
    }
  });

  it('paints white and black on request', () => {
    expect(lch(coloursOf(bicycle('white'), card())[1]).l).toBeGreaterThan(0.85);
    expect(lch(coloursOf(bicycle('black'), card())[1]).l).toBeLessThan(0.4);
  });

  it('paints a brown animal white, though its coat looks like skin', () => {
    const motif = loadMotif('horse');
    const shares = partShares(motif);
    const coat = coloursOf({ motif, count: 1, colour: 'white' }, card())[shares.indexOf(Math.max(...shares))];
    expect(lch(coat).l).toBeGreaterThan(0.8);
  });

  it('paints what can be seen of a white rabbit: its coat lies over a grey shape of its own size', () => {
    const motif = loadMotif('rabbit');
    const painted = coloursOf({ motif, count: 1, colour: 260 }, card('Bold & Bright')).map(lch);
    const seen = formOf(motif).parts.reduce((sum, { shown }, i) => {
      const { c = 0, h = 0 } = painted[i] ?? {};
      return sum + (c > 0.1 && hueGap(h, 260) < 12 ? shown : 0);
    }, 0);
    expect(seen).toBeGreaterThan(0.9);
  });

  it('keeps different hues different', () => {
    const hues = [0, 45, 90, 135, 180, 225, 270, 315];
    const motif = { name: 'rainbow', parts: hues.map((hue) => part(4, oklch(0.65, 0.15, hue))) };
    const painted = coloursOf({ motif, count: 1, colour: null }, card()).map((colour) => lch(colour).h);
    for (const [i, hue] of painted.entries())
      expect(hueGap(hue, painted[(i + 1) % hues.length] ?? 0)).toBeGreaterThan(20);
  });

  it('keeps one accent in Black & White', () => {
    const [, frame, guard] = coloursOf(bicycle(null), card('Black & White')).map(lch);
    expect(frame?.c).toBeLessThan(0.01);
    expect(guard?.c).toBeGreaterThan(0.1);
  });

  it('keeps every warm colour of a card for somebody ill, though it is in Black & White', () => {
    const grey = card('Black & White');
    const heart = { motif: loadMotif('pink-heart'), count: 1, colour: null };
    const strongest = (from: CardColours): number => Math.max(...coloursOf(heart, from).map((one) => lch(one).c));
    expect(strongest(grey)).toBeLessThan(0.05);
    expect(strongest({ ...grey, isHeartening: true })).toBeGreaterThan(0.1);
  });

  it('does not change skin when a colour is requested', () => {
    const skin = oklch(0.84, 0.06, 50);
    const motif = { name: 'woman', parts: [part(20, skin), part(8, oklch(0.6, 0.15, 150))] };
    const [face, dress] = coloursOf({ motif, count: 1, colour: 27 }, card()).map(lch);
    expect(hueGap(face?.h ?? 0, 50)).toBeLessThan(8);
    expect(hueGap(dress?.h ?? 0, 27)).toBeLessThan(8);
  });
});

describe('groundHue', () => {
  it('is far from the visible hues of the subjects', () => {
    expect(leadingHue(bicycle(null))).toBeCloseTo(15, 0);
    expect(hueGap(groundHue([bicycle(null)], card()), 15)).toBeGreaterThan(120);
  });
});
