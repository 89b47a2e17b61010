import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { insertConfig, viewConfig } from '../prompts/public.ts';
import { changeNoted } from './change-noted.ts';
import { checkConfig } from './check-config.ts';

export const createConfigRoute = route(adminEndpoints.createConfig, {
  access: 'admin',
  handler: async ({ context, body, reply, user, request }) => {
    await checkConfig(context.database.orm, body);
    const config = await changeNoted({ context, user, request }, 'config', (tx) => insertConfig(tx, body));
    reply.status(201);
    return viewConfig(config);
  },
});
