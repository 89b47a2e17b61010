import { Readable } from 'node:stream';
import { exportEndpoints } from '../../../../contract/exports.ts';
import { inSense } from '../../../../contract/translate.ts';
import { todayIn } from '../../../clock.ts';
import { datedAttachment } from '../../../http/attachment.ts';
import { route } from '../../../http/route.ts';
import { recordEvent } from '../../audit/public.ts';
import { contactsAsVcards } from './contact-files.store.ts';

/** All contacts as vCard 4.0 with their photos, streamed. */
export const exportVcardRoute = route(exportEndpoints.vcard, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, request, reply }) => {
    await recordEvent(context.database.orm, { event: 'contacts-exported', actorId: user.id, request });
    return reply
      .type('text/vcard; charset=utf-8')
      .header(
        'content-disposition',
        datedAttachment(inSense('name of a file')`contacts`, todayIn(context.clock, user.timeZone), 'vcf'),
      )
      .send(Readable.from(contactsAsVcards(context, user.id), { objectMode: false }));
  },
});
