import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteParameter } from '../prompts/ai-models.store.ts';

export const removeParameterRoute = route(adminEndpoints.removeParameter, {
  access: 'admin',
  handler: async ({ context, params }) => {
    const removed = await deleteParameter(context.database.orm, params.modelId, params.parameterId);
    if (!removed) throw notFound('The parameter');
    return undefined;
  },
});
