import { figure, inSize } from '../../../contract/amounts.ts';
import type { ProcessName } from '../../../contract/processes.ts';
import type { SchedulerView } from '../../../contract/system.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
import { dayFormat } from '../../../domain/day-format.ts';

type Run = SchedulerView['processes'][number]['runs'][number];

/** What the automatic processes do. */
export const processWords: Record<ProcessName, string> = {
  'generate-upcoming-cards': t`Makes a draft for every date within 14 days, every 12 hours.`,
  'process-scheduled-cards': t`Looks every hour for cards that were left behind. Workers send due cards on their own.`,
  'send-reminders': t`Writes to people at 08:00 where they live, ahead of their dates.`,
  'look-ahead': t`Writes on Mondays to those who asked for it.`,
  'read-bounces': t`Notes which cards came back.`,
  'tidy-up': t`Once a day, removes what is no longer needed, such as ended sessions.`,
  'back-up': t`Makes a backup every night, if Admin > Installation says so, and whenever it is asked for there.`,
};

const countWords: Record<string, (count: number) => string> = {
  datesWorkedOut: (count) => t`${figure(count)} recalculated`,
  due: (count) => t`${figure(count)} due`,
  made: (count) => t`${figure(count)} made`,
  madeLater: (count) => t`${figure(count)} made`,
  failed: (count) => t`${figure(count)} failed`,
  failedLater: (count) => t`${figure(count)} failed`,
  queued: (count) => t`${figure(count)} left to the workers`,
  released: (count) => t`${figure(count)} put back`,
  unknown: (count) => t`${figure(count)} uncertain`,
  missed: (count) => t`${figure(count)} missed`,
  exhausted: (count) => t`${figure(count)} given up`,
  mailed: (count) => t`${figure(count)} mailed`,
  notices: (count) => t`${figure(count)} told to owners`,
  waiting: (count) => t`${figure(count)} to be tried again`,
  givenUp: (count) => t`${figure(count)} given up`,
  sessions: (count) => (count === 1 ? t`1 session ended` : t`${figure(count)} sessions ended`),
  links: (count) => (count === 1 ? t`1 used link` : t`${figure(count)} used links`),
  attempts: (count) => (count === 1 ? t`1 login attempt` : t`${figure(count)} login attempts`),
  events: (count) => (count === 1 ? t`1 audit entry` : t`${figure(count)} audit entries`),
  generations: (count) => (count === 1 ? t`1 result` : t`${figure(count)} results`),
  aiCalls: (count) => (count === 1 ? t`1 AI log entry` : t`${figure(count)} AI log entries`),
  imports: (count) => (count === 1 ? t`1 import` : t`${figure(count)} imports`),
  images: (count) => (count === 1 ? t`1 picture` : t`${figure(count)} pictures`),
  runs: (count) => (count === 1 ? t`1 run of a process` : t`${figure(count)} runs of processes`),
  rows: (count) => (count === 1 ? t`1 row of the database` : t`${figure(count)} rows of the database`),
  files: (count) => (count === 1 ? t`1 file` : t`${figure(count)} files`),
  megabytes: (count) => inSize(count * 1024 * 1024),
};

/** '3 due, 2 made', without zeros. */
export function countsInWords(counts: Record<string, number>): string {
  const words = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => countWords[what]?.(count) ?? `${count.toLocaleString(readerLocale)} ${what}`);
  return words.length > 0 ? words.join(', ') : t`Nothing to do`;
}

/** The result of a run: its counts, 'Failed' if it failed without any, or 'Under way'. */
export function outcomeInWords({ finishedAt, counts, error }: Run): string {
  if (!finishedAt) return t`Under way`;
  return error && Object.values(counts).every((count) => count === 0) ? t`Failed` : countsInWords(counts);
}

/** 'N cards that were due are held since a backup of … was restored'; covers zero cards. */
export function heldInWords(cards: number, madeAt: string): string {
  if (cards === 0) {
    return t`What was due is held since a backup of ${madeAt} was restored; there is no such card at the moment`;
  }
  return cards === 1
    ? t`1 card that was due is held since a backup of ${madeAt} was restored`
    : t`${cards} cards that were due are held since a backup of ${madeAt} was restored`;
}

/** Why the cards are held, and until when. */
export function whyHeldInWords(cards: number, heldUntil: string): string {
  if (cards === 0) {
    return t`So are reminders and notices of the days between, which may have been sent since that backup was made. What falls due from ${heldUntil} on goes out as usual.`;
  }
  return cards === 1
    ? t`It may have been sent since that backup was made, and so may reminders and notices of the days between. If its day ends first, it counts as missed. What falls due from ${heldUntil} on goes out as usual.`
    : t`They may have been sent since that backup was made, and so may reminders and notices of the days between. Each card whose day ends first counts as missed. What falls due from ${heldUntil} on goes out as usual.`;
}

/** '12 seconds ago', '5 minutes ago', '3 hours ago'. */
export function agoInWords(then: string, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(then)) / 1000));
  if (seconds < 90) return ago.format(-seconds, 'second');
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? ago.format(-minutes, 'minute') : ago.format(-Math.round(minutes / 60), 'hour');
}

const ago = new Intl.RelativeTimeFormat(readerLocale);

const day = dayFormat(readerLocale, { month: 'short', day: 'numeric' });
const time = new Intl.DateTimeFormat(readerLocale, { timeStyle: 'short' });

/** 'Nov 24, 9:00 AM' in the reader's time zone. */
export function momentInWords(instant: string): string {
  const at = new Date(instant);
  return `${day.format(at)}, ${time.format(at)}`;
}
