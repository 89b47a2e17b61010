import { join } from 'node:path';
import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { listOutbox } from '../../mail/read-outbox.ts';

const shownAtMost = 200;

/** What was written while no mail server was set up. It stays here when one is: it has never left. */
export const listOutboxRoute = route(adminEndpoints.listOutbox, {
  access: 'admin',
  handler: ({ context: { config } }) => listOutbox(join(config.dataDir, 'outbox'), shownAtMost),
});
