import { cardEndpoints } from '../../../contract/cards.ts';
import type { Context } from '../../context.ts';
import { route } from '../../http/route.ts';
import { notFound } from '../../refusal.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { lockCard } from '../cards/cards.store.ts';
import { insertCardLink, listCardLinks } from './secret-links.store.ts';

/** An address that shows the card to whoever has it (D33): the same one until sharing is stopped. */
export const shareCardRoute = route(cardEndpoints.share, {
  access: 'signed-in',
  limit: 'sending',
  handler: async ({ context, user, params }) => {
    const token = await context.database.transaction(async (tx) => {
      // Held, so that nobody stops sharing in between.
      const card = await lockCard(tx, user.id, params.id);
      if (!card) throw notFound('The card');
      const known = await listCardLinks(tx, card.id);
      const { own, isNew } = firstUsable(context, card.id, known);
      if (isNew) await insertCardLink(tx, { tokenHash: hashToken(own), userId: user.id, cardId: card.id });
      return own;
    });
    return { url: `${context.config.publicUrl}/c/${token}` };
  },
});

/** Tokens follow from the card and a number: the first that was not taken back can be told again, though it is not stored. */
function firstUsable(context: Context, cardId: number, known: Map<string, { isRevoked: boolean }>) {
  for (let number = 1; ; number += 1) {
    const own = context.secretKey.derive('shared-card', cardId, number);
    const link = known.get(hashToken(own));
    if (!link?.isRevoked) return { own, isNew: link === undefined };
  }
}
