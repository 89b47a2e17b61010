import { createCanvas } from '@napi-rs/canvas';
import { clamp, type Rgb, toCss } from '../../core/colour.ts';
import type { Point } from '../../core/geometry.ts';
import type { Raster } from '../../core/raster.ts';
import { Rng } from '../../core/rng.ts';
import type { Extent } from '../crop-to-cover.ts';
import { gradePhoto } from '../grade-photo.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import type { Planes } from '../planes.ts';
import { drawCornerArcs } from './corner-arcs.ts';
import { measureFacet } from './facet-colour.ts';
import { cutFacets } from './facets.ts';

// Facets are measured on a small copy; they are drawn at full size.
const workingScale = 0.6;
/** How often a facet is halved. Fewer halvings would leave large empty facets. */
const levels = { least: 7, most: 16 };
const vividness = 1.16;

function facetPhoto(photo: Planes, { size, unit, seed, settings, onProgress }: PhotoJob): Raster {
  const rng = new Rng(seed).fork('abstract photo');
  const detailed = settings.visualDetail === 'Detailed';
  const unevenness = detailed ? 0.055 : 0.075;
  // A preview has no room for the smallest.
  const most = Math.max(levels.least, levels.most + Math.round(Math.log2(unit)));
  const square = turnedSquare(photo, rng);
  const facets = cutFacets(square, (facet, level) => {
    if (level < levels.least) return true;
    if (level >= most) return false;
    const { deviation } = measureFacet(photo, facet);
    // The smaller a facet, the more uneven it must be to be cut once more.
    return deviation > unevenness * (1 + Math.max(0, level - 11) * 0.2);
  });
  onProgress(0.4);
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const scale = size.width / photo.width;
  context.lineJoin = 'round';
  context.fillStyle = toCss(measureFacet(photo, [square[0], square[1], square[2]]).colour);
  context.fillRect(0, 0, size.width, size.height);
  // Hides the seams that smoothed edges leave.
  context.lineWidth = 0.8;
  const tones = rng.fork('tones');
  for (const facet of facets) {
    const { colour } = measureFacet(photo, facet);
    const shift = tones.between(-0.022, 0.022);
    context.fillStyle = toCss(tintOf(colour, shift));
    context.strokeStyle = context.fillStyle;
    context.beginPath();
    for (const [x, y] of facet) context.lineTo(x * scale, y * scale);
    context.closePath();
    context.fill();
    context.stroke();
  }
  onProgress(0.8);
  drawCornerArcs(context, size, unit, settings.colorPalette, detailed, rng.fork('arcs'));
  const picture = { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
  gradePhoto(picture, settings.colorPalette);
  return picture;
}

/** A square turned by a seeded angle that covers all of the photo. */
function turnedSquare({ width, height }: Extent, rng: Rng): [Point, Point, Point, Point] {
  const reach = Math.hypot(width, height) * rng.between(0.72, 0.8);
  const angle = rng.between(0, Math.PI / 2);
  return [0, 1, 2, 3].map((corner): Point => {
    const a = angle + (corner * Math.PI) / 2;
    return [width / 2 + Math.cos(a) * reach, height / 2 + Math.sin(a) * reach];
  }) as [Point, Point, Point, Point];
}

function tintOf([r, g, b]: Rgb, shift: number): Rgb {
  const grey = 0.299 * r + 0.587 * g + 0.114 * b;
  const tint = (value: number): number => clamp(grey + (value - grey) * vividness + shift);
  return [tint(r), tint(g), tint(b)];
}

/** The photo cut into facets, small where there is much to see. */
export const abstractPhoto: PhotoStyle = { workingScale, mat: { ground: 'tint', margin: 84 }, paint: facetPhoto };
