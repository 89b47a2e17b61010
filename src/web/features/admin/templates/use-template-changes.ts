import { adminEndpoints, type TemplateBody, type TemplateView } from '../../../../contract/admin.ts';
import { call } from '../../../api.ts';
import { type ChangeWords, useAdminChange } from '../use-admin-change.ts';

const created: ChangeWords = {
  done: { title: 'Prompt template created successfully' },
  failed: 'Failed to create prompt template',
};
const updated: ChangeWords = {
  done: { title: 'Prompt template updated successfully', description: 'Used from the next card on.' },
  failed: 'Failed to update prompt template',
};
const deleted: ChangeWords = {
  done: { title: 'Prompt template deleted successfully' },
  failed: 'Failed to delete prompt template',
};

/** Creates a template, or updates the one with the given id. */
export function useSaveTemplate() {
  return useAdminChange(
    ({ id, body }: { id?: number; body: TemplateBody }) =>
      id === undefined
        ? call(adminEndpoints.createTemplate, { body })
        : call(adminEndpoints.updateTemplate, { params: { id }, body }),
    ({ id }) => (id === undefined ? created : updated),
  );
}

/** Deletes a template after confirmation. */
export function useDeleteTemplate(): (template: TemplateView) => void {
  const { mutate } = useAdminChange(
    (id: number) => call(adminEndpoints.removeTemplate, { params: { id } }),
    () => deleted,
  );
  return ({ id, name }) => {
    if (window.confirm(`Delete the prompt template "${name}"?`)) mutate(id);
  };
}
