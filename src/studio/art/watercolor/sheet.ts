import type { Rgb } from '../core/colour.ts';
import { Masks } from '../core/masks.ts';
import type { Raster } from '../core/raster.ts';
import { fieldSide, watercolorFields } from './fields.ts';

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
  readonly masks: Masks;

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
    this.masks = new Masks(this.width, this.height, scale);
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
