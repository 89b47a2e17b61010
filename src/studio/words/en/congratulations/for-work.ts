import type { Facts } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { everyone } from '../audiences.ts';

const idea = ideasFor('congratulations', everyone);
const on =
  (type: string) =>
  ({ occasionType }: Facts) =>
    occasionType === type;

/** For a graduation, a promotion and a retirement: about the person, not the event. */
export const congratulationsForWork = [
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
        'I wish you long mornings, and nothing in the calendar that you did not put there yourself.',
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
  idea(
    'graduation-late-light',
    'wish',
    {
      warm: [
        'Somebody should say well done to the person who kept going when it was dull. Well done.',
        'The clever days were the easy ones, I think.',
        'I wish you work you like, and a long rest before it.',
      ],
    },
    { when: on('graduation') },
  ),
  idea(
    'graduation-hand',
    'picture',
    {
      all: [
        'Today they will say your name out loud, and for as long as it takes you to cross the floor it is all yours.',
        'I hope you walked slowly.',
        'My congratulations to the graduate.',
      ],
    },
    { when: on('graduation') },
  ),
  idea(
    'promotion-formal',
    'picture',
    {
      formal: [
        'Please accept my congratulations on your promotion.',
        'It is a pleasure when good work is seen.',
        'I wish you every success in the new post.',
      ],
    },
    { when: on('promotion') },
  ),
  idea(
    'promotion-glad',
    'thanks',
    {
      warm: [
        'I was so pleased to hear it, and not in the least surprised.',
        'One likes to see a thing go to the person who earned it.',
        'Congratulations, and be kind to yourself in the first weeks.',
      ],
    },
    { when: on('promotion') },
  ),
  idea(
    'retirement-formal',
    'picture',
    {
      formal: [
        'On your retirement I send you my respect, and my thanks for the years of work.',
        'They will have left more of a mark than you suppose.',
        'I wish you good health, and time well spent or well wasted, as you prefer.',
      ],
    },
    { when: on('retirement') },
  ),
  idea(
    'retirement-you',
    'picture',
    {
      warm: [
        'A desk can be filled by anybody. The person who sat at it is another matter.',
        'It is the person I am writing to, and always was.',
        'I hope the days ahead are long and your own.',
      ],
    },
    { when: on('retirement') },
  ),
];
