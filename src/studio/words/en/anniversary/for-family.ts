import { ideasFor } from '../../idea.ts';

const family = ideasFor('anniversary/family', ['family', 'in-law']);

/** More for the wider family. */
export const anniversaryForFamily = [
  family('family-table', 'picture', {
    all: [
      'Happy anniversary to the two of you, who between you make one whole corner of our family warm.',
      'One can tell by who goes and sits there.',
      'May you keep each other that way.',
    ],
  }),
  family('song-and-dance', 'wish', {
    all: [
      'I hope there is music for your anniversary, and that you two dance, if only as far as the kitchen door.',
      'Nobody in this family will mind who leads.',
      'With love to you both, and keep the music on.',
    ],
  }),
  family('proud-relation', 'thanks', {
    all: [
      'It is a fine thing to point at two people and say, I am related to those. I do it whenever I can.',
      'Today I am pointing from here.',
      'Have a lovely anniversary, both of you.',
    ],
  }),
  family('well-worn-chairs', 'picture', {
    all: [
      'There are two chairs in this family that always stand close together, and they are yours.',
      'No one has ever had to ask why.',
      'A very happy anniversary to you both.',
    ],
  }),
];
