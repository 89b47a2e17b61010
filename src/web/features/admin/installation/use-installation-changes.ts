import { useQueryClient } from '@tanstack/react-query';
import type { InstallationBody } from '../../../../contract/installation.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { useAdminChange } from '../use-admin-change.ts';

/** Saves one decision about the installation at once. */
export function useChangeInstallation() {
  const queryClient = useQueryClient();
  return useAdminChange(
    async (body: InstallationBody) => {
      const saved = await call('PATCH /api/admin/installation', { body });
      // Reads the account again, which says whether mail waits.
      await queryClient.invalidateQueries({ queryKey: ['/api/user'] });
      return saved;
    },
    () => ({ done: { title: t`Saved` }, failed: t`It was not saved` }),
  );
}
