import { useMutation } from '@tanstack/react-query';
import type { AiSettingsBody } from '../../../../contract/ai-settings.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { useAdminChange } from '../use-admin-change.ts';

export function useSaveAi() {
  return useAdminChange(
    (body: AiSettingsBody) => call('PUT /api/admin/ai', { body }),
    () => ({ done: { title: t`The AI provider is saved` }, failed: t`The AI provider was not saved` }),
  );
}

export function useRemoveAi() {
  return useAdminChange(
    () => call('DELETE /api/admin/ai'),
    () => ({
      done: { title: t`The AI provider is removed`, description: t`The studio makes every card from now on.` },
      failed: t`The AI provider was not removed`,
    }),
  );
}

/** Requests words or a picture and shows the result on the page. */
export function useTryAi() {
  return useMutation({
    mutationFn: (body: { kind: 'words' | 'picture'; settings: AiSettingsBody }) =>
      call('POST /api/admin/ai/test', { body }),
  });
}
