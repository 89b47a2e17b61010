import { useQuery } from '@tanstack/react-query';
import type { ConfigBody, ConfigView } from '../../../../contract/admin.ts';
import { t } from '../../../../contract/translate.ts';
import { call } from '../../../api.ts';
import { configsQuery } from '../../../queries/admin.queries.ts';
import { type ChangeWords, useAdminChange } from '../use-admin-change.ts';

const created: ChangeWords = {
  done: { title: t`Prompt configuration created successfully` },
  failed: t`Failed to create prompt configuration`,
};
const updated: ChangeWords = {
  done: { title: t`Prompt configuration updated successfully` },
  failed: t`Failed to update prompt configuration`,
};
const deleted: ChangeWords = {
  done: { title: t`Prompt configuration deleted successfully` },
  failed: t`Failed to delete prompt configuration`,
};

/** The active configuration of the category that saving this one ends, if there is one. */
export function endedBy(
  { id, body }: { id?: number | undefined; body: Pick<ConfigBody, 'category' | 'isActive'> },
  configs: readonly ConfigView[] = [],
): ConfigView | undefined {
  if (!body.isActive) return undefined;
  return configs.find((each) => each.isActive && each.category === body.category && each.id !== id);
}

/** Creates a configuration, or updates the one with the given id. Activating one says which it ends. */
export function useSaveConfig() {
  const { data: configs } = useQuery(configsQuery);
  return useAdminChange(
    ({ id, body }: { id?: number; body: ConfigBody }) =>
      id === undefined
        ? call('POST /api/admin/prompt-configs', { body })
        : call('PUT /api/admin/prompt-configs/:id', { params: { id }, body }),
    (input) => {
      const words = input.id === undefined ? created : updated;
      const ended = endedBy(input, configs);
      if (!ended) return words;
      return { ...words, done: { ...words.done, description: t`“${ended.name}” is no longer active.` } };
    },
  );
}

/** Deletes a configuration; `next` becomes the active one of its category. */
export function useDeleteConfig() {
  return useAdminChange(
    ({ id, next }: { id: number; next?: number | undefined }) =>
      call('DELETE /api/admin/prompt-configs/:id', { params: { id }, query: { next } }),
    () => deleted,
  );
}
