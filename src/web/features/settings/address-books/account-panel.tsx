import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { AddressBookAccountView } from '../../../../contract/address-books.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { isUnderWay, markAddressBooksStale } from '../../../queries/address-books.queries.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { useTimeZone } from '../../../use-today.ts';
import { Questions } from './questions.tsx';
import { booksWords, changesWords, stateWords, undoneWords, writingWords } from './state-words.ts';
import { useGoogle } from './use-google.ts';

const loadChoice = () => import('./choice-dialog.tsx').then(({ ChoiceDialog }) => ChoiceDialog);
const loadPassword = () => import('./password-dialog.tsx').then(({ PasswordDialog }) => PasswordDialog);

/** A connected account: its books and state, what it asks, and what can be done with it. */
export function AccountPanel({ account }: { account: AddressBookAccountView }) {
  const queryClient = useQueryClient();
  const zone = useTimeZone();
  const [open, setOpen] = useState<'choice' | 'password' | 'undo' | 'end' | null>(null);
  const Choice = useLater(loadChoice, open === 'choice');
  const Password = useLater(loadPassword, open === 'password');
  const { sync, undo, end, takeLeftOut } = useActs(account, () => setOpen(null));
  const google = useGoogle();
  const close = () => setOpen(null);
  const saved = async () => {
    close();
    await markAddressBooksStale(queryClient);
  };
  const isStopped = account.state === 'stopped';
  const isReading = isUnderWay(account);
  const isTaken = account.books.some((book) => book.isTaken);
  const leftOut = account.books.reduce((sum, book) => sum + book.leftOut, 0);
  return (
    <section className="panel grid gap-4" aria-label={account.address}>
      <div>
        <h2 className="wrap-anywhere">
          <bdi>{placeOf(account)}</bdi>
        </h2>
        <p className="text-sm wrap-anywhere text-ink-soft">
          <bdi>{account.username}</bdi> · {booksWords(account)}
        </p>
      </div>
      {account.problem && !isReading && (
        <ErrorNote
          title={isStopped ? 'This address book is no longer read' : 'The last sync did not work'}
          action={
            isStopped &&
            (account.login === 'google' ? (
              <Button size="sm" variant="line" busy={google.isPending} onClick={() => google.mutate()}>
                Connect Google again
              </Button>
            ) : (
              <Button size="sm" variant="line" onClick={() => setOpen('password')}>
                Enter the password
              </Button>
            ))
          }
        >
          {account.problem}
        </ErrorNote>
      )}
      <div className="grid gap-1.5 text-sm text-ink-soft" role="status">
        {isReading ? (
          <p className="flex items-center gap-2">
            <Spinner /> Reading the address book...
          </p>
        ) : (
          <p>{stateWords(account, zone)}</p>
        )}
        {account.lastChanges && !isReading && <p>{changesWords(account.lastChanges)}</p>}
        {account.writesDates && <p className="wrap-anywhere">{writingWords(account)}</p>}
        {leftOut > 0 && (
          <p>
            {leftOut === 1
              ? 'One contact of it is not taken: deleted here, taken back, or in none of the categories.'
              : `${leftOut} contacts of it are not taken: deleted here, taken back, or in none of the categories.`}{' '}
            <button type="button" className="link" onClick={() => takeLeftOut.mutate()}>
              {leftOut === 1 ? 'Take it' : 'Take them'}
            </button>
          </p>
        )}
      </div>
      <Questions account={account} />
      <div className="flex flex-wrap gap-2">
        {isTaken && !isStopped && (
          <Button size="sm" busy={isReading || sync.isPending} busyLabel="Syncing..." onClick={() => sync.mutate()}>
            Sync now
          </Button>
        )}
        <Button size="sm" variant={isTaken ? 'line' : 'ink'} onClick={() => setOpen('choice')}>
          {isTaken ? 'What to take' : 'Choose what to take'}
        </Button>
        {account.canUndo && !isReading && (
          <Button size="sm" variant="line" onClick={() => setOpen('undo')}>
            Undo the last sync
          </Button>
        )}
        <Button size="sm" variant="quiet" onClick={() => setOpen('end')}>
          Disconnect
        </Button>
      </div>
      {Choice && open === 'choice' && <Choice account={account} onClose={close} onSaved={() => void saved()} />}
      {Password && open === 'password' && <Password account={account} onClose={close} onSaved={() => void saved()} />}
      <ConfirmDialog
        open={open === 'undo'}
        onOpenChange={close}
        title="Undo the last sync?"
        text="Contacts that it added go to the trash, and what it changed is restored. Anything changed since then stays. The next sync does not repeat it."
        confirmLabel="Undo"
        busyLabel="Undoing..."
        busy={undo.isPending}
        onConfirm={() => undo.mutate()}
      />
      <ConfirmDialog
        open={open === 'end'}
        onOpenChange={close}
        title="Disconnect this address book?"
        text="Your contacts stay as they are; they are no longer kept in step with the address book. The password or access is deleted."
        confirmLabel="Disconnect"
        busyLabel="Ending..."
        busy={end.isPending}
        onConfirm={() => end.mutate()}
      />
    </section>
  );
}

/** A name to know the account by: paths of servers are long and say little. */
function placeOf({ login, address }: AddressBookAccountView): string {
  if (login === 'google') return 'Google';
  return URL.canParse(address) ? new URL(address).host : address;
}

function useActs({ id }: AddressBookAccountView, close: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const params = { id };
  const readAgain = () => markAddressBooksStale(queryClient);
  const failed = (title: string) => (error: Error) =>
    toast({ title, description: error.message, variant: 'destructive' });
  const sync = useMutation({
    mutationFn: () => call('POST /api/address-books/:id/sync', { params }),
    onError: failed(t`The sync did not start`),
    onSettled: readAgain,
  });
  const undo = useMutation({
    mutationFn: () => call('POST /api/address-books/:id/undo', { params }),
    onSuccess: (undone) => toast({ title: t`The last sync was undone`, description: undoneWords(undone) }),
    onError: failed(t`The sync was not undone`),
    onSettled: async () => {
      close();
      await readAgain();
    },
  });
  const end = useMutation({
    mutationFn: () => call('DELETE /api/address-books/:id', { params }),
    onSuccess: () => toast({ title: t`Disconnected`, description: t`Your contacts are still here.` }),
    onError: failed(t`Not disconnected`),
    onSettled: async () => {
      close();
      await readAgain();
    },
  });
  const takeLeftOut = useMutation({
    mutationFn: () => call('PATCH /api/address-books/:id', { params, body: { takeLeftOut: true } }),
    onError: failed(t`They were not taken`),
    onSettled: readAgain,
  });
  return { sync, undo, end, takeLeftOut };
}
