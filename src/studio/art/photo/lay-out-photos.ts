import type { PhotoLayout } from '../../../contract/vocabulary.ts';

/** Where one photo lies on a sheet whose sides are 1; `angle` in radians. A print has a white rim outside of its cell. */
export type PhotoCell = { x: number; y: number; width: number; height: number; angle: number; isPrint: boolean };

/** Between photos, and around them. */
const gap = 0.016;

/** The places of two to four photos on a square sheet, in their order; no photo covers another. */
export function layOutPhotos(layout: PhotoLayout, count: number): PhotoCell[] {
  if (layout === 'prints') return prints(count);
  return layout === 'large' ? oneLarge(count) : grid(count);
}

/** Two halves, a tall one beside two, or four quarters. */
function grid(count: number): PhotoCell[] {
  const half = (1 - gap * 3) / 2;
  const [near, far] = [gap, gap * 2 + half];
  const tall = 1 - gap * 2;
  if (count === 2) return [cell(near, gap, half, tall), cell(far, gap, half, tall)];
  const right = [cell(far, near, half, half), cell(far, far, half, half)];
  if (count === 3) return [cell(near, gap, half, tall), ...right];
  const [first, second] = right as [PhotoCell, PhotoCell];
  return [cell(near, near, half, half), first, cell(near, far, half, half), second];
}

const largeHeight = 0.61;

/** The first across the sheet, the others in a row below. */
function oneLarge(count: number): PhotoCell[] {
  const others = count - 1;
  const top = gap * 2 + largeHeight;
  const width = (1 - gap * (others + 1)) / others;
  const small = Array.from({ length: others }, (_, at) => cell(gap + at * (width + gap), top, width, 1 - top - gap));
  return [cell(gap, gap, 1 - gap * 2, largeHeight), ...small];
}

/** Square prints laid down by hand, a little turned: x and y of their middles, and the angle in degrees. */
const laid: Readonly<
  Record<number, { side: number; at: readonly (readonly [x: number, y: number, angle: number])[] }>
> = {
  2: {
    side: 0.4,
    at: [
      [0.255, 0.38, -5],
      [0.745, 0.58, 4],
    ],
  },
  3: {
    side: 0.36,
    at: [
      [0.265, 0.265, -5],
      [0.735, 0.29, 4],
      [0.49, 0.745, -2],
    ],
  },
  4: {
    side: 0.35,
    at: [
      [0.262, 0.262, -4],
      [0.738, 0.27, 3],
      [0.264, 0.738, 3],
      [0.736, 0.73, -4],
    ],
  },
};

function prints(count: number): PhotoCell[] {
  const { side, at } = laid[count] ?? { side: 0, at: [] };
  return at.map(([x, y, degrees]) => ({
    x: x - side / 2,
    y: y - side / 2,
    width: side,
    height: side,
    angle: (degrees * Math.PI) / 180,
    isPrint: true,
  }));
}

const cell = (x: number, y: number, width: number, height: number): PhotoCell => ({
  x,
  y,
  width,
  height,
  angle: 0,
  isPrint: false,
});
