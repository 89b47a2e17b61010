import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import type { Arrangement } from './arrangement.ts';
import type { Sheet } from './sheet.ts';

/** The input of an arrangement. */
export type Plan = {
  sheet: Sheet;
  /** The subjects, the most important first. */
  subjects: readonly Subject[];
  accents: readonly Subject[];
  /** Whether the subjects belong together as a prompt says: "a cat on a sofa". */
  together: boolean;
  /** Figures to build a picture around. */
  numeral: string | null;
  /** A letter or figures to build out of things. */
  initial: string | null;
  rng: Rng;
};

export type Layout = Pick<Arrangement, 'ground' | 'placements'> & {
  numeral?: Arrangement['numeral'];
  words: Box | null;
};

export type LayOut = (plan: Plan) => Layout;
