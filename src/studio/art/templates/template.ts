import type { Rng } from '../core/rng.ts';
import type { FlowerKind } from '../motifs/flower.ts';
import type { Layer, TextArea } from '../scene.ts';

/** What a template composes for. */
export type TemplateContext = {
  rng: Rng;
  width: number;
  height: number;
  detailed: boolean;
  flowerKinds: readonly FlowerKind[];
  /** A living thing to put in the picture. */
  visitor: 'bird' | 'butterfly' | null;
  /** What the occasion adds to flowers. */
  keepsake: Keepsake | null;
};

export type Keepsake = 'pumpkin' | 'egg' | 'heart' | 'star';

/** A landscape of the template's own, which a setting's backdrop goes into. */
export type Place = {
  left: number;
  right: number;
  top: number;
  bottom: number;
  horizon: number;
  scale: number;
  light: 'day' | 'night';
  /** The layer below the backdrop; the sky by default. */
  upon?: string;
};

export type Composition = { layers: Layer[]; textArea: TextArea; place?: Place };

/** Places motifs on the sheet for its size, and keeps an area clear for the heading. */
export type Template = (context: TemplateContext) => Composition;

export type Aspect = 'square' | 'portrait' | 'landscape';

export function aspectOf({ width, height }: TemplateContext): Aspect {
  if (width === height) return 'square';
  return width > height ? 'landscape' : 'portrait';
}
