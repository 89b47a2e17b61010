import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Rgb } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { fieldSide, watercolorFields } from './fields.ts';

/** A rectangle of sheet pixels. */
export type Region = { left: number; top: number; width: number; height: number };

/** The paper being painted on: reflectance as planes of sRGB-coded floats, and room to work in. */
export class Sheet {
  readonly width: number;
  readonly height: number;
  /** Sheet pixels per scene unit. */
  readonly scale: number;
  readonly paper: Rgb;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  readonly fields = watercolorFields();
  /** Working planes of a wash; a wash never holds on to them. */
  readonly scratch: readonly [Float32Array, Float32Array, Float32Array, Float32Array];
  /** Masks are drawn on the smallest canvas that holds them: reading pixels back costs by the canvas, not the region. */
  readonly #contexts: readonly { side: number; context: SKRSContext2D }[];

  constructor(sceneWidth: number, sceneHeight: number, scale: number, paper: Rgb) {
    this.width = Math.round(sceneWidth * scale);
    this.height = Math.round(sceneHeight * scale);
    this.scale = scale;
    this.paper = paper;
    const area = this.width * this.height;
    this.red = new Float32Array(area).fill(paper[0]);
    this.green = new Float32Array(area).fill(paper[1]);
    this.blue = new Float32Array(area).fill(paper[2]);
    this.scratch = [new Float32Array(area), new Float32Array(area), new Float32Array(area), new Float32Array(area)];
    this.#contexts = [96, 224, 448, Math.max(this.width, this.height)].map((side) => {
      const canvas = createCanvas(Math.min(side, this.width), Math.min(side, this.height));
      return { side, context: canvas.getContext('2d', { willReadFrequently: true }) };
    });
  }

  /** The part of the sheet a box of scene units covers with `padding` sheet pixels around it; null when none. */
  region([x0, y0, x1, y1]: Box, padding: number): Region | null {
    const left = Math.max(0, Math.floor(x0 * this.scale - padding));
    const top = Math.max(0, Math.floor(y0 * this.scale - padding));
    const right = Math.min(this.width, Math.ceil(x1 * this.scale + padding));
    const bottom = Math.min(this.height, Math.ceil(y1 * this.scale + padding));
    return right - left > 1 && bottom - top > 1 ? { left, top, width: right - left, height: bottom - top } : null;
  }

  /** Coverage of a path over a region, 0 to 255 in every fourth byte from the third on. */
  rasterise(path: string, lineWidth: number | undefined, region: Region): Uint8ClampedArray {
    const longest = Math.max(region.width, region.height);
    const context = this.#contexts.find(({ side }) => longest <= side)?.context;
    if (context === undefined) throw new RangeError('A region is larger than its sheet');
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, region.width, region.height);
    context.setTransform(this.scale, 0, 0, this.scale, -region.left, -region.top);
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

  /** The painted sheet as pixels, lit from the upper left so that the paper's tooth shows. */
  develop(relief: number): Raster {
    const { width, height, scale, red, green, blue } = this;
    const { tooth } = this.fields;
    const mask = fieldSide - 1;
    const data = new Uint8ClampedArray(width * height * 4);
    const inverse = 1 / scale;
    for (let y = 0; y < height; y++) {
      const here = ((y * inverse) & mask) * fieldSide;
      const above = ((y * inverse - 1) & mask) * fieldSide;
      const below = ((y * inverse + 1) & mask) * fieldSide;
      for (let x = 0; x < width; x++) {
        const column = (x * inverse) & mask;
        const slope =
          (tooth[here + ((column + 1) & mask)] as number) -
          (tooth[here + ((column - 1) & mask)] as number) +
          (tooth[below + column] as number) -
          (tooth[above + column] as number);
        const light = 255 * (1 - relief * slope);
        const p = y * width + x;
        data[p * 4] = (red[p] as number) * light;
        data[p * 4 + 1] = (green[p] as number) * light;
        data[p * 4 + 2] = (blue[p] as number) * light;
        data[p * 4 + 3] = 255;
      }
    }
    return { data, width, height };
  }
}
