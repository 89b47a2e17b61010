import { ideasFor } from '../idea.ts';
import { everyone, personally } from './audiences.ts';

const partner = ideasFor('valentines/partner', ['partner']);
const others = ideasFor(
  'valentines',
  everyone.filter((group) => group !== 'partner'),
);
const personal = ideasFor(
  'valentines',
  personally.filter((group) => group !== 'partner'),
);

/** Romance for one's partner; plain affection for everybody else. */
export const valentinesIdeas = [
  partner('other-days', 'thanks', {
    all: [
      'They have given us one day for this. I shall need the other days as well.',
      'One evening and a few flowers hardly cover the surface.',
      'I love you. See you tomorrow, for more of it.',
    ],
  }),
  partner('hand-in-pocket', 'picture', {
    warm: [
      'Of all the places I have been, I like it best with your hand in my pocket.',
      'I do not much mind where the rest of us is going.',
      'Be my valentine, and stay it.',
    ],
  }),
  partner('no-poem', 'light', {
    light: [
      'I tried to rhyme something with your name, and I have been asked to stop. Be my valentine anyway?',
      'I can offer kisses, and most of the chocolate.',
      'Half of the chocolate. Final offer.',
    ],
  }),
  partner('plain', 'wish', {
    formal: [
      'I love you, and today I have the whole world for an excuse to say it.',
      'It would be as true on a wet Thursday with nothing to celebrate.',
      'Yours, on Valentine’s Day and on every other.',
    ],
  }),
  partner('heart-knows', 'picture', {
    warm: [
      'My heart is a creature of habit. It hears you coming, and gets up.',
      'It has done so from the beginning, and I have stopped telling it to be calm.',
      'All of it is yours.',
    ],
  }),
  others('not-only-romance', 'thanks', {
    all: [
      'Valentine’s Day ought to belong to everybody one is fond of. So here is your share.',
      'There is no need to blush.',
      'I hope the day has something sweet in it.',
    ],
  }),
  personal('chocolate-tomorrow', 'light', {
    light: [
      'Remember, on Valentine’s Day, that the chocolate is half price tomorrow.',
      'I am telling you this because I care.',
      'A hug from me, at full price.',
    ],
  }),
  personal('fond', 'picture', {
    warm: [
      'There are many kinds of love, and one of them has your name on it.',
      'It does not come with roses. It comes with meaning it.',
      'Happy Valentine’s Day from somebody who is very fond of you.',
    ],
  }),
  others('kind-wish', 'wish', {
    formal: [
      'A friendly word to you on Valentine’s Day, with my good wishes.',
      'Kindness is worth a day in the calendar.',
      'I hope the day is a kind one to you.',
    ],
  }),
  partner('still-nervous', 'light', {
    light: [
      'Happy Valentine’s Day to the only person I would share a dessert with and not count the spoonfuls.',
      'I count them with everybody else.',
      'Kiss me, and have the last bite.',
    ],
  }),
  partner('small-word', 'thanks', {
    all: [
      'Love is a small word for something that gets up with me every morning and looks for you.',
      'I use it because there is no longer one.',
      'You have mine, today as on all days.',
    ],
  }),
  others('good-day', 'picture', {
    all: [
      'I hope a kind word finds its way to you today. In case it is late, here is one from me.',
      'It has been carried carefully.',
      'May there be flowers somewhere on your way.',
    ],
  }),
  others('no-arrows', 'wish', {
    all: [
      'On a day with so many hearts about, I wish you a cheerful one, and good company for it.',
      'No arrows are needed.',
      'With friendly greetings on Valentine’s Day.',
    ],
  }),
];
