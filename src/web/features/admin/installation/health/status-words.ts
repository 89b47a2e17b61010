import { inSize } from '../../../../../contract/amounts.ts';
import { processLabels } from '../../../../../contract/processes.ts';
import type { InstallationStatus } from '../../../../../contract/status.ts';
import { readerLocale, t } from '../../../../../contract/translate.ts';
import { deliveryBadges } from '../../../../../domain/delivery-badges.ts';
import { longMomentOf } from '../../moment-words.ts';

type Fact = { name: string; words: string; note?: string | undefined };

/** The facts of an installation, as its page shows them. */
export function factsOf(status: InstallationStatus): Fact[] {
  const { accounts, cards, disk, mail, ai, backup, due, held } = status;
  return [
    { name: t`Version`, words: t`Fondly ${status.version}` },
    {
      name: t`Database`,
      words: `${status.database.engine === 'server' ? 'PostgreSQL' : t`Embedded`}, ${inSize(status.database.bytes)}`,
    },
    {
      name: t`Storage`,
      words: t`${inSize(disk.freeBytes)} of ${inSize(disk.totalBytes)} are free`,
      note:
        status.files === 'bucket'
          ? t`${inSize(disk.reserveBytes)} always stay free. Pictures are in the bucket.`
          : t`${inSize(disk.reserveBytes)} always stay free. Pictures are in DATA_DIR.`,
    },
    {
      name: t`Accounts`,
      words: accountsWords(accounts),
    },
    { name: t`Open sessions`, words: figure(status.sessions) },
    {
      name: t`Cards`,
      words:
        cards.byStatus.map(({ status: is, count }) => t`${deliveryBadges[is].label}: ${figure(count)}`).join(', ') ||
        t`None yet`,
      note: cards.isAll ? undefined : t`Only the newest are counted.`,
    },
    {
      name: t`Queue`,
      words:
        status.jobsWaiting === 1
          ? t`${figure(due)} due, 1 job waits`
          : t`${figure(due)} due, ${status.jobsWaiting} jobs wait`,
      note: held
        ? t`${figure(held.cards)} held since a backup of ${longMomentOf(held.backupMadeAt)} was restored.`
        : undefined,
    },
    {
      name: t`Workers`,
      words: status.workersAlive === 0 ? t`None is running` : t`${figure(status.workersAlive)} running`,
    },
    {
      name: t`Mail`,
      words: mail.server
        ? t`By ${mail.server}, from ${mail.sender}`
        : mail.waits
          ? t`No server: cards wait`
          : t`No server: cards are kept in the outbox`,
      note: mail.source === 'variables' ? t`Set by variables.` : undefined,
    },
    {
      name: t`AI`,
      words: ai.name ?? t`The studio makes every card`,
      note:
        ai.source === 'none'
          ? undefined
          : t`${figure(ai.calls)} calls within a day, ${figure(ai.unused)} of them not used.`,
    },
    {
      name: t`Last backup`,
      words: backup ? longMomentOf(backup.madeAt) : t`None at the chosen place`,
      note: backup
        ? `${inSize(backup.bytes)}. ${status.backupProblem ?? t`It is whole.`}`
        : (status.backupProblem ?? undefined),
    },
    ...status.runs.map(({ name, startedAt, finishedAt, error }) => ({
      name: processLabels[name],
      words: longMomentOf(startedAt),
      note: error ?? (finishedAt ? undefined : t`Running, or ended together with its process.`),
    })),
  ];
}

function accountsWords({ all, admins, waiting }: InstallationStatus['accounts']): string {
  const words =
    admins === 1 ? t`${figure(all)}, 1 of them an administrator` : t`${figure(all)}, ${admins} of them administrators`;
  return waiting > 0 ? t`${words}, ${waiting} of them wait for approval` : words;
}

function figure(count: number): string {
  return count.toLocaleString(readerLocale);
}
