import { accentsOf } from '../../arrange/accent-roles.ts';
import { accentsFor } from '../../arrange/accents.ts';
import { chooseSubjects, nothingKnown } from '../../library/choose-subjects.ts';
import type { Subject } from '../../library/library-motif.ts';
import { motifsOfOccasion } from '../../library/occasion-motifs.ts';
import type { PictureRequest } from '../../picture.ts';

/** Things to lay about a photo, leaves to put beside them, and what is strewn between. */
export type Garnish = { things: readonly Subject[]; leaves: readonly Subject[]; bits: readonly Subject[] };

/** A photo is not buried: one or two things. */
export const mostThings = 2;

/** What the prompt asks for, else what suits the person and the occasion, as on any picture. */
export function chooseGarnish(request: Extract<PictureRequest, { kind: 'painted-photo' }>): Garnish {
  const { category, prompt, seed, facts = nothingKnown } = request;
  const accents = accentsFor(motifsOfOccasion(category, facts.occasion).mood, facts.season === 'winter');
  return {
    things: chooseSubjects({ category, prompt, seed, facts }).slice(0, mostThings),
    leaves: accentsOf(accents, 'foliage'),
    bits: accentsOf(accents, 'air'),
  };
}
