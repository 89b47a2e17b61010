import type { AnswerWords } from '../answer-words.ts';

/** What stands around answering a card. */
export const answer: AnswerWords = {
  question: (sender) => `Rispondi a ${sender}`,
  heart: 'Manda un cuore',
  message: 'Due parole per ringraziare',
  photo: 'Una foto, se vuoi',
  send: 'Invia',
  kept: (sender) => `${sender} riceverà la risposta.`,
  back: 'Torna al biglietto',
  problems: {
    closed: 'Questo biglietto non accetta risposte.',
    full: 'Questo biglietto ha già tutte le risposte che può contenere.',
    empty: 'Prima scrivi due parole.',
    tooLong: 'Al massimo 500 caratteri.',
    photo: 'Non è stato possibile leggere questa foto. Scegline un’altra o manda solo le parole.',
    tooLarge: 'La foto supera i 10 MB. Scegline una più piccola o manda solo le parole.',
    noRoom: 'Non c’è posto per la foto. Le parole da sole arriveranno.',
  },
};
