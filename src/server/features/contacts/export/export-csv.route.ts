import { Readable } from 'node:stream';
import { exportEndpoints } from '../../../../contract/exports.ts';
import { todayIn } from '../../../clock.ts';
import { route } from '../../../http/route.ts';
import { recordEvent } from '../../audit/public.ts';
import { contactsAsCsv } from './contact-files.store.ts';

/** All contacts as a table (RFC 4180, UTF-8), streamed. */
export const exportCsvRoute = route(exportEndpoints.csv, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, request, reply }) => {
    await recordEvent(context.database.orm, { event: 'contacts-exported', actorId: user.id, request });
    return reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="contacts-${todayIn(context.clock, user.timeZone)}.csv"`)
      .send(Readable.from(contactsAsCsv(context, user.id), { objectMode: false }));
  },
});
