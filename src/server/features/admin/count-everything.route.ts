import { adminEndpoints } from '../../../contract/admin.ts';
import { aiModels, promptConfigs, promptTemplates } from '../../db/tables/prompts.ts';
import { users } from '../../db/tables/users.ts';
import { route } from '../../http/route.ts';

/** The figures of the admin dashboard. */
export const countEverythingRoute = route(adminEndpoints.counts, {
  access: 'admin',
  handler: async ({ context }) => {
    const db = context.database.orm;
    return {
      promptTemplates: await db.$count(promptTemplates),
      promptConfigs: await db.$count(promptConfigs),
      models: await db.$count(aiModels),
      users: await db.$count(users),
    };
  },
});
