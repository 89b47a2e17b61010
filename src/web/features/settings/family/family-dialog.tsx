import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Mail, Trash2, User, Users } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import type { UserView } from '../../../../contract/accounts.ts';
import type { FamilyInvitationView, MembershipView, MemberView } from '../../../../contract/family.ts';
import { type Level, levelNames, levels } from '../../../../contract/levels.ts';
import { readerLocale, t } from '../../../../contract/translate.ts';
import { dayFormat } from '../../../../domain/day-format.ts';
import { call } from '../../../api.ts';
import { chooseAccount } from '../../../family/choose-account.ts';
import { familyQuery } from '../../../family/family.query.ts';
import { QueryError } from '../../../query-error.tsx';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Select } from '../../../ui/select.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { useToast } from '../../../ui/toast.tsx';
import { InviteDialog } from './invite-dialog.tsx';

const day = dayFormat(readerLocale, { dateStyle: 'medium' });

/** Something that ends, once it is confirmed. */
type Ending =
  | { kind: 'member'; member: MemberView }
  | { kind: 'membership'; membership: MembershipView }
  | { kind: 'invitation'; invitation: FamilyInvitationView };

/** Who shares this account, who is invited, and which accounts are shared with the user; in one of those, only the last. */
export function FamilyDialog({ acting, onClose }: { acting: UserView['acting']; onClose: () => void }) {
  const toast = useToast();
  const [isInviting, setInviting] = useState(false);
  const [ending, setEnding] = useState<Ending | null>(null);
  const family = useQuery(familyQuery);
  const readAgain = useReadAgain();
  const end = useMutation({
    mutationFn: async (ended: Ending) => {
      await endIt(ended);
      // The page that is left belongs to that account.
      if (ended.kind === 'membership' && ended.membership.id === acting?.membershipId) await chooseAccount(null);
    },
    onSuccess: (_, ended) => toast({ title: endWords(ended).done }),
    onError: (error) => toast({ title: t`That did not work`, description: error.message, variant: 'destructive' }),
    onSettled: async () => {
      setEnding(null);
      await readAgain();
    },
  });
  if (isInviting) {
    return (
      <InviteDialog
        onClose={() => {
          setInviting(false);
          void readAgain();
        }}
      />
    );
  }
  const { members = [], invitations = [], memberships = [] } = family.data ?? {};
  const asked = ending && endWords(ending);
  return (
    <>
      <Dialog
        open
        onOpenChange={onClose}
        {...(acting
          ? { title: t`Shared with you`, actions: <Button onClick={onClose}>Close</Button> }
          : {
              title: t`Who shares this account`,
              description: t`Members work with your contacts, dates and cards under their own login. Everything stays yours when they leave, and answers to cards come to you.`,
              actions: <Button onClick={() => setInviting(true)}>Invite somebody</Button>,
            })}
      >
        <div className="grid grid-cols-1 gap-5">
          <QueryError title="This could not be loaded" query={{ error: family.error, refetch: family.refetch }} />
          {family.isPending && <Skeleton className="h-14 w-full" />}
          {family.data && !acting && members.length + invitations.length === 0 && (
            <p className="text-ink-soft">Nobody does yet.</p>
          )}
          {!acting && members.length + invitations.length > 0 && (
            <ul className="grid grid-cols-1 gap-4">
              {members.map((member) => (
                <Member key={member.id} member={member} onRemove={() => setEnding({ kind: 'member', member })} />
              ))}
              {invitations.map((invitation) => (
                <Line
                  key={invitation.id}
                  icon={<Mail size={20} strokeWidth={1.6} />}
                  name={invitation.email}
                  text={invitedWords(invitation.level, day.format(new Date(invitation.expiresAt)))}
                  endLabel={`Withdraw the invitation of ${invitation.email}`}
                  onEnd={() => setEnding({ kind: 'invitation', invitation })}
                />
              ))}
            </ul>
          )}
          {memberships.length > 0 && (
            <section className="grid gap-3.5">
              {!acting && <h3 className="font-semibold">Shared with you</h3>}
              <ul className="grid grid-cols-1 gap-4">
                {memberships.map((membership) => (
                  <Line
                    key={membership.id}
                    icon={<Users size={20} strokeWidth={1.6} />}
                    name={`${membership.ownerName}’s account`}
                    text={`${levels[membership.level].label}, since ${day.format(new Date(membership.since))}`}
                    endLabel={`Leave ${membership.ownerName}’s account`}
                    onEnd={() => setEnding({ kind: 'membership', membership })}
                  >
                    {membership.level === 'approve' && <NewsSwitch membership={membership} />}
                    {membership.id === acting?.membershipId ? (
                      <p className="text-sm text-ink-faint">Open now</p>
                    ) : (
                      <OpenButton membership={membership} />
                    )}
                  </Line>
                ))}
              </ul>
            </section>
          )}
        </div>
      </Dialog>
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={() => setEnding(null)}
        title={asked?.title ?? ''}
        text={asked?.text}
        confirmLabel={asked?.confirm ?? ''}
        busy={end.isPending}
        busyLabel="One moment..."
        onConfirm={() => ending && end.mutate(ending)}
      />
    </>
  );
}

