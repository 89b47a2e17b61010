import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { listConfigs, viewConfig } from '../prompts/public.ts';

export const listConfigsRoute = route(adminEndpoints.listConfigs, {
  access: 'admin',
  handler: async ({ context }) => (await listConfigs(context.database.orm)).map(viewConfig),
});
