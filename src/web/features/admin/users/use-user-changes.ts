import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type AdminUserView, adminEndpoints, type adminUserBody } from '../../../../contract/admin.ts';
import { call } from '../../../api.ts';
import { adminCheckQuery, currentUserQuery } from '../../../session.ts';
import { useAdminChange } from '../use-admin-change.ts';

type Change = { user: AdminUserView; body: z.input<typeof adminUserBody> };

/** Changes an account's credits or its right to administer; it may be one's own. */
export function useChangeUser() {
  const queryClient = useQueryClient();
  return useAdminChange(
    async ({ user, body }: Change) => {
      const changed = await call(adminEndpoints.updateUser, { params: { id: user.id }, body });
      const own = queryClient.getQueryData(currentUserQuery.queryKey);
      if (own?.id === user.id) {
        await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
        await queryClient.invalidateQueries({ queryKey: adminCheckQuery.queryKey });
      }
      return changed;
    },
    ({ user, body }) => ({ done: { title: doneTitle(user, body) }, failed: 'The account was not changed' }),
  );
}

function doneTitle({ name }: AdminUserView, { isAdmin, cardCreditsRemaining }: Change['body']): string {
  if (cardCreditsRemaining !== undefined) return `${name} has ${cardCreditsRemaining.toLocaleString('en')} credits`;
  return isAdmin ? `${name} is an administrator now` : `${name} is no administrator any more`;
}
