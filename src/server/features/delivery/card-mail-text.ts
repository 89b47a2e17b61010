import type { CardMailContent } from './card-mail.tsx';
import { paragraphsOf } from './card-message.policy.ts';

/** The same card for programs and people that read plain text. */
export function cardMailText(card: CardMailContent): string {
  const message = paragraphsOf(card.message)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  return `${card.title}

${message}

Created just for you by ${card.senderFirstName} and sent with love by Fondly.

View in browser: ${card.browserUrl}

${card.senderName} sent you this card. To answer, reply to this e-mail.
Get no more cards from ${card.senderFirstName}: ${card.unsubscribeUrl}
`;
}
