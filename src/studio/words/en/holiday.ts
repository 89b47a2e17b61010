import type { Facts } from '../idea.ts';
import { ideasFor } from '../idea.ts';
import { beyondPartner, everyone, personally } from './audiences.ts';

const partner = ideasFor('holiday/partner', ['partner']);
const others = ideasFor('holiday', beyondPartner);
const idea = ideasFor('holiday', everyone);
const personal = ideasFor('holiday', personally);
const earnest = ['mlk-day', 'palm-sunday', 'religious', 'presidents-day'];
/** A joke would be wrong on these days. */
export const unlessEarnest = { when: ({ occasionType }: Facts) => !earnest.includes(occasionType) };
const on = (type: string) => ({ when: ({ occasionType }: Facts) => occasionType === type });

/** Said so that it is right for any holiday, of any faith or none. */
export const holidayIdeas = [
  idea('day-of-your-own', 'wish', {
    all: [
      'I wish you a good holiday, with time in it that belongs to nobody but you.',
      'The ordinary days will be back soon enough.',
      'Warm wishes to you for every hour of it.',
    ],
  }),
  others('people-one-likes', 'thanks', {
    warm: [
      'A holiday makes one think of the people one would like to spend it with. I thought of you.',
      'It was the pleasantest part of the planning.',
      'I hope the day is good to you.',
    ],
  }),
  personal(
    'nothing-list',
    'light',
    {
      light: [
        'I have made you a list for the holiday. It has nothing on it. Please do all of it.',
        'Twice, if there is time.',
        'Have a good and lazy one.',
      ],
    },
    unlessEarnest,
  ),
  idea('formal', 'wish', {
    formal: [
      'You have my good wishes for the holiday.',
      'I hope that it brings you rest, and good company.',
      'With kind regards.',
    ],
  }),
  idea('open-door', 'picture', {
    all: [
      'I hope your holiday has an open door, something good on the table, and no reason to look at the clock.',
      'If there is a comfortable chair as well, so much the better.',
      'Good wishes from here to there.',
    ],
  }),
  idea('quiet-meaning', 'picture', {
    all: [
      'Some days ask us to stop and think what matters. You came to mind. I wish you peace in this one.',
      'It seemed right to let you know.',
      'With warm wishes for the day.',
    ],
  }),
  personal(
    'green',
    'light',
    {
      light: [
        'Happy St. Patrick’s Day! May your luck be good, and may something about you be green, if only the socks.',
        'Nobody checks the socks, but it is the principle.',
        'Slainte, and an easy tomorrow.',
      ],
    },
    on('st-patricks-day'),
  ),
  idea(
    'labor',
    'wish',
    {
      all: [
        'Happy Labor Day. You have earned a day of leaving things exactly where they are.',
        'The work will know where to find you.',
        'I hope the hours go slowly.',
      ],
    },
    on('labor-day'),
  ),
  partner('with-you', 'picture', {
    all: [
      'A day off is a fine thing. A day off with you in it is what I would ask for.',
      'We need not do anything with it.',
      'All my love.',
    ],
  }),
  partner('no-plans', 'light', {
    light: [
      'My plans for the holiday are you, and then possibly lunch.',
      'I am open to changing the order.',
      'With kisses.',
    ],
  }),
  partner('home', 'thanks', {
    warm: [
      'Holidays remind me of how little I need, as long as it is you.',
      'A room, a door that shuts, and the two of us on the same side of it.',
      'With all my love.',
    ],
  }),
];
