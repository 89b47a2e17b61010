import { importEndpoints } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { invalidField, notFound, Refusal } from '../../../refusal.ts';
import { openDate } from '../csv/date-orders.ts';
import { summarizeImport } from './import.view.ts';
import { countToDo } from './import-entries.store.ts';
import { findImport, moveImport } from './imports.store.ts';
import { remapImport } from './remap-import.ts';

/** Starts the job that adds and fills in the chosen entries; the import shows its progress. */
export const applyImportRoute = route(importEndpoints.apply, {
  access: 'signed-in',
  scope: 'contacts',
  handler: async ({ context, user, params, body, reply }) => {
    const found = await findImport(context.database.orm, user.id, params.id);
    if (!found) throw notFound(t`The import was not found.`);
    const { mapping, dateOrder, ...choice } = body;
    if (mapping || dateOrder) await remapImport(context, user, found, { mapping, dateOrder });
    const read = await findImport(context.database.orm, user.id, found.id);
    const open = openDate(read?.columns ?? []);
    if (open) throw invalidField('dateOrder', t`Say first whether the day or the month comes first in ${open.text}.`);
    await context.database.transaction(async (tx) => {
      const toDo = await countToDo(tx, found.id, choice);
      const moved = await moveImport(tx, found.id, ['staged', 'applied', 'failed'], {
        state: 'applying',
        chosen: choice.choose,
        fill: choice.fill,
        decisions: choice.decisions,
        toDo,
        done: 0,
        error: null,
      });
      if (!moved) throw inAnotherState(found.state);
      await context.queue.send(tx, 'apply-import', { importId: found.id });
    });
    const started = await findImport(context.database.orm, user.id, found.id);
    if (!started) throw notFound(t`The import was not found.`);
    reply.status(202);
    return summarizeImport(started);
  },
});

function inAnotherState(state: string): Refusal {
  const message =
    state === 'undone' ? t`This import was undone. Choose the file again.` : t`This import is running already.`;
  return new Refusal('illegal_transition', message);
}
