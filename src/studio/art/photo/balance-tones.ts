import { clamp, lerp } from '../core/colour.ts';
import { lumaOf, type Planes } from './planes.ts';

/**
 * Stretches the tones of a photo gently, in place: most of the way to black, a third of the way to white; a dark one is
 * lifted part of the way to a middle tone. Values are 0 to 1 afterwards.
 */
export function balanceTones(planes: Planes): void {
  const { at } = countTones(lumaOf(planes));
  const darkest = at(0.005);
  const lightest = at(0.995);
  const contrast = lightest - darkest;
  // A dull photo is stretched nearly all the way; a dark one may be a night scene, and a blank one is not changed.
  const dullness = clamp((0.75 - contrast) / 0.35) * clamp((lightest - 0.35) / 0.25) * clamp((contrast - 0.05) / 0.1);
  const low = darkest * lerp(0.8, 0.95, dullness);
  const scale = 1 / Math.max(0.2, lightest + (1 - lightest) * lerp(0.3, 0.08, dullness) - low);
  const middle = clamp((at(0.5) - low) * scale, 0.02, 1);
  const lifted = middle < 0.3 ? middle + (0.3 - middle) * 0.5 : middle;
  const curve = toneCurve(Math.log(lifted) / Math.log(Math.min(0.98, middle)));
  const bent = lifted !== middle;
  for (const plane of [planes.red, planes.green, planes.blue])
    for (let i = 0; i < plane.length; i++) {
      const value = clamp(((plane[i] as number) - low) * scale);
      plane[i] = bent ? (curve[(value * 1023) | 0] as number) : value;
    }
}

function toneCurve(exponent: number): Float32Array {
  return Float32Array.from({ length: 1024 }, (_, i) => (i / 1023) ** exponent);
}

/** The tones of a plane: `at(0.9)` is the one that nine tenths of the pixels do not exceed. */
export function countTones(luma: Float32Array): { at: (share: number) => number } {
  const bins = new Uint32Array(256);
  for (let i = 0; i < luma.length; i++) {
    const bin = clamp((luma[i] as number) * 255, 0, 255) | 0;
    bins[bin] = (bins[bin] as number) + 1;
  }
  return {
    at: (share) => {
      let count = 0;
      for (const [bin, pixels] of bins.entries()) {
        count += pixels;
        if (count > luma.length * share) return bin / 255;
      }
      return 1;
    },
  };
}
