import { auditEndpoints } from '../../../contract/audit.ts';
import { route } from '../../http/route.ts';
import { listEvents } from './audit-log.store.ts';

/** The audit log, a hundred entries at a time. */
export const listEventsRoute = route(auditEndpoints.list, {
  access: 'admin',
  handler: async ({ context, query }) =>
    (await listEvents(context.database.orm, query)).map((row) => ({ ...row, at: row.at.toISOString() })),
});
