import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AdminUserView, adminUserBody } from '../../../contract/admin.ts';
import { call } from '../../api.ts';
import { adminCheckQuery, currentUserQuery } from '../../session.ts';
import { useAdminChange } from './use-admin-change.ts';

type Change = { user: AdminUserView; body: z.input<typeof adminUserBody> };

/** Changes an account's credits, sending or administrator role; it may be the current user's account. */
export function useChangeUser() {
  const queryClient = useQueryClient();
  return useAdminChange(
    async ({ user, body }: Change) => {
      const changed = await call('PATCH /api/admin/users/:id', { params: { id: user.id }, body });
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

/** Deletes an account with everything that belongs to it. */
export function useRemoveUser() {
  return useAdminChange(
    ({ id }: AdminUserView) => call('DELETE /api/admin/users/:id', { params: { id } }),
    ({ name }) => ({ done: { title: `${name} is deleted` }, failed: 'The account was not deleted' }),
  );
}

/** Makes a link for a new password. */
export function useMakeResetLink() {
  return useMutation({
    mutationFn: ({ id }: AdminUserView) => call('POST /api/admin/users/:id/reset-link', { params: { id } }),
  });
}

function doneTitle({ name }: AdminUserView, body: Change['body']): string {
  if (body.cardCreditsRemaining !== undefined) {
    return `${name} has ${body.cardCreditsRemaining.toLocaleString('en')} credits`;
  }
  if (body.isApproved) return `${name} is approved`;
  if (body.monthlyCards !== undefined) {
    return body.monthlyCards === null
      ? `${name} has no limit of its own`
      : `${name} may send ${body.monthlyCards.toLocaleString('en')} cards in 30 days`;
  }
  if (body.endFirstWeek) return `${name} has the limits of every account`;
  if (body.isDisabled !== undefined) return body.isDisabled ? `${name} is disabled` : `${name} can log in again`;
  if (body.isSendingStopped !== undefined) {
    return body.isSendingStopped ? `The cards of ${name} are stopped` : `The cards of ${name} go out again`;
  }
  return body.isAdmin ? `${name} is an administrator now` : `${name} is no longer an administrator`;
}
