import { blurred } from './planes.ts';

type InkStyle = { sigma: number; sharpness: number; threshold: number; steepness: number };

/** Drawn lines from differences of Gaussians (XDoG, Winnemöller 2012): 0 is ink, 1 is paper. */
export function findInkLines(luma: Float32Array, width: number, height: number, style: InkStyle): Float32Array {
  const fine = blurred(luma, width, height, style.sigma);
  const coarse = blurred(luma, width, height, style.sigma * 1.6);
  for (let i = 0; i < fine.length; i++) {
    const edge = (1 + style.sharpness) * (fine[i] as number) - style.sharpness * (coarse[i] as number);
    fine[i] = edge >= style.threshold ? 1 : 1 + Math.tanh(style.steepness * (edge - style.threshold));
  }
  return fine;
}
