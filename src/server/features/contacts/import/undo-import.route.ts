import { importEndpoints } from '../../../../contract/imports.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { findImport } from './imports.store.ts';
import { undoImport } from './undo-import.ts';

export const undoImportRoute = route(importEndpoints.undo, {
  access: 'signed-in',
  handler: async ({ context, user, params }) => {
    const found = await findImport(context.database.orm, user.id, params.id);
    if (!found) throw notFound('The import');
    return undoImport(context, found);
  },
});
