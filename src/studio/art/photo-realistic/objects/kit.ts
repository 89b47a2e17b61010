import type { Rgb } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import type { FlowerKind } from '../../motifs/flower.ts';
import type { Palette } from '../../palettes.ts';
import type { Clay } from '../trace/clay.ts';
import type { Lamp } from '../trace/still-life.ts';

/** What objects are made with: clay, chance, the card's colours as light, and the lamps they bring. */
export type Kit = {
  clay: Clay;
  rng: Rng;
  colours: Palette;
  /** Colours that suit each other, the first the leading one. */
  hues: readonly Rgb[];
  /** Stronger colours for paint, lacquer and wrapping paper. */
  deep: readonly Rgb[];
  lamps: Lamp[];
  detailed: boolean;
  flowerKinds: readonly FlowerKind[];
  /** The metal of this card: gold, silver or copper. */
  metal: Rgb;
};
