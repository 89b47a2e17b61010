import type { Rgb } from '../../core/colour.ts';

/** What a pattern may change at a point: written into `out` as linear red, green, blue and a share of light given off. */
export type Pattern = (u: number, v: number, x: number, y: number, z: number, out: Float64Array) => void;

/** How a surface answers light. Colours are linear. */
export type Material = {
  albedo: Rgb;
  /** Mirror reflection seen head-on; 0 for a matte surface. */
  gloss: number;
  /** 0 is a mirror, 1 nearly matte. */
  roughness: number;
  kind: 'diffuse' | 'metal' | 'glass';
  /** Share of light that comes through from behind: petals, wax, latex. */
  through: number;
  /** How far light wraps round the edge of the shadow. */
  wrap: number;
  /** Light given off. */
  glow: Rgb | null;
  pattern: Pattern | null;
};

const plain: Omit<Material, 'albedo'> = {
  gloss: 0,
  roughness: 1,
  kind: 'diffuse',
  through: 0,
  wrap: 0,
  glow: null,
  pattern: null,
};

export const matte = (albedo: Rgb, pattern: Pattern | null = null): Material => ({ ...plain, albedo, pattern });
/** Fired and glazed clay, icing, polished stone. */
export const glazed = (albedo: Rgb, pattern: Pattern | null = null): Material => ({
  ...plain,
  albedo,
  gloss: 0.045,
  roughness: 0.04,
  pattern,
});
/** Paper, eggshell, the skin of fruit: a broad, faint shine. */
export const satin = (albedo: Rgb, pattern: Pattern | null = null): Material => ({
  ...plain,
  albedo,
  gloss: 0.045,
  roughness: 0.36,
  wrap: 0.1,
  pattern,
});
/** Silk ribbon. */
export const silk = (albedo: Rgb): Material => ({
  ...plain,
  albedo,
  gloss: 0.09,
  roughness: 0.3,
  wrap: 0.2,
  through: 0.12,
});
/** Blown-up latex: light glows inside it. */
export const rubber = (albedo: Rgb): Material => ({
  ...plain,
  albedo,
  gloss: 0.05,
  roughness: 0.02,
  wrap: 0.4,
  through: 0.3,
});
export const petal = (albedo: Rgb, pattern: Pattern | null = null): Material => ({
  ...plain,
  albedo,
  wrap: 0.25,
  through: 0.42,
  pattern,
});
export const foliage = (albedo: Rgb): Material => ({
  ...plain,
  albedo,
  gloss: 0.04,
  roughness: 0.4,
  wrap: 0.1,
  through: 0.25,
});
export const wax = (albedo: Rgb): Material => ({
  ...plain,
  albedo,
  gloss: 0.03,
  roughness: 0.3,
  wrap: 0.5,
  through: 0.35,
});
export const metal = (albedo: Rgb, roughness = 0.02): Material => ({
  ...plain,
  kind: 'metal',
  albedo,
  roughness,
  gloss: 1,
});
/** Thin blown glass; `tint` colours what is seen through it. */
export const glass = (tint: Rgb = [0.97, 0.985, 0.98]): Material => ({
  ...plain,
  kind: 'glass',
  albedo: tint,
  gloss: 0.045,
  roughness: 0,
});
export const glowing = (albedo: Rgb, glow: Rgb, pattern: Pattern | null = null): Material => ({
  ...plain,
  albedo,
  glow,
  pattern,
});
