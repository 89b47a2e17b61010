import type { TemplateBody } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { type ChangeWords, useAdminChange } from '../use-admin-change.ts';

const created: ChangeWords = {
  done: { title: t`Prompt template created successfully` },
  failed: t`Failed to create prompt template`,
};
const updated: ChangeWords = {
  done: { title: t`Prompt template updated successfully`, description: t`Used from the next card on.` },
  failed: t`Failed to update prompt template`,
};
const deleted: ChangeWords = {
  done: { title: t`Prompt template deleted successfully` },
  failed: t`Failed to delete prompt template`,
};

/** Creates a template, or updates the one with the given id. */
export function useSaveTemplate() {
  return useAdminChange(
    ({ id, body }: { id?: number; body: TemplateBody }) =>
      id === undefined
        ? call('POST /api/admin/prompt-templates', { body })
        : call('PUT /api/admin/prompt-templates/:id', { params: { id }, body }),
    ({ id }) => (id === undefined ? created : updated),
  );
}

/** Deletes a template; `next` becomes the default of its purpose. */
export function useDeleteTemplate() {
  return useAdminChange(
    ({ id, next }: { id: number; next?: number | undefined }) =>
      call('DELETE /api/admin/prompt-templates/:id', { params: { id }, query: { next } }),
    () => deleted,
  );
}
