import type { Facts } from '../idea.ts';
import { ideasFor } from '../idea.ts';
import { everyone, personally } from './audiences.ts';

const idea = ideasFor('congratulations', everyone);
const personal = ideasFor('congratulations', personally);
const on =
  (...types: string[]) =>
  ({ occasionType }: Facts) =>
    types.includes(occasionType);
const general = {
  when: ({ occasionType }: Facts) =>
    !['wedding', 'baby', 'retirement', 'graduation', 'promotion'].includes(occasionType),
};

/** Congratulations for whatever it is, and for the five things the record can name. */
export const congratulationsIdeas = [
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
    general,
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
    general,
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
    general,
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
    general,
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
    general,
  ),
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
    'graduation-yours',
    'thanks',
    {
      all: [
        'Nobody else sat up those nights or wrote those pages. You did, and you have graduated.',
        'The paper has a stamp on it, but it is the person holding it I am pleased about.',
        'Go wherever you like next, and take your time getting there.',
      ],
    },
    { when: on('graduation') },
  ),
  idea(
    'graduation-hat',
    'light',
    {
      light: [
        'Congratulations, graduate! Throw the hat, and then go and look for it, because they charge for those.',
        'It is the last test, and there is no deadline.',
        'I hope you sleep until noon.',
      ],
      formal: [
        'My congratulations on your graduation. It is an achievement, and it is entirely yours.',
        'What you have learned nobody can ask you to give back.',
        'I wish you good work, and good people to do it with.',
      ],
    },
    { when: on('graduation') },
  ),
  idea(
    'graduation-door',
    'picture',
    {
      all: [
        'You walked in at one end, and look who has come out at the other: a graduate.',
        'I hope you stop for a moment on the steps.',
        'The rest can wait until you have had lunch.',
      ],
    },
    { when: on('graduation') },
  ),
  idea(
    'promotion-right-person',
    'thanks',
    {
      all: [
        'Every now and then they ask the right person, and this time it was you.',
        'It is good to see it noticed by the people with the keys.',
        'I hope the new post is as glad of you as it ought to be.',
      ],
    },
    { when: on('promotion') },
  ),
  idea(
    'promotion-desk',
    'light',
    {
      light: [
        'Congratulations on the promotion! I trust there is a better chair.',
        'If there is not, that should be your first decision.',
        'Enjoy the evening, and start deciding tomorrow.',
      ],
    },
    { when: on('promotion') },
  ),
  idea(
    'promotion-wish',
    'wish',
    {
      all: [
        'I wish you interesting problems, good colleagues, and evenings that still belong to you. May the promotion bring all three.',
        'The last of the three is the one to watch.',
        'My congratulations, and good luck to you.',
      ],
    },
    { when: on('promotion') },
  ),
  idea(
    'retirement-thanks',
    'thanks',
    {
      all: [
        'The work will go on, as work does, but it will notice that you are not there.',
        'What one remembers afterwards is seldom the work. It is who was in the next room.',
        'I wish you long mornings, and nothing in the diary that you did not put there yourself.',
      ],
    },
    { when: on('retirement') },
  ),
  idea(
    'retirement-clock',
    'light',
    {
      light: [
        'Happy retirement! From now on Monday is only a word.',
        'You may go on using it, in conversation with the rest of us.',
        'Please turn over once for me at seven o’clock, and go back to sleep.',
      ],
    },
    { when: on('retirement') },
  ),
  idea(
    'retirement-hours',
    'wish',
    {
      all: [
        'For so long the hours belonged to others. I am glad that you are getting them back.',
        'There is no need to fill them at once.',
        'May the first free Monday be a very long one. Warm wishes on your retirement.',
      ],
    },
    { when: on('retirement') },
  ),
];
