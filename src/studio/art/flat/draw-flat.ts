import { type Canvas, createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { mixColours, oklch, type Rgb, toCss } from '../core/colour.ts';
import type { OnProgress } from '../picture.ts';
import { applyFont } from '../text/fit-text.ts';
import { registerFonts } from '../text/fonts.ts';
import type { FlatScene, FlatShade, FlatShape, Matrix } from './flat-scene.ts';
import { flatGrain } from './grain.ts';

type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;
type Temper = (colour: Rgb) => Rgb;

const identity: Matrix = [1, 0, 0, 1, 0, 0];
const shadowTone = oklch(0.36, 0.09, 345);
const lightTone: Rgb = [1, 0.995, 0.97];
const stippleAlpha = 0.85;

/** Draws flat shapes with stippled shading and paper texture over all; `layGround` draws on the bare paper first. */
export function drawFlat(
  scene: FlatScene,
  temper: Temper,
  scale: number,
  onProgress: OnProgress,
  layGround?: (context: SKRSContext2D) => void,
): Canvas {
  const canvas = createCanvas(Math.round(scene.width * scale), Math.round(scene.height * scale));
  const context = canvas.getContext('2d');
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.fillStyle = toCss(temper(scene.paper));
  context.fillRect(0, 0, canvas.width, canvas.height);
  layGround?.(context);
  const pathOf = pathReader();
  context.save();
  scene.shapes.forEach((shape, i) => {
    if (isPlain(shape)) drawPlain(context, shape, pathOf(shape.path), temper, scale);
    else drawShape(context, shape, pathOf, temper, scale);
    if (i % 100 === 99) onProgress(i / scene.shapes.length);
  });
  context.restore();
  layTooth(context, scale);
  return canvas;
}

/** Reads each path once: a motif is filled, outlined and shaded along the same path, and a pattern repeats it. */
export function pathReader(): (path: string) => Path2D {
  const known = new Map<string, Path2D>();
  return (path) => {
    const read = known.get(path) ?? new Path2D(path);
    known.set(path, read);
    return read;
  };
}

/** Whether a shape is one fill or line of one colour, as most are. */
const isPlain = ({ clips, multiply, words, blendTo, drop, shades }: FlatShape): boolean =>
  !(clips || multiply || words || blendTo || drop || shades);

/** Leaves its colour and place in the context: all others set their own. */
function drawPlain(context: SKRSContext2D, shape: FlatShape, path: Path2D, temper: Temper, scale: number): void {
  const style = toCss(temper(shape.colour));
  setMatrix(context, shape.matrix ?? identity, scale);
  context.globalAlpha = shape.alpha ?? 1;
  if (shape.lineWidth !== undefined) {
    context.strokeStyle = style;
    context.lineWidth = shape.lineWidth;
    context.stroke(path);
  } else if (!shape.shadesOnly) {
    context.fillStyle = style;
    context.fill(path);
  }
  context.globalAlpha = 1;
}

function drawShape(
  context: SKRSContext2D,
  shape: FlatShape,
  pathOf: (path: string) => Path2D,
  temper: Temper,
  scale: number,
): void {
  const matrix = shape.matrix ?? identity;
  const path = pathOf(shape.path);
  context.save();
  for (const clip of shape.clips ?? []) {
    setMatrix(context, clip.matrix, scale);
    context.clip(pathOf(clip.path));
  }
  setMatrix(context, matrix, scale);
  if (shape.alpha !== undefined) context.globalAlpha = shape.alpha;
  if (shape.multiply) context.globalCompositeOperation = 'multiply';
  const colour = temper(shape.colour);
  const style = shape.blendTo ? gradientOf(context, shape.blendTo, colour, temper) : toCss(colour);
  if (shape.words !== undefined) {
    setWords(context, shape.words, toCss(colour), shape.lineWidth);
  } else if (shape.lineWidth !== undefined) {
    context.strokeStyle = style;
    context.lineWidth = shape.lineWidth;
    context.stroke(path);
  } else {
    if (shape.drop) {
      // Canvas shadows ignore the transform: they are given in pixels.
      context.shadowColor = toCss(temper(shadowTone), shape.drop.alpha);
      context.shadowBlur = shape.drop.blur * scale;
      context.shadowOffsetY = shape.drop.down * scale;
    }
    context.fillStyle = style;
    if (!shape.shadesOnly) context.fill(path);
    context.shadowColor = 'transparent';
    if (shape.shades) stipple(context, shape, path, shape.shades, temper, scale);
  }
  context.restore();
}

/** A line width rounds the letters off and widens them. */
function setWords(
  context: SKRSContext2D,
  { text, font, box: [left, top, right, bottom] }: NonNullable<FlatShape['words']>,
  style: string,
  lineWidth = 0,
): void {
  registerFonts();
  context.textAlign = 'left';
  context.textBaseline = 'alphabetic';
  const trial = 100;
  applyFont(context, { ...font, sizePx: trial });
  const measured = context.measureText(text);
  const width = measured.actualBoundingBoxLeft + measured.actualBoundingBoxRight;
  const height = measured.actualBoundingBoxAscent + measured.actualBoundingBoxDescent;
  const grow = Math.min((right - left) / width, (bottom - top) / height);
  applyFont(context, { ...font, sizePx: trial * grow });
  const x = (left + right) / 2 + ((measured.actualBoundingBoxLeft - measured.actualBoundingBoxRight) / 2) * grow;
  const y = (top + bottom) / 2 + ((measured.actualBoundingBoxAscent - measured.actualBoundingBoxDescent) / 2) * grow;
  context.fillStyle = style;
  context.strokeStyle = style;
  context.lineWidth = lineWidth;
  if (lineWidth > 0) context.strokeText(text, x, y);
  context.fillText(text, x, y);
}

function setMatrix(context: SKRSContext2D, [a, b, c, d, e, f]: Matrix, scale: number): void {
  context.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale, f * scale);
}

