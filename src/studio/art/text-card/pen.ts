import { Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { type Rgb, toCss } from '../core/colour.ts';

type Gradient = ReturnType<SKRSContext2D['createLinearGradient']>;
export type Ink = Rgb | Gradient;
const styleOf = (ink: Ink) => ('addColorStop' in ink ? ink : toCss(ink));

/** Fills and strokes SVG path data with the context's current transform. */
export class Pen {
  readonly context: SKRSContext2D;

  constructor(context: SKRSContext2D) {
    this.context = context;
  }

  fill(path: string, ink: Ink, alpha = 1): void {
    this.context.globalAlpha = alpha;
    this.context.fillStyle = styleOf(ink);
    this.context.fill(new Path2D(path));
    this.context.globalAlpha = 1;
  }

  stroke(path: string, ink: Ink, width: number, alpha = 1): void {
    const { context } = this;
    context.globalAlpha = alpha;
    context.strokeStyle = styleOf(ink);
    context.lineWidth = width;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.stroke(new Path2D(path));
    context.globalAlpha = 1;
  }

  /** Draws with the origin moved to a point, turned (in radians) and scaled. */
  at(x: number, y: number, scale: number | readonly [number, number], turn: number, draw: () => void): void {
    const [scaleX, scaleY] = typeof scale === 'number' ? [scale, scale] : scale;
    this.context.save();
    this.context.translate(x, y);
    this.context.rotate(turn);
    this.context.scale(scaleX, scaleY);
    draw();
    this.context.restore();
  }
}

const round = (value: number) => Math.round(value * 100) / 100;

export const circlePath = (x: number, y: number, radius: number): string =>
  `M${round(x - radius)} ${round(y)}a${round(radius)} ${round(radius)} 0 1 1 ${round(2 * radius)} 0a${round(radius)} ${round(radius)} 0 1 1 ${round(-2 * radius)} 0Z`;

export const rectanglePath = (x: number, y: number, width: number, height: number, radius = 0): string =>
  `M${x + radius} ${y}H${x + width - radius}a${radius} ${radius} 0 0 1 ${radius} ${radius}V${y + height - radius}a${radius} ${radius} 0 0 1 ${-radius} ${radius}H${x + radius}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}V${y + radius}a${radius} ${radius} 0 0 1 ${radius} ${-radius}Z`;

/** A star of radius 1 around the origin. */
export function starPath(points: number, inner: number): string {
  const corner = (i: number) => {
    const angle = (i * Math.PI) / points - Math.PI / 2;
    const radius = i % 2 ? inner : 1;
    return `${round(Math.cos(angle) * radius)} ${round(Math.sin(angle) * radius)}`;
  };
  return `M${Array.from({ length: points * 2 }, (_, i) => corner(i)).join('L')}Z`;
}
