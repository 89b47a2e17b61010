import { stat } from 'node:fs/promises';
import type { Messages } from '../contract/translate.ts';
import { storedWords } from './stored-words.ts';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** Time does not go back, but a clock may be corrected by some minutes. */
const backMs = 30 * minuteMs;
/** As far ahead as drafts are made: all dates in between would be missed, reminded of and rolled over at once. */
const aheadMs = 14 * dayMs;
/** A computer that was off for months resumes by itself after this wait, and still sends what is due that morning. */
const patienceMs = 6 * hourMs;

/** systemd's time service touches this file each time it sets the clock, at least every 34 minutes. */
const setByService = '/run/systemd/timesync/synchronized';

/** What the clock shows, how far it is off, and what Fondly last knew. */
const doubts = storedWords({
  daysBehind: 'The clock shows {0}, {1} days before Fondly last knew the time ({2}).',
  hoursBehind: 'The clock shows {0}, {1} hours before Fondly last knew the time ({2}).',
  minutesBehind: 'The clock shows {0}, {1} minutes before Fondly last knew the time ({2}).',
  daysAhead: 'The clock shows {0}, {1} days after Fondly last knew the time ({2}).',
  waits:
    'Nothing is sent, given up or deleted, until the clock is set right or, where it is right, "npm run admin -- clock" has said so.',
  waitsForSixHours:
    'Nothing is sent, given up or deleted for six hours, until the clock is set right or, where it is right, "npm run admin -- clock" has said so.',
} satisfies Messages<Record<string, string>>);

export type ClockFacts = {
  now: Date;
  /** The latest time that any trusted clock showed; null if there was none. */
  lastSeen: Date | null;
  /** A time server was asked within the last hour. */
  isSetByService: boolean;
  /** How long this process has waited for someone to confirm a clock that is ahead. */
  waitedMs: number;
};

/** Why a steady clock is not trusted, in words that `storedAgain` translates; null when it is. */
export function doubtClock({ now, lastSeen, isSetByService, waitedMs }: ClockFacts): string | null {
  if (!lastSeen) return null;
  const passedMs = now.getTime() - lastSeen.getTime();
  const isBehind = passedMs < -backMs;
  const isAhead = passedMs > aheadMs && !isSetByService && waitedMs < patienceMs;
  if (!isBehind && !isAhead) return null;
  const [unit, distance] = inUnits(Math.abs(passedMs));
  const off = isBehind ? (`${unit}Behind` as const) : 'daysAhead';
  return `${doubts(off, inUtc(now), distance, inUtc(lastSeen))} ${doubts(isBehind ? 'waits' : 'waitsForSixHours')}`;
}

/** Whether the system's time service set the clock within the last hour. False if the clock was moved since then. */
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

function inUnits(ms: number): ['days' | 'hours' | 'minutes', number] {
  if (ms >= 2 * dayMs) return ['days', Math.round(ms / dayMs)];
  return ms >= 2 * hourMs ? ['hours', Math.round(ms / hourMs)] : ['minutes', Math.round(ms / minuteMs)];
}
