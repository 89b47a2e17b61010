import { Menu as BaseMenu } from '@base-ui/react/menu';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import type { UserView } from '../../contract/accounts.ts';
import { t } from '../../contract/translate.ts';
import { chooseAccount } from '../family/choose-account.ts';
import { familyQuery } from '../family/family.query.ts';
import { MenuSeparator } from '../ui/menu.tsx';
import { useToast } from '../ui/toast.tsx';

const own = 'own';

/** The choice of the account to act in, for members of others. */
export function AccountChoice({ user }: { user: UserView }) {
  const toast = useToast();
  const { data } = useQuery(familyQuery);
  const choose = useMutation({
    mutationFn: (membershipId: number | null) => chooseAccount(membershipId),
    onError: (error) => toast({ title: t`You stay where you are`, description: error.message, variant: 'destructive' }),
  });
  const memberships = data?.memberships ?? [];
  if (memberships.length === 0) return null;
  const present = user.acting ? String(user.acting.membershipId) : own;
  return (
    <>
      <BaseMenu.RadioGroup
        value={present}
        onValueChange={(next: string) => choose.mutate(next === own ? null : Number(next))}
        aria-label="Account"
      >
        <Account value={own}>Your own account</Account>
        {memberships.map(({ id, ownerName }) => (
          <Account key={id} value={String(id)}>
            <bdi className="min-w-0 break-words">{ownerName}’s account</bdi>
          </Account>
        ))}
      </BaseMenu.RadioGroup>
      <MenuSeparator />
    </>
  );
}

function Account({ value, children }: { value: string; children: React.ReactNode }) {
  return (
    <BaseMenu.RadioItem value={value} className="popup-item max-w-72">
      <span className="grid size-[18px] flex-none place-items-center">
        <BaseMenu.RadioItemIndicator>
          <Check size={16} strokeWidth={2} aria-hidden />
        </BaseMenu.RadioItemIndicator>
      </span>
      {children}
    </BaseMenu.RadioItem>
  );
}
