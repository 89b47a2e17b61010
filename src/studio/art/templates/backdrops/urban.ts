import type { Rng } from '../../core/rng.ts';
import { streetLamp } from '../../motifs/lights.ts';
import { blob, tint } from '../../motifs/shapes.ts';
import { skyline } from '../../motifs/skyline.ts';
import type { Shape } from '../../scene.ts';
import { liesClear } from '../ring.ts';
import type { Backdrop, Stage } from './stage.ts';

/** A far city and a nearer street of houses, with lamps. */
export function urban(rng: Rng, stage: Stage): Backdrop {
  const { left, right, horizon, words, light, scale } = stage;
  const room = words[3] < horizon ? horizon - words[3] - 14 : 400 * scale;
  const foot = horizon + 10 * scale;
  const night = light === 'night';
  const far = skyline(rng.fork('far'), left - 60, right + 60, foot, {
    heights: [Math.min(room * 0.5, 120 * scale), Math.min(room * 0.72, (night ? 300 : 270) * scale)],
    breadth: 74 * scale,
    colour: night ? tint('skyDeep', 'sky', 0.35) : tint('sky', 'white', 0.25),
    strength: night ? 0.85 : 0.5,
    cover: night ? 0.45 : 0,
    fade: night ? 0.7 : 0.25,
    lights: night && !stage.grave ? tint('glow', 'gold', 0.3) : null,
  });
  const near = skyline(rng.fork('near'), left - 60, right + 60, foot, {
    heights: [Math.min(room * 0.25, 44 * scale), Math.min(room * 0.5, 128 * scale)],
    breadth: 92 * scale,
    colour: night ? tint('skyDeep', 'heartDark', 0.35) : tint('sky', 'twig', 0.45),
    strength: night ? 1.1 : 0.62,
    cover: night ? 0.9 : 0.4,
    fade: night ? 0.9 : 0.12,
    lights: stage.grave ? null : tint('glow', 'gold', 0.35),
  });
  const standing = lamps(rng.fork('lamps'), stage);
  return light === 'paper'
    ? { behind: [...far, ...near, street(stage, foot), ...standing], front: [] }
    : { behind: [...far, ...near], front: standing };
}

/** The pale pavement the houses stand on. */
function street({ left, right, bottom, words, scale }: Stage, foot: number): Shape {
  const calm = words[1] >= foot - 40 * scale;
  return blob(
    [
      [left - 60, foot - 10 * scale],
      [(left + right) / 2, foot - 14 * scale],
      [right + 60, foot - 10 * scale],
      [right + 60, bottom + 40],
      [left - 60, bottom + 40],
    ],
    'wash',
    tint('sky', 'twig', 0.4),
    {
      strength: calm ? 0.36 : 0.6,
      looseness: 0.5,
      shade: {
        kind: 'linear',
        from: [left, foot],
        to: [left, Math.min(bottom, foot + 170 * scale)],
        start: 1.1,
        end: calm ? 0.1 : 0.3,
      },
    },
    0.2,
  );
}

function lamps(rng: Rng, { left, right, bottom, words, scale, light }: Stage): Shape[] {
  const foot = bottom - (light === 'paper' ? 24 : 40) * scale;
  const tall = rng.between(230, 280) * scale;
  return [left + 58 * scale, right - 58 * scale]
    .filter((x) => liesClear(x, foot - tall, 34 * scale, words) && liesClear(x, foot - tall / 2, 16 * scale, words))
    .flatMap((x) => streetLamp(x, foot, tall * rng.between(0.86, 1)));
}
