import { accentsOf } from '../../arrange/accent-roles.ts';
import { accentsFor } from '../../arrange/accents.ts';
import { chooseSubjects, nothingKnown } from '../../library/choose-subjects.ts';
import type { Subject } from '../../library/library-motif.ts';
import { motifsOfOccasion } from '../../library/occasion-motifs.ts';
import type { PictureRequest } from '../../picture.ts';

/** Things to lay around a photo, leaves beside them, and small things strewn between. */
export type Garnish = { things: readonly Subject[]; leaves: readonly Subject[]; bits: readonly Subject[] };

/** Only one or two things, so that the photo is not buried. */
export const mostThings = 2;

type Asked = Pick<Extract<PictureRequest, { kind: 'painted-photo' }>, 'category' | 'prompt' | 'seed' | 'facts'>;

/** What the prompt asks for, else what suits the person and the occasion, as on any picture. */
export function chooseGarnish(request: Asked): Garnish {
  const { category, prompt, seed, facts = nothingKnown } = request;
  const accents = accentsFor(motifsOfOccasion(category, facts.occasion), facts.season);
  return {
    things: chooseSubjects({ category, prompt, seed, facts }).slice(0, mostThings),
    leaves: accentsOf(accents, 'foliage'),
    bits: accentsOf(accents, 'air'),
  };
}
