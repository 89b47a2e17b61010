import { blurPlane } from '../../core/blur.ts';
import { clamp } from '../../core/colour.ts';
import type { Raster } from '../../core/raster.ts';
import type { Rng } from '../../core/rng.ts';
import { fibreSide, paperFibre } from './fibre.ts';
import type { PaperStack } from './paper-stack.ts';

/** Where the lamp stands: a way across the picture (to it) and how steeply its light falls. */
export type Lamp = { x: number; y: number; rise: number };

const reliefDepth = 0.16;
/** Rays to places on the lamp's face, which make a shadow softer with distance. */
const rays = 6;
/** Light of the lamp and of the room, red to blue. */
const lampLight = [1.06, 0.99, 0.9] as const;
const roomLight = [0.42, 0.45, 0.52] as const;

/** Photographs the stack under a lamp: soft shadows, light along cut edges, relief of the paper, lens faults. */
export function photograph(stack: PaperStack, lamp: Lamp, rng: Rng): Raster {
  const { width, height, scale, level } = stack;
  const smooth = new Float32Array(level.length);
  const wide = new Float32Array(level.length);
  const scratch = new Float32Array(level.length);
  blurPlane(level, width, height, Math.max(0.4, 0.85 * scale), smooth, scratch);
  blurPlane(level, width, height, 9 * scale, wide, scratch);
  const lit = lampVisibility(stack, lamp, rng);
  blurPlane(lit, width, height, Math.max(0.35, 0.7 * scale), lit, scratch);
  const data = new Uint8ClampedArray(width * height * 4);
  const { relief } = paperFibre();
  const [lampX, lampY] = [width * (0.5 + lamp.x * 0.34), height * (0.5 + lamp.y * 0.34)];
  const far = Math.hypot(width, height);
  const steep = Math.hypot(1, lamp.rise);
  const unbend = reliefDepth * Math.min(1, 0.4 + scale * 0.6);
  for (let y = 0; y < height; y++) {
    const [above, below] = [y > 0 ? -width : 0, y < height - 1 ? width : 0];
    const fibreRow = ((y / scale) & (fibreSide - 1)) * fibreSide;
    const fibreBelow = ((y / scale + 1) & (fibreSide - 1)) * fibreSide;
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const k = (x / scale) & (fibreSide - 1);
      const bumpX =
        ((relief[fibreRow + ((k + 1) & (fibreSide - 1))] as number) - (relief[fibreRow + k] as number)) * unbend;
      const bumpY = ((relief[fibreBelow + k] as number) - (relief[fibreRow + k] as number)) * unbend;
      const slopeX = clamp(
        ((smooth[x < width - 1 ? p + 1 : p] as number) - (smooth[x > 0 ? p - 1 : p] as number)) * 0.5,
        -0.8,
        0.8,
      );
      const slopeY = clamp(((smooth[p + below] as number) - (smooth[p + above] as number)) * 0.5, -0.8, 0.8);
      const [nx, ny] = [-slopeX - bumpX, -slopeY - bumpY];
      const facing = Math.max(0, (nx * lamp.x + ny * lamp.y + lamp.rise) / (steep * Math.sqrt(1 + nx * nx + ny * ny)));
      const hollow = clamp(1 - ((wide[p] as number) - (level[p] as number)) / (26 * scale), 0.45, 1);
      const away = Math.hypot(x - lampX, y - lampY) / far;
      const falloff = 1.3 - 0.95 * away ** 1.25;
      const direct = facing * (lit[p] as number) * falloff * 0.98;
      const room = hollow * (0.62 - 0.12 * away);
      data[p * 4] = develop((stack.red[p] as number) * (direct * lampLight[0] + room * roomLight[0]));
      data[p * 4 + 1] = develop((stack.green[p] as number) * (direct * lampLight[1] + room * roomLight[1]));
      data[p * 4 + 2] = develop((stack.blue[p] as number) * (direct * lampLight[2] + room * roomLight[2]));
      data[p * 4 + 3] = 255;
    }
  }
  return { data, width, height };
}

/** How much of the lamp each pixel sees, 0 to 1, by walking over the heights toward it. */
function lampVisibility({ width, height, level, scale }: PaperStack, lamp: Lamp, rng: Rng): Float32Array {
  const lit = new Float32Array(level.length).fill(1);
  let highest = 0;
  for (const here of level) if (here > highest) highest = here;
  const stride = Math.max(1, 1.4 * scale);
  const side = [-lamp.y, lamp.x] as const;
  const faces = Array.from({ length: rays }, (_, i) => {
    const t = (i + 0.5) / rays - 0.5;
    const rise = lamp.rise * (1 + (i % 2 === 0 ? 0.22 : -0.16));
    const [dx, dy] = [lamp.x + side[0] * t * 0.75, lamp.y + side[1] * t * 0.75];
    const length = Math.hypot(dx, dy);
    return { dx: (dx / length) * stride, dy: (dy / length) * stride, rise: rise * stride };
  });
  const jitter = Float32Array.from({ length: 4096 }, () => 0.35 + rng.next() * 0.9);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const p = y * width + x;
      const from = level[p] as number;
      let seen = 0;
      for (let i = 0; i < rays; i++) {
        const { dx, dy, rise } = faces[i] as (typeof faces)[number];
        const start = jitter[(p * 7 + i * 613 + (y & 63) * 31) & 4095] as number;
        let [px, py, pz] = [x + dx * start, y + dy * start, from + rise * start + 0.15];
        let open = 1;
        while (pz < highest) {
          const [ix, iy] = [px | 0, py | 0];
          if (px < 0 || py < 0 || ix >= width || iy >= height) break;
          if ((level[iy * width + ix] as number) > pz) {
            open = 0;
            break;
          }
          px += dx;
          py += dy;
          pz += rise;
        }
        seen += open;
      }
      lit[p] = seen / rays;
    }
  return lit;
}

/** Light to a pixel's value, with a shoulder as film has. */
function develop(light: number): number {
  const shouldered = light < 0.72 ? light : 0.72 + (1 - Math.exp(-(light - 0.72) * 2.6)) * 0.3;
  return 255 * shouldered ** (1 / 2.2);
}
