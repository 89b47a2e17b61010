import { Archive, CircleAlert, Download } from 'lucide-react';
import { inSize } from '../../../../../contract/amounts.ts';
import { type BackupsView, backupsKept } from '../../../../../contract/backups.ts';
import { t } from '../../../../../contract/translate.ts';
import { Button } from '../../../../ui/button.tsx';
import { IconButton } from '../../../../ui/icon-button.tsx';
import { Panel } from '../../../../ui/panel.tsx';
import { longMomentOf } from '../../moment-words.ts';
import { useDownloadBackup, useMakeBackup } from './use-backup-changes.ts';

/** The backups at the planned place, each to download, and how the last one went. */
export function BackupsPanel({ backups: { backups, isUnderWay, lastRun, problem } }: { backups: BackupsView }) {
  const make = useMakeBackup();
  const download = useDownloadBackup();
  const isBusy = isUnderWay || make.isPending;
  const failure = problem ?? (isBusy ? null : lastRun?.error);
  return (
    <Panel className="grid gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p role="status" className="min-w-0 flex-1 basis-64">
          {isBusy ? 'A backup is being made. You can leave this page.' : lastWords(lastRun)}
        </p>
        <Button
          icon={<Archive size={18} strokeWidth={1.6} aria-hidden />}
          busy={isBusy}
          busyLabel="Making a backup..."
          onClick={() => make.mutate()}
        >
          Make a backup now
        </Button>
      </div>
      {failure && (
        <p className="flex items-start gap-2.5">
          <CircleAlert size={18} strokeWidth={1.6} className="mt-0.5 flex-none text-danger-text" aria-hidden />
          <span className="min-w-0 wrap-anywhere">{failure}</span>
        </p>
      )}
      {backups.length > 0 && (
        <ul aria-label="Backups" className="grid grid-cols-1 divide-y divide-line">
          {backups.map(({ name, madeAt, bytes }) => (
            <li key={name} className="flex items-center justify-between gap-4 py-2">
              <div className="min-w-0">
                <p>{longMomentOf(madeAt)}</p>
                <p className="admin-note wrap-anywhere">
                  {name}, {inSize(bytes)}
                </p>
              </div>
              <IconButton
                label={`Download the backup of ${longMomentOf(madeAt)}`}
                onClick={() => download.mutate(name)}
              >
                <Download size={16} strokeWidth={1.6} aria-hidden />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">
        Of the backups made here, the newest {backupsKept} are kept. To restore one, stop Fondly and run{' '}
        <code className="admin-mono" dir="ltr">
          npm run restore -- --from={restoredFile}
        </code>
        .
      </p>
    </Panel>
  );
}

/** What stands for the name of the backup in a command. */
const restoredFile = t`(the file)`;

function lastWords(run: BackupsView['lastRun']): string {
  if (!run) return t`None has been made here yet.`;
  if (run.error) return t`The backup of ${longMomentOf(run.startedAt)} failed.`;
  if (!run.finishedAt) return t`The backup of ${longMomentOf(run.startedAt)} was interrupted.`;
  return t`The last one was made on ${longMomentOf(run.finishedAt)} and checked: it is complete.`;
}
