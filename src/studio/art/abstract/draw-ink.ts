import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { mixColours, type Rgb, toCss } from '../core/colour.ts';
import { tileFbm } from '../core/noise.ts';
import { Rng } from '../core/rng.ts';
import { flatGrain } from '../flat/grain.ts';
import type { OnProgress } from '../picture.ts';
import type { Foil } from './foil.ts';
import type { InkScene, InkShape } from './ink-scene.ts';
import { paintMarble } from './paint-marble.ts';

type Studio = { temper: (colour: Rgb) => Rgb; foil: Foil; scale: number; marble: Canvas | null; scratch: Canvas };

/** Draws inks, papers and foil, back to front, with paper texture over everything but foil. */
export function drawInk(
  scene: InkScene,
  seed: string,
  { temper, foil, scale }: Omit<Studio, 'marble' | 'scratch'>,
  onProgress: OnProgress,
): Canvas {
  const { width, height } = scene;
  const canvas = createCanvas(Math.round(width * scale), Math.round(height * scale));
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = toCss(temper(scene.paper));
  context.fillRect(0, 0, canvas.width, canvas.height);
  const marble = scene.marble && {
    inks: scene.marble.inks.map(temper),
    foil: scene.marble.foil,
  };
  const studio: Studio = {
    temper,
    foil,
    scale,
    marble: marble && paintMarble(marble, width, height, scale, foil, new Rng(seed).fork('marble')),
    scratch: createCanvas(canvas.width, canvas.height),
  };
  onProgress(0.5);
  context.setTransform(scale, 0, 0, scale, 0, 0);
  for (const shape of scene.shapes) drawShape(context, shape, studio);
  layTooth(context, scene);
  onProgress(0.8);
  return canvas;
}

function drawShape(context: SKRSContext2D, shape: InkShape, studio: Studio): void {
  context.save();
  context.globalAlpha = shape.alpha ?? 1;
  if (shape.multiply) context.globalCompositeOperation = 'multiply';
  if (shape.drop) {
    // Canvas shadows ignore the transform: they are given in pixels.
    context.shadowColor = 'rgba(45,35,40,0.34)';
    context.shadowBlur = 16 * studio.scale;
    context.shadowOffsetY = 5 * studio.scale;
  }
  if (shape.material === 'mist') layMist(context, shape, studio);
  else if (shape.material === 'wash') layWash(context, shape, studio);
  else if (shape.material === 'marble' && studio.marble !== null) {
    context.clip(new Path2D(shape.path));
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.drawImage(studio.marble, 0, 0);
  } else {
    const style = shape.material === 'foil' ? studio.foil.pattern : toCss(studio.temper(shape.colour));
    layPaint(context, shape, style);
  }
  context.restore();
}

function layPaint(context: SKRSContext2D, { path, lineWidth }: InkShape, style: string | Foil['pattern']): void {
  if (lineWidth === undefined) {
    context.fillStyle = style;
    context.fill(new Path2D(path));
  } else {
    context.strokeStyle = style;
    context.lineWidth = lineWidth;
    context.stroke(new Path2D(path));
  }
}

function layMist(context: SKRSContext2D, { box, colour }: InkShape, { temper }: Studio): void {
  const [left, top, right, bottom] = box ?? [0, 0, 0, 0];
  const [rx, ry] = [(right - left) / 2, (bottom - top) / 2];
  const tone = temper(colour);
  context.translate((left + right) / 2, (top + bottom) / 2);
  context.scale(1, ry / rx);
  const veil = context.createRadialGradient(0, 0, 0, 0, 0, rx);
  for (const [at, alpha] of [
    [0, 1],
    [0.6, 1],
    [0.72, 0.86],
    [0.84, 0.45],
    [0.93, 0.14],
    [1, 0],
  ] as const)
    veil.addColorStop(at, toCss(tone, alpha));
  context.fillStyle = veil;
  context.fillRect(-rx, -rx, rx * 2, rx * 2);
}

/** Watered ink: it multiplies with what it covers, is thin where the water stood and dark at its edge. */
function layWash(context: SKRSContext2D, { path, colour, alpha = 1 }: InkShape, studio: Studio): void {
  const { scale, scratch, temper } = studio;
  const outline = new Path2D(path);
  const tone = temper(colour);
  const ink = scratch.getContext('2d');
  ink.save();
  ink.setTransform(1, 0, 0, 1, 0, 0);
  ink.clearRect(0, 0, scratch.width, scratch.height);
  ink.setTransform(scale, 0, 0, scale, 0, 0);
  ink.clip(outline);
  ink.fillStyle = toCss(tone);
  ink.fill(outline);
  ink.globalCompositeOperation = 'destination-out';
  ink.fillStyle = waterPattern();
  ink.fill(outline);
  ink.globalCompositeOperation = 'source-over';
  const rim = mixColours(tone, temper([0.2, 0.16, 0.22]), 0.24);
  for (const [width, strength] of [
    [26, 0.14],
    [11, 0.2],
    [4, 0.34],
  ] as const) {
    ink.strokeStyle = toCss(rim, strength);
    ink.lineWidth = width;
    ink.stroke(outline);
  }
  ink.restore();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.globalAlpha = alpha;
  context.globalCompositeOperation = 'multiply';
  context.drawImage(scratch, 0, 0);
}

let water: Foil['pattern'] | null = null;

/** Where a wash is thin; one tile serves every card of the thread. */
function waterPattern(): Foil['pattern'] {
  if (water !== null) return water;
  const side = 512;
  const rng = new Rng('water');
  const [pools, grain] = [tileFbm(side, 3, 5, rng.fork('pools'), 0.55), tileFbm(side, 128, 2, rng.fork('grain'), 0.6)];
  const tile = createCanvas(side, side);
  const context = tile.getContext('2d');
  const pixels = context.createImageData(side, side);
  for (let i = 0; i < side * side; i++) {
    const thin = 0.24 + (pools[i] as number) * 0.15 + (grain[i] as number) * 0.035;
    pixels.data[i * 4 + 3] = Math.max(0, Math.min(0.8, thin)) * 255;
  }
  context.putImageData(pixels, 0, 0);
  water = context.createPattern(tile, 'repeat');
  if (water === null) throw new Error('The water cannot be used as a pattern.');
  return water;
}

function layTooth(context: SKRSContext2D, { width, height }: InkScene): void {
  context.save();
  context.globalCompositeOperation = 'multiply';
  context.globalAlpha = 0.8;
  context.fillStyle = flatGrain().tooth;
  context.fillRect(0, 0, width, height);
  context.restore();
}
