import type { Facts } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const idea = ideasFor('congratulations', everyone);
const personal = ideasFor('congratulations', personally);
const named = ['wedding', 'baby', 'retirement', 'graduation', 'promotion'];
/** Whether the record does not say on what. */
export const isUnnamed = ({ occasionType }: Facts) => !named.includes(occasionType);

/** Congratulations when the record does not say on what. */
export const congratulationsForAnything = [
  idea(
    'your-doing',
    'thanks',
    {
      all: [
        'Congratulations: this one is your doing, and I hope you let yourself enjoy it.',
        'People see the day itself. I am thinking of all the days before it.',
        'Take a bow, and then sit down somewhere comfortable.',
      ],
    },
    { when: isUnnamed },
  ),
  personal(
    'heard-the-cheer',
    'light',
    {
      light: [
        'If you heard a cheer from this direction, that was me, congratulating you!',
        'The neighbors have been informed, whether they wanted to be or not.',
        'Go and celebrate properly.',
      ],
    },
    { when: isUnnamed },
  ),
  personal(
    'glad',
    'picture',
    {
      warm: [
        'Good news is better when it happens to somebody one is fond of. I have been smiling about yours.',
        'It has made an ordinary day look dressed up.',
        'Congratulations, and enjoy every minute.',
      ],
    },
    { when: isUnnamed },
  ),
  idea(
    'formal-note',
    'wish',
    {
      formal: [
        'Please accept my sincere congratulations.',
        'It is a pleasure to see good work and good fortune meet.',
        'I wish you every satisfaction in what follows.',
      ],
    },
    { when: isUnnamed },
  ),
  idea(
    'raise-a-glass',
    'wish',
    {
      all: [
        'Here is a glass raised to you from a distance, with congratulations in it.',
        'I hope there is somebody near you to clink it properly.',
        'May the next piece of good news not be far behind.',
      ],
    },
    { when: isUnnamed },
  ),
  idea(
    'small-bow',
    'picture',
    {
      all: [
        'Somewhere behind your good news is a good deal of patience, and I take my hat off to it.',
        'Hats do not come off for luck.',
        'Enjoy the view from there, and my warm congratulations.',
      ],
    },
    { when: isUnnamed },
  ),
  idea(
    'well-done',
    'thanks',
    {
      all: [
        'Well done is a short thing to say, and I have seldom meant it more.',
        'Say it to yourself as well, out loud, when nobody is in the room.',
        'I hope the celebrating has begun.',
      ],
    },
    { when: isUnnamed },
  ),
];
