import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { listConfigs } from '../prompts/prompt-configs.store.ts';
import { viewConfig } from '../prompts/prompts.view.ts';

export const listConfigsRoute = route(adminEndpoints.listConfigs, {
  access: 'admin',
  handler: async ({ context }) => (await listConfigs(context.database.orm)).map(viewConfig),
});
