import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { paperEndpoints } from '../../../contract/paper.ts';
import { inSense } from '../../../contract/translate.ts';
import { todayIn } from '../../clock.ts';
import type { Context } from '../../context.ts';
import { datedAttachment } from '../../http/attachment.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { loadPrintRequest } from '../cards/public.ts';
import { findSender } from './addressed.ts';
import { type CardRecipient, chooseCards, requireDrawable } from './chosen-cards.ts';
import { pictureName, writeShopCsv } from './write-shop-csv.ts';

/** The cards as a table for a print shop. */
export const shopCsvRoute = route(paperEndpoints.csv, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, query, reply }) => {
    const db = context.database.orm;
    const { cards } = await chooseCards(db, user.id, query);
    return reply
      .type('text/csv; charset=utf-8')
      .header(
        'content-disposition',
        datedAttachment(inSense('name of a file')`cards`, todayIn(context.clock, user.timeZone), 'csv'),
      )
      .header('cache-control', 'no-store')
      .send(writeShopCsv(cards, await findSender(db, user.id)));
  },
});

/** The table and the fronts in one zip file, sent while they are drawn. */
export const shopZipRoute = route(paperEndpoints.pictures, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, query, reply }) => {
    const db = context.database.orm;
    const { cards } = await chooseCards(db, user.id, query);
    requireDrawable(cards);
    const csv = writeShopCsv(cards, await findSender(db, user.id));
    const signal = leavingSignal(reply);
    return reply
      .type('application/zip')
      .header(
        'content-disposition',
        datedAttachment(inSense('name of a file')`cards`, todayIn(context.clock, user.timeZone), 'zip'),
      )
      .header('cache-control', 'no-store')
      .send(packCards(context, user.id, { cards, csv, signal }));
  },
});

function packCards(
  context: Context,
  userId: number,
  { cards, csv, signal }: { cards: readonly CardRecipient[]; csv: string; signal: AbortSignal },
): Readable {
  const mtime = context.clock.now();
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  // Breaks the download off, so that an incomplete file is recognizable.
  zip.on('error', (error: Error) => output.destroy(error));
  zip.addBuffer(Buffer.from(csv), 'cards.csv', { mtime });
  for (const [index, { card }] of cards.entries()) {
    if (!card.imageUrl) continue;
    zip.addReadStreamLazy(pictureName(index), { mtime, compress: false }, (done) =>
      done(null, Readable.from(front(context, userId, card.id, signal), { objectMode: false })),
    );
  }
  zip.end();
  return output;
}

async function* front(
  context: Context,
  userId: number,
  cardId: number,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const request = await loadPrintRequest(context, userId, cardId, 'a4');
  if (request) yield await context.pictures.front(request.front, { signal });
}
