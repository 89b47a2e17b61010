import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteModel } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';

export const removeModelRoute = route(adminEndpoints.removeModel, {
  access: 'admin',
  handler: async ({ context, params, user, request }) => {
    if (!(await changeNoted({ context, user, request }, 'model', (tx) => deleteModel(tx, params.id), params.id)))
      throw notFound('The model');
    return undefined;
  },
});
