import type { Point } from '../core/geometry.ts';
import type { Subject } from '../library/library-motif.ts';
import type { TextArea } from '../scene.ts';

export const arrangementNames = [
  'hero',
  'scene',
  'pattern',
  'border',
  'wreath',
  'vignette',
  'crop',
  'lettering',
  'numeral',
  'collage',
  'letter-stack',
] as const;
export type ArrangementName = (typeof arrangementNames)[number];

/** One drawing of a subject on the picture. */
export type Placement = {
  subject: Subject;
  /** The middle of its square, in pixels of the full-size picture. */
  centre: Point;
  /** The edge of its square in pixels. */
  size: number;
  /** Radians, clockwise. */
  angle: number;
  flip: boolean;
  /**
   * The requested number of a subject is 'main'; 'second' repeats it and is drawn alike. Accents (leaves, confetti,
   * stars) are drawn simpler and quieter.
   */
  rank: 'main' | 'second' | 'accent';
};

/**
 * The places of everything on a picture, independent of style. A style paints the background, then the placements in
 * order, then the words.
 */
export type Arrangement = {
  name: ArrangementName;
  width: number;
  height: number;
  /** The background: bare paper, one plain field of colour, or a stage with a ground line. */
  ground: { kind: 'paper' | 'field' } | { kind: 'stage'; horizon: number };
  /** The back one first. */
  placements: readonly Placement[];
  /** Big figures ("70") or a letter that the picture is built around, and where: above the ground, behind all placements. */
  numeral: { text: string; box: readonly [number, number, number, number] } | null;
  /** Free of placements; null on a picture without words. */
  textArea: TextArea | null;
};
