import type { AboutPageWords } from '../../../domain/about-page-words.ts';

/** What Fondly is, for people who received a card. */
export const aboutFondly: AboutPageWords = {
  tab: 'What is Fondly? | Fondly',
  heading: 'What is Fondly?',
  picture: 'A picture that Fondly drew in the style of your card',
  paragraphs: [
    'Fondly is a program for people who do not want to forget the days that matter to those they love. It keeps names and dates, and helps to make a card for each of them.',
    'Whoever sent you a card approved it; Fondly helped with the words and the picture, and brought it to you on the day.',
    'It does not belong to a company that earns from you: there is no advertising, and nobody is told that you opened your card unless you answer it.',
    'It knows about you only what the sender noted for your cards. Ask them, and they can show, change or delete it.',
  ],
  ownHeading: 'Your own',
  own: 'Fondly is free, and its source is open under the MIT licence. It runs on any computer that stays on and has Node.js: copy it there, type npm start, and open the address that it prints. Whoever sent you the card has it already; they can pass it on to you, or invite you to theirs.',
};
