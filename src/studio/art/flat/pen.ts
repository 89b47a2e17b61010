import type { Rgb } from '../core/colour.ts';
import type { Box, Point } from '../core/geometry.ts';
import type { FlatShape, Matrix } from './flat-scene.ts';

type FillOptions = Omit<FlatShape, 'path' | 'colour' | 'matrix' | 'clips'> & {
  /** Short for a volume shade. */
  volume?: number;
};
type Placement = { scale?: number; angle?: number; flip?: boolean };

const identity: Matrix = [1, 0, 0, 1, 0, 0];

/** Collects shapes, in nested coordinates. */
export class Pen {
  readonly shapes: FlatShape[] = [];
  readonly faces: Box[] = [];
  #matrix: Matrix = identity;
  #clips: { path: string; matrix: Matrix }[] = [];

  fill(path: string, colour: Rgb, { volume, ...options }: FillOptions = {}): void {
    const shades = [...(options.shades ?? []), ...(volume ? [{ kind: 'volume', amount: volume } as const] : [])];
    this.shapes.push({
      path,
      colour,
      ...options,
      ...(shades.length > 0 && { shades }),
      ...(this.#matrix !== identity && { matrix: this.#matrix }),
      ...(this.#clips.length > 0 && { clips: [...this.#clips] }),
    });
  }

  line(path: string, colour: Rgb, lineWidth: number, options: FillOptions = {}): void {
    this.fill(path, colour, { ...options, lineWidth });
  }

  /** Sets words as large as a box allows. */
  words(words: NonNullable<FlatShape['words']>, colour: Rgb, options: FillOptions = {}): void {
    this.fill('', colour, { ...options, words });
  }

  /** Draws with the origin at (x, y), turned and scaled. */
  at(x: number, y: number, { scale = 1, angle = 0, flip = false }: Placement, draw: () => void): void {
    const before = this.#matrix;
    const [a, b, c, d, e, f] = before;
    const cos = Math.cos(angle) * scale;
    const sin = Math.sin(angle) * scale;
    const mirrored = flip ? -1 : 1;
    this.#matrix = [
      (a * cos + c * sin) * mirrored,
      (b * cos + d * sin) * mirrored,
      c * cos - a * sin,
      d * cos - b * sin,
      a * x + c * y + e,
      b * x + d * y + f,
    ];
    draw();
    this.#matrix = before;
  }

  /** Draws only inside a path. */
  inside(path: string, draw: () => void): void {
    this.#clips.push({ path, matrix: this.#matrix });
    draw();
    this.#clips.pop();
  }

  /** Where a point of the current coordinates lies in the picture. */
  toScene([x, y]: Point): Point {
    const [a, b, c, d, e, f] = this.#matrix;
    return [a * x + c * y + e, b * x + d * y + f];
  }

  /** Notes that a face fills a circle of the current coordinates. */
  face(x: number, y: number, radius: number): void {
    const [cx, cy] = this.toScene([x, y]);
    const [a, b] = this.#matrix;
    const reach = radius * Math.hypot(a, b);
    this.faces.push([cx - reach, cy - reach, cx + reach, cy + reach]);
  }
}
