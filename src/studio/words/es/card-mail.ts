import type { CardMailWords } from '../card-mail-words.ts';

/** What stands around a card. */
export const cardMail: CardMailWords = {
  senderWithFondly: (sender) => `${sender} con Fondly`,
  front: (title) => `La portada de tu tarjeta: ${title}`,
  viewInBrowser: 'Ver en el navegador',
  answer: (sender) => `${sender} te ha enviado esta tarjeta. Para contestar, responde a este correo.`,
  noMore: (firstName) => `No recibir más tarjetas de ${firstName}`,
  unsubscribe: {
    question: (sender) => `¿No quieres más tarjetas de ${sender}?`,
    consequence: (sender, email) => `Las tarjetas que ${sender} envíe con Fondly ya no llegarán a ${email}.`,
    button: 'No recibir más tarjetas',
    done: 'Hecho',
    doneText: (sender, email) => `${email} ya no recibirá tarjetas de ${sender}.`,
  },
};
