import { join } from 'node:path';
import { adminEndpoints } from '../../../contract/admin.ts';
import { route } from '../../http/route.ts';
import { readOutboxMessage } from '../../mail/read-outbox.ts';
import { notFound } from '../../refusal.ts';

/** A message of the outbox as a file for a mail program. */
export const readOutboxMessageRoute = route(adminEndpoints.readOutboxMessage, {
  access: 'admin',
  handler: async ({ context: { config }, params, reply }) => {
    const message = await readOutboxMessage(join(config.dataDir, 'outbox'), params.fileName);
    if (!message) throw notFound('The message');
    return reply
      .type('message/rfc822')
      .header('content-disposition', `attachment; filename="${params.fileName}"`)
      .send(message);
  },
});
