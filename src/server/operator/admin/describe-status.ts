import { inSize } from '../../../contract/amounts.ts';
import { processLabels } from '../../../contract/processes.ts';
import type { InstallationStatus } from '../../../contract/status.ts';

/** The status of an installation, in lines for a terminal: the facts of its page. */
export function describeStatus(status: InstallationStatus): string[] {
  const { accounts, cards, disk, mail, ai, backup, held, workersAlive: alive } = status;
  const sweep = status.runs.find(({ name }) => name === 'process-scheduled-cards');
  return [
    `Fondly ${status.version}`,
    `Accounts: ${accounts.all}, of them ${accounts.admins} administrators`,
    `Cards: ${cards.byStatus.map(({ status, count }) => `${count} ${status}`).join(', ') || 'none'}${cards.isAll ? '' : ', of the newest'}`,
    `Due and waiting: ${status.due}`,
    `Workers: ${alive === 0 ? 'none is alive' : `${alive} alive`}`,
    `Last hourly look: ${sweep ? sweep.startedAt : 'never'}${sweep?.error ? `, failed: ${sweep.error}` : ''}`,
    ...status.clocks.map(({ host, doubt }) => `Held on ${host}: ${doubt}`),
    ...(held
      ? [
          `Held: ${held.cards} cards, since a backup of ${held.backupMadeAt} was restored. ` +
            'To send them: npm run admin -- release',
        ]
      : []),
    `Sessions: ${status.sessions}`,
    `Database: ${status.database.engine === 'server' ? 'PostgreSQL' : 'embedded'}, ${inSize(status.database.bytes)}`,
    `Disk: ${inSize(disk.freeBytes)} of ${inSize(disk.totalBytes)} free, ${inSize(disk.reserveBytes)} stay free; pictures in ${status.files === 'bucket' ? 'the bucket' : 'DATA_DIR'}`,
    `Jobs that wait: ${status.jobsWaiting}`,
    ...status.runs.map(
      ({ name, startedAt, error }) => `${processLabels[name]}: ${startedAt}${error ? `, failed: ${error}` : ''}`,
    ),
    `Last backup: ${backup ? `${backup.madeAt}, ${inSize(backup.bytes)}, ${status.backupProblem ?? 'whole'}` : 'none'}`,
    `Mail: ${mail.server ? `by ${mail.server}, from ${mail.sender}` : mail.waits ? 'no server, cards wait' : 'no server, cards are kept in the outbox'}`,
    `AI: ${ai.source === 'none' ? 'the studio makes every card' : `${ai.name}, ${ai.calls} calls within a day, ${ai.unused} of them not used`}`,
    ...status.needs.map(({ title, text }) => `Needs you: ${title}. ${text}`),
  ];
}
