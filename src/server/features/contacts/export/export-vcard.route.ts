import { Readable } from 'node:stream';
import { exportEndpoints } from '../../../../contract/exports.ts';
import { todayIn } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { route } from '../../../http/route.ts';
import { readImage } from '../../images/image-files.store.ts';
import { letOthersIn } from '../import/time-slice.ts';
import { readExportedPeople } from './exported-people.store.ts';
import { writeVcard } from './write-vcard.ts';

/** All contacts as vCard 4.0 with their photos, written as it is read: one photo is in memory at a time. */
export const exportVcardRoute = route(exportEndpoints.vcard, {
  access: 'signed-in',
  handler: async ({ context, user, reply }) =>
    reply
      .type('text/vcard; charset=utf-8')
      .header('content-disposition', `attachment; filename="contacts-${todayIn(context.clock, user.timeZone)}.vcf"`)
      .send(Readable.from(vcards(context, user.id), { objectMode: false })),
});

async function* vcards(context: Context, userId: number): AsyncGenerator<string> {
  for await (const people of readExportedPeople(context.database.orm, userId)) {
    for (const person of people) {
      yield writeVcard(person, person.imageUrl ? await readImage(context, person.imageUrl) : null);
      if (person.imageUrl) await letOthersIn();
    }
    await letOthersIn();
  }
}
