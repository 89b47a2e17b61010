import type { Box } from '../core/geometry.ts';
import { alarmClock } from '../motifs/clock.ts';
import { clinkingGlasses } from '../motifs/glasses.ts';
import { heart } from '../motifs/heart.ts';
import { letter } from '../motifs/letter.ts';
import { rosette } from '../motifs/rosette.ts';
import { tint } from '../motifs/shapes.ts';
import { star } from '../motifs/star.ts';
import { printShapes } from './print-shapes.ts';
import type { SubjectKit } from './subject-kit.ts';
import { measureBox } from './subjects-party.ts';

export function drawGlasses({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(height * 0.78, width * 0.85);
  printShapes(press, clinkingGlasses(rng, x, foot, size), hand);
  if (!detailed) return;
  for (const [px, py, r] of [
    [-0.44, -1.0, 0.055],
    [0.45, -1.06, 0.06],
    [0.5, -0.62, 0.04],
    [-0.5, -0.58, 0.045],
  ] as const)
    printShapes(press, star(x + px * size, foot + py * size, r * size, rng.between(0, 1), tint('gold')), hand);
}

export function drawLetter({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.86, height * 1.2);
  const tilt = rng.between(-0.1, 0.1);
  press.at(
    [x, foot - size * 0.36],
    () => printShapes(press, letter(0, 0, size, tint('cream'), tint('accent1')), hand),
    {
      angle: tilt,
    },
  );
  const hearts: [number, number, number][] = [
    [0.12, -0.48, 0.07],
    [-0.16, -0.52, 0.05],
  ];
  if (detailed) hearts.push([0.32, -0.58, 0.045], [-0.34, -0.44, 0.04]);
  for (const [px, py, r] of hearts)
    printShapes(
      press,
      heart(rng, x + px * size, foot - size * 0.3 + py * size, r * size, rng.gaussian(0.2), tint('accent1')),
      hand,
    );
}

export function drawRosette({ press, rng, hand, detailed }: SubjectKit, box: Box): void {
  const { x, width, height } = measureBox(box);
  const size = Math.min(width * 0.36, height / 2.9);
  const [, top] = box;
  const y = top + height / 2 - size * 0.45;
  printShapes(press, rosette(x, y, size, tint('accent1'), tint('accent3')), hand);
  const count = detailed ? 3 : 1;
  for (const side of [-1, 1]) {
    for (let i = 0; i < count; i++) {
      const sx = x + side * size * (1.28 - i * 0.1);
      const sy = y + size * (0.1 + (i - (count - 1) / 2) * 0.75);
      printShapes(
        press,
        star(sx, sy, size * (i === 1 || count === 1 ? 0.2 : 0.13), rng.gaussian(0.2), tint('gold')),
        hand,
      );
    }
  }
}

export function drawClock({ press, hand, detailed, rng }: SubjectKit, box: Box): void {
  const { x, foot, width, height } = measureBox(box);
  const size = Math.min(width * 0.36, height / 2.5);
  printShapes(press, alarmClock(x, foot, size, tint('accent1')), hand);
  const stars = detailed ? 6 : 4;
  for (let i = 0; i < stars; i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const sx = x + side * size * rng.between(1.15, 1.32);
    const sy = foot - size * (0.4 + (Math.floor(i / 2) * 1.7) / (stars / 2));
    printShapes(press, star(sx, sy, size * rng.between(0.1, 0.17), rng.gaussian(0.3), tint('gold')), hand);
  }
}
