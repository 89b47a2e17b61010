import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { FlowerKind } from '../motifs/flower.ts';
import type { Press } from './press.ts';
import type { Hand } from './print-shapes.ts';

/** What a subject is drawn with. */
export type SubjectKit = {
  press: Press;
  rng: Rng;
  hand: Hand;
  detailed: boolean;
  /** For sympathy: nothing festive. */
  quiet: boolean;
  flowerKinds: readonly FlowerKind[];
  /** A living thing that joins the picture. */
  visitor: 'bird' | 'butterfly' | null;
};

/** Draws a subject so that it stands on the middle of the box's foot and stays within the box. */
export type DrawSubject = (kit: SubjectKit, box: Box) => void;
