import type { AnswerWords } from '../answer-words.ts';

/** What stands around answering a card. */
export const answer: AnswerWords = {
  question: (sender) => `Antwoord aan ${sender}`,
  heart: 'Stuur een hartje',
  message: 'Een paar woorden van dank',
  photo: 'Een foto, als dat leuk is',
  send: 'Versturen',
  kept: (sender) => `Het antwoord komt bij ${sender} aan.`,
  back: 'Terug naar de kaart',
  problems: {
    closed: 'Op deze kaart kan niet worden geantwoord.',
    full: 'Op deze kaart passen geen antwoorden meer.',
    empty: 'Schrijf eerst een paar woorden.',
    tooLong: 'Schrijf hoogstens 500 tekens.',
    photo: 'Deze foto kon niet worden gelezen. Kies een andere of verstuur alleen de woorden.',
    tooLarge: 'De foto is groter dan 10 MB. Kies een kleinere of verstuur alleen de woorden.',
    noRoom: 'Er is geen plaats voor de foto. De woorden alleen komen wel aan.',
  },
};
