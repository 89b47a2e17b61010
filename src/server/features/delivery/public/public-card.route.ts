import { publicCardEndpoints } from '../../../../contract/public-card.ts';
import { t } from '../../../../contract/translate.ts';
import { route } from '../../../http/route.ts';
import { Refusal } from '../../../refusal.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import { findPublicCard } from './secret-links.store.ts';
import { viewShownCard } from './shown-card.view.ts';

/** The page of a card's secret address: the card and its sender, nothing else (D33). */
export const publicCardRoute = route(publicCardEndpoints.get, {
  access: 'secret',
  handler: async ({ context, params, reply }) => {
    reply.header('x-robots-tag', 'noindex, nofollow').header('referrer-policy', 'no-referrer');
    const card = await findPublicCard(context.database.orm, hashToken(params.token));
    if (!card) throw new Refusal('not_found', t`Its address may not be complete.`);
    if (card.isRevoked) throw new Refusal('not_found', t`Its sender does not share this card any more.`);
    const shown = viewShownCard(card, params.token);
    return { ...shown, language: shown.language ?? null };
  },
});
