import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Gift, Search, Send, ShieldCheck, ShieldOff, UserCog } from 'lucide-react';
import { useState } from 'react';
import type { AdminUserView } from '../../../../contract/admin.ts';
import { inSense, readerLocale, t } from '../../../../contract/translate.ts';
import { planWords } from '../../../../domain/plan-words.ts';
import { adminUsersQuery, shownUsers } from '../../../queries/admin.queries.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button, buttonClass } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { PageHead } from '../../../ui/page-head.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { useLater } from '../../../ui/use-later.ts';
import { AdminTable, type Column, RowName, TableSkeleton } from '../admin-table.tsx';
import { longDayOf } from '../moment-words.ts';
import { useSettled } from '../use-settled.ts';
import { useChangeUser } from '../use-user-changes.ts';
import { sendingWords } from './sending-words.ts';

const loadAccount = () => import('./account-dialog.tsx').then(({ AccountDialog }) => AccountDialog);
const loadCredits = () => import('./credits-dialog.tsx').then(({ CreditsDialog }) => CreditsDialog);
const loadSending = () => import('./sending-dialog.tsx').then(({ SendingDialog }) => SendingDialog);

type Asked = { what: 'credits' | 'admin' | 'sending' | 'account'; user: AdminUserView };

/** All accounts; administrators grant credits, stop sending, disable and delete accounts, and appoint administrators here (D10, D54). */
export function UsersPage() {
  const [search, setSearch] = useState('');
  const words = useSettled(search.trim());
  const users = useQuery({
    ...adminUsersQuery(words),
    placeholderData: keepPreviousData,
  });
  const { data, isPending } = users;
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const CreditsDialog = useLater(loadCredits, asked?.what === 'credits');
  const SendingDialog = useLater(loadSending, asked?.what === 'sending');
  const AccountDialog = useLater(loadAccount, asked?.what === 'account');
  const columns: Column<AdminUserView>[] = [
    {
      label: t`Name`,
      cell: ({ name, email, sending, isDisabled, monthlyCards }) => (
        <>
          <RowName name={name} note={email} />
          {(isDisabled || sending !== 'allowed') && (
            <p className="text-sm font-medium">{isDisabled ? 'Disabled' : sendingWords[sending].label}</p>
          )}
          {monthlyCards !== null && (
            <p className="admin-note">At most {monthlyCards.toLocaleString(readerLocale)} cards in 30 days</p>
          )}
        </>
      ),
    },
    { label: t`Plan`, kind: 'short', cell: ({ subscriptionPlan }) => planWords(subscriptionPlan) },
    { label: t`Credits`, kind: 'short', cell: (user) => user.cardCreditsRemaining.toLocaleString(readerLocale) },
    { label: t`Contacts`, kind: 'short', cell: ({ people }) => people.toLocaleString(readerLocale) },
    { label: t`Cards`, kind: 'short', cell: ({ cards }) => cards.toLocaleString(readerLocale) },
    { label: t`Since`, cell: ({ createdAt }) => longDayOf(createdAt) },
    { label: t`Administrator`, kind: 'short', cell: ({ isAdmin }) => (isAdmin ? t`Yes` : t`No`) },
    { label: t`Actions`, kind: 'acts', cell: (user) => <UserActs user={user} onAsk={setAsked} /> },
  ];
  return (
    <>
      <PageHead
        title="Users"
        text="Everyone with an account here."
        actions={
          <Link to="/admin/registration" className={buttonClass('line')}>
            Invite
          </Link>
        }
      />
      <div className="mb-4 max-w-md">
        <TextInput
          type="search"
          dir="auto"
          aria-label="Search by name, email or username"
          placeholder="Search by name, email or username"
          icon={<Search size={18} strokeWidth={1.6} aria-hidden />}
          value={search}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
      </div>
      {isPending && <TableSkeleton />}
      <QueryError title="The accounts could not be loaded" query={users} />
      {data?.length === 0 && (
        <EmptyState
          title="No matching accounts"
          action={
            <Button variant="line" onClick={() => setSearch('')}>
              Show all
            </Button>
          }
        />
      )}
      {data && data.length > 0 && <AdminTable label="Accounts" columns={columns} rows={data} />}
      {data?.length === shownUsers && (
        <p className="mt-3 text-sm text-ink-soft">These are the newest {shownUsers}. Search for the others.</p>
      )}
      {asked?.what === 'credits' && CreditsDialog && <CreditsDialog user={asked.user} onClose={close} />}
      {asked?.what === 'sending' && SendingDialog && <SendingDialog user={asked.user} onClose={close} />}
      {asked?.what === 'account' && AccountDialog && <AccountDialog user={asked.user} onClose={close} />}
      {asked?.what === 'admin' && <AdminDialog user={asked.user} onClose={close} />}
    </>
  );
}

function UserActs({ user, onAsk }: { user: AdminUserView; onAsk: (asked: Asked) => void }) {
  const Shield = user.isAdmin ? ShieldOff : ShieldCheck;
  return (
    <div className="row-acts">
      <IconButton label={`Credits of ${user.name}`} onClick={() => onAsk({ what: 'credits', user })}>
        <Gift size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
      {!user.isAdmin && (
        <>
          {!user.isDisabled && (
            <IconButton label={`Sending of ${user.name}`} onClick={() => onAsk({ what: 'sending', user })}>
              <Send size={16} strokeWidth={1.6} className="rtl:-scale-x-100" aria-hidden />
            </IconButton>
          )}
          <IconButton label={`Account of ${user.name}`} onClick={() => onAsk({ what: 'account', user })}>
            <UserCog size={16} strokeWidth={1.6} aria-hidden />
          </IconButton>
        </>
      )}
      <IconButton
        label={user.isAdmin ? `Remove ${user.name} as administrator` : `Make ${user.name} an administrator`}
        onClick={() => onAsk({ what: 'admin', user })}
      >
        <Shield size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </div>
  );
}

/** Asks before an account becomes an administrator, or stops being one. */
function AdminDialog({ user, onClose }: { user: AdminUserView; onClose: () => void }) {
  const change = useChangeUser();
  // The question must not change while the list is updated by the answer.
  const [isAdmin] = useState(user.isAdmin);
  return (
    <ConfirmDialog
      open
      onOpenChange={onClose}
      title={isAdmin ? `Remove ${user.name} as administrator?` : `Make ${user.name} an administrator?`}
      text={
        isAdmin
          ? `${user.email} will no longer have access to this area.`
          : `${user.email} will see every account, the outbox and the prompts, and can change them.`
      }
      confirmLabel={isAdmin ? inSense('the role of an administrator')`Remove` : 'Make administrator'}
      busyLabel="Saving..."
      variant={isAdmin ? 'danger' : 'ink'}
      busy={change.isPending}
      onConfirm={() => change.mutate({ user, body: { isAdmin: !isAdmin } }, { onSettled: onClose })}
    />
  );
}
