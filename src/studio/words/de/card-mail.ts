import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  tab: 'Eine Karte für dich',
  senderWithFondly: (sender) => `${sender} mit Fondly`,
  textMessage: (sender, title) => `${sender} hat eine Karte für dich gemacht: ${title}`,
  viewInBrowser: 'Im Browser ansehen',
  withAddress: (label, url) => `${label}: ${url}`,
  openCard: 'Karte öffnen',
  moreSigned: (count) =>
    count === 1 ? 'Auf der Karte steht noch ein Name.' : `Auf der Karte stehen noch ${count} Namen.`,
  answer: (sender) => `Diese Karte kommt von ${sender}. Eine Antwort auf diese E-Mail genügt, um zurückzuschreiben.`,
  noMore: (firstName) => `Keine Karten mehr von ${firstName}`,
  unsubscribe: {
    question: (sender) => `Keine Karten mehr von ${sender}?`,
    consequence: (sender, email) => `Karten, die ${sender} mit Fondly schickt, gehen nicht mehr an ${email}.`,
    button: 'Keine Karten mehr bekommen',
    done: 'Erledigt',
    doneText: (sender, email) => `Karten von ${sender} gehen nicht mehr an ${email}.`,
  },
};
