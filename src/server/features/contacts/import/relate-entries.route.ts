import { importEndpoints } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { relateEntries } from './import-entries.store.ts';
import { lockImport } from './imports.store.ts';
import { notStaged } from './remap-import.ts';

/** Sets what the people of several entries are to the user, before they are added. */
export const relateEntriesRoute = route(importEndpoints.relate, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, params, body: { entries, relationship } }) =>
    context.database.transaction(async (tx) => {
      const found = await lockImport(tx, user.id, params.id);
      if (!found) throw notFound(t`The import was not found.`);
      if (found.state !== 'staged' && found.state !== 'failed') throw notStaged();
      return { changed: await relateEntries(tx, found.id, entries, relationship) };
    }),
});
