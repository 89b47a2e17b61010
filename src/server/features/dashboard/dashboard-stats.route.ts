import { dashboardEndpoints } from '../../../contract/dashboard.ts';
import { approvedUpcoming, delivered } from '../../../domain/card-lifecycle.ts';
import { route } from '../../http/route.ts';
import { countEverything } from './dashboard.store.ts';

export const dashboardStatsRoute = route(dashboardEndpoints.stats, {
  access: 'signed-in',
  handler: async ({ context, user }) => {
    const { people, dates, cards: counts } = await countEverything(context.database.orm, user.id);
    const sum = (statuses: readonly (keyof typeof counts)[]) =>
      statuses.reduce((total, status) => total + (counts[status] ?? 0), 0);
    return {
      people,
      dates,
      drafts: counts.draft ?? 0,
      approved: sum(approvedUpcoming),
      sent: sum(delivered),
      credits: user.cardCreditsRemaining,
    };
  },
});
