import { type Canvas, type CanvasGradient, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import type { Box, Point } from '../core/geometry.ts';
import type { InkFill, Inks } from './inks.ts';

export type FillOptions = {
  /** Outlines the shape in key ink at this width. */
  line?: number;
  /** Prints on top of what is there instead of knocking it out. */
  over?: boolean;
};

/** SVG path data, or a path made of it: what is drawn often is read once. */
export type Drawn = string | Path2D;

type Plate = 'colours' | 'key';
const plateNames: readonly Plate[] = ['colours', 'key'];

/**
 * The four plates of a spot-colour print. Coverage of the three colours lies in the channels of one canvas and
 * that of the key in a second: a shape is drawn twice instead of four times, and edges blend as coverage does.
 * Coordinates are scene units, whatever the scale.
 */
export class Press {
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  readonly #canvases: Record<Plate, Canvas>;
  readonly #contexts: Record<Plate, SKRSContext2D>;

  constructor(width: number, height: number, scale: number) {
    this.width = width;
    this.height = height;
    this.scale = scale;
    const [across, down] = [Math.round(width * scale), Math.round(height * scale)];
    this.#canvases = { colours: createCanvas(across, down), key: createCanvas(across, down) };
    this.#contexts = { colours: this.#canvases.colours.getContext('2d'), key: this.#canvases.key.getContext('2d') };
    this.#each((context) => {
      context.fillStyle = '#000';
      context.fillRect(0, 0, across, down);
      context.scale(scale, scale);
      context.lineCap = 'round';
      context.lineJoin = 'round';
    });
  }

  /** A context to measure words in. */
  get measuring(): SKRSContext2D {
    return this.#contexts.key;
  }

  /** Fills a path with inks, knocking out what is below. */
  fill(path: Drawn, fill: InkFill, { line, over = false }: FillOptions = {}): void {
    const outline = pathOf(path);
    this.#each((context, plate) => {
      if (over && isEmpty(fill, plate)) return;
      context.globalCompositeOperation = over ? 'screen' : 'source-over';
      context.fillStyle = styleOf(context, fill, plate);
      context.fill(outline);
      context.globalCompositeOperation = 'source-over';
    });
    if (line !== undefined && line > 0) this.#strokeOutline(outline, line, { key: 1 }, true);
  }

  /** Strokes a path; in key ink it overprints, since black hides what is under it. */
  stroke(path: Drawn, width: number, inks: Inks = { key: 1 }): void {
    const keyOnly = !inks.main && !inks.second && !inks.light && (inks.key ?? 0) > 0;
    this.#strokeOutline(pathOf(path), width, inks, keyOnly);
  }

  #strokeOutline(outline: Path2D, width: number, inks: Inks, over: boolean): void {
    this.#each((context, plate) => {
      if (over && isEmpty(inks, plate)) return;
      context.lineWidth = width;
      context.strokeStyle = styleOf(context, inks, plate) as string;
      context.stroke(outline);
    });
  }

  /** Draws words, or anything a canvas can, in inks; `draw` runs once per plate with both styles set. */
  letter(inks: Inks, draw: (context: SKRSContext2D) => void): void {
    this.#each((context, plate) => {
      context.save();
      context.fillStyle = styleOf(context, inks, plate);
      context.strokeStyle = context.fillStyle;
      draw(context);
      context.restore();
    });
  }

  /** Everything drawn inside `draw` stays within the path. */
  clip(path: Drawn, draw: () => void): void {
    const outline = pathOf(path);
    this.#each((context) => {
      context.save();
      context.clip(outline);
    });
    draw();
    this.#each((context) => context.restore());
  }

  /**
   * Everything drawn inside `draw` is mirrored, scaled, turned and moved about the origin. `slip` moves the colours alone, in
   * scene units: they come off the lines as in a hasty print.
   */
  at(
    [x, y]: Point,
    draw: () => void,
    {
      angle = 0,
      size = 1,
      flip = false,
      slip = [0, 0],
    }: { angle?: number; size?: number; flip?: boolean; slip?: Point } = {},
  ): void {
    this.#each((context, plate) => {
      context.save();
      context.translate(x + (plate === 'key' ? 0 : slip[0]), y + (plate === 'key' ? 0 : slip[1]));
      context.rotate(angle);
      context.scale(flip ? -size : size, size);
    });
    draw();
    this.#each((context) => context.restore());
  }

  /** The plates as RGBA bytes. */
  read(): Record<Plate, Uint8ClampedArray> {
    const bytes = (plate: Plate): Uint8ClampedArray => {
      const { width, height } = this.#canvases[plate];
      return this.#contexts[plate].getImageData(0, 0, width, height).data;
    };
    return { colours: bytes('colours'), key: bytes('key') };
  }

  /** The share of a box that lies under solid key: lines and lettering, not screened shade. */
  lineCoverage([left, top, right, bottom]: Box): number {
    const s = this.scale;
    const [x, y] = [Math.round(left * s), Math.round(top * s)];
    const { data } = this.#contexts.key.getImageData(x, y, Math.round(right * s) - x, Math.round(bottom * s) - y);
    let solid = 0;
    for (let p = 0; p < data.length; p += 4) if ((data[p] as number) > 180) solid++;
    return solid / (data.length / 4);
  }

  #each(draw: (context: SKRSContext2D, plate: Plate) => void): void {
    for (const plate of plateNames) draw(this.#contexts[plate], plate);
  }
}

const pathOf = (path: Drawn): Path2D => (typeof path === 'string' ? new Path2D(path) : path);

function isEmpty(fill: InkFill, plate: Plate): boolean {
  if ('along' in fill) return isEmpty(fill.start, plate) && isEmpty(fill.end, plate);
  return plate === 'key' ? !fill.key : !fill.main && !fill.second && !fill.light;
}

function colourOf({ main = 0, second = 0, light = 0, key = 0 }: Inks, plate: Plate): string {
  const level = (coverage: number): number => Math.round(Math.min(1, Math.max(0, coverage)) * 255);
  return plate === 'key' ? `rgb(${level(key)},0,0)` : `rgb(${level(main)},${level(second)},${level(light)})`;
}

function styleOf(context: SKRSContext2D, fill: InkFill, plate: Plate): string | CanvasGradient {
  if (!('along' in fill)) return colourOf(fill, plate);
  const { start, end, along } = fill;
  const gradient =
    along.kind === 'linear'
      ? context.createLinearGradient(along.from[0], along.from[1], along.to[0], along.to[1])
      : context.createRadialGradient(
          along.centre[0],
          along.centre[1],
          along.innerRadius ?? 0,
          along.centre[0],
          along.centre[1],
          along.radius,
        );
  gradient.addColorStop(0, colourOf(start, plate));
  gradient.addColorStop(1, colourOf(end, plate));
  return gradient;
}
