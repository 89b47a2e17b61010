import { importEndpoints } from '../../../../contract/imports.ts';
import { route } from '../../../http/route.ts';
import { notFound, Refusal } from '../../../refusal.ts';
import { applyImportJobName } from './apply-import-job-name.ts';
import { summarizeImport } from './import.view.ts';
import { countOpenEntries } from './import-entries.store.ts';
import { findImport, moveImport } from './imports.store.ts';
import { remapImport } from './remap-import.ts';

/** Starts the job that adds the chosen entries; the import tells how far it is. */
export const applyImportRoute = route(importEndpoints.apply, {
  access: 'signed-in',
  handler: async ({ context, user, params, body, reply }) => {
    const found = await findImport(context.database.orm, user.id, params.id);
    if (!found) throw notFound('The import');
    if (body.mapping) await remapImport(context, user, found, { mapping: body.mapping });
    await context.database.transaction(async (tx) => {
      const toDo = await countOpenEntries(tx, found.id, body.choose);
      const moved = await moveImport(tx, found.id, ['staged', 'applied', 'failed'], {
        state: 'applying',
        chosen: body.choose,
        toDo,
        done: 0,
        error: null,
      });
      if (!moved) throw inAnotherState(found.state);
      await context.queue.send(tx, applyImportJobName, { importId: found.id });
    });
    const started = await findImport(context.database.orm, user.id, found.id);
    if (!started) throw notFound('The import');
    reply.status(202);
    return summarizeImport(started);
  },
});

function inAnotherState(state: string): Refusal {
  const message =
    state === 'undone' ? 'This import was undone. Choose the file again.' : 'This import is running already.';
  return new Refusal('illegal_transition', message);
}
