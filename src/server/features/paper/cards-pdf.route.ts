import { Readable } from 'node:stream';
import { paperEndpoints } from '../../../contract/paper.ts';
import { t } from '../../../contract/translate.ts';
import type { PaperSize } from '../../../contract/vocabulary.ts';
import { joinPdfs } from '../../../studio/art/print/join-pdfs.ts';
import type { Context } from '../../context.ts';
import { attachment } from '../../http/attachment.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { loadPrintRequest } from '../cards/public.ts';
import { chooseCards, requireDrawable } from './chosen-cards.ts';

/** How many cards are drawn at once, as far as threads are free. */
const drawnAhead = 2;

/** All chosen cards as one PDF, sent while it is drawn: a few cards are in memory at a time. */
export const cardsPdfRoute = route(paperEndpoints.cards, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, query, reply }) => {
    const { cards, day } = await chooseCards(context.database.orm, user.id, query);
    requireDrawable(cards);
    const signal = leavingSignal(reply);
    const pdfs = printEach(
      context,
      user.id,
      cards.map(({ card }) => card.id),
      query.paper,
      signal,
    );
    // What goes wrong with the first card can still be answered.
    const first = await pdfs.next();
    if (first.done) throw notFound(t`A printed card was not found.`);
    const title = [t`Cards`, day].filter(Boolean).join(' ');
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(title))
      .header('cache-control', 'no-store')
      .send(Readable.from(joinPdfs(startingWith(first.value, pdfs), title), { objectMode: false }));
  },
});

async function* printEach(
  context: Context,
  userId: number,
  cardIds: readonly number[],
  paper: PaperSize,
  signal: AbortSignal,
): AsyncGenerator<Uint8Array> {
  const print = async (id: number) => {
    const request = await loadPrintRequest(context, userId, id, paper, { isOneOfMany: true });
    // Two hundred let everything else go first, and are not refused half-way.
    return request && context.pictures.print(request, { signal, isPatient: true });
  };
  const waiting = [...cardIds];
  const drawing: Promise<Uint8Array | null>[] = [];
  for (;;) {
    while (drawing.length < drawnAhead) {
      const id = waiting.shift();
      if (id === undefined) break;
      const pdf = print(id);
      // It fails in its turn.
      pdf.catch(() => {});
      drawing.push(pdf);
    }
    const next = drawing.shift();
    if (!next) return;
    const pdf = await next;
    // A card may have been deleted since.
    if (pdf) yield pdf;
  }
}

async function* startingWith<Item>(first: Item, rest: AsyncIterable<Item>): AsyncGenerator<Item> {
  yield first;
  yield* rest;
}
