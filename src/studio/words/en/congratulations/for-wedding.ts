import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('wedding');

/** More for a wedding: one person is written to, two are meant. */
export const congratulationsForWedding = [
  idea('coats', 'picture', {
    all: [
      'Two coats on one hook from now on: my congratulations to you both on the wedding.',
      'Somebody will always be looking for a sleeve.',
      'I wish you a hook that holds, and many reasons to go out.',
    ],
  }),
  idea('same-joke', 'wish', {
    all: [
      'May you still be laughing at the same joke long after everybody else has forgotten how it began.',
      'Nobody needs to explain it to us.',
      'Congratulations on your wedding, and on finding your audience.',
    ],
  }),
  idea('key', 'picture', {
    all: [
      'A wedding is a large word for a small thing: somebody who waits up for you. I am glad for you both.',
      'The cake is only there to say so politely.',
      'With all my good wishes for the day and for the door you come home to.',
    ],
  }),
  idea('dance-floor', 'light', {
    light: [
      'Congratulations to you both: may the speeches be short, the band be loud, and your shoes last until midnight.',
      'Somebody always dances badly. I believe in that person.',
      'Keep me a corner of the cake, or at least of the story.',
    ],
  }),
  idea('socks', 'light', {
    light: [
      'From today there are twice as many socks and half as many matches. Congratulations to the happy pair!',
      'Blame the machine. Everybody does, and it keeps the peace.',
      'To you both, and to every odd one.',
    ],
  }),
  idea('kindly', 'wish', {
    warm: [
      'I wish you a marriage in which it is easy to say sorry, and easier to say supper is ready.',
      'The rest you seem to have found already.',
      'My love and my congratulations to both of you.',
    ],
  }),
  idea('esteem', 'thanks', {
    formal: [
      'It gave me great pleasure to hear of your marriage, and I congratulate you both.',
      'Such news does its readers good as well.',
      'With my best wishes for your life together.',
    ],
  }),
  idea('seat-at-the-back', 'thanks', {
    all: [
      'If you look round on the day, imagine one more face at the back, beaming. It is mine.',
      'I am told that I beam rather well.',
      'Congratulations to the two of you, from the last row.',
    ],
  }),
];
