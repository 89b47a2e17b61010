import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteConfig } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';

export const removeConfigRoute = route(adminEndpoints.removeConfig, {
  access: 'admin',
  handler: async ({ context, params, user, request }) => {
    if (!(await changeNoted({ context, user, request }, 'config', (tx) => deleteConfig(tx, params.id), params.id)))
      throw notFound('The prompt configuration');
    return undefined;
  },
});
