import { generationEndpoints } from '../../../contract/generation.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { viewGeneration } from './generation.view.ts';
import { findGeneration } from './generations.store.ts';

export const getGenerationRoute = route(generationEndpoints.get, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    const generation = await findGeneration(context.database.orm, user.id, params.id);
    if (!generation) throw notFound('The generation');
    return viewGeneration(generation);
  },
});
