import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteModel } from '../prompts/ai-models.store.ts';

export const removeModelRoute = route(adminEndpoints.removeModel, {
  access: 'admin',
  handler: async ({ context, params }) => {
    if (!(await deleteModel(context.database.orm, params.id))) throw notFound('The model');
    return undefined;
  },
});
