import { ideasFor } from '../../idea.ts';
import { outsideCouples } from '../audiences.ts';
import { capitalised, yearsCounted } from '../grammar.ts';

const idea = ideasFor('anniversary', outsideCouples);
const parent = ideasFor('anniversary/parent', ['parent']);
const child = ideasFor('anniversary/child', ['child', 'grandchild']);
const sibling = ideasFor('anniversary/sibling', ['sibling']);
const grandparent = ideasFor('anniversary/grandparent', ['grandparent']);
const family = ideasFor('anniversary/family', ['family', 'in-law']);
const friend = ideasFor('anniversary/friend', ['friend']);

/** Anniversary ideas said to somebody else's couple. */
export const anniversaryForCouples = [
  idea('same-umbrella', 'picture', {
    all: [
      'Two people, one umbrella, and all sorts of weather: a happy anniversary to you both.',
      'Anybody can do the sunny days.',
      'I hope this one is dry, and that you walk slowly anyway.',
    ],
  }),
  idea('two-cups', 'picture', {
    warm: [
      'An anniversary is mostly made of small things: two cups, one pot, and somebody who asks how you slept.',
      'You have kept that going for another year, and it is lovely to know.',
      'I wish you a quiet hour together today.',
    ],
  }),
  idea('good-sentence', 'picture', {
    all: [
      'Some names sound right only when they are said together, and yours are two of them.',
      'The rest of us have grown used to the sound, and we like it.',
      'Happy anniversary, and a good year to follow.',
    ],
  }),
  idea('still-talking', 'light', {
    light: [
      'Another year, and still the same two people at the table. Somebody must be doing the dishes.',
      'I will not ask who. It is your anniversary.',
      'Leave them tonight, both of you.',
    ],
  }),
  idea('best-table', 'wish', {
    all: [
      'I hope somebody gives the two of you the good table by the window on your anniversary, and forgets about closing time.',
      'There should be a candle, and a long menu, and nowhere to be.',
      'With my love to both of you.',
    ],
    formal: [
      'On your anniversary I send warm wishes to you both.',
      'I hope the day gives you an unhurried hour for looking back, and another for making plans.',
      'May the coming year be a good one in your house.',
    ],
  }),
  idea(
    'every-day-again',
    'thanks',
    {
      warm: [
        'A wedding takes a day. What you do takes all the others, and you do it without any music.',
        'I notice, even when I do not say so.',
        'I hope there is some on your anniversary.',
      ],
    },
    {
      only: [
        'mother',
        'father',
        'stepmother',
        'stepfather',
        'grandmother',
        'grandfather',
        'mother-in-law',
        'father-in-law',
      ],
    },
  ),
  idea('long-conversation', 'picture', {
    warm: [
      'Being together is one long conversation, they say. I hope yours is nowhere near the end of it.',
      'Go on interrupting each other. It is half the pleasure.',
      'A very happy anniversary to the pair of you.',
    ],
  }),
  idea('glad-you-met', 'thanks', {
    all: [
      'I am glad the two of you met. A good many other people are too, and I am saying it for all of us.',
      'It might so easily have been a different day, or another door.',
      'Happy anniversary, and thank goodness for the day you did.',
    ],
  }),
  idea('the-same-team', 'light', {
    light: [
      'Happy anniversary to a very fine team of two. Unbeaten at home, I hear.',
      'No substitutions are planned.',
      'Go out and celebrate, or stay in and do the same.',
    ],
  }),
  idea('house-with-a-light', 'picture', {
    warm: [
      'It is good to think of the two of you today, in the same place, on the same side.',
      'The world looks a little steadier from here because of it.',
      'I wish you an easy year, and each other for the parts that are not.',
    ],
  }),
  idea('respects', 'wish', {
    formal: [
      'My sincere good wishes to you both on your anniversary.',
      'It is a fine thing to keep a promise, and finer to be happy in it.',
      'I wish you health, and many quiet evenings of the good kind.',
    ],
  }),
  idea('half-each', 'light', {
    light: [
      'This card is for both of you. Please share it nicely: one takes the picture, the other takes the words.',
      'Any disagreement can be settled with cake.',
      'Happy anniversary, you two.',
    ],
  }),
  idea('good-company', 'wish', {
    all: [
      'I hope you spend your anniversary the way you like best, in the company you chose.',
      'It was a good choice then and it looks like one now.',
      'Good wishes to you both, today and the whole year through.',
    ],
  }),
  idea('hands', 'picture', {
    warm: [
      'Whatever the day brings, I hope you get to walk somewhere side by side, with no list to follow.',
      'Round the block would do.',
      'Happy anniversary to you and yours.',
    ],
  }),
  idea(
    'counted-years',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}, and every one of them had two people in it who meant it.`,
        'Numbers like that are not found. They are made, one breakfast at a time.',
        'Happy anniversary to you both, and here is to the breakfasts to come.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'first-year',
    'number',
    {
      all: [
        'One year in, and by now you know who steals the blanket. Happy first anniversary.',
        'The first is the one with all the firsts in it.',
        'I hope the second is easier, and every bit as good.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 1 },
  ),
  idea(
    'silver',
    'number',
    {
      all: [
        'Twenty-five years, and they call it silver. I think it should be something you can hold, like a hand.',
        'You have been holding that the whole time.',
        'Congratulations to you both, and enjoy the shine.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 25 },
  ),
  idea(
    'gold',
    'number',
    {
      all: [
        'Fifty years. They call it golden, and for once the word is not too much.',
        'Thousands of mornings, and the same face across from you in the light.',
        'My warm congratulations to you both, with great respect.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 50 },
  ),
  parent('what-you-showed', 'thanks', {
    warm: [
      'Most of what I know about two people being kind to each other I did not read anywhere.',
      'I looked up from my own affairs now and then, and there you both were.',
      'Happy anniversary, with love and with thanks.',
    ],
  }),
  parent('without-children', 'light', {
    light: [
      'It is your anniversary, so please go somewhere nice, stay out late, and do not call to say you have arrived.',
      'I shall wait up, naturally. It is only fair.',
      'Have a lovely evening, the pair of you.',
    ],
  }),
  child('proud-of-two', 'thanks', {
    all: [
      'It does me good to see you looked after by somebody you love. I think of that on your anniversary.',
      'I could not have ordered it better, and I would have tried.',
      'Be good to each other this year as well.',
    ],
  }),
  child('room-for-two', 'picture', {
    warm: [
      'When I think of you now I think of the two of you, and I am happy about it.',
      'It was like getting an extra chair at the table, and then wondering how we managed without.',
      'Much love to you both on your anniversary.',
    ],
  }),
  sibling(
    'survivor',
    'light',
    {
      light: [
        'Having grown up with you, I think somebody should get a medal for this anniversary.',
        'I am not saying which of you.',
        'It will be presented at dinner, if there is dinner.',
      ],
    },
    { only: ['brother', 'sister'] },
  ),
  sibling('chosen-well', 'thanks', {
    all: [
      'You chose well. As your family I feel entitled to say so, and to take some credit.',
      'Very well, none of the credit.',
      'Happy anniversary, and love to both of you.',
    ],
  }),
  grandparent('roots', 'thanks', {
    all: [
      'A whole family stands on what the two of you began. Happy anniversary from one of the branches.',
      'We wave about a good deal up here, and you hold still.',
      'With love, and with more thanks than fit on a card.',
    ],
  }),
  grandparent('teach-us', 'light', {
    light: [
      'If you ever give lessons in being married, I would like a place in the front row.',
      'I would bring a notebook, and biscuits for the teachers.',
      'Happy anniversary, and much love to you both.',
    ],
  }),
  family('table-with-you', 'picture', {
    all: [
      'Every family needs a couple whose door one is happy to knock on. In ours that is the two of you, so happy anniversary.',
      'I can think of several good evenings still to come behind it.',
      'Warm wishes for the year, from our side to yours.',
    ],
  }),
  friend('front-row', 'thanks', {
    warm: [
      'One of the nicer things about being your friend is getting to see the two of you together.',
      'You finish one another\u2019s stories, and not always correctly.',
      'Happy anniversary, and do not stop.',
    ],
  }),
  friend('still-like', 'light', {
    light: [
      'Love is very well, but you two still seem to like each other. How is it done?',
      'Answers on the back of a menu, please.',
      'Happy anniversary from an admirer of the whole arrangement.',
    ],
  }),
];
