import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { importLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { importQuery, importsQuery } from '../../../queries/imports.queries.ts';
import { useToast } from '../../../ui/toast.tsx';
import type { ToastMessage } from '../../../ui/toast-list.tsx';

/** The file types for the picker; the server decides what it accepts. */
export const importAccept = '.csv,.vcf,text/csv,text/vcard,text/x-vcard';

/** The message for a rejected file. */
export function uploadFailed(description: string): ToastMessage {
  return { title: t`Upload failed`, description, variant: 'destructive' };
}

/** Uploads a file of contacts and opens its preview. */
export function useUploadImport() {
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const toast = useToast();
  return useMutation({
    mutationFn: (file: File) => {
      if (file.size > importLimits.fileBytes) throw new Error(t`This file is larger than 50 MB. Export it in parts.`);
      return call('POST /api/imports', { files: { file } });
    },
    onSuccess: async (view) => {
      queryClient.setQueryData(importQuery(view.id).queryKey, view);
      void queryClient.invalidateQueries(importsQuery);
      await navigate({ to: '/people/import/$id', params: { id: String(view.id) } });
    },
    onError: (error) => toast(uploadFailed(error.message)),
  });
}
