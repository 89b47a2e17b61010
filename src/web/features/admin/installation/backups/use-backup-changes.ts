import { useMutation } from '@tanstack/react-query';
import type { BackupPlan } from '../../../../../contract/backups.ts';
import { t } from '../../../../../contract/translate.ts';
import { call } from '../../../../api.ts';
import { useToast } from '../../../../ui/toast.tsx';
import { useAdminChange } from '../../use-admin-change.ts';

/** Has a worker make a backup; the list then shows how it goes. */
export function useMakeBackup() {
  return useAdminChange(
    () => call('POST /api/admin/backups'),
    () => ({ done: { title: t`A backup is being made` }, failed: t`No backup is made` }),
  );
}

export function useSaveBackupPlan() {
  return useAdminChange(
    (body: BackupPlan) => call('PUT /api/admin/backup-plan', { body }),
    ({ isDaily }) => ({
      done: { title: isDaily ? t`A backup is made every night` : t`No backups are made by plan` },
      failed: t`The plan was not saved`,
    }),
  );
}

/** Requires a recent login. The browser streams the download to disk, so its size does not matter. */
export function useDownloadBackup() {
  const toast = useToast();
  return useMutation({
    mutationFn: (_name: string) => call('POST /api/user/recent-login'),
    onSuccess: (_, name) => window.location.assign('/api/admin/backups/:name'.replace(':name', name)),
    onError: (error) => toast({ title: t`Nothing was downloaded`, description: error.message, variant: 'destructive' }),
  });
}
