import type { Rng } from '../../core/rng.ts';
import type { Planes } from '../planes.ts';

/** Fine light scratches, nearly upright. */
export function layScratches({ width, height, red, green, blue }: Planes, count: number, unit: number, rng: Rng): void {
  for (let scratch = 0; scratch < count; scratch++) {
    let x = rng.between(0, width);
    let y = rng.between(0, height);
    let angle = rng.between(-1.9, -1.2);
    const length = rng.between(20, 140) * unit;
    for (let step = 0; step < length; step++) {
      x += Math.cos(angle);
      y += Math.sin(angle);
      angle += rng.gaussian(0.01);
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      const i = (y | 0) * width + (x | 0);
      const light = 0.2 * rng.next();
      red[i] = (red[i] as number) + light;
      green[i] = (green[i] as number) + light;
      blue[i] = (blue[i] as number) + light * 0.9;
    }
  }
}
