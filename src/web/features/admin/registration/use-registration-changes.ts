import type { z } from 'zod';
import type { InvitationView, invitationBody, Limits } from '../../../../contract/registration.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { useAdminChange } from '../use-admin-change.ts';

/** Saves changed limits, or whether new accounts need approval. */
export function useSaveLimits() {
  return useAdminChange(
    (body: Partial<Limits>) => call('PATCH /api/admin/registration/limits', { body }),
    ({ approveAccounts }) => ({ done: { title: doneTitle(approveAccounts) }, failed: t`Nothing was changed` }),
  );
}

function doneTitle(approveAccounts: boolean | undefined): string {
  if (approveAccounts === undefined) return t`The limits are saved`;
  return approveAccounts ? t`New accounts wait for your approval` : t`New accounts need no approval`;
}

export function useCreateInvitation() {
  return useAdminChange(
    (body: z.input<typeof invitationBody>) => call('POST /api/admin/invitations', { body }),
    () => ({ done: { title: t`The invitation is made` }, failed: t`The invitation was not made` }),
  );
}

export function useWithdrawInvitation() {
  return useAdminChange(
    ({ id }: InvitationView) => call('DELETE /api/admin/invitations/:id', { params: { id } }),
    () => ({ done: { title: t`The invitation is withdrawn` }, failed: t`The invitation was not withdrawn` }),
  );
}
