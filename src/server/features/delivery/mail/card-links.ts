import type { Context } from '../../../context.ts';
import { messageIdAt } from '../../../mail/message-id.ts';
import { hashToken } from '../../../secrets/tokens.ts';
import type { SendingCard } from './sending-card.store.ts';

/** A secret address as stored in the database. */
export type SecretLink = { kind: 'card' | 'unsubscribe'; tokenHash: string; userId: number; email: string | null };

export type CardLinks = { browserUrl: string; unsubscribeUrl: string; links: SecretLink[] };

/**
 * The secret addresses in a card's mail. They are the same for every retry of one message; a new sending gets a new
 * card link.
 */
export function cardLinks(context: Context, card: SendingCard, recipients: readonly string[]): CardLinks {
  const { publicUrl } = context.config;
  const { userId } = card;
  // One mail has one link to get no more: it ends the cards to all who got it.
  const email = recipients.join(' ').toLowerCase();
  const cardToken = context.secretKey.derive('card-link', card.id, card.sendGeneration);
  const unsubscribeToken = context.secretKey.derive('unsubscribe', userId, email);
  return {
    browserUrl: `${publicUrl}/c/${cardToken}`,
    unsubscribeUrl: `${publicUrl}/unsubscribe/${unsubscribeToken}`,
    links: [
      { kind: 'card', tokenHash: hashToken(cardToken), userId, email: null },
      { kind: 'unsubscribe', tokenHash: hashToken(unsubscribeToken), userId, email },
    ],
  };
}

/** The same for every retry of one message; a deliberate new sending gets a new one. */
export function messageIdOf(context: Context, card: Pick<SendingCard, 'id' | 'sendGeneration'>): string {
  return messageIdAt(context.config.publicUrl, context.secretKey.derive('message-id', card.id, card.sendGeneration));
}
