import type { Rng } from '../../core/rng.ts';
import { streetLamp } from '../../motifs/lights.ts';
import { tint } from '../../motifs/shapes.ts';
import { skyline } from '../../motifs/skyline.ts';
import type { Shape } from '../../scene.ts';
import { liesClear } from '../ring.ts';
import type { Backdrop, Stage } from './backdrop.ts';

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
  return { behind: [...far, ...near], front: lamps(rng.fork('lamps'), stage) };
}

function lamps(rng: Rng, { left, right, bottom, words, scale, light }: Stage): Shape[] {
  const foot = bottom - (light === 'paper' ? 24 : 40) * scale;
  const tall = rng.between(230, 280) * scale;
  return [left + 58 * scale, right - 58 * scale]
    .filter((x) => liesClear(x, foot - tall, 34 * scale, words) && liesClear(x, foot - tall / 2, 16 * scale, words))
    .flatMap((x) => streetLamp(x, foot, tall * rng.between(0.86, 1)));
}
