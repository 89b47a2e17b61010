import { z } from 'zod';
import { importantDateView } from './dates.ts';
import { endpoint } from './endpoint.ts';

export const dashboardEndpoints = {
  stats: endpoint({
    method: 'GET',
    path: '/api/dashboard/stats',
    response: z.object({
      people: z.int(),
      dates: z.int(),
      drafts: z.int(),
      approved: z.int(),
      sent: z.int(),
      credits: z.int(),
    }),
  }),
  upcomingEvents: endpoint({ method: 'GET', path: '/api/events/upcoming', response: z.array(importantDateView) }),
};