function useReadAgain(): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: familyQuery.queryKey });
}

function endIt(ending: Ending): Promise<unknown> {
  if (ending.kind === 'member')
    return call('DELETE /api/user/family/members/:id', { params: { id: ending.member.id } });
  if (ending.kind === 'membership')
    return call('DELETE /api/user/family/memberships/:id', { params: { id: ending.membership.id } });
  return call('DELETE /api/user/family/invitations/:id', { params: { id: ending.invitation.id } });
}

function endWords(ending: Ending): { title: string; text: string; confirm: string; done: string } {
  if (ending.kind === 'member') {
    const { name } = ending.member;
    return {
      title: t`Remove ${name}?`,
      text: t`They see nothing of this account from then on. What they made stays with you.`,
      confirm: t`Remove`,
      done: t`${name} was removed`,
    };
  }
  if (ending.kind === 'membership') {
    const { ownerName } = ending.membership;
    return {
      title: t`Leave ${ownerName}’s account?`,
      text: t`What you made there stays there. Your own account does not change.`,
      confirm: t`Leave`,
      done: t`You left ${ownerName}’s account`,
    };
  }
  return {
    title: t`Withdraw the invitation of ${ending.invitation.email}?`,
    text: t`The link in the email stops working.`,
    confirm: t`Withdraw`,
    done: t`Invitation withdrawn`,
  };
}

function Line({
  icon,
  name,
  text,
  endLabel,
  onEnd,
  children,
}: {
  icon: ReactNode;
  name: string;
  text: string;
  endLabel: string;
  onEnd: () => void;
  children?: ReactNode;
}) {
  return (
    <li className="flex items-start gap-3">
      <span className="mt-0.5 flex-none text-ink-faint" aria-hidden>
        {icon}
      </span>
      <div className="grid min-w-0 flex-1 grid-cols-1 justify-items-start gap-1.5">
        <div className="max-w-full">
          <p className="font-semibold wrap-anywhere">
            <bdi>{name}</bdi>
          </p>
          <p className="text-sm wrap-anywhere text-ink-soft">{text}</p>
        </div>
        {children}
      </div>
      <IconButton label={endLabel} onClick={onEnd}>
        <Trash2 size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </li>
  );
}

function invitedWords(level: Level, until: string): string {
  return {
    view: t`Invited to view. The link works until ${until}`,
    make: t`Invited to make. The link works until ${until}`,
    approve: t`Invited to approve. The link works until ${until}`,
  }[level];
}

const levelOptions = levelNames.map((value) => ({ value, label: levels[value].label }));

function Member({ member, onRemove }: { member: MemberView; onRemove: () => void }) {
  const toast = useToast();
  const readAgain = useReadAgain();
  const change = useMutation({
    mutationFn: (level: Level) =>
      call('PATCH /api/user/family/members/:id', { params: { id: member.id }, body: { level } }),
    onError: (error) => toast({ title: t`That did not work`, description: error.message, variant: 'destructive' }),
    onSettled: readAgain,
  });
  const level = change.isPending ? change.variables : member.level;
  return (
    <Line
      icon={<User size={20} strokeWidth={1.6} />}
      name={member.name}
      text={member.email}
      endLabel={`Remove ${member.name}`}
      onEnd={onRemove}
    >
      <Select
        label={`What ${member.name} may do`}
        value={level}
        options={levelOptions}
        disabled={change.isPending}
        onValueChange={(next) => next !== member.level && change.mutate(next)}
      />
      <p className="text-sm text-ink-soft">{levels[level].text}</p>
    </Line>
  );
}

/** Whether the user hears of cards that wait there, by mail and on their devices. */
function NewsSwitch({ membership: { id, ownerName, getsNews } }: { membership: MembershipView }) {
  const toast = useToast();
  const readAgain = useReadAgain();
  const choose = useMutation({
    mutationFn: (next: boolean) =>
      call('PATCH /api/user/family/memberships/:id', { params: { id }, body: { getsNews: next } }),
    onError: (error) => toast({ title: t`That did not work`, description: error.message, variant: 'destructive' }),
    onSettled: readAgain,
  });
  const textId = useId();
  return (
    <div className="flex w-full items-center justify-between gap-3">
      <p id={textId} className="min-w-0 text-sm text-ink-soft">
        Tell me about cards that wait there for approval
      </p>
      <Switch
        label={`News of ${ownerName}’s account`}
        describedBy={textId}
        checked={choose.isPending ? choose.variables : getsNews}
        onCheckedChange={(next) => choose.mutate(next)}
      />
    </div>
  );
}

function OpenButton({ membership }: { membership: MembershipView }) {
  const toast = useToast();
  const open = useMutation({
    mutationFn: () => chooseAccount(membership.id),
    onError: (error) => toast({ title: t`You stay where you are`, description: error.message, variant: 'destructive' }),
  });
  return (
    <Button variant="line" size="sm" busy={open.isPending} busyLabel="Opening..." onClick={() => open.mutate()}>
      Open
    </Button>
  );
}
