import { useMutation } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import type { UserView } from '../../contract/accounts.ts';
import type { Level } from '../../contract/levels.ts';
import { t } from '../../contract/translate.ts';
import { chooseAccount } from '../family/choose-account.ts';
import { Button } from '../ui/button.tsx';
import { useToast } from '../ui/toast.tsx';

const allowed: Record<Level, string> = {
  view: t`You can look at everything and change nothing.`,
  make: t`You can make cards, not approve or send them.`,
  approve: t`You can make, approve and send cards.`,
};

/** The bar above every page of an account that another shares. */
export function ActingBar({ user, level }: { user: UserView; level: Level }) {
  const toast = useToast();
  const leave = useMutation({
    mutationFn: () => chooseAccount(null),
    onError: (error) => toast({ title: t`You are still here`, description: error.message, variant: 'destructive' }),
  });
  return (
    <section aria-label="Whose account this is" className="offline-bar">
      <Users size={18} strokeWidth={1.6} className="flex-none" aria-hidden />
      <p className="min-w-0 flex-1 break-words">
        <strong className="font-semibold">
          This is <bdi>{user.name}</bdi>’s account.
        </strong>{' '}
        <span className="acting-may">{allowed[level]}</span>
      </p>
      <Button
        variant="quiet"
        size="sm"
        className="flex-none"
        busy={leave.isPending}
        busyLabel="Going..."
        onClick={() => leave.mutate()}
      >
        Back to mine
      </Button>
    </section>
  );
}
