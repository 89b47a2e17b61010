import type { Camera } from './camera.ts';
import { alongX, alongY, Chance, fraction } from './chance.ts';
import { Cover, softnessPx } from './cover.ts';
import { colourFloor, type Exposure } from './exposure.ts';
import { Sight } from './sight.ts';
import type { Scene } from './still-life.ts';
import { Tracer } from './tracer.ts';

export type ExposureOptions = {
  /** The size of the whole picture; `scale` is how much of it is drawn. */
  width: number;
  height: number;
  scale: number;
  /** Rays per pixel, and how many more where neighbours differ: half of them, then the rest where rays still differ. */
  samples: number;
  edgeSamples: number;
  seed: number;
  onProgress: (fraction: number) => void;
};

/** Rays of one pixel that differ by more than this want more rays. */
const unevenContrast = 0.22;
const tile = 16;

/** Traces every pixel before the given background, and again where edges or depth of field need more. */
export function expose(scene: Scene, camera: Camera, background: Float32Array, options: ExposureOptions): Exposure {
  const { scale, samples, edgeSamples, onProgress } = options;
  const [width, height] = [Math.round(options.width * scale), Math.round(options.height * scale)];
  const count = width * height;
  const film: Exposure = {
    width,
    height,
    diffuse: new Float32Array(count * 3),
    albedo: new Float32Array(count * 3),
    rest: new Float32Array(count * 3),
    normal: new Float32Array(count * 3),
    depth: new Float32Array(count),
    softness: new Float32Array(count),
  };
  const chance = new Chance();
  const tracer = new Tracer(scene, chance);
  const contrast = new Float32Array(count);
  const shutter = { film, tracer, chance, sight: new Sight(), camera, background, contrast };
  const cover = new Cover(scene, camera, options.width, options.height);
  eachTiled(width, height, (x, y) => {
    if (cover.at((x + 0.5) / scale, (y + 0.5) / scale)) addSamples(shutter, options, x, y, 0, samples);
    else leaveBackground(film, background, y * width + x, samples);
    if (x === 0) onProgress((y / height) * 0.5);
  });
  const uneven = findUneven(film, contrast, samples);
  const half = samples + (edgeSamples >> 1);
  eachTiled(width, height, (x, y) => {
    const p = y * width + x;
    let total = samples;
    let differed = false;
    if (uneven[p]) {
      differed = (contrast[p] as number) > unevenContrast;
      addSamples(shutter, options, x, y, samples, half);
      total = half;
      differed ||= (contrast[p] as number) > unevenContrast;
      if (differed) {
        addSamples(shutter, options, x, y, half, samples + edgeSamples);
        total = samples + edgeSamples;
      }
    }
    if (!differed || film.softness[p] === Infinity) film.softness[p] = 0;
    average(film, p, total);
    if (x === 0) onProgress(0.5 + (y / height) * 0.5);
  });
  return film;
}

/** Neighbours after each other, while the data of their rays is still in the cache. */
function eachTiled(width: number, height: number, visit: (x: number, y: number) => void): void {
  for (let top = 0; top < height; top += tile)
    for (let left = 0; left < width; left += tile)
      for (let y = top; y < Math.min(height, top + tile); y++)
        for (let x = left; x < Math.min(width, left + tile); x++) visit(x, y);
}

function leaveBackground({ rest }: Exposure, background: Float32Array, p: number, samples: number): void {
  for (let q = p * 3; q < p * 3 + 3; q++) rest[q] = Math.min(9, background[q] as number) * samples;
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
  { scale, seed }: ExposureOptions,
  x: number,
  y: number,
  from: number,
  to: number,
): void {
  const p = y * film.width + x;
  const { eye, forward, right, up, zoom, x0, y0, focus, aperture } = camera;
  tracer.backdrop[0] = background[p * 3] as number;
  tracer.backdrop[1] = background[p * 3 + 1] as number;
  tracer.backdrop[2] = background[p * 3 + 2] as number;
  chance.start(seed, x, y, -1);
  const [shiftX, shiftY, shiftLens, shiftRing] = [chance.next(), chance.next(), chance.next(), chance.next()];
  let [low, high] = [Infinity, -Infinity];
  // Sharp pixels stay sharp beside blurred ones.
  let softness = from === 0 ? Infinity : (film.softness[p] as number);
  tracer.startPixel();
  for (let sample = from; sample < to; sample++) {
    chance.start(seed, x, y, sample);
    const jitterX = fraction(shiftX + sample * alongX);
    const jitterY = fraction(shiftY + sample * alongY);
    const u = ((x + jitterX) / scale - x0) / zoom;
    const v = -((y + jitterY) / scale - y0) / zoom;
    const angle = (shiftLens + sample * alongY) * Math.PI * 2;
    const ring = Math.sqrt(fraction(shiftRing + sample * alongX)) * aperture;
    const [a, b] = [Math.cos(angle) * ring, Math.sin(angle) * ring];
    const ox = eye[0] + right[0] * a + up[0] * b;
    const oy = eye[1] + right[1] * a + up[1] * b;
    const oz = eye[2] + right[2] * a + up[2] * b;
    const dx = eye[0] + (forward[0] + right[0] * u + up[0] * v) * focus - ox;
    const dy = eye[1] + (forward[1] + right[1] * u + up[1] * v) * focus - oy;
    const dz = eye[2] + (forward[2] + right[2] * u + up[2] * v) * focus - oz;
    const length = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
    tracer.look(ox, oy, oz, dx * length, dy * length, dz * length, sight, from > 0);
    for (let k = 0; k < 3; k++) {
      const q = p * 3 + k;
      const colour = Math.min(1, sight.albedo[k] as number);
      film.albedo[q] = (film.albedo[q] as number) + colour;
      film.diffuse[q] = (film.diffuse[q] as number) + (colour + colourFloor) * Math.min(12, sight.diffuse[k] as number);
      film.rest[q] = (film.rest[q] as number) + Math.min(9, sight.rest[k] as number);
      film.normal[q] = (film.normal[q] as number) + (sight.normal[k] as number);
    }
    film.depth[p] = (film.depth[p] as number) + sight.depth;
    if (sight.covered === 1) softness = Math.min(softness, softnessPx(camera, sight.depth));
    const seen = (sight.albedo[1] as number) + (sight.rest[1] as number) + sight.covered * 0.4;
    low = Math.min(low, seen);
    high = Math.max(high, seen);
  }
  contrast[p] = (high - low) / (0.25 + high);
  film.softness[p] = softness;
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
      if ((contrast[p] as number) > unevenContrast) uneven[p] = 1;
      if (x > 0 && differ(p, p - 1)) uneven[p] = uneven[p - 1] = 1;
      if (y > 0 && differ(p, p - width)) uneven[p] = uneven[p - width] = 1;
    }
  }
  return uneven;
}
