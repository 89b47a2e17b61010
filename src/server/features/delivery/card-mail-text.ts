import { signatureWords } from '../../../domain/signature-words.ts';
import type { CardMailContent } from './card-mail.tsx';
import { cardMailWords } from './card-mail-words.ts';
import { paragraphsOf } from './card-message.policy.ts';

/** The same card for programs and people that read plain text. */
export function cardMailText(card: CardMailContent): string {
  const message = paragraphsOf(card.message)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
  const words = cardMailWords(card.language);
  const { createdBy, sentBy } = signatureWords(card.language);
  return `${card.title}

${message}

${createdBy} ${card.senderFirstName} ${sentBy} Fondly.

${words.viewInBrowser}: ${card.browserUrl}

${words.answer(card.senderName)}
${words.noMore(card.senderFirstName)}: ${card.unsubscribeUrl}
`;
}