function gradientOf(
  context: SKRSContext2D,
  { colour: to, from: [x0, y0], to: [x1, y1] }: NonNullable<FlatShape['blendTo']>,
  colour: Rgb,
  temper: Temper,
): Gradient {
  const gradient = context.createLinearGradient(x0, y0, x1, y1);
  gradient.addColorStop(0, toCss(colour));
  gradient.addColorStop(1, toCss(temper(to)));
  return gradient;
}

/** Lays gradients through a mask of grain; drawn beside the picture, in a scratch no larger than the shape. */
function stipple(
  context: SKRSContext2D,
  shape: FlatShape,
  path: Path2D,
  shades: readonly FlatShade[],
  temper: Temper,
  scale: number,
): void {
  const matrix = shape.matrix ?? identity;
  const bounds = path.getBounds() as [number, number, number, number];
  const [left, top, right, bottom] = pixelBounds(bounds, matrix, scale, context.canvas);
  const [width, height] = [right - left, bottom - top];
  if (width < 2 || height < 2) return;
  const scratch = scratchFor(width, height);
  const ink = scratch.getContext('2d');
  ink.save();
  ink.clearRect(0, 0, width, height);
  const [a, b, c, d, e, f] = matrix;
  ink.setTransform(a * scale, b * scale, c * scale, d * scale, e * scale - left, f * scale - top);
  ink.clip(path);
  for (const shade of shades) layShade(ink, shade, bounds, shape.colour, temper);
  ink.globalCompositeOperation = 'destination-out';
  ink.globalAlpha = stippleAlpha;
  // The grain belongs to the sheet: it does not turn or scale with the shape.
  ink.setTransform(scale, 0, 0, scale, -left, -top);
  ink.fillStyle = flatGrain().stipple;
  ink.fillRect(left / scale, top / scale, width / scale, height / scale);
  ink.restore();
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.drawImage(scratch, 0, 0, width, height, left, top, width, height);
}

function layShade(
  ink: SKRSContext2D,
  shade: FlatShade,
  [left, top, right, bottom]: readonly [number, number, number, number],
  colour: Rgb,
  temper: Temper,
): void {
  const fillWith = (gradient: Gradient, tone: Rgb, alpha: number): void => {
    gradient.addColorStop(0, toCss(tone, alpha));
    gradient.addColorStop(1, toCss(tone, 0));
    ink.fillStyle = gradient;
    ink.fillRect(left, top, right - left, bottom - top);
  };
  if (shade.kind === 'volume') {
    const size = Math.max(right - left, bottom - top);
    const dark = temper(mixColours(colour, shadowTone, 0.5));
    const light = temper(mixColours(colour, lightTone, 0.6));
    const [sx, sy] = [left + (right - left) * 0.8, bottom + size * 0.02];
    fillWith(ink.createRadialGradient(sx, sy, 0, sx, sy, size * 0.72), dark, shade.amount);
    const [lx, ly] = [left + (right - left) * 0.25, top + (bottom - top) * 0.18];
    fillWith(ink.createRadialGradient(lx, ly, 0, lx, ly, size * 0.52), light, shade.amount * 0.75);
  } else if (shade.kind === 'radial') {
    const [x, y] = shade.centre;
    fillWith(ink.createRadialGradient(x, y, 0, x, y, shade.radius), temper(shade.colour), shade.alpha);
  } else {
    const [[x0, y0], [x1, y1]] = [shade.from, shade.to];
    fillWith(ink.createLinearGradient(x0, y0, x1, y1), temper(shade.colour), shade.alpha);
  }
}

/** The pixels a shape may touch, cut to the picture. */
function pixelBounds(
  [left, top, right, bottom]: readonly [number, number, number, number],
  [a, b, c, d, e, f]: Matrix,
  scale: number,
  { width, height }: { width: number; height: number },
): [number, number, number, number] {
  const xs = [left, right].flatMap((x) => [top, bottom].map((y) => (a * x + c * y + e) * scale));
  const ys = [left, right].flatMap((x) => [top, bottom].map((y) => (b * x + d * y + f) * scale));
  return [
    Math.max(0, Math.floor(Math.min(...xs))),
    Math.max(0, Math.floor(Math.min(...ys))),
    Math.min(width, Math.ceil(Math.max(...xs))),
    Math.min(height, Math.ceil(Math.max(...ys))),
  ];
}

const scratches = new Map<string, Canvas>();
/** A thread keeps no more pixels than this in its scratches. */
const mostKept = 6 << 20;
let kept = 0;

/** A scratch canvas of this thread, little larger than what is drawn: copying one costs by its size. */
export function scratchFor(width: number, height: number): Canvas {
  const [across, down] = [roomFor(width), roomFor(height)];
  const key = `${across}/${down}`;
  const found = scratches.get(key);
  if (found) return found;
  if (kept > mostKept) {
    scratches.clear();
    kept = 0;
  }
  const scratch = createCanvas(across, down);
  scratches.set(key, scratch);
  kept += across * down;
  return scratch;
}

const roomFor = (side: number): number => Math.max(64, Math.ceil(side / 128) * 128);

function layTooth(context: SKRSContext2D, scale: number): void {
  context.save();
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.globalCompositeOperation = 'multiply';
  context.fillStyle = flatGrain().tooth;
  context.fillRect(0, 0, context.canvas.width / scale, context.canvas.height / scale);
  context.restore();
}
