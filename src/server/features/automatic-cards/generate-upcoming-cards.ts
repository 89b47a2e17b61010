import { setImmediate as breathe } from 'node:timers/promises';
import { addDays } from '../../../domain/calendar-date.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { runRecorded } from '../delivery/public.ts';
import type { MakeOptions } from './draft.ts';
import { makeAutomaticCard } from './make-automatic-card.ts';
import { listCardlessDates, type OccurringDate } from './occurring-dates.store.ts';
import { firstZone, lastZone, rollDates } from './roll-dates.store.ts';

/** How far ahead drafts are made (specification 2, section 9). */
const daysAhead = 14;

type Options = {
  signal: AbortSignal;
  /** How long this run makes cards itself; the rest become jobs for any worker. */
  makeWithinMs: number;
};

/** The 14-day process (D30): finds upcoming dates without a card and has each card made. */
export async function generateUpcomingCards(
  context: Context,
  makeOptions: MakeOptions,
  { signal, makeWithinMs }: Options,
): Promise<Record<string, number>> {
  const { database, clock, queue, log } = context;
  return runRecorded(database.orm, 'generate-upcoming-cards', async (runId) => {
    const begunMs = performance.now();
    const counts = { datesWorkedOut: await rollDates(context, signal), due: 0, made: 0, failed: 0, queued: 0 };
    const isNear = ({ occursOn, timeZone }: OccurringDate) => {
      const today = todayIn(clock, timeZone);
      return occursOn >= today && occursOn <= addDays(today, daysAhead);
    };
    const days = { from: todayIn(clock, lastZone), to: addDays(todayIn(clock, firstZone), daysAhead) };
    let after = { occursOn: '', id: 0 };
    for (;;) {
      const dates = await listCardlessDates(database.orm, days, after);
      const last = dates.at(-1);
      if (!last) return counts;
      after = last;
      const near = dates.filter(isNear).map(({ id, occursOn }) => ({ dateId: id, occurrenceDate: occursOn }));
      counts.due += near.length;
      while (near.length > 0 && performance.now() - begunMs < makeWithinMs) {
        signal.throwIfAborted();
        const occurrence = near.shift();
        if (!occurrence) break;
        try {
          if (await makeAutomaticCard(context, makeOptions, occurrence, signal)) counts.made += 1;
        } catch (error) {
          // A failing card does not block others; the next run retries it.
          counts.failed += 1;
          log.error({ err: error, ...occurrence }, 'an automatic card could not be made');
        }
      }
      if (near.length > 0) {
        await queue.sendMany(
          database.orm,
          'make-automatic-card',
          near.map((occurrence) => ({ ...occurrence, runId })),
        );
      }
      counts.queued += near.length;
      await breathe();
    }
  });
}
