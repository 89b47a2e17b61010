import type { Facts } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { beyondPartner, everyone, personally } from '../audiences.ts';
import { possessive } from '../grammar.ts';

const others = ideasFor('birthday', beyondPartner);
const idea = ideasFor('birthday', personally);
const polite = ideasFor('birthday', everyone);

/** Ages at which a leisurely grown-up's wish would be wrong. */
const isSmall = ({ years }: Facts) => years > 0 && years < 16;
const isGrown = (facts: Facts) => !isSmall(facts);

/** Birthday ideas that suit almost anybody. */
export const birthdayForAnyone = [
  idea('brass-band', 'light', {
    light: [
      'There ought to be a brass band under your window this morning. All I could get hold of was a card.',
      'The card is quieter, and it will not wake the neighbors.',
      'Happy birthday all the same, and play it as loud as you like in your head.',
    ],
  }),
  polite('first-slice', 'wish', {
    all: [
      'I hope there is cake today, and that the first slice is yours.',
      'Nobody counts on a birthday, least of all slices.',
      'Happy birthday, and a good year to go with it.',
    ],
  }),
  others('page-of-the-calendar', 'picture', {
    warm: [
      'Of all the pages in my calendar, this is one I like turning to. It has your name on it.',
      'It makes the rest of the month look a little plain.',
      'I wish you a birthday with no hurry anywhere in it.',
    ],
  }),
  idea(
    'slow-start',
    'picture',
    {
      all: [
        'I wish you a slow start to your birthday: something warm to drink, and nobody asking where anything is.',
        'After that the day can do what it likes.',
        'May it go at your pace until the lights are out.',
      ],
    },
    { when: isGrown },
  ),
  idea('plain-days', 'wish', {
    warm: [
      'A birthday is one day only, so this card is meant for the other days of your year as well.',
      'For the plain Tuesdays, and the Mondays that go on too long.',
      'I hope a good few of them turn out better than they looked.',
    ],
  }),
  others('glad-you-were-born', 'thanks', {
    warm: [
      'It is easy to leave this unsaid for most of the year, so here it is on your birthday: I am glad you were born.',
      'Glad on ordinary days too, when nobody sends a card about it.',
      'Have a good one, from breakfast on.',
    ],
  }),
  idea(
    'house-rules',
    'light',
    {
      light: [
        'Birthday rules apply until midnight: no dishes, no errands, and you choose the music.',
        'Anybody who objects can be shown this card.',
        'Happy birthday, and use your powers well.',
      ],
    },
    { when: isGrown },
  ),
  idea('one-job', 'light', {
    light: [
      'This card had one job, which was to find you on the right day and say happy birthday.',
      'It has been rather nervous about it.',
      'Now that it is done, please put it somewhere it can see the cake.',
    ],
  }),
  idea('out-of-tune', 'light', {
    light: [
      'I hope somebody sings to you today, out of tune and all the way to the end.',
      'Stand there, smile, and do not help them with the high note.',
      'It is the proper sound of a birthday, and you deserve the whole of it.',
    ],
    warm: [
      'I hope somebody sings to you today, not very well, and all the way to the end.',
      'Birthdays are better for a few wrong notes.',
      'May there be people around the table, and a quiet hour after them.',
    ],
  }),
  idea('day-to-hand-out', 'picture', {
    warm: [
      'If days could be handed out, I would have kept one of the good ones for your birthday: clear sky, nothing planned, a chair in the sun.',
      'I have no say in it, so I am sending a card and hoping.',
      'Whatever the day brings, I hope part of it is only yours.',
    ],
  }),
  polite('year-after', 'wish', {
    formal: [
      'I wish you a very happy birthday, and health and contentment in the year that follows it.',
      'May it bring good news, and good company to share it with.',
      'With every good wish for today and the days after.',
    ],
  }),
  polite('good-to-know-you', 'thanks', {
    formal: [
      'A birthday is a good moment to say what is too often left out: it is a pleasure to know you.',
      'I am glad the calendar gives me the occasion.',
      'I hope the day is a happy one, and the year a kind one.',
    ],
  }),
  polite(
    'pause',
    'picture',
    {
      all: [
        'I hope your birthday brings you a pause, however full the week around it is.',
        'An unhurried hour is a present few people think to give.',
        'May you get several of them.',
      ],
    },
    { when: isGrown },
  ),
  idea('clean-page', 'picture', {
    all: [
      'Today your year turns to a clean page. I hope somebody hands you a good pen.',
      'There is no need to write anything on it yet.',
      'Happy birthday, and may the first line be an easy one.',
    ],
  }),
  idea('candle-wish', 'wish', {
    all: [
      'When you have blown out the candles, keep the wish to yourself. I am on its side, whatever it is.',
      'Wishes do better with somebody rooting for them.',
      'Happy birthday, and good luck to it.',
    ],
  }),
  others(
    'in-ink',
    'light',
    {
      light: ({ name }) => [
        `It is ${possessive(name)} day today. The calendar has it in ink, and so it cannot be moved.`,
        'Other people may apply for their own.',
        'Happy birthday, and enjoy being the answer to what the cake is for.',
      ],
    },
    { needs: ['name'] },
  ),
];
