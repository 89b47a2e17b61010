import type { Facts } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { everyone } from '../audiences.ts';

const idea = ideasFor('congratulations', everyone);
const on =
  (type: string) =>
  ({ occasionType }: Facts) =>
    occasionType === type;

/** For a wedding and for a birth. */
export const congratulationsForAFamily = [
  idea(
    'wedding-two-names',
    'picture',
    {
      all: [
        'Two people said yes, and a great many others are glad of it. Congratulations from one of them.',
        'May the small days be as good to you as the large one.',
        'I wish you patience, laughter, and a good warm house.',
      ],
    },
    { when: on('wedding') },
  ),
  idea(
    'wedding-walk',
    'wish',
    {
      all: [
        'I wish you both a long walk together, at a pace that suits the slower one.',
        'There will be views.',
        'Congratulations on your wedding, with warm good wishes.',
      ],
    },
    { when: on('wedding') },
  ),
  idea(
    'wedding-toast',
    'light',
    {
      light: [
        'My congratulations, and may your arguments be short and your breakfasts long.',
        'That is all the advice I have, and I found it in a drawer.',
        'Here is to the two of you.',
      ],
      formal: [
        'My sincere congratulations to you both on your marriage.',
        'It is a happy thing to see two lives set side by side.',
        'I wish you health, and lasting content.',
      ],
    },
    { when: on('wedding') },
  ),
  idea(
    'baby-small-person',
    'picture',
    {
      all: [
        'Somebody very small has arrived, and everything else has moved over to make room: congratulations to all of you.',
        'They do not take up much of the bed, and yet they take up all of it.',
        'I wish all of you health, and sleep whenever it is offered.',
      ],
    },
    { when: on('baby') },
  ),
  idea(
    'baby-welcome',
    'thanks',
    {
      all: [
        'Please tell the new arrival that they are welcome, and that they chose well. My congratulations to the household.',
        'The rest of us will introduce ourselves by and by.',
        'With warm wishes to everyone in the house.',
      ],
    },
    { when: on('baby') },
  ),
  idea(
    'baby-hands',
    'wish',
    {
      all: [
        'A new pair of hands in the world, and already holding on to someone. Congratulations to you all.',
        'I hope the nights are kind, and the days slow enough to look.',
        'Every good wish for the three o’clock hour, and for all the others.',
      ],
    },
    { when: on('baby') },
  ),
  idea(
    'wedding-chairs',
    'thanks',
    {
      all: [
        'It makes the rest of us happy too, you know. I am smiling about the two of you as I write.',
        'There is something about two people being sure.',
        'All good wishes for the wedding, and for the Tuesday after it.',
      ],
    },
    { when: on('wedding') },
  ),
  idea(
    'wedding-house',
    'picture',
    {
      all: [
        'May there always be a light on for whichever of you comes home second.',
        'Weddings are lovely, but it is the light that counts.',
        'With warm congratulations to the pair of you.',
      ],
    },
    { when: on('wedding') },
  ),
  idea(
    'baby-first-card',
    'light',
    {
      light: [
        'Congratulations! You now live with someone who shouts for food and falls asleep in company.',
        'I believe they grow out of it, mostly.',
        'Sleep when you can, and enjoy the small feet.',
      ],
    },
    { when: on('baby') },
  ),
  idea(
    'baby-name',
    'picture',
    {
      formal: [
        'My sincere congratulations on the new arrival.',
        'There are few better reasons to write to anybody.',
        'I wish the whole family health, and a quiet night now and then.',
      ],
    },
    { when: on('baby') },
  ),
];
