import { clamp, type Rgb } from '../core/colour.ts';
import { type ColourRole, colourRoles, type Palette } from '../palettes.ts';

const decode = (x: number): number => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

/** A colour as an amount of light. */
export function toLinear([red, green, blue]: Rgb, strength = 1): Rgb {
  return [decode(clamp(red)) * strength, decode(clamp(green)) * strength, decode(clamp(blue)) * strength];
}

/** The colours of a card as amounts of light, which is what surfaces give back. */
export function linearPalette(palette: Palette): Palette {
  return Object.fromEntries(colourRoles.map((role: ColourRole) => [role, toLinear(palette[role])])) as Palette;
}

export function mixLight(a: Rgb, b: Rgb, t: number): Rgb {
  return [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t, a[2] + (b[2] - a[2]) * t];
}

export const dimmed = ([red, green, blue]: Rgb, by: number): Rgb => [red * by, green * by, blue * by];
