import type { Facts } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { closePeople } from '../audiences.ts';
import { capitalised } from '../grammar.ts';

const close = ideasFor('birthday', closePeople);
const grown = { needs: ['years'], when: ({ years }: Facts) => years >= 18 } as const;

/** Rests on an age that somebody gave: the number is a gift, and no joke. */
export const birthdayFromYears = [
  close(
    'good-to-be',
    'number',
    {
      warm: ({ yearsInWords }) => [
        `${capitalised(yearsInWords)} looks very well on you from here, and I have a good view of it.`,
        'I have been watching it come up the road.',
        'Happy birthday, and walk tall in it.',
      ],
    },
    grown,
  ),
  close(
    'page-number',
    'number',
    {
      warm: ({ yearsInWords }) => [
        `Page ${yearsInWords} of a story I am glad to be in, and I hope it is a good page.`,
        'I promise not to read ahead.',
        'A happy birthday to you, and many a fine chapter to follow.',
      ],
    },
    grown,
  ),
  close(
    'years-well-worn',
    'number',
    {
      formal: ({ yearsInWords }) => [
        `I congratulate you on your birthday, and wish you ${yearsInWords} good reasons to enjoy it.`,
        'You will have to supply some of them yourself.',
        'May the year be a fortunate one for you.',
      ],
    },
    grown,
  ),
  close(
    'as-a-gift',
    'number',
    {
      light: ({ yearsInWords }) => [
        `Here is ${yearsInWords}, brand new and with your name on it. I hope that it fits.`,
        'It can be worn every day.',
        'Happy birthday, and take it out for a walk.',
      ],
    },
    grown,
  ),
  close(
    'room-for-candles',
    'number',
    {
      light: ({ yearsInWords }) => [
        `I looked for a cake with room for ${yearsInWords} candles, and for all the people who want to see you blow.`,
        'It is going to need a bigger table.',
        'Happy birthday, and breathe in deeply.',
      ],
    },
    grown,
  ),
  close(
    'number-of-cheers',
    'number',
    {
      light: ({ yearsInWords }) => [
        `There will now be ${yearsInWords} cheers for you. I shall begin, and you may join in when I get tired.`,
        'That was one.',
        'Happy birthday, and count along.',
      ],
    },
    grown,
  ),
];
