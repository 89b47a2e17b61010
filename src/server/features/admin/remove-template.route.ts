import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteTemplate } from '../prompts/prompt-templates.store.ts';

export const removeTemplateRoute = route(adminEndpoints.removeTemplate, {
  access: 'admin',
  handler: async ({ context, params }) => {
    if (!(await deleteTemplate(context.database.orm, params.id))) throw notFound('The prompt template');
    return undefined;
  },
});
