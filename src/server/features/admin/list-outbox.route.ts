import { join } from 'node:path';
import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { listOutbox } from '../../mail/read-outbox.ts';

const shownAtMost = 200;

/** What was sent while no mail server is set up; nothing where one is. */
export const listOutboxRoute = route(adminEndpoints.listOutbox, {
  access: 'admin',
  handler: async ({ context: { config } }) =>
    config.smtpUrl ? [] : listOutbox(join(config.dataDir, 'outbox'), shownAtMost),
});
