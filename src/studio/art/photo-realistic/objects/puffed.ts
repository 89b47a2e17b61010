import type { Clay } from '../trace/clay.ts';
import type { Material } from '../trace/material.ts';

type Outline = (angle: number) => readonly [x: number, y: number];

export const heartOutline: Outline = (angle) => [
  Math.sin(angle) ** 3 * 0.96,
  (13 * Math.cos(angle) - 5 * Math.cos(2 * angle) - 2 * Math.cos(3 * angle) - Math.cos(4 * angle)) / 16.5 + 0.1,
];

/** A cushion of a given outline in the plane of the picture. */
export function puffed(clay: Clay, material: Material, outline: Outline, depth: number, size: number): void {
  clay.surface(
    material,
    [72, 22],
    (u, v) => {
      const [x, y] = outline(u * Math.PI * 2);
      const share = Math.sin(v * Math.PI) ** 0.62;
      return [x * share * size, y * share * size, Math.cos(v * Math.PI) * depth * size];
    },
    true,
  );
}

/** A star with ridges from its middle to its five points. */
export function ridgedStar(clay: Clay, material: Material, depth: number, size: number): void {
  const corner = (i: number): readonly [number, number] => {
    const radius = (i % 2 === 0 ? 1 : 0.46) * size;
    return [Math.sin((i * Math.PI) / 5) * radius, Math.cos((i * Math.PI) / 5) * radius];
  };
  for (let i = 0; i < 10; i++) {
    const [ax, ay] = corner(i);
    const [bx, by] = corner(i + 1);
    for (const side of [-1, 1])
      clay.surface(material, [4, 5], (u, v) => {
        const rim = 0.05 * size * Math.sin(v * Math.PI * 0.5) ** 6;
        return [
          (ax + (bx - ax) * u) * v,
          (ay + (by - ay) * u) * v,
          side * (depth * size * (1 - v) + rim * (1 - v ** 8) + 0.012),
        ];
      });
  }
}
