import type { Rgb } from '../core/colour.ts';
import { lerp } from '../core/colour.ts';
import type { Rng } from '../core/rng.ts';
import { drawBud, turnOfBud } from './emblems.ts';
import type { Emblem } from './occasion-moods.ts';
import { circlePath, type Ink, type Pen } from './pen.ts';
import type { Theme } from './theme.ts';

export type Point = readonly [number, number];
/** A cubic Bézier curve. */
type Curve = readonly [Point, Point, Point, Point];

/** The leaf of a card: every branch on it grows the same. */
export type LeafKind = 'olive' | 'eucalyptus' | 'fern' | 'wheat';

const leafShapes: Record<LeafKind, { path: string; pairs: number; size: number; lean: number }> = {
  olive: { path: 'M0 0C.28 -.2 .72 -.2 1 0C.72 .17 .28 .17 0 0Z', pairs: 8, size: 0.19, lean: 0.62 },
  eucalyptus: { path: 'M0 0C.1 -.5 .8 -.56 1 -.05C.9 .45 .2 .42 0 0Z', pairs: 7, size: 0.15, lean: 0.9 },
  fern: { path: 'M0 0C.3 -.13 .7 -.13 1 0C.7 .1 .3 .1 0 0Z', pairs: 15, size: 0.17, lean: 0.85 },
  wheat: { path: 'M0 0C.2 -.3 .7 -.3 1 0C.7 .24 .2 .24 0 0Z', pairs: 11, size: 0.11, lean: 0.42 },
};

const pointOn = ([a, b, c, d]: Curve, t: number): Point => {
  const u = 1 - t;
  const at = (i: 0 | 1) => u ** 3 * a[i] + 3 * u * u * t * b[i] + 3 * u * t * t * c[i] + t ** 3 * d[i];
  return [at(0), at(1)];
};

const angleOn = (curve: Curve, t: number): number => {
  const [x0, y0] = pointOn(curve, Math.max(0, t - 0.01));
  const [x1, y1] = pointOn(curve, Math.min(1, t + 0.01));
  return Math.atan2(y1 - y0, x1 - x0);
};

type BranchStyle = {
  leaf: LeafKind;
  leaves: readonly [Rgb, Rgb];
  line: Ink;
  berries: Rgb | null;
  weight: number;
};

/** A branch along a curve: a stem with pairs of leaves that shorten towards the tip, and berries now and then. */
export function drawBranch(pen: Pen, curve: Curve, style: BranchStyle, rng: Rng): void {
  const [a, b, c, d] = curve;
  const length = Math.hypot(d[0] - a[0], d[1] - a[1]);
  const shape = leafShapes[style.leaf];
  pen.stroke(`M${a.join(' ')}C${b.join(' ')} ${c.join(' ')} ${d.join(' ')}`, style.line, style.weight);
  for (let i = 0; i <= shape.pairs; i++) {
    const t = lerp(0.08, 1, i / shape.pairs);
    const [x, y] = pointOn(curve, t);
    const heading = angleOn(curve, t);
    const size = length * shape.size * lerp(1, 0.5, t) * rng.between(0.88, 1.1);
    const sides = i === shape.pairs ? [0] : [-1, 1];
    for (const side of sides) {
      const colour = side < 0 ? style.leaves[0] : style.leaves[1];
      pen.at(x, y, [size, side < 0 ? size : -size], heading + side * shape.lean * rng.between(0.85, 1.12), () => {
        pen.fill(shape.path, colour);
        if (style.leaf !== 'fern') pen.stroke('M.08 0H.82', style.line, 0.02, 0.5);
      });
    }
    if (style.berries && i % 3 === 1) {
      const away = heading + (rng.chance(0.5) ? 1.3 : -1.3);
      const reach = length * 0.075;
      const [bx, by] = [x + Math.cos(away) * reach, y + Math.sin(away) * reach];
      pen.stroke(`M${x} ${y}L${bx} ${by}`, style.line, style.weight * 0.7);
      pen.fill(circlePath(bx, by, length * 0.019), style.berries);
    }
  }
}

