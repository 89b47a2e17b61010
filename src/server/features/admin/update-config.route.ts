import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { updateConfig, viewConfig } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';
import { checkConfig } from './check-config.ts';

export const updateConfigRoute = route(adminEndpoints.updateConfig, {
  access: 'admin',
  handler: async ({ context, params, body, user, request }) => {
    await checkConfig(context.database.orm, body);
    const config = await changeNoted({ context, user, request }, 'config', (tx) => updateConfig(tx, params.id, body));
    if (!config) throw notFound('The prompt configuration');
    return viewConfig(config);
  },
});
