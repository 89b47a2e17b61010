import { generationEndpoints } from '../../../contract/generation.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { notFound, Refusal } from '../../refusal.ts';
import { cancelGeneration, findGeneration } from './generations.store.ts';

export const cancelGenerationRoute = route(generationEndpoints.cancel, {
  access: 'signed-in',
  scope: 'cards',
  handler: async ({ context, user, params }) => {
    const db = context.database.orm;
    if (await cancelGeneration(db, user.id, params.id)) return undefined;
    if (!(await findGeneration(db, user.id, params.id))) throw notFound(t`The generation was not found.`);
    throw new Refusal('illegal_transition', t`This generation has already ended.`);
  },
});
