import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { listAiCalls } from '../generation/public.ts';

/** The AI log, a hundred lines at a time. */
export const listAiCallsRoute = route(adminEndpoints.listAiCalls, {
  access: 'admin',
  handler: async ({ context, query }) =>
    (await listAiCalls(context.database.orm, query.before)).map((call) => ({
      ...call,
      createdAt: call.createdAt.toISOString(),
    })),
});
