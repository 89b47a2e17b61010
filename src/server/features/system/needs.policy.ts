import { inSize } from '../../../contract/amounts.ts';
import { localeOfReader } from '../../../contract/locale-of-reader.ts';
import { processLabels } from '../../../contract/processes.ts';
import type { InstallationStatus, Need } from '../../../contract/status.ts';
import { t } from '../../../contract/translate.ts';
import { saidAgain } from '../../reader.ts';
import { storedAgain } from '../../stored-words.ts';

type Facts = Omit<InstallationStatus, 'needs'> & {
  now: Date;
  /** Anyone on the internet can register. */
  isOpenToStrangers: boolean;
};

const lateAfterSeconds = 15 * 60;
const manyJobs = 500;
const fewCalls = 3;
const backupEveryMs = 8 * 86_400_000;

/** What needs the host, the most urgent first: cards that do not leave, then what may be lost, then the rest. */
export function needsOf(facts: Facts): Need[] {
  return rules.flatMap((rule) => rule(facts) ?? []);
}

const rules: readonly ((facts: Facts) => Need | Need[] | null)[] = [
  ({ disk }) =>
    disk.state === 'full'
      ? { title: t`The disk is full`, text: t`Nothing can be saved until there is room. Free some space.`, place: null }
      : null,
  ({ clocks }) =>
    clocks.map(({ host, doubt }) => ({
      title: t`Sending waits for the clock of ${host}`,
      text: storedAgain(doubt),
      place: null,
    })),
  ({ workersAlive, accounts }) =>
    workersAlive === 0 && accounts.all > 0
      ? {
          title: t`No worker is running`,
          text: t`Cards are sent as soon as one is started, if their day is not over.`,
          place: 'scheduler',
        }
      : null,
  ({ held }) =>
    held && {
      title:
        held.cards === 1
          ? t`1 due card is held since a backup was restored`
          : t`${inReadersNumerals(held.cards)} due cards are held since a backup was restored`,
      text: t`They may have been sent before. Compare with your mail provider, then send them.`,
      place: 'scheduler',
    },
  ({ mail }) =>
    mail.source === 'none'
      ? {
          title: t`No mail server is set up`,
          text: mail.waits
            ? t`Cards sent by email wait until there is one.`
            : t`Cards are kept in the outbox until there is one. They are not sent later.`,
          place: 'mail',
        }
      : null,
  ({ due, oldestDueSeconds, held, mail, workersAlive }) =>
    due > 0 && oldestDueSeconds > lateAfterSeconds && !held && !mail.waits && workersAlive > 0
      ? {
          title: due === 1 ? t`1 due card has not left` : t`${inReadersNumerals(due)} due cards have not left`,
          text: t`The oldest has waited for ${Math.round(oldestDueSeconds / 60)} minutes. The scheduler says why.`,
          place: 'scheduler',
        }
      : null,
  ({ runs }) =>
    runs.flatMap(({ name, error }) =>
      error
        ? {
            title: t`${saidAgain(processLabels[name])}: the last run had a problem`,
            text: storedAgain(error),
            place: name === 'back-up' ? 'backups' : 'scheduler',
          }
        : [],
    ),
  ({ jobsWaiting }) =>
    jobsWaiting > manyJobs
      ? {
          title: t`${jobsWaiting.toLocaleString(localeOfReader())} jobs wait`,
          text: t`More work arrives than is done. Start another worker, or look at the log.`,
          place: 'scheduler',
        }
      : null,
  ({ disk }) =>
    disk.state === 'low'
      ? {
          title: t`The disk is nearly full`,
          text: t`${inSize(disk.freeBytes)} are free. New pictures are refused until there is room; cards are still sent.`,
          place: null,
        }
      : null,
  ({ backup, backupProblem, now }) => {
    if (backupProblem) return { title: t`The last backup cannot be used`, text: backupProblem, place: 'backups' };
    if (backup && now.getTime() - Date.parse(backup.madeAt) < backupEveryMs) return null;
    return {
      title: backup ? t`The last backup is more than a week old` : t`There is no backup`,
      text: t`Make one now, or let Fondly make one every night. Only those at the place chosen here are known.`,
      place: 'backups',
    };
  },
  ({ ai }) =>
    ai.source !== 'none' && ai.calls >= fewCalls && ai.unused === ai.calls
      ? {
          title: t`The AI provider did not help today`,
          text: t`None of its ${ai.calls} calls within a day could be used; the studio made those cards. Test it here.`,
          place: 'ai',
        }
      : null,
  ({ accounts: { waiting } }) =>
    waiting > 0
      ? {
          title: waiting === 1 ? t`An account waits for your approval` : t`${waiting} accounts wait for your approval`,
          text: t`Their cards wait with them.`,
          place: 'registration',
        }
      : null,
  ({ isOpenToStrangers }) =>
    isOpenToStrangers
      ? {
          title: t`Anyone can register`,
          text: t`Whoever finds this address can make an account and send cards through your mail server, within the limits.`,
          place: 'registration',
        }
      : null,
];

function inReadersNumerals(count: number): string {
  return count.toLocaleString(localeOfReader());
}
