import type { Rng } from '../core/rng.ts';
import type { Pen } from '../flat/pen.ts';
import type { MinimalColours } from './colours.ts';

/**
 * The tools for drawing a subject. Its stage is 1000 wide: x runs from -500 to 500, the ground is y = 0 and the top
 * about -900; rings centre on (0, -450).
 */
export type SubjectTools = { pen: Pen; rng: Rng; colours: MinimalColours; detailed: boolean };

export type Subject = (tools: SubjectTools) => void;
