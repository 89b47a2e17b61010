import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, toCss } from '../../core/colour.ts';
import { tileFbm } from '../../core/noise.ts';
import { Rng } from '../../core/rng.ts';
import type { Foil } from '../foil.ts';

type Pattern = NonNullable<ReturnType<SKRSContext2D['createPattern']>>;
const side = 512;
/** Papers at least this light show their streaks this little, or bare paper would look like wood. */
const [bare, faint] = [0.88, 0.3];

/**
 * Papers cut and pasted, each with a thin shadow: painted by a broad brush that leaves its streaks, gilded, or cut from the
 * card's marbled sheet.
 */
export class CutPapers {
  readonly #context: SKRSContext2D;
  readonly #scale: number;
  readonly #rng: Rng;
  readonly #foil: Foil;
  readonly #paintMarble: () => Canvas;
  #marble: Canvas | null = null;

  /** The marbled sheet is painted once, for the first piece that is cut from it. */
  constructor(canvas: Canvas, scale: number, rng: Rng, foil: Foil, paintMarble: () => Canvas) {
    this.#context = canvas.getContext('2d');
    this.#context.lineCap = 'round';
    this.#context.lineJoin = 'round';
    this.#scale = scale;
    this.#rng = rng;
    this.#foil = foil;
    this.#paintMarble = paintMarble;
  }

  /** Pastes a piece of gold leaf, or draws a line of it. */
  gild(path: string, lift: number, lineWidth?: number): void {
    // A plain colour throws the shadow: a pattern's takes several times as long.
    this.#lay(path, lift, lineWidth, ['#c9a45c', this.#foil.pattern]);
  }

  /** Pastes a piece of the marbled sheet. */
  pasteMarble(path: string, lift: number): void {
    this.#marble ??= this.#paintMarble();
    const context = this.#context;
    this.#lay(path, lift, undefined, ['#fff']);
    context.save();
    context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    context.clip(new Path2D(path));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(this.#marble, 0, 0, context.canvas.width, context.canvas.height);
    context.restore();
  }

  /** Pastes a painted piece; `lift` is how far its shadow falls, in scene units. */
  paste(path: string, colour: Rgb, lift: number, lineWidth?: number): void {
    const angle = this.#rng.pick([0, Math.PI / 2]) + this.#rng.between(-0.25, 0.25);
    const [x, y] = [this.#rng.whole(0, side), this.#rng.whole(0, side)];
    const { dark, light } = streaks();
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    for (const pattern of [dark, light]) pattern.setTransform({ a: c, b: s, c: -s, d: c, e: x, f: y });
    const streaked = Math.min(...colour) < bare ? 1 : faint;
    this.#lay(path, lift, lineWidth, [toCss(colour), dark, light], streaked);
  }

  /** Fills or strokes a piece with one layer over another, all but the first at `alpha`; only the first throws a shadow. */
  #lay(
    path: string,
    lift: number,
    lineWidth: number | undefined,
    layers: readonly (string | Pattern)[],
    alpha = 1,
  ): void {
    const context = this.#context;
    const piece = new Path2D(path);
    context.save();
    context.setTransform(this.#scale, 0, 0, this.#scale, 0, 0);
    if (lift > 0) {
      // Canvas shadows ignore the transform: they are given in pixels.
      context.shadowColor = 'rgba(40,28,34,0.36)';
      context.shadowBlur = lift * 2.2 * this.#scale;
      context.shadowOffsetX = lift * 0.5 * this.#scale;
      context.shadowOffsetY = lift * 0.8 * this.#scale;
    }
    for (const layer of layers) {
      if (lineWidth === undefined) {
        context.fillStyle = layer;
        context.fill(piece);
      } else {
        context.strokeStyle = layer;
        context.lineWidth = lineWidth;
        context.stroke(piece);
      }
      context.shadowColor = 'transparent';
      context.globalAlpha = alpha;
    }
    context.restore();
  }
}

let shared: { dark: Pattern; light: Pattern } | null = null;

/** Where the brush ran dry and where it carried more paint, stretched along the stroke; made once per thread. */
function streaks(): { dark: Pattern; light: Pattern } {
  if (shared === null) {
    const rng = new Rng('gouache');
    const [fine, broad, grain] = [
      tileFbm(side, 128, 2, rng.fork('fine')),
      tileFbm(side, 16, 3, rng.fork('broad')),
      tileFbm(side, 200, 1, rng.fork('grain')),
    ];
    const at = (x: number, y: number): number => {
      // Bristles: the paint varies across the brush and only slowly along it.
      const [cell, t] = [x >> 4, (x & 15) / 16];
      const hair =
        (fine[y * side + cell] as number) * (1 - t) + (fine[y * side + ((cell + 1) % (side >> 4))] as number) * t;
      return hair * 0.6 + (broad[y * side + x] as number) * 0.5 + (grain[y * side + x] as number) * 0.16;
    };
    shared = { dark: patternOf(at, 1, [30, 18, 40]), light: patternOf(at, -1, [255, 252, 240]) };
  }
  return shared;
}

function patternOf(
  at: (x: number, y: number) => number,
  sign: 1 | -1,
  [r, g, b]: readonly [number, number, number],
): Pattern {
  const tile = createCanvas(side, side);
  const context = tile.getContext('2d');
  const pixels = context.createImageData(side, side);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const p = (y * side + x) * 4;
      pixels.data.set([r, g, b, Math.max(0, Math.min(1, at(x, y) * sign * 0.45)) * 15], p);
    }
  context.putImageData(pixels, 0, 0);
  const pattern = context.createPattern(tile, 'repeat');
  if (pattern === null) throw new Error('The streaks cannot be used as a pattern.');
  return pattern;
}
