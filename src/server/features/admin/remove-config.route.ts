import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { deleteConfig } from '../prompts/prompt-configs.store.ts';

export const removeConfigRoute = route(adminEndpoints.removeConfig, {
  access: 'admin',
  handler: async ({ context, params }) => {
    if (!(await deleteConfig(context.database.orm, params.id))) throw notFound('The prompt configuration');
    return undefined;
  },
});
