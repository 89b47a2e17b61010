import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  senderWithFondly: (sender) => `${sender} mit Fondly`,
  front: (title) => `Die Vorderseite deiner Karte: ${title}`,
  viewInBrowser: 'Im Browser ansehen',
  answer: (sender) => `${sender} hat dir diese Karte geschickt. Antworte einfach auf diese E-Mail.`,
  noMore: (firstName) => `Keine Karten mehr von ${firstName}`,
  unsubscribe: {
    question: (sender) => `Keine Karten mehr von ${sender}?`,
    consequence: (sender, email) => `Karten, die ${sender} mit Fondly schickt, gehen nicht mehr an ${email}.`,
    button: 'Keine Karten mehr bekommen',
    done: 'Erledigt',
    doneText: (sender, email) => `${email} bekommt keine Karten mehr von ${sender}.`,
  },
};
