import type { Rng } from './rng.ts';

/** Cubic value noise on a torus: `cells` x `cells` random values drawn out to `side` x `side`. */
export function tileNoise(side: number, cells: number, rng: Rng): Float32Array {
  const lattice = new Float32Array(cells * cells);
  for (let i = 0; i < lattice.length; i++) lattice[i] = rng.next() * 2 - 1;
  const index = new Int32Array(side * 4);
  const weight = new Float32Array(side * 4);
  for (let x = 0; x < side; x++) {
    const position = (x * cells) / side;
    const cell = Math.floor(position);
    const t = position - cell;
    for (let k = 0; k < 4; k++) index[x * 4 + k] = (cell - 1 + k + cells) % cells;
    weight[x * 4] = (1 - t) ** 3 / 6;
    weight[x * 4 + 1] = (4 - 6 * t * t + 3 * t ** 3) / 6;
    weight[x * 4 + 2] = (1 + 3 * t + 3 * t * t - 3 * t ** 3) / 6;
    weight[x * 4 + 3] = t ** 3 / 6;
  }
  const rows = new Float32Array(cells * side);
  for (let r = 0; r < cells; r++) {
    for (let x = 0; x < side; x++) {
      let sum = 0;
      for (let k = x * 4; k < x * 4 + 4; k++) {
        sum += (lattice[r * cells + (index[k] as number)] as number) * (weight[k] as number);
      }
      rows[r * side + x] = sum;
    }
  }
  const noise = new Float32Array(side * side);
  for (let y = 0; y < side; y++) {
    for (let k = y * 4; k < y * 4 + 4; k++) {
      const from = (index[k] as number) * side;
      const share = weight[k] as number;
      for (let x = 0; x < side; x++) {
        noise[y * side + x] = (noise[y * side + x] as number) + (rows[from + x] as number) * share;
      }
    }
  }
  return noise;
}

/** Fractal noise on a torus, of mean 0 and standard deviation 1. */
export function tileFbm(side: number, cells: number, octaves: number, rng: Rng, gain = 0.5): Float32Array {
  const sum = new Float32Array(side * side);
  let amplitude = 1;
  for (let octave = 0; octave < octaves; octave++) {
    const noise = tileNoise(side, Math.min(cells << octave, side), rng);
    for (let i = 0; i < sum.length; i++) sum[i] = (sum[i] as number) + amplitude * (noise[i] as number);
    amplitude *= gain;
  }
  let mean = 0;
  for (const value of sum) mean += value;
  mean /= sum.length;
  let variance = 0;
  for (const value of sum) variance += (value - mean) ** 2;
  const scale = 1 / Math.sqrt(variance / sum.length);
  for (let i = 0; i < sum.length; i++) sum[i] = ((sum[i] as number) - mean) * scale;
  return sum;
}
