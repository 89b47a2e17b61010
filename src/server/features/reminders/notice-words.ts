import type { MailAnswer } from '../../../contract/delivery.ts';
import { t } from '../../../contract/translate.ts';
import type { DeliveryMethod, FailureReason } from '../../../contract/vocabulary.ts';

type About = { recipientName: string; recipientEmail: string | null };

type NoticeWords = {
  says: (card: About) => string;
  answers: { kind: MailAnswer; label: string }[];
  fixAddress: boolean;
};

const noticeWords: Record<FailureReason, NoticeWords> = {
  rejected: {
    says: ({ recipientEmail }) =>
      recipientEmail
        ? t`The mail server of ${recipientEmail} refused this card.`
        : t`The mail server of the recipient refused this card.`,
    answers: [],
    fixAddress: true,
  },
  exhausted: {
    says: ({ recipientName }) => t`We tried all day, but the mail server of ${recipientName} could not be reached.`,
    answers: [{ kind: 'send-again', label: t`Send it again` }],
    fixAddress: false,
  },
  unknown: {
    says: ({ recipientName }) =>
      t`The connection broke just as this card was handed over. Ask ${recipientName} whether it arrived; we never send it twice by ourselves.`,
    answers: [
      { kind: 'arrived', label: t`It arrived` },
      { kind: 'send-again', label: t`Send it again` },
    ],
    fixAddress: false,
  },
  unsubscribed: {
    says: ({ recipientName }) =>
      t`${recipientName} asked not to get any more cards from you, so this one was not sent.`,
    answers: [],
    fixAddress: false,
  },
  missed: {
    says: () => t`The day of this card passed before we could send it. We are sorry.`,
    answers: [{ kind: 'send-late', label: t`Send it now` }],
    fixAddress: false,
  },
  bounced: {
    says: ({ recipientEmail }) =>
      recipientEmail
        ? t`This card came back: ${recipientEmail} takes no mail.`
        : t`This card came back: the address takes no mail.`,
    answers: [],
    fixAddress: true,
  },
};

/** A card that its user was to print and post. */
const notPosted: NoticeWords = {
  says: () =>
    t`The day of this card has passed, and it was not marked as posted. If you posted it, mark it on its page.`,
  answers: [],
  fixAddress: false,
};

/** The notice to the owner of a card that was not sent, with the answers it offers. `prints`: a provider prints cards. */
export function wordsOfNotice(
  { reason, deliveryMethod }: { reason: FailureReason; deliveryMethod: DeliveryMethod },
  prints: boolean,
): NoticeWords {
  return reason === 'missed' && deliveryMethod === 'physical' && !prints ? notPosted : noticeWords[reason];
}
