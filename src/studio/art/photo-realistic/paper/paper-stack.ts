import { clamp, type Rgb } from '../../core/colour.ts';
import type { Box } from '../../core/geometry.ts';
import { fullTurn } from '../../core/geometry.ts';
import { Masks, type Region } from '../../core/masks.ts';
import type { Rng } from '../../core/rng.ts';
import { fibreSide, paperFibre } from './fibre.ts';

export type PaperSheet = {
  path: string;
  box: Box;
  /** Lays a strip of this width along the path instead of filling it. */
  lineWidth?: number;
  colour: Rgb;
  /** The height of its mounting over the sheets below, in scene units. */
  lift: number;
  /** How far it bends up and down, in scene units. */
  curl?: number;
};

/** Stacked sheets of coloured paper: the light that each pixel reflects, and its height. */
export class PaperStack {
  readonly width: number;
  readonly height: number;
  /** Pixels per scene unit. */
  readonly scale: number;
  readonly red: Float32Array;
  readonly green: Float32Array;
  readonly blue: Float32Array;
  /** In pixels above the table. */
  readonly level: Float32Array;
  readonly #masks: Masks;
  readonly #rng: Rng;

  constructor(width: number, height: number, scale: number, rng: Rng) {
    this.width = Math.round(width * scale);
    this.height = Math.round(height * scale);
    this.scale = scale;
    const area = this.width * this.height;
    this.red = new Float32Array(area);
    this.green = new Float32Array(area);
    this.blue = new Float32Array(area);
    this.level = new Float32Array(area);
    this.#masks = new Masks(this.width, this.height, scale);
    this.#rng = rng;
  }

  lay({ path, box, lineWidth, ...sheet }: PaperSheet): void {
    const region = this.#masks.region(box, (lineWidth ?? 0) * 0.5 * this.scale + 2);
    const bend = this.#bend(sheet.curl ?? 0);
    if (region === null) return;
    const pixels = this.#masks.rasterise(path, lineWidth, region);
    this.#layCoverage(region, (i) => (pixels[i * 4 + 3] as number) / 255, sheet.colour, sheet.lift, bend);
  }

  /** Lays a sheet cut to a coverage of the whole picture, 0 to 1. */
  layMask(coverage: Float32Array, colour: Rgb, lift: number): void {
    const whole = { left: 0, top: 0, width: this.width, height: this.height };
    this.#layCoverage(whole, (i) => coverage[i] as number, colour, lift, this.#bend(0));
  }

  /** A sheet is stiff and rests near the highest point below it. */
  #layCoverage(region: Region, covers: (i: number) => number, colour: Rgb, lift: number, bend: Bend): void {
    const { left, top, width, height } = region;
    const { level, scale } = this;
    let [highest, sum, count] = [0, 0, 0];
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        if (covers(y * width + x) < 0.5) continue;
        const under = level[(y + top) * this.width + x + left] as number;
        highest = Math.max(highest, under);
        sum += under;
        count++;
      }
    if (count === 0) return;
    const base = highest * 0.5 + (sum / count) * 0.5 + lift * scale;
    const fibre = paperFibre();
    const [shiftX, shiftY] = [this.#rng.whole(0, fibreSide - 1), this.#rng.whole(0, fibreSide - 1)];
    const [r, g, b] = [toLight(colour[0]), toLight(colour[1]), toLight(colour[2])];
    for (let y = 0; y < height; y++) {
      const row = (((y + top) / scale + shiftY) & (fibreSide - 1)) * fibreSide;
      for (let x = 0; x < width; x++) {
        const cover = covers(y * width + x);
        if (cover <= 0) continue;
        const p = (y + top) * this.width + x + left;
        const k = row + (((x + left) / scale + shiftX) & (fibreSide - 1));
        const mottle = 1 + (fibre.mottle[k] as number) * 0.035 + (fibre.grain[k] as number) * 0.03;
        const [sceneX, sceneY] = [(x + left) / scale, (y + top) / scale];
        const bent = base + bend(sceneX, sceneY) * scale;
        this.red[p] = (this.red[p] as number) * (1 - cover) + r * mottle * cover;
        this.green[p] = (this.green[p] as number) * (1 - cover) + g * mottle * cover;
        this.blue[p] = (this.blue[p] as number) * (1 - cover) + b * mottle * cover;
        level[p] = (level[p] as number) * (1 - cover) + Math.max(level[p] as number, bent) * cover;
      }
    }
  }

  /** Long soft waves: no sheet is quite flat. */
  #bend(curl: number): Bend {
    const angle = this.#rng.next() * fullTurn;
    const [shift, length] = [this.#rng.next() * fullTurn, this.#rng.between(240, 520)];
    const [dx, dy] = [(Math.cos(angle) * fullTurn) / length, (Math.sin(angle) * fullTurn) / length];
    return curl === 0 ? () => 0 : (x, y) => Math.sin(x * dx + y * dy + shift) * curl;
  }
}

type Bend = (x: number, y: number) => number;

const toLight = (x: number): number => clamp(x) ** 2.2;
