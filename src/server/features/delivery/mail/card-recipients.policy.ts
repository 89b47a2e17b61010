import { deliveryWords } from '../../../delivery-words.ts';
import type { SendingCard } from './sending-card.store.ts';

type Addressed = Pick<SendingCard, 'recipientEmail' | 'alsoEmails' | 'householdEmails' | 'quietEmails'>;

const leftOutWords = {
  unsubscribed: 'leftOutUnsubscribed',
  bounced: 'leftOutBounced',
  removed: 'leftOutRemoved',
} as const;

/** The further addresses that a card's mail goes to, each once, and in words which are left out. */
export function alsoRecipients({ recipientEmail, alsoEmails, householdEmails, quietEmails }: Addressed): {
  emails: string[];
  leftOut: string[];
} {
  const reasonOf = (email: string) => {
    const quiet = quietEmails.find((each) => each.email === email);
    return quiet?.reason ?? (householdEmails.includes(email) ? null : 'removed');
  };
  const keys = [recipientEmail ?? '', ...alsoEmails].map((email) => email.toLowerCase());
  const further = alsoEmails.filter((_, at) => keys.indexOf(keys[at + 1] ?? '') === at + 1);
  return {
    emails: further.filter((email) => reasonOf(email) === null),
    leftOut: further.flatMap((email) => {
      const reason = reasonOf(email);
      return reason ? [deliveryWords(leftOutWords[reason], email)] : [];
    }),
  };
}
