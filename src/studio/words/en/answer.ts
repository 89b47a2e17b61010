import type { AnswerWords } from '../answer-words.ts';

/** What stands around answering a card. */
export const answer: AnswerWords = {
  question: (sender) => `Answer ${sender}`,
  heart: 'Send a heart',
  message: 'A few words of thanks',
  photo: 'A photo, if you like',
  send: 'Send',
  kept: (sender) => `${sender} will get your answer.`,
  back: 'Back to the card',
  problems: {
    closed: 'This card takes no answers.',
    full: 'This card has as many answers as it can take.',
    empty: 'Please write a few words first.',
    tooLong: 'Please keep it to 500 characters.',
    photo: 'This photo could not be read. Choose another one, or send your words alone.',
    tooLarge: 'The photo is larger than 10 MB. Choose a smaller one, or send your words alone.',
    noRoom: 'There is no room for the photo. Your words alone will arrive.',
  },
};
