import type { Camera } from './camera.ts';
import { alongX, alongY, Chance } from './chance.ts';
import { colourFloor, type Exposure } from './exposure.ts';
import { Sight } from './sight.ts';
import type { Scene } from './still-life.ts';
import { Tracer } from './tracer.ts';

export type ExposureOptions = {
  width: number;
  height: number;
  scale: number;
  /** Rays per pixel, and how many more where neighbours differ. */
  samples: number;
  edgeSamples: number;
  seed: number;
  onProgress: (fraction: number) => void;
};

/** Traces every pixel before the given background, and again where edges or depth of field need more. */
export function expose(scene: Scene, camera: Camera, background: Float32Array, options: ExposureOptions): Exposure {
  const { width, height, onProgress } = options;
  const count = width * height;
  const film: Exposure = {
    width,
    height,
    diffuse: new Float32Array(count * 3),
    albedo: new Float32Array(count * 3),
    rest: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    depth: new Float32Array(count),
  };
  const chance = new Chance();
  const tracer = new Tracer(scene, chance);
  const sight = new Sight();
  const contrast = new Float32Array(count);
  const { samples, edgeSamples } = options;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      addSamples({ film, tracer, chance, sight, camera, background, contrast }, options, x, y, 0, samples);
    }
    if (y % 16 === 0) onProgress((y / height) * 0.6);
  }
  const uneven = findUneven(film, contrast, samples);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const total = samples + (uneven[p] ? edgeSamples : 0);
      if (uneven[p])
        addSamples({ film, tracer, chance, sight, camera, background, contrast }, options, x, y, samples, total);
      average(film, p, total);
    }
    if (y % 16 === 0) onProgress(0.6 + (y / height) * 0.4);
  }
  return film;
}

type Shutter = {
  film: Exposure;
  tracer: Tracer;
  chance: Chance;
  sight: Sight;
  camera: Camera;
  background: Float32Array;
  contrast: Float32Array;
};

function addSamples(
  { film, tracer, chance, sight, camera, background, contrast }: Shutter,
  { width, scale, seed }: ExposureOptions,
  x: number,
  y: number,
  from: number,
  to: number,
): void {
  const p = y * width + x;
  const { eye, forward, right, up, zoom, x0, y0, focus, aperture } = camera;
  tracer.backdrop[0] = background[p * 3] as number;
  tracer.backdrop[1] = background[p * 3 + 1] as number;
  tracer.backdrop[2] = background[p * 3 + 2] as number;
  chance.start(seed, x, y, -1);
  const [shiftX, shiftY, shiftLens, shiftRing] = [chance.next(), chance.next(), chance.next(), chance.next()];
  let [low, high] = [Infinity, -Infinity];
  for (let sample = from; sample < to; sample++) {
    chance.start(seed, x, y, sample);
    const jitterX = (shiftX + sample * alongX) % 1;
    const jitterY = (shiftY + sample * alongY) % 1;
    const u = ((x + jitterX) / scale - x0) / zoom;
    const v = -((y + jitterY) / scale - y0) / zoom;
    const angle = (shiftLens + sample * alongY) * Math.PI * 2;
    const ring = Math.sqrt((shiftRing + sample * alongX) % 1) * aperture;
    const [a, b] = [Math.cos(angle) * ring, Math.sin(angle) * ring];
    const ox = eye[0] + right[0] * a + up[0] * b;
    const oy = eye[1] + right[1] * a + up[1] * b;
    const oz = eye[2] + right[2] * a + up[2] * b;
    const dx = eye[0] + (forward[0] + right[0] * u + up[0] * v) * focus - ox;
    const dy = eye[1] + (forward[1] + right[1] * u + up[1] * v) * focus - oy;
    const dz = eye[2] + (forward[2] + right[2] * u + up[2] * v) * focus - oz;
    const length = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    tracer.look(ox, oy, oz, dx * length, dy * length, dz * length, sight);
    for (let k = 0; k < 3; k++) {
      const q = p * 3 + k;
      const colour = Math.min(1, sight.albedo[k] as number);
      film.albedo[q] = (film.albedo[q] as number) + colour;
      film.diffuse[q] = (film.diffuse[q] as number) + (colour + colourFloor) * Math.min(12, sight.diffuse[k] as number);
      film.rest[q] = (film.rest[q] as number) + Math.min(9, sight.rest[k] as number);
      film.normal[q] = (film.normal[q] as number) + (sight.normal[k] as number);
    }
    film.depth[p] = (film.depth[p] as number) + sight.depth;
    const seen = (sight.albedo[1] as number) + (sight.rest[1] as number) + sight.covered * 0.4;
    low = Math.min(low, seen);
    high = Math.max(high, seen);
  }
  contrast[p] = (high - low) / (0.25 + high);
}

function average(film: Exposure, p: number, count: number): void {
  for (let q = p * 3; q < p * 3 + 3; q++) {
    film.albedo[q] = (film.albedo[q] as number) / count;
    film.diffuse[q] = (film.diffuse[q] as number) / count;
    film.rest[q] = (film.rest[q] as number) / count;
    film.normal[q] = (film.normal[q] as number) / count;
  }
  film.depth[p] = (film.depth[p] as number) / count;
}

/** Pixels whose samples, or whose neighbours, see different things. */
function findUneven(
  { width, height, albedo, rest, normal }: Exposure,
  contrast: Float32Array,
  samples: number,
): Uint8Array {
  const uneven = new Uint8Array(width * height);
  const differ = (p: number, q: number): boolean => {
    let colour = 0;
    let turn = 0;
    let shine = 0;
    for (let k = 0; k < 3; k++) {
      colour += Math.abs((albedo[p * 3 + k] as number) - (albedo[q * 3 + k] as number));
      turn += Math.abs((normal[p * 3 + k] as number) - (normal[q * 3 + k] as number));
      shine += Math.abs(Math.min(2, rest[p * 3 + k] as number) - Math.min(2, rest[q * 3 + k] as number));
    }
    return colour > 0.2 * samples || turn > 0.6 * samples || shine > 0.35 * samples;
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      if ((contrast[p] as number) > 0.22) uneven[p] = 1;
      if (x > 0 && differ(p, p - 1)) uneven[p] = uneven[p - 1] = 1;
      if (y > 0 && differ(p, p - width)) uneven[p] = uneven[p - width] = 1;
    }
  }
  return uneven;
}
