import { systemEndpoints } from '../../../contract/system.ts';
import { route } from '../../http/route.ts';
import { lastHeartbeat } from './workers.store.ts';

/**
 * 200 as soon as the server accepts requests; the heartbeat's age is null while the database is down or no worker has
 * run.
 */
export const healthRoute = route(systemEndpoints.health, {
  access: 'secret',
  limit: 'unlimited',
  handler: async ({ context }) => {
    const heartbeat = await lastHeartbeat(context.database.orm).catch(() => null);
    const ageMs = heartbeat && context.clock.now().getTime() - heartbeat.getTime();
    return { ok: true as const, heartbeatAgeSeconds: ageMs === null ? null : Math.max(0, Math.round(ageMs / 1000)) };
  },
});
