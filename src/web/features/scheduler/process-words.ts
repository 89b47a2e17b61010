import type { ProcessName } from '../../../contract/system.ts';

/** What the automatic processes are called, and what they do. */
export const processWords: Record<ProcessName, { name: string; what: string }> = {
  'generate-upcoming-cards': {
    name: 'Upcoming cards',
    what: 'Makes a draft for every date within 14 days, every 12 hours.',
  },
  'process-scheduled-cards': {
    name: 'Scheduled cards',
    what: 'Looks every hour for cards that were left behind. Workers send due cards by themselves.',
  },
  'send-reminders': { name: 'Reminders', what: 'Writes to people at 08:00 where they live, ahead of their dates.' },
  'look-ahead': { name: 'Weekly look-ahead', what: 'Writes on Mondays to those who asked for it.' },
  'read-bounces': { name: 'Returned mail', what: 'Notes which cards came back.' },
};

const countWords: Record<string, string> = {
  datesWorkedOut: 'worked out anew',
  due: 'due',
  made: 'made',
  madeLater: 'made',
  failed: 'failed',
  failedLater: 'failed',
  queued: 'left to the workers',
  released: 'put back',
  unknown: 'uncertain',
  missed: 'missed',
  exhausted: 'given up',
  mailed: 'mailed',
  notices: 'notices',
};

/** '3 due, 2 made'; what is none is not told. */
export function countsInWords(counts: Record<string, number>): string {
  const words = Object.entries(counts)
    .filter(([, count]) => count > 0)
    .map(([what, count]) => `${count} ${countWords[what] ?? what}`);
  return words.length > 0 ? words.join(', ') : 'Nothing to do';
}

/** '12 seconds ago', '5 minutes ago', '3 hours ago'. */
export function agoInWords(then: string, nowMs: number): string {
  const seconds = Math.max(0, Math.round((nowMs - Date.parse(then)) / 1000));
  if (seconds < 90) return counted(seconds, 'second');
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? counted(minutes, 'minute') : counted(Math.round(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'} ago`;
}

const moment = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' });

/** 'Nov 24, 9:00 AM', where the reader is. */
export function momentInWords(instant: string): string {
  return moment.format(new Date(instant));
}
