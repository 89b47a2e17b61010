import { type GenerationView, generationEndpoints } from '../../../contract/generation.ts';
import { t } from '../../../contract/translate.ts';
import { route } from '../../http/route.ts';
import { saidAgain } from '../../reader.ts';
import { notFound } from '../../refusal.ts';
import { findGeneration, type GenerationRow } from './generations.store.ts';

export const getGenerationRoute = route(generationEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params }) => {
    const generation = await findGeneration(context.database.orm, user.id, params.id);
    if (!generation) throw notFound(t`The generation was not found.`);
    return viewGeneration(generation);
  },
});

function viewGeneration(row: GenerationRow): GenerationView {
  return {
    id: row.id,
    kind: row.kind,
    state: row.state,
    progress: row.progress,
    step: row.step,
    result: row.result,
    error: row.error && saidAgain(row.error),
  };
}
