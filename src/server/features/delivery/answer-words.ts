import type { MailAnswer } from '../../../contract/delivery.ts';
import { dayInWords } from './day-in-words.view.ts';

type About = { title: string; recipientName: string; scheduledDate: string | null };

/** What the page of a one-click answer asks, and what it says once the button was pressed. */
export const answerWords: Record<
  MailAnswer,
  { ask: (card: About) => { title: string; body: string }; button: string; done: (card: About) => string }
> = {
  approve: {
    ask: ({ title, recipientName, scheduledDate }) => ({
      title: `Approve “${title}”?`,
      body: `It goes to ${recipientName} by itself${scheduledDate ? ` on ${dayInWords(scheduledDate)}` : ' on its day'}.`,
    }),
    button: 'Approve this card',
    done: ({ recipientName }) => `Approved. The card goes to ${recipientName} on its day.`,
  },
  arrived: {
    ask: ({ title, recipientName }) => ({
      title: `Did “${title}” arrive?`,
      body: `Say so if ${recipientName} has the card. It is then marked as sent.`,
    }),
    button: 'Yes, it arrived',
    done: () => 'Thank you. The card is marked as sent.',
  },
  'send-again': {
    ask: ({ title, recipientName }) => ({
      title: `Send “${title}” again?`,
      body: `${recipientName} gets the card once more, right away.`,
    }),
    button: 'Send it again',
    done: ({ recipientName }) => `The card is on its way to ${recipientName}.`,
  },
  'send-late': {
    ask: ({ title, recipientName }) => ({
      title: `Send “${title}” late?`,
      body: `Its day has passed. ${recipientName} gets the card right away.`,
    }),
    button: 'Send it now',
    done: ({ recipientName }) => `The card is on its way to ${recipientName}.`,
  },
};
