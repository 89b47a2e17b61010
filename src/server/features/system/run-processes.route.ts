import { systemEndpoints } from '../../../contract/system.ts';
import { t } from '../../../contract/translate.ts';
import type { Context } from '../../context.ts';
import { type Route, route } from '../../http/route.ts';

type Counts = Record<string, number>;

/** Runs the 14-day process at once; `generate` comes from the feature that owns it. */
export function generateUpcomingCardsRoute(generate: (context: Context) => Promise<Counts>): Route {
  return route(systemEndpoints.generateUpcomingCards, {
    access: 'admin',
    handler: async ({ context }) => ({
      message: t`Card generation process completed`,
      counts: await generate(context),
    }),
  });
}

/** Runs the hourly sweep at once. */
export function processScheduledCardsRoute(sweep: (context: Context) => Promise<Counts>): Route {
  return route(systemEndpoints.processScheduledCards, {
    access: 'admin',
    handler: async ({ context }) => ({ message: t`Scheduled cards were processed`, counts: await sweep(context) }),
  });
}
