import { cardEndpoints } from '../../../../contract/cards.ts';
import { t } from '../../../../contract/translate.ts';
import type { Context } from '../../../context.ts';
import { route } from '../../../http/route.ts';
import { notFound } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { lockCard } from '../../cards/public.ts';
import { insertCardLink, listCardLinks } from './secret-links.store.ts';

/** Returns an address that shows the card without an account (D33); the same one until sharing stops. */
export const shareCardRoute = route(cardEndpoints.share, {
  access: 'signed-in',
  scope: 'send',
  limit: 'sending',
  handler: async ({ context, user, params }) => {
    const token = await context.database.transaction(async (tx) => {
      // Locked, so that sharing cannot stop meanwhile.
      const card = await lockCard(tx, user.id, params.id);
      if (!card) throw notFound(t`The card was not found.`);
      const known = await listCardLinks(tx, card.id);
      const { own, isNew } = firstUsable(context, card.id, known);
      if (isNew) await insertCardLink(tx, { tokenHash: hashToken(own), userId: user.id, cardId: card.id });
      return own;
    });
    return { url: `${context.config.publicUrl}/c/${token}` };
  },
});

/**
 * Tokens are derived from the card and a number, so the first unrevoked one can be shown again without being stored.
 */
function firstUsable(context: Context, cardId: number, known: Map<string, { isRevoked: boolean }>) {
  for (let number = 1; ; number += 1) {
    const own = context.secretKey.derive('shared-card', cardId, number);
    const link = known.get(hashToken(own));
    if (!link?.isRevoked) return { own, isNew: link === undefined };
  }
}
