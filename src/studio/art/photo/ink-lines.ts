import { softenPlane } from '../core/blur.ts';
import { blurred } from './planes.ts';

type InkStyle = { sigma: number; sharpness: number; threshold: number; steepness: number };

/** Drawn lines from differences of Gaussians (XDoG, Winnemöller 2012): 0 is ink, 1 is paper. */
export function findInkLines(luma: Float32Array, width: number, height: number, style: InkStyle): Float32Array {
  const fine = blurFinely(luma, width, height, style.sigma);
  const coarse = blurred(luma, width, height, Math.max(1, style.sigma * 1.6));
  for (let i = 0; i < fine.length; i++) {
    const edge = (1 + style.sharpness) * (fine[i] as number) - style.sharpness * (coarse[i] as number);
    fine[i] = edge >= style.threshold ? 1 : 1 + Math.tanh(style.steepness * (edge - style.threshold));
  }
  return fine;
}

/** Box blurs cannot distinguish half a pixel from a whole one, and the lines of a preview need half. */
function blurFinely(luma: Float32Array, width: number, height: number, sigma: number): Float32Array {
  if (sigma >= 0.9) return blurred(luma, width, height, sigma);
  const fine = Float32Array.from(luma);
  if (sigma > 0.4) softenPlane(fine, width, height, new Float32Array(luma.length));
  return fine;
}
