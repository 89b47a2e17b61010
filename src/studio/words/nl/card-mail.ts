import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  tab: 'Een kaart voor jou',
  senderWithFondly: (sender) => `${sender} via Fondly`,
  textMessage: (sender, title) => `${sender} heeft een kaart voor je gemaakt: ${title}`,
  viewInBrowser: 'Bekijk in de browser',
  withAddress: (label, url) => `${label}: ${url}`,
  openCard: 'Open de kaart',
  moreSigned: (count) =>
    count === 1 ? 'Er staat nog één naam op de kaart.' : `Er staan nog ${count} namen op de kaart.`,
  answer: (sender) => `Deze kaart komt van ${sender}. Wie deze e-mail beantwoordt, schrijft meteen terug.`,
  noMore: (firstName) => `Geen kaarten meer van ${firstName}`,
  unsubscribe: {
    question: (sender) => `Geen kaarten meer van ${sender}?`,
    consequence: (sender, email) => `Kaarten die ${sender} met Fondly verstuurt, gaan niet meer naar ${email}.`,
    button: 'Geen kaarten meer ontvangen',
    done: 'Geregeld',
    doneText: (sender, email) => `Kaarten van ${sender} gaan niet meer naar ${email}.`,
  },
};
