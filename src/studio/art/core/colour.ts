/** sRGB-coded red, green and blue, each 0 to 1. */
export type Rgb = readonly [number, number, number];
/** OKLab: lightness 0 to 1, then the green-red and blue-yellow axes. */
export type Oklab = readonly [number, number, number];

export const clamp = (x: number, low = 0, high = 1): number => (x < low ? low : x > high ? high : x);
export const lerp = (a: number, b: number, t: number): number => a + (b - a) * t;

const encodeSrgb = (x: number): number => (x <= 0.0031308 ? 12.92 * x : 1.055 * x ** (1 / 2.4) - 0.055);
const decodeSrgb = (x: number): number => (x <= 0.04045 ? x / 12.92 : ((x + 0.055) / 1.055) ** 2.4);

// Matrices: Björn Ottosson, "A perceptual color space for image processing" (2020).
function oklabToLinear([l, a, b]: Oklab): [number, number, number] {
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** sRGB to OKLab. */
export function toOklab([red, green, blue]: Rgb): Oklab {
  const r = decodeSrgb(clamp(red));
  const g = decodeSrgb(clamp(green));
  const b = decodeSrgb(clamp(blue));
  const long = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const medium = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const short = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * long + 0.793617785 * medium - 0.0040720468 * short,
    1.9779984951 * long - 2.428592205 * medium + 0.4505937099 * short,
    0.0259040371 * long + 0.7827717662 * medium - 0.808675766 * short,
  ];
}

/** OKLab to sRGB; a colour outside the gamut loses chroma, not its hue. */
export function fromOklab([lightness, a, b]: Oklab): Rgb {
  let scale = 1;
  for (let i = 0; i < 32; i++) {
    const linear = oklabToLinear([lightness, a * scale, b * scale]);
    if (linear.every((x) => x >= -0.0005 && x <= 1.0005)) return encodeAll(linear);
    scale *= 0.92;
  }
  return encodeAll(oklabToLinear([lightness, 0, 0]));
}

function encodeAll([r, g, b]: readonly [number, number, number]): Rgb {
  return [clamp(encodeSrgb(clamp(r))), clamp(encodeSrgb(clamp(g))), clamp(encodeSrgb(clamp(b)))];
}

/** A colour by lightness (0 to 1), chroma (0 to about 0.3) and hue in degrees, fitted into sRGB. */
export function oklch(lightness: number, chroma: number, hueDegrees: number): Rgb {
  const hue = (hueDegrees * Math.PI) / 180;
  return fromOklab([lightness, chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}

/** Blends two colours in sRGB, as paint laid side by side. */
export function mixColours(from: Rgb, to: Rgb, t: number): Rgb {
  return [lerp(from[0], to[0], t), lerp(from[1], to[1], t), lerp(from[2], to[2], t)];
}

/** `#rrggbb` to a colour. */
export function parseHex(hex: string): Rgb {
  const value = Number.parseInt(hex.slice(1), 16);
  return [((value >> 16) & 255) / 255, ((value >> 8) & 255) / 255, (value & 255) / 255];
}

/** A colour as a canvas or CSS value. */
export function toCss([r, g, b]: Rgb, alpha = 1): string {
  return `rgba(${Math.round(r * 255)},${Math.round(g * 255)},${Math.round(b * 255)},${alpha})`;
}

/** WCAG relative luminance, 0 to 1. */
export function relativeLuminance([r, g, b]: Rgb): number {
  return 0.2126 * decodeSrgb(r) + 0.7152 * decodeSrgb(g) + 0.0722 * decodeSrgb(b);
}

/** WCAG contrast ratio, 1 to 21. */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const a = relativeLuminance(one);
  const b = relativeLuminance(other);
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
