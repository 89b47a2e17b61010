import type { FastifyBaseLogger } from 'fastify';
import { localDay } from '../domain/local-time.ts';

/** The wall clock; tests put their own into the context. */
export type Clock = {
  now(): Date;
  /**
   * Whether the clock is trusted. After a jump, or while it differs from the database, nothing is sent, given up or
   * deleted until it has run evenly for a minute.
   */
  isSteady(): boolean;
  /** Compares the clock with another machine's, such as the database's. */
  compare?(other: Date): void;
};

/** The calendar day in a time zone, 'YYYY-MM-DD'. */
export function todayIn(clock: Pick<Clock, 'now'>, timeZone: string): string {
  return localDay(clock.now().toISOString(), timeZone);
}

/** For commands that end before a clock can jump. */
export const systemClock: Clock = { now: () => new Date(), isSteady: () => true };

/** A machine that slept or was corrected by its time server also jumps, and waits for a minute. */
const toleratedMs = 15_000;
const holdMs = 60_000;
const lookEveryMs = 5_000;

export type WatchedClock = Required<Clock> & {
  /** Sets a reason from outside not to trust the clock; null removes it. */
  doubt(why: string | null): void;
  close(): void;
};

/** The wall clock, compared with the time elapsed since the last look. */
export function watchClock(
  log: Pick<FastifyBaseLogger, 'warn'>,
  { wallMs = () => Date.now(), passedMs = () => performance.now() } = {},
): WatchedClock {
  let lastWallMs = wallMs();
  let lastPassedMs = passedMs();
  let steadyFromMs = Number.NEGATIVE_INFINITY;
  let doubted: string | null = null;

  const hold = (offByMs: number, what: string) => {
    steadyFromMs = passedMs() + holdMs;
    log.warn({ offBySeconds: Math.round(offByMs / 1000) }, what);
  };
  const look = () => {
    const [wall, passed] = [wallMs(), passedMs()];
    const jumpedMs = wall - lastWallMs - (passed - lastPassedMs);
    [lastWallMs, lastPassedMs] = [wall, passed];
    if (Math.abs(jumpedMs) > toleratedMs) hold(jumpedMs, 'the clock jumped: nothing is sent until it is steady');
  };
  const timer = setInterval(look, lookEveryMs).unref();

  return {
    now: () => new Date(wallMs()),
    isSteady: () => {
      look();
      return doubted === null && passedMs() >= steadyFromMs;
    },
    doubt: (why) => {
      doubted = why;
    },
    compare: (other) => {
      const offByMs = wallMs() - other.getTime();
      if (Math.abs(offByMs) > toleratedMs)
        hold(offByMs, "the clock differs from the database's: nothing is sent until they agree");
    },
    close: () => clearInterval(timer),
  };
}
