import type { CardCategory } from '../../../../contract/vocabulary.ts';
import type { Rng } from '../../core/rng.ts';
import type { Season } from '../light/mood.ts';
import type { Kit } from '../objects/kit.ts';
import type { PieceRole, Placing } from '../trace/clay.ts';

/** The stage on which a template arranges its things; the whole is about four units wide round the origin. */
export type Stage = {
  kit: Kit;
  rng: Rng;
  category: CardCategory;
  season: Season;
  detailed: boolean;
  quiet: boolean;
  /** Whether an animal joins the things. */
  animal: boolean;
  put: (role: PieceRole, placing: Placing, model: () => void) => void;
};

export type Template = {
  arrange: (stage: Stage) => void;
  /** Where the camera stands, in degrees above the table. */
  elevation: readonly [low: number, high: number];
  /** Things float before the background. */
  floating?: boolean;
  /** Where an animal hangs that floats with them. */
  carries?: Placing;
};
