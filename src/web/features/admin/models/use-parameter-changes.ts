import { useQueryClient } from '@tanstack/react-query';
import type { ModelView, ParameterBody, ParameterView } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { modelsQuery } from '../../../queries/admin.queries.ts';
import { type ChangeWords, useAdminChange } from '../use-admin-change.ts';

const added: ChangeWords = { done: { title: t`Parameter added` }, failed: t`Error adding parameter` };
const updated: ChangeWords = { done: { title: t`Parameter updated` }, failed: t`Error updating parameter` };
const deleted: ChangeWords = { done: { title: t`Parameter deleted` }, failed: t`Error deleting parameter` };

type Saved = { modelId: number; id?: number; body: ParameterBody };

/** Adds a parameter to a model, or updates the one with the given id. Either may have been deleted meanwhile. */
export function useSaveParameter() {
  const queryClient = useQueryClient();
  return useAdminChange(
    (saved: Saved) => saveParameter(queryClient.getQueryData(modelsQuery.queryKey) ?? [], saved),
    ({ id }) => (id === undefined ? added : updated),
  );
}

/** Makes the call, unless the model or parameter is no longer in the list. */
export async function saveParameter(models: readonly ModelView[], { modelId, id, body }: Saved): Promise<unknown> {
  const model = models.find((one) => one.id === modelId);
  if (!model) throw new Error('No model selected for this parameter');
  if (id === undefined) return call('POST /api/admin/models/:modelId/parameters', { params: { modelId }, body });
  if (!model.parameters.some((one) => one.id === id)) throw new Error('Parameter ID is missing');
  return call('PUT /api/admin/models/:modelId/parameters/:parameterId', { params: { modelId, parameterId: id }, body });
}

/** Deletes a parameter after confirmation. */
export function useDeleteParameter(): (parameter: ParameterView) => void {
  const { mutate } = useAdminChange(
    ({ modelId, id }: ParameterView) =>
      call('DELETE /api/admin/models/:modelId/parameters/:parameterId', { params: { modelId, parameterId: id } }),
    () => deleted,
  );
  return (parameter) => {
    if (window.confirm(t`Delete the parameter "${parameter.name}"?`)) mutate(parameter);
  };
}
