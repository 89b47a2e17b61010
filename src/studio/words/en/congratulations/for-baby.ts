import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('baby');

/** More for a birth; nobody's name, nor whether it is a girl or a boy, is known. */
export const congratulationsForBaby = [
  idea('new-coat-hook', 'picture', {
    all: [
      'There will be a very small pair of shoes by your door before long. My congratulations on the owner.',
      'For now, I hear, they are still being carried everywhere.',
      'I wish you health, patience, and one good armchair.',
    ],
  }),
  idea('first-visitor', 'wish', {
    all: [
      'May the first weeks be soft ones, with visitors who bring a meal and do not stay. Congratulations to the whole house.',
      'The washing can wait. It has no choice.',
      'Warm wishes to the old and the new of you.',
    ],
  }),
  idea('whole-world', 'picture', {
    all: [
      'So much of the world is new to somebody at your house this week. I am happy for all of you.',
      'I envy them the first look at the moon.',
      'My congratulations, in a low voice, so as not to wake anybody.',
    ],
  }),
  idea('night-shift', 'light', {
    light: [
      'Congratulations on your new manager, who has firm views on meetings at four in the morning!',
      'There is no appeal, but there are very small hands.',
      'Sleep in shifts, and admire in turns.',
    ],
  }),
  idea('who-do-they-take-after', 'light', {
    light: [
      'Everybody will now tell you whom the baby takes after. I shall wait for teeth. Congratulations all the same!',
      'Until then my vote goes to the potato.',
      'Much gladness to your house, at every hour of the day.',
    ],
  }),
  idea('held', 'wish', {
    warm: [
      'I hope that somebody holds you as well, while you hold the baby.',
      'It is a large thing to have done, however small it looks.',
      'Love to all of you, and my congratulations.',
    ],
  }),
  idea('formal-welcome', 'wish', {
    formal: [
      'I was delighted to hear of the birth, and I send my congratulations to you and your family.',
      'May the child grow up among kind people.',
      'With every good wish for the months to come.',
    ],
  }),
  idea('made-room', 'thanks', {
    all: [
      'The world has moved up a little to let someone in, and you opened the door, so the congratulations go to you.',
      'It was time for some good news.',
      'I look forward to hearing who it turns out to be.',
    ],
  }),
];
