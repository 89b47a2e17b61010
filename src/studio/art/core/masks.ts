import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box } from './geometry.ts';

/** A rectangle of picture pixels. */
export type Region = { left: number; top: number; width: number; height: number };

/** Draws shapes as coverage, a region of the picture at a time. */
export class Masks {
  readonly #width: number;
  readonly #height: number;
  /** Picture pixels per scene unit. */
  readonly #scale: number;
  /** Drawn on the smallest canvas that holds the mask: reading pixels costs by the canvas, not by the region. */
  readonly #contexts: readonly { side: number; context: SKRSContext2D }[];

  constructor(width: number, height: number, scale: number) {
    this.#width = width;
    this.#height = height;
    this.#scale = scale;
    this.#contexts = [96, 224, 448, Math.max(width, height)].map((side) => {
      const canvas = createCanvas(Math.min(side, width), Math.min(side, height));
      return { side, context: canvas.getContext('2d', { willReadFrequently: true }) };
    });
  }

  /** The part of the picture a box of scene units covers with `padding` pixels around it; null when none. */
  region([x0, y0, x1, y1]: Box, padding: number): Region | null {
    const left = Math.max(0, Math.floor(x0 * this.#scale - padding));
    const top = Math.max(0, Math.floor(y0 * this.#scale - padding));
    const right = Math.min(this.#width, Math.ceil(x1 * this.#scale + padding));
    const bottom = Math.min(this.#height, Math.ceil(y1 * this.#scale + padding));
    return right - left > 1 && bottom - top > 1 ? { left, top, width: right - left, height: bottom - top } : null;
  }

  /** Coverage of a path over a region, 0 to 255 in every fourth byte from the third on. */
  rasterise(path: string, lineWidth: number | undefined, region: Region): Uint8ClampedArray {
    const longest = Math.max(region.width, region.height);
    const context = this.#contexts.find(({ side }) => longest <= side)?.context;
    if (context === undefined) throw new RangeError('A region is larger than its picture');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, region.width, region.height);
    context.setTransform(this.#scale, 0, 0, this.#scale, -region.left, -region.top);
    const outline = new Path2D(path);
    if (lineWidth === undefined) {
      context.fillStyle = '#fff';
      context.fill(outline);
    } else {
      context.strokeStyle = '#fff';
      context.lineCap = 'round';
      context.lineJoin = 'round';
      context.lineWidth = lineWidth;
      context.stroke(outline);
    }
    return context.getImageData(0, 0, region.width, region.height).data;
  }
}
