import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import type { Arrangement, ArrangementName } from './arrangement.ts';
import { layOutBorder } from './border.ts';
import { layOutCollage } from './collage.ts';
import { layOutCrop } from './crop.ts';
import { layOutHero } from './hero.ts';
import { keepClear } from './keep-clear.ts';
import { layOutLetterStack } from './letter-stack.ts';
import { layOutLettering } from './lettering.ts';
import { layOutNumeral } from './numeral.ts';
import { layOutPattern } from './pattern.ts';
import type { LayOut } from './plan.ts';
import { layOutScene } from './scene.ts';
import { createSheet, type Sheet } from './sheet.ts';
import { isUpright } from './things.ts';
import { touchesBox } from './touch.ts';
import { layOutVignette } from './vignette.ts';
import { layOutWreath } from './wreath.ts';

export type ArrangeRequest = {
  /** One of `arrangementsFor`. */
  name: ArrangementName;
  /** The subjects, the most important first; at least one. */
  subjects: readonly Subject[];
  /** Small fillers, `accentsFor` has them. */
  accents: readonly Subject[];
  /** Whether the subjects belong together as a prompt says: "a cat on a sofa". */
  together?: boolean;
  /** Pixels of the full-size picture. */
  width: number;
  height: number;
  hasHeading: boolean;
  /** Figures to build 'numeral' around ("70"). */
  numeral: string | null;
  /** The letter, or figures, that 'letter-stack' builds: `initialOf` a name. */
  initial: string | null;
  rng: Rng;
};

const layOuts: Record<ArrangementName, LayOut> = {
  hero: layOutHero,
  scene: layOutScene,
  pattern: layOutPattern,
  border: layOutBorder,
  wreath: layOutWreath,
  vignette: layOutVignette,
  crop: layOutCrop,
  lettering: layOutLettering,
  numeral: layOutNumeral,
  collage: layOutCollage,
  'letter-stack': layOutLetterStack,
};

/** Places everything on a picture. The same request gives the same arrangement. */
export function arrange({ name, width, height, hasHeading, rng, ...content }: ArrangeRequest): Arrangement {
  if (content.subjects.length === 0) throw new Error('An arrangement needs something to show.');
  const sheet = createSheet(width, height, hasHeading);
  const {
    ground,
    placements,
    numeral = null,
    words,
  } = layOuts[name]({ together: false, ...content, sheet, rng: rng.fork(name) });
  const upright = placements.map((one) => (isUpright(one.subject.motif) ? { ...one, angle: 0 } : one));
  const clear = upright.flatMap((one) => offWords(one, words, sheet));
  const textArea = words === null ? null : { box: words, ground: 'paper' as const };
  return { name, width, height, ground, placements: clear, numeral, textArea };
}

/** Keeps the words readable in every arrangement: main things on them are moved, others are removed. */
function offWords(one: Arrangement['placements'][number], words: Box | null, { width, height }: Sheet) {
  if (words === null || !touchesBox(one, words)) return [one];
  const wide = Math.max(width, height);
  return one.rank === 'main' ? [keepClear(one, words, [-wide, -wide, width + wide, height + wide])] : [];
}
