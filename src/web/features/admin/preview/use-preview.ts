import { useMutation } from '@tanstack/react-query';
import type { z } from 'zod';
import { adminEndpoints, type PromptPreview, type previewBody } from '../../../../contract/admin.ts';
import { call } from '../../../api.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Fills the templates as the provider would receive them. */
export function usePreview(onSuccess: (preview: PromptPreview) => void) {
  const toast = useToast();
  return useMutation({
    mutationFn: (body: z.input<typeof previewBody>) => call(adminEndpoints.previewPrompt, { body }),
    onSuccess,
    onError: (error) =>
      toast({
        title: 'Preview failed',
        description: error.message || 'Failed to generate preview',
        variant: 'destructive',
      }),
  });
}
