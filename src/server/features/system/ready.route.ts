import { systemEndpoints } from '../../../contract/system.ts';
import { countPendingMigrations } from '../../db/migrate.ts';
import { route } from '../../http/route.ts';
import { listDoubtedClocks } from './clocks.store.ts';

/** 200 if database, queue and migrations are ready and the disk is not full, else 503 with what is missing. */
export const readyRoute = route(systemEndpoints.ready, {
  access: 'secret',
  limit: 'unlimited',
  handler: async ({ context, reply }) => {
    const pending = await countPendingMigrations(context.database).catch(() => null);
    const database = pending !== null;
    const migrations = pending === 0;
    const queue = context.queue.isStarted();
    const { state: disk } = await context.disk.look();
    const ready = database && migrations && queue && disk !== 'full';
    if (!ready) reply.status(503);
    const doubted = await listDoubtedClocks(context.database.orm).catch(() => []);
    return { ready, database, queue, migrations, disk, clocks: doubted.map(({ doubt }) => doubt) };
  },
});
