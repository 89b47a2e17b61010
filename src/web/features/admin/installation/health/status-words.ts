import { processLabels } from '../../../../../contract/processes.ts';
import type { InstallationStatus } from '../../../../../contract/status.ts';
import { readerLocale, t } from '../../../../../contract/translate.ts';
import { deliveryBadges } from '../../../../../domain/delivery-badges.ts';
import { longMomentOf } from '../../moment-words.ts';

type Fact = { name: string; words: string; note?: string | undefined };

/** The facts of an installation, as its page shows them. */
export function factsOf(status: InstallationStatus): Fact[] {
  const { accounts, cards, disk, mail, ai, backup, due, held } = status;
  const waits = accounts.waiting > 0 ? t`, ${accounts.waiting} of them wait for approval` : '';
  return [
    { name: t`Version`, words: t`Fondly ${status.version}` },
    {
      name: t`Database`,
      words: `${status.database.engine === 'server' ? 'PostgreSQL' : t`Embedded`}, ${inMb(status.database.bytes)}`,
    },
    {
      name: t`Storage`,
      words: t`${inMb(disk.freeBytes)} of ${inMb(disk.totalBytes)} are free`,
      note: t`${inMb(disk.reserveBytes)} always stay free. Pictures are in ${status.files === 'bucket' ? t`the bucket` : 'DATA_DIR'}.`,
    },
    {
      name: t`Accounts`,
      words: t`${figure(accounts.all)}, ${figure(accounts.admins)} of them ${accounts.admins === 1 ? 'administers' : 'administer'}${waits}`,
    },
    { name: t`Open sessions`, words: figure(status.sessions) },
    {
      name: t`Cards`,
      words:
        cards.byStatus.map(({ status: is, count }) => `${figure(count)} ${deliveryBadges[is].label}`).join(', ') ||
        t`None yet`,
      note: cards.isAll ? undefined : t`Only the newest are counted.`,
    },
    {
      name: t`Queue`,
      words: t`${figure(due)} due, ${figure(status.jobsWaiting)} ${status.jobsWaiting === 1 ? t`job waits` : t`jobs wait`}`,
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
        ? `${inMb(backup.bytes)}. ${status.backupProblem ?? t`It is whole.`}`
        : (status.backupProblem ?? undefined),
    },
    ...status.runs.map(({ name, startedAt, finishedAt, error }) => ({
      name: processLabels[name],
      words: longMomentOf(startedAt),
      note: error ?? (finishedAt ? undefined : t`Running, or ended together with its process.`),
    })),
  ];
}

function figure(count: number): string {
  return count.toLocaleString(readerLocale);
}

/** '12 MB', '1.4 GB'. */
export function inMb(bytes: number): string {
  const mb = bytes / 1024 / 1024;
  return mb < 1000 ? `${Math.round(mb)} MB` : `${(mb / 1024).toFixed(1)} GB`;
}
