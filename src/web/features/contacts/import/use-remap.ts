import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { RemapImportBody } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { importQuery } from '../../../queries/imports.queries.ts';
import { useToast } from '../../../ui/toast.tsx';

/** Reads the rows of a CSV file again with another mapping or date order. */
export function useRemap(importId: number, onDone: () => void) {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: (body: RemapImportBody) => call('PATCH /api/imports/:id', { params: { id: importId }, body }),
    onSuccess: (view) => {
      queryClient.setQueryData(importQuery(importId).queryKey, view);
      void queryClient.invalidateQueries({ queryKey: ['/api/imports', 'entries', String(importId)] });
      toast({ title: t`File read again`, description: t`Look through the entries, then add them.` });
      onDone();
    },
  });
}
