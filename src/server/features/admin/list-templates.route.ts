import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { listTemplates, viewTemplate } from '../prompts/public.ts';

export const listTemplatesRoute = route(adminEndpoints.listTemplates, {
  access: 'admin',
  handler: async ({ context }) => (await listTemplates(context.database.orm)).map(viewTemplate),
});
