import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DkimBody, MailSettingsBody } from '../../../../contract/mail-settings.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { useAdminChange } from '../use-admin-change.ts';

/** Reads the account again, which says whether mail can leave. */
function useAccountStale() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ['/api/user'] });
}

export function useSaveMail() {
  const accountStale = useAccountStale();
  return useAdminChange(
    async (body: MailSettingsBody) => {
      const saved = await call('PUT /api/admin/mail', { body });
      await accountStale();
      return saved;
    },
    () => ({ done: { title: t`The mail server is saved` }, failed: t`The mail server was not saved` }),
  );
}

export function useRemoveMail() {
  const accountStale = useAccountStale();
  return useAdminChange(
    async () => {
      const left = await call('DELETE /api/admin/mail');
      await accountStale();
      return left;
    },
    () => ({
      done: { title: t`The mail server is removed`, description: t`Cards are kept in the outbox from now on.` },
      failed: t`The mail server was not removed`,
    }),
  );
}

/** Sends a test mail and shows its result on the page. */
export function useTryMail() {
  return useMutation({
    mutationFn: (body: { to: string; settings?: MailSettingsBody }) => call('POST /api/admin/mail/test', { body }),
  });
}

export function useSaveDkim() {
  return useAdminChange(
    (body: DkimBody) => call('PUT /api/admin/dkim', { body }),
    () => ({
      done: {
        title: t`Outgoing mail is signed from now on`,
        description: t`Publish the record, or receivers will distrust them.`,
      },
      failed: t`The key was not saved`,
    }),
  );
}

export function useRemoveDkim() {
  return useAdminChange(
    () => call('DELETE /api/admin/dkim'),
    () => ({ done: { title: t`Outgoing mail is no longer signed here` }, failed: t`The key was not removed` }),
  );
}
