import type { ModelBody, ModelView } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { type ChangeWords, useAdminChange } from '../use-admin-change.ts';

const created: ChangeWords = {
  done: { title: t`Model created`, description: t`You may need to refresh to see it in the list.` },
  failed: t`Error creating model`,
};
const updated: ChangeWords = { done: { title: t`Model updated` }, failed: t`Error updating model` };
const deleted: ChangeWords = { done: { title: t`Model deleted` }, failed: t`Error deleting model` };

/** The delay before the list is read again after creating a model. */
export const listDelayMs = 500;

/** Creates a model, or updates the one with the given id. */
export function useSaveModel() {
  return useAdminChange(
    ({ id, body }: { id?: number; body: ModelBody }) =>
      id === undefined
        ? call('POST /api/admin/models', { body })
        : call('PUT /api/admin/models/:id', { params: { id }, body }),
    ({ id }) => (id === undefined ? created : updated),
    ({ id }) => (id === undefined ? listDelayMs : 0),
  );
}

/** Deletes a model and its parameters after confirmation. */
export function useDeleteModel(): (model: ModelView) => void {
  const { mutate } = useAdminChange(
    (id: number) => call('DELETE /api/admin/models/:id', { params: { id } }),
    () => deleted,
  );
  return ({ id, name }) => {
    if (window.confirm(t`Delete the model "${name}" and its parameters?`)) mutate(id);
  };
}