type SprayLook = { leaf: LeafKind; bud: Emblem | null; line: Ink };
/** Where a spray grows from, and which ways: 1 is right or down, -1 left or up. */
type SprayCorner = { x: number; y: number; towards: readonly [1 | -1, 1 | -1] };

/** Branches and flowers growing from a corner along both its sides; `reach` is its size in pixels. */
export function drawSpray(pen: Pen, corner: SprayCorner, reach: number, theme: Theme, look: SprayLook, rng: Rng): void {
  const { bud, line } = look;
  const { towards } = corner;
  const style = { leaf: look.leaf, leaves: theme.leaves, line, berries: theme.blooms[1], weight: reach * 0.008 };
  const k = (x: number, y: number): Point => [x * reach, y * reach];
  const bloom = (x: number, y: number, size: number, main: Rgb, kind: Emblem) =>
    // Turned back the right way up: a bauble hangs down in every corner.
    pen.at(
      x * reach,
      y * reach,
      [size * reach * towards[0], size * reach * towards[1]],
      rng.between(-1, 1) * turnOfBud(kind),
      () => drawBud(pen, kind, { main, second: theme.blooms[2], line }),
    );
  pen.at(corner.x, corner.y, towards, 0, () => {
    drawBranch(pen, [k(0.06, 0.06), k(0.3, -0.02), k(0.65, 0.12), k(0.98, 0.03)], style, rng);
    drawBranch(pen, [k(0.06, 0.06), k(-0.02, 0.3), k(0.12, 0.65), k(0.03, 0.98)], style, rng);
    drawBranch(pen, [k(0.08, 0.08), k(0.2, 0.22), k(0.35, 0.25), k(0.5, 0.42)], { ...style, berries: null }, rng);
    if (!bud) return;
    bloom(0.36, 0.1, 0.1, theme.blooms[0], bud);
    bloom(0.1, 0.36, 0.1, theme.blooms[0], bud);
    bloom(0.15, 0.15, 0.17, theme.blooms[1], bud);
  });
}

/** A ring of leaves around the origin, open at the top by `gap` radians. */
export function drawWreath(
  pen: Pen,
  radius: number,
  theme: Theme,
  look: { leaf: LeafKind; bud: Emblem | null; line: Ink; gap: number },
  rng: Rng,
): void {
  const onRing = (angle: number, r = radius): Point => [Math.cos(angle) * r, Math.sin(angle) * r];
  const style = {
    leaf: look.leaf,
    leaves: theme.leaves,
    line: look.line,
    berries: theme.blooms[1],
    weight: radius * 0.007,
  };
  const pieces = 5;
  for (const side of [1, -1]) {
    const sweep = (Math.PI - look.gap / 2) / pieces;
    for (let i = 0; i < pieces; i++) {
      const from = Math.PI / 2 - side * i * sweep;
      const to = from - side * sweep * 1.12;
      const handle = (4 / 3) * Math.tan(Math.abs(to - from) / 4) * radius;
      const tangent = (angle: number, sign: number): Point => {
        const [x, y] = onRing(angle);
        return [x + sign * side * Math.sin(angle) * handle, y - sign * side * Math.cos(angle) * handle];
      };
      drawBranch(pen, [onRing(from), tangent(from, 1), tangent(to, -1), onRing(to)], style, rng);
    }
  }
  const { bud } = look;
  if (!bud) return;
  for (const [angle, size, tone] of [
    [0.5, 0.15, 1],
    [0.36, 0.1, 0],
    [0.65, 0.11, 0],
    [0.27, 0.06, 2],
    [0.75, 0.065, 2],
  ] as const) {
    const [x, y] = onRing(angle * Math.PI);
    pen.at(x, y, size * radius, rng.between(-turnOfBud(bud), turnOfBud(bud)), () =>
      drawBud(pen, bud, { main: theme.blooms[tone], second: theme.blooms[tone === 2 ? 1 : 2], line: look.line }),
    );
  }
}
