import { Readable } from 'node:stream';
import { exportEndpoints } from '../../../../contract/exports.ts';
import { todayIn } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import { route } from '../../../http/route.ts';
import { letOthersIn } from '../import/time-slice.ts';
import { readExportedPeople } from './exported-people.store.ts';
import { csvHead, writeCsvRow } from './write-csv.ts';

/** All contacts as a table (RFC 4180, UTF-8), written as it is read. */
export const exportCsvRoute = route(exportEndpoints.csv, {
  access: 'signed-in',
  handler: async ({ context, user, reply }) =>
    reply
      .type('text/csv; charset=utf-8')
      .header('content-disposition', `attachment; filename="contacts-${todayIn(context.clock, user.timeZone)}.csv"`)
      .send(Readable.from(rows(context, user.id), { objectMode: false })),
});

async function* rows(context: Context, userId: number): AsyncGenerator<string> {
  yield csvHead;
  for await (const people of readExportedPeople(context.database.orm, userId)) {
    yield people.map(writeCsvRow).join('');
    await letOthersIn();
  }
}
