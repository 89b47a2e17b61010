import type { Rgb } from '../core/colour.ts';
import type { Box } from '../core/geometry.ts';

/**
 * What a shape is made of:
 * - paint: an even colour; wash: watered ink that pools and darkens at its edge
 * - foil: hot-stamped leaf; marble: the card's marbled sheet, seen through the shape
 * - mist: paper colour that fades out from the middle of the shape's box
 */
export type Material = 'paint' | 'wash' | 'foil' | 'marble' | 'mist';

export type InkShape = {
  material: Material;
  /** SVG path data in scene units. */
  path: string;
  colour: Rgb;
  box?: Box;
  alpha?: number;
  /** Strokes the path at this width instead of filling it. */
  lineWidth?: number;
  multiply?: boolean;
  /** A soft shadow, as of paper laid on paper. */
  drop?: boolean;
};

/** A picture of inks, papers and foil: plain data, back to front. */
export type InkScene = {
  template: string;
  width: number;
  height: number;
  paper: Rgb;
  /** The inks of the marbled sheet and how strongly its foil runs; null when no shape shows it. */
  marble: { inks: readonly Rgb[]; foil: number } | null;
  shapes: readonly InkShape[];
  /** Where the words go: on calm ground. */
  textArea: Box;
};
