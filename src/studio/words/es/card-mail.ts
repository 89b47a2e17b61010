import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  tab: 'Una tarjeta para ti',
  senderWithFondly: (sender) => `${sender} con Fondly`,
  textMessage: (sender, title) => `${sender} ha hecho una tarjeta para ti: ${title}`,
  viewInBrowser: 'Ver en el navegador',
  withAddress: (label, url) => `${label}: ${url}`,
  openCard: 'Abrir la tarjeta',
  moreSigned: (count) => (count === 1 ? 'Hay una firma más en la tarjeta.' : `Hay ${count} firmas más en la tarjeta.`),
  answer: (sender) => `Esta tarjeta es de ${sender}. Para contestar, basta con responder a este correo.`,
  noMore: (firstName) => `No recibir más tarjetas de ${firstName}`,
  unsubscribe: {
    question: (sender) => `¿Ni una tarjeta más de ${sender}?`,
    consequence: (sender, email) => `Las tarjetas que ${sender} envíe con Fondly ya no llegarán a ${email}.`,
    button: 'No recibir más tarjetas',
    done: 'Hecho',
    doneText: (sender, email) => `Las tarjetas de ${sender} ya no llegarán a ${email}.`,
  },
};
