import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AdminUserView, adminUserBody } from '../../../contract/admin.ts';
import { readerLocale, t } from '../../../contract/translate.ts';
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
    ({ user, body }) => ({ done: { title: doneTitle(user, body) }, failed: t`The account was not changed` }),
  );
}

/** Deletes an account with everything that belongs to it. */
export function useRemoveUser() {
  return useAdminChange(
    ({ id }: AdminUserView) => call('DELETE /api/admin/users/:id', { params: { id } }),
    ({ name }) => ({ done: { title: t`${name} is deleted` }, failed: t`The account was not deleted` }),
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
    return t`${name} has ${body.cardCreditsRemaining.toLocaleString(readerLocale)} credits`;
  }
  if (body.isApproved) return t`${name} is approved`;
  if (body.monthlyCards !== undefined) {
    return body.monthlyCards === null
      ? t`${name} has no limit of its own`
      : t`${name} may send ${body.monthlyCards.toLocaleString(readerLocale)} cards in 30 days`;
  }
  if (body.endFirstWeek) return t`${name} has the limits of every account`;
  if (body.isDisabled !== undefined) return body.isDisabled ? t`${name} is disabled` : t`${name} can log in again`;
  if (body.isSendingStopped !== undefined) {
    return body.isSendingStopped ? t`The cards of ${name} are stopped` : t`The cards of ${name} go out again`;
  }
  return body.isAdmin ? t`${name} is an administrator now` : t`${name} is no longer an administrator`;
}
