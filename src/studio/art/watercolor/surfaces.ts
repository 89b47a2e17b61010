import type { Surface } from '../scene.ts';

/** How a surface takes paint, in scene units where it is a length. Tuned by eye at 1024 px. */
export type WashStyle = {
  /** Wander of the outline at 100 px and at 11 px. */
  wobble: number;
  rough: number;
  softness: number;
  /** Dark rim of dried paint: its strength and its width. */
  rim: number;
  rimWidth: number;
  density: number;
  /** How unevenly pigment pools. */
  pooling: number;
  granulation: number;
  cover: number;
  /** Backruns: the pale veins of water let into drying paint. */
  backrun: number;
};

const common = { rough: 1, softness: 0.7, pooling: 0.5, granulation: 0.22, cover: 0, backrun: 0 };

/** The washes by surface; chalk is painted by `paintChalk` and only uses the outline values. */
export const washStyles: Record<Surface, WashStyle> = {
  wash: {
    ...common,
    wobble: 18,
    rough: 3.2,
    softness: 1.6,
    rim: 0.5,
    rimWidth: 9,
    density: 0.6,
    pooling: 0.9,
    backrun: 0.22,
  },
  mist: { ...common, wobble: 24, rough: 3, softness: 24, rim: 0, rimWidth: 0, density: 0.45, pooling: 0.9 },
  petal: { ...common, wobble: 2.8, rough: 1.1, rim: 0.75, rimWidth: 5, density: 0.62, cover: 0.55 },
  leaf: { ...common, wobble: 2.2, rim: 0.7, rimWidth: 4, density: 0.75, cover: 0.3 },
  body: { ...common, wobble: 1.9, rough: 1.1, rim: 0.75, rimWidth: 5.5, density: 0.9, pooling: 0.6, cover: 1 },
  line: { ...common, wobble: 1.3, rough: 0.7, softness: 0.4, rim: 0.2, rimWidth: 3, density: 0.75, pooling: 0.35 },
  fine: {
    ...common,
    wobble: 0.7,
    rough: 0.4,
    softness: 0.4,
    rim: 0.8,
    rimWidth: 3,
    density: 0.95,
    pooling: 0.3,
    cover: 0.8,
  },
  glow: {
    ...common,
    wobble: 3,
    rough: 0,
    softness: 13,
    rim: 0,
    rimWidth: 0,
    density: 0.5,
    pooling: 0.2,
    granulation: 0.1,
  },
  lift: { ...common, wobble: 3, softness: 0.7, rim: 0, rimWidth: 0, density: 0, cover: 1 },
  chalk: { ...common, wobble: 0.6, rough: 0.4, softness: 0, rim: 0, rimWidth: 0, density: 1 },
};
