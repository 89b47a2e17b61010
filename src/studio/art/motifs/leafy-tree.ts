import { fullTurn, offset, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Shape, Tint } from '../scene.ts';
import { blob, dots, stroke, tint } from './shapes.ts';

/** A broad tree in leaf or blossom from its foot at (x, y). */
export function leafyTree(rng: Rng, x: number, y: number, height: number, crown: readonly [Tint, Tint, Tint]): Shape[] {
  const lean = rng.between(-0.05, 0.05) * height;
  const fork: Point = [x + lean, y - height * 0.42];
  const limbs = [-0.9, -0.35, 0.3, 0.85].map((angle) => {
    const [ex, ey] = offset(fork[0], fork[1], angle - Math.PI / 2, height * rng.between(0.26, 0.36));
    return stroke([[x + lean * 0.5, y - height * 0.2], fork, [ex, ey]], height * 0.022, tint('wood'), {
      cover: 0.7,
      strength: 1.1,
    });
  });
  const trunk = blob(
    [
      [x - height * 0.055, y],
      [x - height * 0.028 + lean * 0.5, y - height * 0.22],
      [fork[0] - height * 0.03, fork[1]],
      [fork[0] + height * 0.03, fork[1]],
      [x + height * 0.03 + lean * 0.5, y - height * 0.22],
      [x + height * 0.065, y],
    ],
    'body',
    tint('wood', 'twig', 0.3),
    {
      strength: 1.1,
      shade: { kind: 'linear', from: [x - height * 0.05, y], to: [x + height * 0.06, y], start: 0.7, end: 1.4 },
    },
  );
  const shapes: Shape[] = [trunk, ...limbs];
  // Clumps from the back to the front: the dark ones low, the light ones high.
  for (const [rank, tone] of crown.entries()) {
    for (let i = 0; i < 6; i++) {
      const angle = rng.between(0.05, 0.95) * -Math.PI;
      const reach = height * rng.between(0.08, 0.33);
      const [cx, cy] = [
        fork[0] + Math.cos(angle) * reach * 1.25,
        fork[1] - height * 0.1 + Math.sin(angle) * reach * 0.95 - rank * height * 0.02,
      ];
      const radius = height * rng.between(0.15, 0.205) * (1 - rank * 0.12);
      shapes.push(clump(rng, cx, cy, radius, tone, rank));
    }
  }
  const spots = Array.from({ length: 26 }, (): [number, number, number] => {
    const angle = rng.between(0, fullTurn);
    const reach = Math.sqrt(rng.next()) * height * 0.42;
    return [
      fork[0] + Math.cos(angle) * reach * 1.1,
      fork[1] - height * 0.24 + Math.sin(angle) * reach * 0.75,
      height * rng.between(0.005, 0.011),
    ];
  });
  shapes.push(dots(spots, 'fine', crown[1], { cover: 0.3, strength: 0.9 }));
  return shapes;
}

function clump(rng: Rng, x: number, y: number, radius: number, tone: Tint, rank: number): Shape {
  const rim = Array.from({ length: 14 }, (_, i): Point => {
    const a = (i / 14) * fullTurn;
    const reach = radius * (i % 2 === 0 ? rng.between(0.98, 1.15) : rng.between(0.82, 0.95));
    return [x + Math.cos(a) * reach * 1.15, y + Math.sin(a) * reach * 0.85];
  });
  return blob(rim, 'petal', tone, {
    cover: 0.35 + rank * 0.12,
    strength: 1.25,
    looseness: 3,
    shade: { kind: 'linear', from: [x, y - radius], to: [x, y + radius], start: 0.6, end: 1.35 },
  });
}
