import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useState } from 'react';
import type { AddressBookAccountView } from '../../../../contract/address-books.ts';
import { addressBooksQuery, markAddressBooksStale } from '../../../queries/address-books.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Page } from '../../../shell/page.tsx';
import { BackLink } from '../../../ui/back-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorNote } from '../../../ui/error-note.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { Skeleton, SkeletonGroup } from '../../../ui/skeleton.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { AccountPanel } from './account-panel.tsx';
import { googleProblem } from './use-google.ts';

const loadConnect = () => import('./connect-dialog.tsx').then(({ ConnectDialog }) => ConnectDialog);
const loadChoice = () => import('./choice-dialog.tsx').then(({ ChoiceDialog }) => ChoiceDialog);

/** The connected address books: added, chosen from, read, asked about, undone and ended. */
export function AddressBooksPage() {
  const queryClient = useQueryClient();
  const books = useQuery(addressBooksQuery);
  const [isConnecting, setConnecting] = useState(false);
  const [found, setFound] = useState<AddressBookAccountView | null>(null);
  const Connect = useLater(loadConnect, isConnecting);
  const Choice = useLater(loadChoice, found);
  const readAgain = () => void markAddressBooksStale(queryClient);
  // How connecting Google ended. The first page loads the routes, so this one alone reads it.
  const { google } = useSearch({ strict: false }) as { google?: unknown };
  const problem = googleProblem(google);
  const accounts = books.data?.accounts ?? [];
  const add = <Button onClick={() => setConnecting(true)}>Connect an address book</Button>;
  return (
    <Page>
      <BackLink to="/settings">Settings</BackLink>
      <PageHead
        title="Address books"
        text="Contacts stay in step with your address book, every six hours. Fondly only reads it, unless you let it write birthdays back."
        actions={accounts.length > 0 && add}
      />
      {problem && (
        <ErrorNote title={problem.title} className="mb-5">
          {problem.text}
        </ErrorNote>
      )}
      <QueryError title="Your address books could not be loaded" query={books} className="mb-5" />
      {books.isPending && (
        <SkeletonGroup label="Loading your address books..." className="grid gap-3">
          <Skeleton className="h-40 rounded-panel" />
        </SkeletonGroup>
      )}
      {books.data && accounts.length === 0 && (
        <EmptyState
          title="No address book is connected"
          text="Nextcloud, iCloud, Fastmail and every server that speaks CardDAV: new contacts, birthdays and photos come by themselves."
          action={add}
        />
      )}
      <div className="grid gap-4">
        {accounts.map((account) => (
          <AccountPanel key={account.id} account={account} />
        ))}
      </div>
      {Connect && isConnecting && (
        <Connect
          offersGoogle={books.data?.offersGoogle ?? false}
          onClose={() => setConnecting(false)}
          onConnected={(account) => {
            setConnecting(false);
            setFound(account);
            readAgain();
          }}
        />
      )}
      {Choice && found && (
        <Choice
          account={found}
          onClose={() => setFound(null)}
          onSaved={() => {
            setFound(null);
            readAgain();
          }}
        />
      )}
    </Page>
  );
}
