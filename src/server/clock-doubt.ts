import { stat } from 'node:fs/promises';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Time does not go back; a clock that is set right by some minutes may. */
const backMs = 30 * minuteMs;
/** As far ahead as cards are drafted: what lies between would be missed, reminded of and rolled on at once. */
const aheadMs = 14 * dayMs;
/** A computer that was off for months goes on after so long, by itself, and sends what is due in the morning on its day. */
const patienceMs = 6 * hourMs;

/** systemd's time service touches it whenever it has set the clock, every 34 minutes at the most. */
const setByService = '/run/systemd/timesync/synchronized';

export type ClockFacts = {
  now: Date;
  /** The latest time that any clock showed while it was believed; null where none ever was. */
  lastSeen: Date | null;
  /** A time server was asked within the last hour. */
  isSetByService: boolean;
  /** How long this process has waited for somebody to confirm a clock that is ahead. */
  waitedMs: number;
};

/** Why a clock that runs evenly is not believed, in words; null when it is. */
export function doubtClock({ now, lastSeen, isSetByService, waitedMs }: ClockFacts): string | null {
  if (!lastSeen) return null;
  const passedMs = now.getTime() - lastSeen.getTime();
  const isBehind = passedMs < -backMs;
  const isAhead = passedMs > aheadMs && !isSetByService && waitedMs < patienceMs;
  if (!isBehind && !isAhead) return null;
  return (
    `The clock shows ${inUtc(now)}, ${distance(Math.abs(passedMs))} ${isBehind ? 'before' : 'after'} Fondly last knew the time (${inUtc(lastSeen)}). ` +
    `Nothing is sent, given up or deleted${isBehind ? '' : ' for six hours'}, until the clock is set right or, where it is right, "npm run admin -- clock" has said so.`
  );
}

/** Whether the system's time service has set the clock within the last hour. A clock that was moved since says no. */
export async function wasSetByService(now: Date, path = setByService): Promise<boolean> {
  const agoMs = await stat(path).then(
    ({ mtimeMs }) => now.getTime() - mtimeMs,
    () => null,
  );
  return agoMs !== null && agoMs > -minuteMs && agoMs < hourMs;
}

function inUtc(moment: Date): string {
  return `${moment.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}

function distance(ms: number): string {
  if (ms >= 2 * dayMs) return `${Math.round(ms / dayMs)} days`;
  return ms >= 2 * hourMs ? `${Math.round(ms / hourMs)} hours` : `${Math.round(ms / minuteMs)} minutes`;
}
