import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. The sender's name is only ever the nominative, and no verb tells their gender. */
export const cardMail: CardMailWords = {
  tab: 'Kartka dla Ciebie',
  senderWithFondly: (sender) => `${sender} przez Fondly`,
  textMessage: (sender, title) => `${sender} ma dla Ciebie kartkę: ${title}`,
  viewInBrowser: 'Zobacz w przeglądarce',
  withAddress: (label, url) => `${label}: ${url}`,
  openCard: 'Otwórz kartkę',
  moreSigned: (count) => `Pozostałe podpisy na kartce: ${count}`,
  answer: (sender) => `Tę kartkę wysyła ${sender}. Żeby odpisać, wystarczy odpowiedzieć na tę wiadomość.`,
  noMore: (firstName) => `Nie chcę więcej kartek (nadawca: ${firstName})`,
  unsubscribe: {
    question: (sender) => `Koniec z kartkami (nadawca: ${sender})?`,
    consequence: (sender, email) =>
      `Kartki, które ${sender} wyśle przez Fondly, nie będą już przychodzić na adres ${email}.`,
    button: 'Nie chcę więcej kartek',
    done: 'Gotowe',
    doneText: (sender, email) => `Kartki już nie przyjdą na: ${email}. Nadawca: ${sender}.`,
  },
};
