import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  tab: 'A card for you',
  senderWithFondly: (sender) => `${sender} with Fondly`,
  textMessage: (sender, title) => `${sender} made a card for you: ${title}`,
  viewInBrowser: 'View in browser',
  withAddress: (label, url) => `${label}: ${url}`,
  openCard: 'Open your card',
  moreSigned: (count) =>
    count === 1 ? 'One more signature is on your card.' : `${count} more signatures are on your card.`,
  answer: (sender) => `${sender} sent you this card. To answer, reply to this e-mail.`,
  noMore: (firstName) => `Get no more cards from ${firstName}`,
  unsubscribe: {
    question: (sender) => `No more cards from ${sender}?`,
    consequence: (sender, email) => `Cards that ${sender} sends with Fondly will no longer go to ${email}.`,
    button: 'Get no more cards',
    done: 'Done',
    doneText: (sender, email) => `Cards from ${sender} no longer go to ${email}.`,
  },
};
