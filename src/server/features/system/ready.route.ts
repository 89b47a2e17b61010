import { sql } from 'drizzle-orm';
import { systemEndpoints } from '../../../contract/system.ts';
import { countPendingMigrations } from '../../db/migrate.ts';
import { route } from '../../http/route.ts';

/** 200 when database, queue and migrations are there, else 503 with what is missing. */
export const readyRoute = route(systemEndpoints.ready, {
  access: 'secret',
  handler: async ({ context, reply }) => {
    const answers = async (query: Parameters<typeof context.database.orm.execute>[0]) =>
      context.database.orm.execute(query).then(
        () => true,
        () => false,
      );
    const database = await answers(sql`select 1`);
    const migrations = database && (await countPendingMigrations(context.database).catch(() => 1)) === 0;
    const queue = database && (await answers(sql`select 1 from pgboss.version`));
    const ready = database && migrations && queue;
    if (!ready) reply.status(503);
    return { ready, database, queue, migrations };
  },
});
