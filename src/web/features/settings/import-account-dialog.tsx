import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { FileArchive } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type AccountImportView, accountFileLimits } from '../../../contract/account-imports.ts';
import { readerLocale, t, translated } from '../../../contract/translate.ts';
import { call } from '../../api.ts';
import { QueryError } from '../../query-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { FilePicker } from '../../ui/file-picker.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

const importsKey = ['/api/user/account-imports'];
const pollMs = 700;
const isUnderWay = ({ state }: AccountImportView) => state === 'waiting' || state === 'running';

/** Brings in an account that was downloaded from another installation; shows how far it is, and what became of it. */
export function ImportAccountDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const imports = useQuery({
    queryKey: importsKey,
    queryFn: ({ signal }) => call('GET /api/user/account-imports', { signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(isUnderWay) ? pollMs : false),
  });
  const upload = useMutation({
    mutationFn: (file: File) => {
      if (file.size > accountFileLimits.fileBytes) throw new Error(t`This file is larger than 1,024 MB.`);
      return call('POST /api/user/account-imports', { files: { file } });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: importsKey }),
  });
  const latest = imports.data?.[0];
  const underWay = latest && isUnderWay(latest) ? latest : null;
  const wasUnderWay = useRef(false);
  useEffect(() => {
    // Everything that pages show may be new by now.
    if (wasUnderWay.current && !underWay) void queryClient.invalidateQueries();
    wasUnderWay.current = underWay !== null;
  }, [underWay, queryClient]);
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title="Import an account"
      description="Brings an account that you downloaded from another Fondly into this one. A backup restores a whole installation; this brings one account, and adds to what is here."
      actions={<Button onClick={onClose}>Close</Button>}
    >
      <div className="grid grid-cols-1 gap-4.5">
        <QueryError title="Your imports could not be read" query={imports} />
        {imports.isPending && <Skeleton className="h-14 w-full" />}
        {!underWay && (
          <FilePicker
            accept=".zip,application/zip"
            icon={<FileArchive size={22} strokeWidth={1.6} aria-hidden />}
            label={upload.isPending ? 'Sending the file...' : 'Choose the .zip file of the account'}
            hint="Made by “Download my data”, up to 1,024 MB"
            disabled={upload.isPending}
            onFile={(file) => upload.mutate(file)}
          />
        )}
        {upload.error && <ErrorNote title="Nothing was imported">{upload.error.message}</ErrorNote>}
        {underWay && <Progress view={underWay} />}
        {latest && !underWay && !upload.isPending && !upload.error && <Outcome view={latest} />}
        <Terms />
      </div>
    </Dialog>
  );
}

function Progress({ view: { done, total } }: { view: AccountImportView }) {
  const words = total === 0 ? t`Reading the file` : t`${number(done)} of ${number(total)} pictures`;
  return (
    <div>
      <ProgressBar label="Importing" percent={total === 0 ? 0 : Math.round((done / total) * 95)} words={words} />
      <p role="status" className="mt-2 text-sm text-ink-soft">
        {words}. You can close this: the account is imported all the same.
      </p>
    </div>
  );
}

function Outcome({ view: { state, fileName, report, error } }: { view: AccountImportView }) {
  if (state === 'failed') return <ErrorNote title={`${fileName} was not imported`}>{error}</ErrorNote>;
  return (
    <section aria-label="What was imported" className="grid grid-cols-1 gap-2 text-sm">
      <p role="status" className="font-semibold wrap-anywhere">
        <bdi>{fileName}</bdi> is imported.
      </p>
      <ul className="grid gap-1 text-ink-soft">
        {report?.counts.map(({ what, added, there }) => (
          <li key={what}>{countWords(what, added, there)}</li>
        ))}
      </ul>
      {report?.notes.map((note) => (
        <p key={note} className="text-ink-soft">
          {note}
        </p>
      ))}
    </section>
  );
}

/** What stays behind, before anybody relies on it. */
function Terms() {
  return (
    <div className="grid gap-2 text-sm text-ink-soft">
      <p>
        Cards that were approved come back as drafts: approve them again here. The other installation may still send
        them, so skip them there first. Sent cards stay sent.
      </p>
      <p>
        Not taken: passwords, passkeys and logins, access tokens, webhooks, connected address books, messages to a
        service, the trash, and links to cards that were shared: those lead to the other installation.
      </p>
    </div>
  );
}

function countWords(things: string, added: number, there: number): string {
  const what = translated(things);
  if (there === 0) return t`${number(added)} ${what} added`;
  if (added === 0) return t`${number(there)} ${what}, here already`;
  return t`${number(added)} ${what} added, ${number(there)} here already`;
}

function number(count: number): string {
  return count.toLocaleString(readerLocale);
}
