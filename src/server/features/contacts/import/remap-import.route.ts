import { importEndpoints } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { firstPage, viewImport } from './import.view.ts';
import { findImport } from './imports.store.ts';
import { remapImport } from './remap-import.ts';

export const remapImportRoute = route(importEndpoints.remap, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, params, body }) => {
    const db = context.database.orm;
    const found = await findImport(db, user.id, params.id);
    if (!found) throw notFound(t`The import was not found.`);
    await remapImport(context, user, found, body);
    const remapped = await findImport(db, user.id, params.id);
    if (!remapped) throw notFound(t`The import was not found.`);
    return viewImport(db, remapped, firstPage);
  },
});
