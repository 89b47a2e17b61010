import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import type { PromptPreview, previewBody, RequestPreviewBody } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Fills the templates as the provider would receive them. */
export function usePreview(onSuccess: (preview: PromptPreview) => void) {
  return usePreviewCall(
    (body: z.input<typeof previewBody>) => call('POST /api/admin/preview-prompt', { body }),
    onSuccess,
  );
}

/** The whole request for a card to a contact. */
export function useRequestPreview(onSuccess: (preview: PromptPreview) => void) {
  return usePreviewCall((body: RequestPreviewBody) => call('POST /api/admin/preview-request', { body }), onSuccess);
}

function usePreviewCall<Body>(
  mutationFn: (body: Body) => Promise<PromptPreview>,
  onSuccess: (preview: PromptPreview) => void,
) {
  const toast = useToast();
  return useMutation({
    mutationFn,
    onSuccess,
    onError: (error) =>
      toast({
        title: t`Preview failed`,
        description: error.message || t`Failed to generate preview`,
        variant: 'destructive',
      }),
  });
}
