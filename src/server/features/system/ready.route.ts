import { systemEndpoints } from '../../../contract/system.ts';
import { countPendingMigrations } from '../../db/migrate.ts';
import { route } from '../../http/route.ts';

/** 200 when database, queue and migrations are there, else 503 with what is missing. */
export const readyRoute = route(systemEndpoints.ready, {
  access: 'secret',
  limit: 'unlimited',
  handler: async ({ context, reply }) => {
    const pending = await countPendingMigrations(context.database).catch(() => null);
    const database = pending !== null;
    const migrations = pending === 0;
    const queue = context.queue.isStarted();
    const ready = database && migrations && queue;
    if (!ready) reply.status(503);
    return { ready, database, queue, migrations };
  },
});
