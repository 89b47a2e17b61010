import type { SendingCard } from './sending-card.store.ts';

type Addressed = Pick<SendingCard, 'alsoEmails' | 'householdEmails' | 'quietEmails'>;

const leftOutWords = {
  unsubscribed: 'asked to get no more cards',
  bounced: 'mail came back before',
  removed: 'is no longer an address of the household',
} as const;

/** The further addresses that a card's mail goes to, and in words which are left out. */
export function alsoRecipients({ alsoEmails, householdEmails, quietEmails }: Addressed): {
  emails: string[];
  leftOut: string[];
} {
  const reasonOf = (email: string) => {
    const quiet = quietEmails.find((each) => each.email === email);
    return quiet?.reason ?? (householdEmails.includes(email) ? null : 'removed');
  };
  return {
    emails: alsoEmails.filter((email) => reasonOf(email) === null),
    leftOut: alsoEmails.flatMap((email) => {
      const reason = reasonOf(email);
      return reason ? [`Left out ${email}: ${leftOutWords[reason]}.`] : [];
    }),
  };
}
