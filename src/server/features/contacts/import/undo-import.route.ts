import { importEndpoints } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { type Route, route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { recordEvent } from '../../audit/public.ts';
import type { Reschedule } from './fill-entries.ts';
import { findImport } from './imports.store.ts';
import { undoImport } from './undo-import.ts';

/** `reschedule` recalculates the due times of a contact's cards when its time zone is taken back (D22). */
export function undoImportRoute(reschedule: Reschedule): Route {
  return route(importEndpoints.undo, {
    access: 'signed-in',
    scope: 'contacts',
    handler: async ({ context, user, params, request }) => {
      const found = await findImport(context.database.orm, user.id, params.id);
      if (!found) throw notFound(t`The import was not found.`);
      const undone = await undoImport(context, found, reschedule);
      const { removed, kept, restored } = undone;
      await recordEvent(context.database.orm, {
        event: 'import-undone',
        actorId: user.id,
        subject: ['import', found.id],
        details: { removed, kept, restored },
        request,
      });
      return undone;
    },
  });
}
