import { useQuery, useQueryClient } from '@tanstack/react-query';
import { CircleCheck, KeyRound, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { UserView } from '../../../contract/accounts.ts';
import type { LinkedLoginView } from '../../../contract/logins.ts';
import type { ProviderView } from '../../../contract/registration.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
import { dayFormat } from '../../../domain/day-format.ts';
import { call } from '../../api.ts';
import { loginProblemWords } from '../../login-problems.ts';
import { QueryError } from '../../query-error.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorNote } from '../../ui/error-note.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { QuietNote } from '../../ui/quiet-note.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { useToast } from '../../ui/toast.tsx';
import { linkedLoginsQuery } from './linked-logins.query.ts';
import { OwnerDialog } from './owner-dialog.tsx';

const day = dayFormat(readerLocale, { dateStyle: 'medium' });

/** The logins with other services. Linking and unlinking ask for the owner first; linking leaves the page. */
export function LinkedLoginsDialog({
  user,
  outcome,
  ...props
}: {
  user: UserView;
  /** How the last linking ended. */
  outcome: string | undefined;
  open: boolean;
  onOpenChange: (open: boolean) => void;
}) {
  const queryClient = useQueryClient();
  const [asked, setAsked] = useState<{ link: ProviderView } | { unlink: LinkedLoginView } | null>(null);
  const logins = useQuery({ ...linkedLoginsQuery, enabled: props.open });
  const back = () => {
    setAsked(null);
    void queryClient.invalidateQueries({ queryKey: linkedLoginsQuery.queryKey });
  };
  if (asked && 'link' in asked) return <LinkDialog user={user} provider={asked.link} onClose={back} />;
  if (asked) return <UnlinkDialog user={user} login={asked.unlink} onClose={back} />;
  return (
    <Dialog
      {...props}
      size="sm"
      title="Linked logins"
      description="A login with another service opens your account here, without a password."
    >
      <Outcome outcome={outcome} />
      <QueryError title="This could not be loaded" query={{ error: logins.error, refetch: logins.refetch }} />
      {logins.isPending && <Skeleton className="h-14 w-full" />}
      <ul className="grid grid-cols-1 gap-3.5">
        {logins.data?.linked.map((login) => (
          <li key={login.id} className="flex items-start gap-3">
            <KeyRound size={20} strokeWidth={1.6} className="mt-0.5 flex-none text-ink-faint" aria-hidden />
            <div className="min-w-0 flex-1">
              <p className="font-semibold break-words">
                <bdi>{login.name}</bdi>
              </p>
              {login.email && (
                <p className="text-sm break-words text-ink-soft">
                  <bdi>{login.email}</bdi>
                </p>
              )}
              <p className="text-sm text-ink-soft">{whenWords(login)}</p>
            </div>
            <IconButton label={`Unlink ${login.name}`} onClick={() => setAsked({ unlink: login })}>
              <Trash2 size={16} strokeWidth={1.6} aria-hidden />
            </IconButton>
          </li>
        ))}
        {logins.data?.linkable.map((provider) => (
          <li key={provider.key} className="flex items-center gap-3">
            <KeyRound size={20} strokeWidth={1.6} className="flex-none text-ink-faint" aria-hidden />
            <p className="min-w-0 flex-1 break-words">
              <bdi>{provider.name}</bdi>
            </p>
            <Button variant="line" aria-label={`Link ${provider.name}`} onClick={() => setAsked({ link: provider })}>
              Link
            </Button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function Outcome({ outcome }: { outcome: string | undefined }) {
  const problem = loginProblemWords(outcome);
  if (problem) {
    return (
      <ErrorNote title={problem.title} className="mb-4.5">
        {problem.text}
      </ErrorNote>
    );
  }
  if (outcome !== 'linked') return null;
  return (
    <QuietNote icon={CircleCheck} title="Linked" className="mb-4.5">
      <p>You can log in with it from now on.</p>
    </QuietNote>
  );
}

function LinkDialog({
  user,
  provider: { key, name },
  onClose,
}: {
  user: UserView;
  provider: ProviderView;
  onClose: () => void;
}) {
  return (
    <OwnerDialog
      user={user}
      name={name}
      words={{
        title: t`Link ${name}`,
        description: t`You log in there next. From then on, that login opens your account here.`,
        submit: t`Go to ${name}`,
        busy: t`Opening...`,
        failed: t`The login was not linked`,
      }}
      act={async (proof) => {
        const { url } = await call('POST /api/user/logins', { body: { key, proof } });
        window.location.assign(url);
        // Until the other page is there.
        return new Promise(() => {});
      }}
      onDone={() => {}}
      onClose={onClose}
    />
  );
}

function UnlinkDialog({
  user,
  login: { id, name },
  onClose,
}: {
  user: UserView;
  login: LinkedLoginView;
  onClose: () => void;
}) {
  const toast = useToast();
  return (
    <OwnerDialog
      user={user}
      name={name}
      variant="danger"
      words={{
        title: t`Unlink ${name}?`,
        description: t`That login no longer opens your account. Your other ways to log in keep working.`,
        submit: t`Unlink`,
        busy: t`Unlinking...`,
        failed: t`The login was not unlinked`,
      }}
      act={(proof) => call('DELETE /api/user/logins/:id', { params: { id }, body: { proof } })}
      onDone={() => toast({ title: t`Login unlinked`, description: t`${name} no longer opens your account.` })}
      onClose={onClose}
    />
  );
}

function whenWords({ createdAt, lastUsedAt }: LinkedLoginView): string {
  const linked = t`Linked ${day.format(new Date(createdAt))}`;
  return lastUsedAt ? t`${linked}, last used ${day.format(new Date(lastUsedAt))}` : t`${linked}, not used yet`;
}
