import type { FastifyBaseLogger } from 'fastify';
import { localDay } from '../domain/local-time.ts';

/** The wall clock; tests put their own in the context. */
export type Clock = {
  now(): Date;
  /**
   * Whether the clock may be believed. After a jump, or beside a database whose time differs, nothing is sent, given up or
   * deleted until a minute has gone by evenly.
   */
  isSteady(): boolean;
  /** Compares with another machine's clock, such as the database's. */
  compare?(other: Date): void;
};

/** The calendar day where someone is, 'YYYY-MM-DD'. */
export function todayIn(clock: Pick<Clock, 'now'>, timeZone: string): string {
  return localDay(clock.now().toISOString(), timeZone);
}

/** For commands that are over before a clock can jump. */
export const systemClock: Clock = { now: () => new Date(), isSteady: () => true };

/** A machine that slept or was set right by its time server jumps too, and waits the minute out. */
const toleratedMs = 15_000;
const holdMs = 60_000;
const lookEveryMs = 5_000;

export type WatchedClock = Required<Clock> & {
  /** Whoever knows the time from elsewhere says why the clock is not to be believed; null takes it back. */
  doubt(why: string | null): void;
  close(): void;
};

/** The wall clock, held against the time that has passed since it was last looked at. */
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
