import { cardEndpoints } from '../../../contract/cards.ts';
import { firstName } from '../../../domain/first-name.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { loadCardView } from './load-card-view.store.ts';
import { loadPrintFront } from './load-print-front.ts';

/** A card to be printed at home, as a PDF (D32). Its picture is drawn again at the printed size, in a worker thread. */
export const printCardRoute = route(cardEndpoints.print, {
  access: 'signed-in',
  limit: 'taking',
  handler: async ({ context, user, params, query, reply }) => {
    const card = await loadCardView(context.database.orm, user.id, params.id);
    if (!card) throw notFound('The card');
    const pdf = await context.pictures.print(
      {
        paper: query.paper,
        title: card.title,
        message: card.message,
        senderName: firstName(card.senderName ?? '') || null,
        front: await loadPrintFront(context, user.id, card),
      },
      { signal: leavingSignal(reply) },
    );
    return reply
      .type('application/pdf')
      .header('content-disposition', nameFile(card.title))
      .header('cache-control', 'no-store')
      .send(Buffer.from(pdf));
  },
});

/** A file name for the title: plain letters for old programs, all of them for the others (RFC 6266). */
function nameFile(title: string): string {
  const words = title
    .replace(/[\p{Cc}\p{P}\p{S}]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  // By characters: half of one cannot be written in a header.
  const name = [...words].slice(0, 80).join('').trim() || 'Card';
  const plain =
    name
      .normalize('NFKD')
      .replace(/[^ -~]/g, '')
      .trim() || 'Card';
  return `attachment; filename="${plain}.pdf"; filename*=UTF-8''${encodeURIComponent(`${name}.pdf`)}`;
}
