import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { listTemplates } from '../prompts/prompt-templates.store.ts';
import { viewTemplate } from '../prompts/prompts.view.ts';

export const listTemplatesRoute = route(adminEndpoints.listTemplates, {
  access: 'admin',
  handler: async ({ context }) => (await listTemplates(context.database.orm)).map(viewTemplate),
});
