import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteTemplate } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';

export const removeTemplateRoute = route(adminEndpoints.removeTemplate, {
  access: 'admin',
  handler: async ({ context, params, user, request }) => {
    if (!(await changeNoted({ context, user, request }, 'template', (tx) => deleteTemplate(tx, params.id), params.id)))
      throw notFound('The prompt template');
    return undefined;
  },
});
