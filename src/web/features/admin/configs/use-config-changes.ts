import { adminEndpoints, type ConfigBody, type ConfigView } from '../../../../contract/admin.ts';
import { call } from '../../../api.ts';
import { type ChangeWords, useAdminChange } from '../use-admin-change.ts';

const created: ChangeWords = {
  done: { title: 'Prompt configuration created successfully' },
  failed: 'Failed to create prompt configuration',
};
const updated: ChangeWords = {
  done: { title: 'Prompt configuration updated successfully' },
  failed: 'Failed to update prompt configuration',
};
const deleted: ChangeWords = {
  done: { title: 'Prompt configuration deleted successfully' },
  failed: 'Failed to delete prompt configuration',
};

/** Creates a configuration, or updates the one with the given id. */
export function useSaveConfig() {
  return useAdminChange(
    ({ id, body }: { id?: number; body: ConfigBody }) =>
      id === undefined
        ? call(adminEndpoints.createConfig, { body })
        : call(adminEndpoints.updateConfig, { params: { id }, body }),
    ({ id }) => (id === undefined ? created : updated),
  );
}

/** Deletes a configuration after confirmation. */
export function useDeleteConfig(): (config: ConfigView) => void {
  const { mutate } = useAdminChange(
    (id: number) => call(adminEndpoints.removeConfig, { params: { id } }),
    () => deleted,
  );
  return ({ id, name }) => {
    if (window.confirm(`Delete the prompt configuration "${name}"?`)) mutate(id);
  };
}
