import type { AnswerWords } from '../answer-words.ts';

/** What stands around answering a card. */
export const answer: AnswerWords = {
  question: (sender) => `Responder a ${sender}`,
  heart: 'Enviar un corazón',
  message: 'Unas palabras para dar las gracias',
  photo: 'Una foto, si apetece',
  send: 'Enviar',
  kept: (sender) => `${sender} recibirá la respuesta.`,
  back: 'Volver a la tarjeta',
  problems: {
    closed: 'Esta tarjeta no admite respuestas.',
    full: 'Esta tarjeta ya tiene todas las respuestas que caben.',
    empty: 'Primero hay que escribir unas palabras.',
    tooLong: 'Como máximo, 500 caracteres.',
    photo: 'No se ha podido leer esta foto. Se puede elegir otra o enviar solo las palabras.',
    tooLarge: 'La foto pesa más de 10 MB. Se puede elegir otra más pequeña o enviar solo las palabras.',
    noRoom: 'No hay sitio para la foto. Las palabras solas sí llegarán.',
  },
};
