import type { Shade, Shape, Tint } from '../scene.ts';
import { blendInks, type InkFill, type Inks, scaleInks } from './inks.ts';
import type { Press } from './press.ts';
import { roleInks } from './role-inks.ts';

/** The hand of a style: how heavy its outlines are and how dark its screened shading. */
export type Hand = { outline: number; shading: number };

/** Prints the shapes of a motif: solid inks, shading as a screen of key, and an outline by size. */
export function printShapes(press: Press, shapes: readonly Shape[], hand: Hand): void {
  for (const shape of shapes) printShape(press, shape, hand);
}

function printShape(press: Press, shape: Shape, hand: Hand): void {
  const { path, surface, lineWidth, strength = 1 } = shape;
  // Washes and soft light belong to paint; a print uses its screens instead.
  if (surface === 'glow' || surface === 'mist' || surface === 'wash') return;
  if (surface === 'lift') {
    if ((shape.cover ?? 1) >= 0.5) press.fill(path, {});
    return;
  }
  if (lineWidth !== undefined) {
    if (strength < 0.4) return;
    printLine(press, path, lineWidth, inksOf(shape.tint), surface === 'chalk', hand);
    return;
  }
  if (shape.cover === 0) {
    press.fill(path, { key: 0.45 * hand.shading * strength }, { over: true });
    return;
  }
  if (surface === 'chalk') {
    press.fill(path, inksOf(shape.tint));
    return;
  }
  press.fill(path, fillOf(shape, hand), { line: outlineOf(shape, hand) });
}

function printLine(press: Press, path: string, width: number, inks: Inks, bare: boolean, hand: Hand): void {
  if (bare) {
    press.stroke(path, width, inks);
    return;
  }
  if (width < 5) {
    press.stroke(path, Math.max(width * 0.8, 1.5 * hand.outline));
    return;
  }
  press.stroke(path, width + 4 * hand.outline);
  press.stroke(path, width, inks);
}

/** Large shapes carry heavy lines and small ones thin. */
function outlineOf({ box: [left, top, right, bottom], surface }: Shape, hand: Hand): number {
  const size = Math.hypot(right - left, bottom - top);
  // Petals crowd: heavy outlines would fill them in.
  if (surface === 'petal') return Math.min(3.2, Math.max(1.3, size * 0.014)) * hand.outline ** 0.5;
  return Math.min(5.5, Math.max(1.5, 1.1 + size * 0.013)) * hand.outline;
}

/** The inks of a tint. */
export function inksOf({ role, toward, share = 0.5 }: Tint): Inks {
  return toward === undefined ? roleInks[role] : blendInks(roleInks[role], roleInks[toward], share);
}

function fillOf(shape: Shape, hand: Hand): InkFill {
  const base = inksOf(shape.tint);
  if (shape.shade === undefined) return base;
  const other = shape.second === undefined ? base : inksOf(shape.second);
  // Petals lie many over each other: a full screen of key on each would turn them grey.
  const small = shape.surface === 'petal' || shape.surface === 'fine';
  const shading = small ? hand.shading * 0.4 : hand.shading;
  return {
    start: toned(base, shape.shade.start, shading),
    end: toned(other, shape.shade.end, shading),
    along: alongOf(shape.shade),
  };
}

function alongOf(shade: Shade) {
  if (shade.kind === 'linear') return { kind: 'linear', from: shade.from, to: shade.to } as const;
  return { kind: 'radial', centre: shade.centre, radius: shade.radius } as const;
}

/** Less paint is a lighter screen, more paint a screen of key on top. */
function toned(inks: Inks, amount: number, shading: number): Inks {
  if (amount <= 1) return scaleInks(inks, 1 - (1 - amount) * 0.7);
  return { ...inks, key: Math.min(1, (inks.key ?? 0) + Math.min(0.5, (amount - 1) * 1.1) * shading) };
}
