import { contrastRatio, mixColours, type Rgb, relativeLuminance } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';

export type Region = { left: number; top: number; width: number; height: number };

/** WCAG: 3 to 1 for large text on an even ground, 4.5 to 1 on the bare picture. */
const leastContrast = { onBand: 3, onPicture: 4.5 };
const strongestScrim = 0.8;
const black: Rgb = [0, 0, 0];
const white: Rgb = [1, 1, 1];

/** A shade to lay under the words so that they can be read; opacity 0 when they can be read without. */
type Scrim = { colour: Rgb; opacity: number };

/**
 * The lightest veil that gives the text enough contrast against the picture below, seen through a ground of the given opacity.
 */
export function findScrim(picture: Raster, region: Region, text: Rgb, ground: { colour: Rgb; opacity: number }): Scrim {
  const beneath = mixColours(hardestColour(picture, region, text), ground.colour, ground.opacity);
  const colour = contrastRatio(text, black) > contrastRatio(text, white) ? black : white;
  const needed = ground.opacity > 0 ? leastContrast.onBand : leastContrast.onPicture;
  for (let opacity = 0; opacity < strongestScrim; opacity += 0.04) {
    if (contrastRatio(text, mixColours(beneath, colour, opacity)) >= needed) return { colour, opacity };
  }
  return { colour, opacity: strongestScrim };
}

/** A colour of the region that is nearer to the text's lightness than most of it (the 90th of 100). */
function hardestColour(picture: Raster, region: Region, text: Rgb): Rgb {
  const step = 6;
  const colours: { colour: Rgb; luminance: number }[] = [];
  const bottom = Math.min(picture.height, region.top + region.height);
  const right = Math.min(picture.width, region.left + region.width);
  for (let y = Math.max(0, Math.floor(region.top)); y < bottom; y += step)
    for (let x = Math.max(0, Math.floor(region.left)); x < right; x += step) {
      const at = (y * picture.width + x) * 4;
      const colour: Rgb = [channel(picture, at), channel(picture, at + 1), channel(picture, at + 2)];
      colours.push({ colour, luminance: relativeLuminance(colour) });
    }
  const towardsText = relativeLuminance(text) > 0.4 ? 1 : -1;
  colours.sort((one, other) => towardsText * (one.luminance - other.luminance));
  return colours[Math.floor(colours.length * 0.9)]?.colour ?? white;
}

const channel = (picture: Raster, at: number): number => (picture.data[at] ?? 0) / 255;
