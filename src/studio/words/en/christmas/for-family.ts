import { ideasFor } from '../../idea.ts';

const family = ideasFor('christmas/family', ['family']);

/** More for the wider family. */
export const christmasForFamily = [
  family('name-on-the-list', 'thanks', {
    all: [
      'Our family has a good many names in it at Christmas, and I was glad when I came to yours.',
      'I stopped there a while and thought of you.',
      'A merry Christmas, with love from this branch.',
    ],
  }),
  family('good-part', 'wish', {
    all: [
      'May you get the good chair this Christmas, and the end of the roast that everybody in the family wants.',
      'I would fight for it in your name.',
      'Warm wishes, and not a word to the others.',
    ],
  }),
  family('old-ornament', 'picture', {
    all: [
      'Every family tree has an ornament or two one is always glad to unwrap. You are one, and I mean it kindly.',
      'I would hang you near the top.',
      'I hope your Christmas is merry and bright.',
    ],
  }),
];
