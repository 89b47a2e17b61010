import type { MailAnswer } from '../../../../contract/delivery.ts';
import { inSense, t } from '../../../../contract/translate.ts';
import { dayInWords } from './day-in-words.view.ts';

type About = {
  title: string;
  recipientName: string;
  /** The address of the card; null while there is none. */
  recipient: string | null;
  scheduledDate: string | null;
};

/** The recipient and the address of the card, which the page shows before the button is pressed (D48). */
const whom = ({ recipientName, recipient }: About) =>
  recipient
    ? inSense('a person and an address')`${recipientName} at ${recipient.replaceAll('\n', ', ')}`
    : recipientName;

/** The question on the page of a one-click answer, and the text after the button was pressed. */
export const answerWords: Record<
  MailAnswer,
  { ask: (card: About) => { title: string; body: string }; button: string; done: (card: About) => string }
> = {
  approve: {
    ask: (card) => ({
      title: t`Approve “${card.title}”?`,
      body: card.scheduledDate
        ? t`It goes to ${whom(card)} by itself on ${dayInWords(card.scheduledDate)}.`
        : t`It goes to ${whom(card)} by itself on its day.`,
    }),
    button: t`Approve this card`,
    done: ({ recipientName }) => t`Approved. The card goes to ${recipientName} on its day.`,
  },
  arrived: {
    ask: ({ title, recipientName }) => ({
      title: t`Did “${title}” arrive?`,
      body: t`Say so if ${recipientName} has the card. It is then marked as sent.`,
    }),
    button: t`Yes, it arrived`,
    done: () => t`Thank you. The card is marked as sent.`,
  },
  'send-again': {
    ask: (card) => ({
      title: t`Send “${card.title}” again?`,
      body: t`The card goes to ${whom(card)} once more, right away.`,
    }),
    button: t`Send it again`,
    done: ({ recipientName }) => t`The card is on its way to ${recipientName}.`,
  },
  'send-late': {
    ask: (card) => ({
      title: t`Send “${card.title}” late?`,
      body: t`Its day has passed. The card goes to ${whom(card)} right away.`,
    }),
    button: t`Send it now`,
    done: ({ recipientName }) => t`The card is on its way to ${recipientName}.`,
  },
};
