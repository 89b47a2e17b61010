import { describe, expect, it } from 'vitest';
import type { Placement } from '../arrange/arrangement.ts';
import type { Rgb } from '../core/colour.ts';
import type { LibraryMotif, MotifPart } from './library-motif.ts';
import { boxOf, placeMotif } from './place-motif.ts';

const red: Rgb = [0.8, 0.1, 0.1];
const crimson: Rgb = [0.79, 0.1, 0.11];
const blue: Rgb = [0.1, 0.1, 0.8];
const square = (x: number, y: number, side: number, colour: Rgb): MotifPart => ({
  path: `M${x} ${y}L${x + side} ${y}L${x + side} ${y + side}L${x} ${y + side}Z`,
  box: [x, y, x + side, y + side],
  colour,
});
const motifOf = (...parts: MotifPart[]): LibraryMotif => ({ name: 'thing', parts });
const placed = (motif: LibraryMotif, options: Partial<Placement> = {}): Placement => ({
  subject: { motif, count: 1, colour: null },
  centre: [500, 400],
  size: 320,
  angle: 0,
  flip: false,
  rank: 'main',
  ...options,
});
const coloursIn = (motif: LibraryMotif): Rgb[] => motif.parts.map(({ colour }) => colour);

describe('placeMotif', () => {
  it('scales a motif around the middle of its square', () => {
    const motif = motifOf(square(0, 0, 16, red));
    expect(placeMotif(placed(motif), coloursIn(motif))[0]?.box).toEqual([340, 240, 500, 400]);
  });

  it('mirrors a motif before it is turned', () => {
    const motif = motifOf(square(0, 0, 16, red));
    expect(placeMotif(placed(motif, { flip: true }), coloursIn(motif))[0]?.box).toEqual([500, 240, 660, 400]);
    const turned = placeMotif(placed(motif, { flip: true, angle: Math.PI / 2 }), coloursIn(motif));
    expect(boxOf(turned).map(Math.round)).toEqual([500, 400, 660, 560]);
  });

  it('leaves out parts that are too small', () => {
    const motif = motifOf(square(0, 0, 16, red), square(20, 20, 1, blue));
    expect(placeMotif(placed(motif), coloursIn(motif), { leastSide: 2 })).toHaveLength(1);
  });

  it('joins neighbours of similar colour into one outline, but not across another colour', () => {
    const alike = motifOf(square(0, 0, 16, red), square(10, 10, 12, crimson));
    const joined = placeMotif(placed(alike), coloursIn(alike), { mergeWithin: 0.05 });
    expect(joined).toHaveLength(1);
    expect(joined[0]?.path.match(/M/g)).toHaveLength(1);
    const between = motifOf(square(0, 0, 16, red), square(8, 8, 12, blue), square(10, 10, 4, crimson));
    expect(placeMotif(placed(between), coloursIn(between), { mergeWithin: 0.05 })).toHaveLength(3);
  });

  it('keeps the hole of a ring, and both parts of a pair drawn in two directions', () => {
    const hole = 'M4 4L4 12L12 12L12 4Z';
    const ring = motifOf({ path: `M0 0L16 0L16 16L0 16Z${hole}`, box: [0, 0, 16, 16], colour: red });
    expect(placeMotif(placed(ring), coloursIn(ring))[0]?.share).toBeCloseTo((256 - 64) / 1024);
    const turned = 'M0 0L0 16L16 16L16 0ZM4 4L12 4L12 12L4 12Z';
    const anticlockwise = motifOf({ path: turned, box: [0, 0, 16, 16], colour: red });
    expect(placeMotif(placed(anticlockwise), coloursIn(anticlockwise))[0]?.share).toBeCloseTo((256 - 64) / 1024);
    const pair = motifOf({ path: 'M0 0L8 0L8 8L0 8ZM20 0L20 8L28 8L28 0Z', box: [0, 0, 28, 8], colour: red });
    expect(placeMotif(placed(pair), coloursIn(pair))[0]?.share).toBeCloseTo(128 / 1024);
  });

  it('keeps only the dark middle of a staring eye', () => {
    const eyes = (half: number, colour: Rgb): MotifPart => {
      const one = (x: number): string =>
        `M${x - half} ${16 - half}L${x + half} ${16 - half}L${x + half} ${16 + half}L${x - half} ${16 + half}Z`;
      return { path: one(11) + one(21), box: [11 - half, 16 - half, 21 + half, 16 + half], colour };
    };
    const face = motifOf(
      square(4, 4, 24, [0.93, 0.75, 0.67]),
      eyes(2, [1, 1, 1]),
      eyes(1.4, [0.5, 0.27, 0.2]),
      eyes(0.8, [0, 0, 0]),
    );
    expect(placeMotif(placed(face), coloursIn(face)).map(({ colour }) => colour)).toEqual([
      [0.93, 0.75, 0.67],
      [0, 0, 0],
    ]);
  });
});
