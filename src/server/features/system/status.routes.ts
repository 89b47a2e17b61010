import { statusEndpoints } from '../../../contract/status.ts';
import { addDays } from '../../../domain/calendar-date.ts';
import { dayBegins } from '../../../domain/due-time.ts';
import { todayIn } from '../../clock.ts';
import { type Route, route } from '../../http/route.ts';
import { aiCosts, attemptsEnded, cardsMade, cardsOverdue } from './daily-figures.store.ts';
import { readStatus } from './read-status.ts';

const days = 30;

/** The state of the installation, and what needs its host. */
const statusRoute = route(statusEndpoints.status, {
  access: 'admin',
  handler: ({ context }) => readStatus(context),
});

/** Cards and AI costs of the last thirty days, by the reader's calendar. */
const dailyRoute = route(statusEndpoints.daily, {
  access: 'admin',
  handler: async ({ context: { database, clock, aiSettings }, user }) => {
    const today = todayIn(clock, user.timeZone);
    const named = Array.from({ length: days }, (_, at) => addDays(today, at + 1 - days));
    // The end of today as well: what a wrong clock dated later belongs to no day.
    const begins = [...named, addDays(today, 1)].map((day) => new Date(dayBegins(day, user.timeZone)));
    const db = database.orm;
    const made = await cardsMade(db, begins);
    const sent = await attemptsEnded(db, ['sent'], begins);
    const failed = await attemptsEnded(db, ['failed', 'unknown'], begins);
    const overdue = await cardsOverdue(db, begins);
    const costs = await aiCosts(db, begins);
    return {
      days: named.map((day, at) => ({
        day,
        made: made.byDay.get(at) ?? 0,
        sent: sent.byDay.get(at) ?? 0,
        failed: (failed.byDay.get(at) ?? 0) + (overdue.get(at) ?? 0),
        aiCost: costs.get(at) ?? 0,
      })),
      currency: aiSettings.currency(),
      isWhole: made.isWhole && sent.isWhole && failed.isWhole,
    };
  },
});

/** The state of the installation. */
export const statusRoutes: Route[] = [statusRoute, dailyRoute];
