import type { ProcessName } from '../../../contract/processes.ts';
import type { SchedulerView } from '../../../contract/system.ts';
import { readerLocale, t } from '../../../contract/translate.ts';

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

const countWords: Record<string, string> = {
  datesWorkedOut: t`recalculated`,
  due: t`due`,
  made: t`made`,
  madeLater: t`made`,
  failed: t`failed`,
  failedLater: t`failed`,
  queued: t`left to the workers`,
  released: t`put back`,
  unknown: t`uncertain`,
  missed: t`missed`,
  exhausted: t`given up`,
  mailed: t`mailed`,
  notices: t`told to owners`,
  waiting: t`to be tried again`,
  givenUp: t`given up`,
  sessions: t`sessions ended`,
  links: t`used links`,
  attempts: t`login attempts`,
  events: t`audit entries`,
  generations: t`results`,
  aiCalls: t`AI log entries`,
  imports: t`imports`,
  images: t`pictures`,
  runs: t`runs of processes`,
  rows: t`rows of the database`,
  files: t`files`,
  megabytes: t`MB`,
};

/** '3 due, 2 made', without zeros. */
export function countsInWords(counts: Record<string, number>): string {
  const words = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count.toLocaleString(readerLocale)} ${countWords[what] ?? what}`);
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

const moment = new Intl.DateTimeFormat(readerLocale, {
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** 'Nov 24, 9:00 AM' in the reader's time zone. */
export function momentInWords(instant: string): string {
  return moment.format(new Date(instant));
}
