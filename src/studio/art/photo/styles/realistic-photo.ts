import { clamp } from '../../core/colour.ts';
import type { Raster } from '../../core/raster.ts';
import { gradePhoto } from '../grade-photo.ts';
import { joinPlanes } from '../join-planes.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import { blurred, lumaOf, type Planes } from '../planes.ts';

// How much of a colour cast is taken out; the light of an evening is part of it.
const castTrust = 0.45;
const mostGain = 0.14;

function developPhoto(photo: Planes, { size, unit, settings, onProgress }: PhotoJob): Raster {
  balanceWhite(photo);
  onProgress(0.3);
  const detailed = settings.visualDetail === 'Detailed';
  const luma = lumaOf(photo);
  const wide = blurred(luma, size.width, size.height, 24 * unit);
  const near = blurred(luma, size.width, size.height, Math.max(0.6, 1.3 * unit));
  onProgress(0.6);
  const [clarity, sharpness] = detailed ? [0.3, 0.8] : [0.2, 0.5];
  for (let i = 0; i < luma.length; i++) {
    const level = luma[i] as number;
    // Full in the middle tones: lights must not burn out, and shadows must not fill in.
    const middle = 4 * level * (1 - level);
    const local = clamp(level - (wide[i] as number), -0.25, 0.25) * clarity * middle;
    const edge = clamp(level - (near[i] as number), -0.08, 0.08) * sharpness;
    const depth = -0.035 * Math.sin(level * Math.PI * 2) + local + edge;
    for (const plane of [photo.red, photo.green, photo.blue]) {
      const value = plane[i] as number;
      plane[i] = level + (value - level) * 1.06 + depth;
    }
  }
  const picture = joinPlanes(photo);
  gradePhoto(picture, settings.colorPalette);
  return picture;
}

/** Draws the mean of the unsaturated middle tones part of the way to grey. */
function balanceWhite({ red, green, blue }: Planes): void {
  const sums = [0, 0, 0];
  for (let i = 0; i < red.length; i++) {
    const [r, g, b] = [red[i] as number, green[i] as number, blue[i] as number];
    const most = Math.max(r, g, b);
    if (most > 0.95 || most < 0.12 || most - Math.min(r, g, b) > 0.35 * most) continue;
    sums[0] = (sums[0] as number) + r;
    sums[1] = (sums[1] as number) + g;
    sums[2] = (sums[2] as number) + b;
  }
  const grey = ((sums[0] as number) + (sums[1] as number) + (sums[2] as number)) / 3;
  if (grey === 0) return;
  [red, green, blue].forEach((plane, k) => {
    const cast = grey / Math.max(1e-6, sums[k] as number) - 1;
    const gain = 1 + clamp(cast * castTrust, -mostGain, mostGain);
    for (let i = 0; i < plane.length; i++) plane[i] = (plane[i] as number) * gain;
  });
}

/** The photo itself, as a good lab would print it. */
export const realisticPhoto: PhotoStyle = {
  workingScale: 1,
  mat: { ground: 'tint', margin: 84, isCut: true },
  paint: developPhoto,
};
