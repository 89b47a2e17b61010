import { importEndpoints } from '../../../../contract/imports.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { recordEvent } from '../../audit/record-event.store.ts';
import { findImport } from './imports.store.ts';
import { undoImport } from './undo-import.ts';

export const undoImportRoute = route(importEndpoints.undo, {
  access: 'signed-in',
  handler: async ({ context, user, params, request }) => {
    const found = await findImport(context.database.orm, user.id, params.id);
    if (!found) throw notFound('The import');
    const undone = await undoImport(context, found);
    const { removed, kept } = undone;
    await recordEvent(context.database.orm, {
      event: 'import-undone',
      actorId: user.id,
      subject: ['import', found.id],
      details: { removed, kept },
      request,
    });
    return undone;
  },
});
