import { dashboardEndpoints } from '../../../contract/dashboard.ts';
import { route } from '../../http/route.ts';
import { countEverything } from './dashboard.store.ts';

export const dashboardStatsRoute = route(dashboardEndpoints.stats, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user }) => ({
    ...(await countEverything(context.database.orm, user.id)),
    credits: user.cardCreditsRemaining,
  }),
});
