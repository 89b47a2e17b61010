import { importEndpoints } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { viewImport } from './import.view.ts';
import { findImport } from './imports.store.ts';

/** The state, the progress and one page of entries. */
export const getImportRoute = route(importEndpoints.get, {
  access: 'signed-in',
  scope: 'read',
  handler: async ({ context, user, params, query }) => {
    const found = await findImport(context.database.orm, user.id, params.id);
    if (!found) throw notFound(t`The import was not found.`);
    return viewImport(context.database.orm, found, query);
  },
});
