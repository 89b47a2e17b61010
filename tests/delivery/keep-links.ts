import type { Context } from '../../src/server/context.ts';
import { secretLinks } from '../../src/server/db/tables/cards.ts';
import { cardLinks } from '../../src/server/features/delivery/mail/card-links.ts';
import { findSendingCards } from '../../src/server/features/delivery/mail/sending-card.store.ts';

/** The secret addresses that a card's mail would contain, stored as sending stores them. */
export async function keepLinks(context: Context, cardId: number): Promise<{ token: string; unsubscribe: string }> {
  const [card] = await findSendingCards(context.database.orm, [cardId]);
  if (!card?.recipientEmail) throw new Error(`Card ${cardId} has no email address to go to`);
  const { browserUrl, unsubscribeUrl, links } = cardLinks(context, card, [card.recipientEmail, ...card.alsoEmails]);
  const kept = links.map((link) => ({ ...link, cardId: link.kind === 'card' ? cardId : null }));
  await context.database.orm.insert(secretLinks).values(kept).onConflictDoNothing();
  return { token: browserUrl.split('/').at(-1) ?? '', unsubscribe: new URL(unsubscribeUrl).pathname };
}
