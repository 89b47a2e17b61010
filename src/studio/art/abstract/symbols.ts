import { fullTurn, polygonPath } from '../core/geometry.ts';
import { crescentPath, ellipse, heartPath, leafPath, rectangle, roundedPath, starPath } from '../flat/paths.ts';

/** A small sign of the occasion: filled parts, and lines of a share of its size. */
type Sign = { fill: string; line?: string };
type DrawSign = (x: number, y: number, r: number) => Sign;

const spokes = (x: number, y: number, r: number, count: number, inner: number): string =>
  Array.from({ length: count }, (_, i) => {
    const a = (i / count) * fullTurn - Math.PI / 2;
    const reach = i % 2 === 0 ? r : r * 0.72;
    const [c, s] = [Math.cos(a), Math.sin(a)];
    return `M${(x + c * r * inner).toFixed(1)} ${(y + s * r * inner).toFixed(1)}L${(x + c * reach).toFixed(1)} ${(y + s * reach).toFixed(1)}`;
  }).join('');

/** A stem with paired leaves, growing upwards from the foot of its circle. */
function sprig(x: number, y: number, r: number): Sign {
  const leaves = [0.55, 0.1, -0.32].flatMap((at, i) => [
    leafPath(x, y + at * r, -0.55, r * (0.72 - i * 0.12), 0.3),
    leafPath(x, y + at * r, Math.PI + 0.55, r * (0.72 - i * 0.12), 0.3),
  ]);
  return {
    fill: `${leaves.join('')}${leafPath(x, y - r * 0.4, -Math.PI / 2, r * 0.62, 0.3)}`,
    line: `M${x} ${y + r}L${x} ${y - r * 0.5}`,
  };
}

const signs = {
  heart: (x, y, r) => ({ fill: heartPath(x, y, r) }),
  star: (x, y, r) => ({ fill: starPath(x, y, r) }),
  spark: (x, y, r) => ({ fill: starPath(x, y, r, 4, 0.2) }),
  moon: (x, y, r) => ({ fill: crescentPath(x, y, r) }),
  sprig,
  balloon: (x, y, r) => ({
    fill: `${ellipse(x, y - r * 0.3, r * 0.6, r * 0.72)}${polygonPath([
      [x - r * 0.12, y + r * 0.54],
      [x, y + r * 0.38],
      [x + r * 0.12, y + r * 0.54],
    ])}`,
    line: `M${x} ${y + r * 0.5}q${r * 0.22} ${r * 0.3} 0 ${r * 0.6}t0 ${r * 0.5}`,
  }),
  candle: (x, y, r) => ({
    fill: `${rectangle(x - r * 0.16, y - r * 0.2, r * 0.32, r * 1.2, r * 0.05)}${roundedPath([x, y - r, x + r * 0.2, y - r * 0.5, x, y - r * 0.32, x - r * 0.2, y - r * 0.5])}`,
  }),
  snow: (x, y, r) => ({ fill: ellipse(x, y, r * 0.16), line: spokes(x, y, r, 12, 0.12) }),
  burst: (x, y, r) => ({ fill: ellipse(x, y, r * 0.08), line: spokes(x, y, r, 18, 0.36) }),
  tree: (x, y, r) => ({
    fill: [0, 1, 2]
      .map((i) =>
        polygonPath([
          [x, y - r + i * r * 0.42],
          [x + r * (0.34 + i * 0.17), y - r * 0.28 + i * r * 0.48],
          [x - r * (0.34 + i * 0.17), y - r * 0.28 + i * r * 0.48],
        ]),
      )
      .join(''),
    line: `M${x} ${y + r * 0.6}V${y + r}`,
  }),
  egg: (x, y, r) => ({
    fill: roundedPath([
      x,
      y - r,
      x + r * 0.6,
      y - r * 0.1,
      x + r * 0.5,
      y + r * 0.6,
      x,
      y + r * 0.86,
      x - r * 0.5,
      y + r * 0.6,
      x - r * 0.6,
      y - r * 0.1,
    ]),
  }),
  pumpkin: (x, y, r) => ({
    fill: [-0.5, 0.5, 0].map((dx) => ellipse(x + dx * r, y + r * 0.16, r * 0.46, r * 0.62)).join(''),
    line: `M${x} ${y - r * 0.44}q${r * 0.02} ${-r * 0.3} ${r * 0.26} ${-r * 0.36}`,
  }),
  bat: (x, y, r) => ({
    fill: `M${x} ${y + r * 0.4}Q${x - r * 0.3} ${y + r * 0.1} ${x - r * 0.52} ${y + r * 0.26}Q${x - r * 0.66} ${y} ${x - r * 1.2} ${y + r * 0.1}Q${x - r * 0.9} ${y - r * 0.5} ${x - r * 0.24} ${y - r * 0.2}L${x - r * 0.16} ${y - r * 0.44}L${x} ${y - r * 0.28}L${x + r * 0.16} ${y - r * 0.44}L${x + r * 0.24} ${y - r * 0.2}Q${x + r * 0.9} ${y - r * 0.5} ${x + r * 1.2} ${y + r * 0.1}Q${x + r * 0.66} ${y} ${x + r * 0.52} ${y + r * 0.26}Q${x + r * 0.3} ${y + r * 0.1} ${x} ${y + r * 0.4}Z`,
  }),
  leaf: (x, y, r) => ({
    fill: leafPath(x - r * 0.6, y + r * 0.6, -0.9, r * 1.8, 0.34),
    line: `M${x - r * 0.6} ${y + r * 0.6}l${-r * 0.3} ${r * 0.36}`,
  }),
  flower: (x, y, r) => ({
    fill: Array.from({ length: 6 }, (_, i) => {
      const a = (i / 6) * fullTurn;
      return ellipse(x + Math.cos(a) * r * 0.58, y + Math.sin(a) * r * 0.58, r * 0.4, r * 0.22, a);
    }).join(''),
  }),
  rings: (x, y, r) => ({
    fill: '',
    line: `${ellipse(x - r * 0.36, y, r * 0.62)}${ellipse(x + r * 0.36, y, r * 0.62)}`,
  }),
  sun: (x, y, r) => ({ fill: ellipse(x, y, r * 0.42), line: spokes(x, y, r, 10, 0.68) }),
} satisfies Record<string, DrawSign>;
export type SignName = keyof typeof signs;

/** The sign of a name, about (x, y), reaching about `r` from there. */
export const signOf = (name: SignName, x: number, y: number, r: number): Sign => signs[name](x, y, r);
