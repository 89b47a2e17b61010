import type { Context } from '../../context.ts';
import { hashToken } from '../../secrets/tokens.ts';
import { keepSecretLinks } from './secret-links.store.ts';
import type { SendingCard } from './sending-card.store.ts';

type CardLinks = { browserUrl: string; unsubscribeUrl: string };

/** The secret addresses in a card's mail. Every retry of one message has the same; a new sending gets a new card link. */
export async function prepareLinks(context: Context, card: SendingCard, email: string): Promise<CardLinks> {
  const { publicUrl } = context.config;
  const cardToken = context.secretKey.derive('card-link', card.id, card.sendGeneration);
  const unsubscribeToken = context.secretKey.derive('unsubscribe', card.userId, email.toLowerCase());
  const { userId } = card;
  await keepSecretLinks(context.database.orm, [
    { kind: 'card', tokenHash: hashToken(cardToken), userId, cardId: card.id },
    { kind: 'unsubscribe', tokenHash: hashToken(unsubscribeToken), userId, email: email.toLowerCase() },
  ]);
  return { browserUrl: `${publicUrl}/c/${cardToken}`, unsubscribeUrl: `${publicUrl}/unsubscribe/${unsubscribeToken}` };
}

/** The same for every retry of one message, a new one when the owner deliberately sends again. */
export function messageIdOf(context: Context, card: Pick<SendingCard, 'id' | 'sendGeneration'>): string {
  const host = new URL(context.config.publicUrl).hostname.replaceAll(/[^A-Za-z0-9.-]/g, '');
  return `${context.secretKey.derive('message-id', card.id, card.sendGeneration)}@${host || 'localhost'}`;
}
