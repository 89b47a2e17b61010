import { hostname } from 'node:os';
import type { WatchedClock } from '../../clock.ts';
import { doubtClock, wasSetByService } from '../../clock-doubt.ts';
import type { Context } from '../../context.ts';
import { keepClockLook, readTimes } from './clocks.store.ts';

const lookEveryMs = 15_000;

/**
 * Compares this machine's clock with the last known time, now and every quarter of a minute: it may have been wrong
 * since before the start, which nothing in this process could notice.
 */
export async function keepClock({
  clock,
  database,
  log,
}: Pick<Context, 'database' | 'log'> & { clock: WatchedClock }): Promise<{ close(): void }> {
  let doubtedSinceMs: number | null = null;
  const look = async () => {
    const times = await readTimes(database.orm);
    // First, so that this clock is stored only if the database agrees: other machines compare with it.
    clock.compare(times.database);
    const now = clock.now();
    const doubt = doubtClock({
      now,
      lastSeen: times.lastSeen,
      isSetByService: await wasSetByService(now),
      waitedMs: doubtedSinceMs === null ? 0 : performance.now() - doubtedSinceMs,
    });
    if (doubt && doubtedSinceMs === null) {
      doubtedSinceMs = performance.now();
      log.error(doubt);
    }
    if (!doubt && doubtedSinceMs !== null) {
      doubtedSinceMs = null;
      log.warn('the clock is believed again');
    }
    clock.doubt(doubt);
    if (doubt) await keepClockLook(database.orm, hostname(), { doubt });
    else if (clock.isSteady()) await keepClockLook(database.orm, hostname(), { seenAt: now });
  };
  await look();
  const timer = setInterval(() => {
    look().catch((error: unknown) => log.warn({ err: error }, 'the clock could not be looked at'));
  }, lookEveryMs).unref();
  return { close: () => clearInterval(timer) };
}
