import type { MailAnswer } from '../../../contract/delivery.ts';

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

const fullDay = new Intl.DateTimeFormat('en-US', { weekday: 'long', month: 'long', day: 'numeric', timeZone: 'UTC' });

function dayInWords(day: string): string {
  return fullDay.format(new Date(`${day}T00:00:00Z`));
}
