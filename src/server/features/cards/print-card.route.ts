import { cardEndpoints } from '../../../contract/cards.ts';
import { t } from '../../../contract/translate.ts';
import { attachment } from '../../http/attachment.ts';
import { leavingSignal } from '../../http/leaving-signal.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { loadPrintRequest } from './load-print-request.ts';

/** A card to print at home, as a PDF (D32). A worker thread draws its picture again at the printed size. */
export const printCardRoute = route(cardEndpoints.print, {
  access: 'signed-in',
  scope: 'read',
  limit: 'taking',
  handler: async ({ context, user, params, query, reply }) => {
    const request = await loadPrintRequest(context, user.id, params.id, query.paper);
    if (!request) throw notFound(t`The card was not found.`);
    const pdf = await context.pictures.print(request, { signal: leavingSignal(reply) });
    return reply
      .type('application/pdf')
      .header('content-disposition', attachment(request.title))
      .header('cache-control', 'no-store')
      .send(Buffer.from(pdf));
  },
});
