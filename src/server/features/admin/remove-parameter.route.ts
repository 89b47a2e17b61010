import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteParameter } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';

export const removeParameterRoute = route(adminEndpoints.removeParameter, {
  access: 'admin',
  handler: async ({ context, params, user, request }) => {
    const removed = await changeNoted(
      { context, user, request },
      'parameter',
      (tx) => deleteParameter(tx, params.modelId, params.parameterId),
      params.parameterId,
    );
    if (!removed) throw notFound('The parameter');
    return undefined;
  },
});
