import { ideasFor } from '../../idea.ts';
import { personally } from '../audiences.ts';
import { capitalised, listed } from '../grammar.ts';

const idea = ideasFor('christmas', personally);

/** Rests on what they like doing, where the notes say it. */
export const christmasFromFacts = [
  idea(
    'hour-for-what-you-love',
    'fact',
    {
      warm: ({ loves }) => [
        `I hope Christmas has an hour in it for ${listed(loves)}, with the door shut and the phone in another room.`,
        'It should be listed among the presents.',
        'A happy Christmas, and may that hour be a long one.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'under-the-tree-for-you',
    'fact',
    {
      light: ({ loves }) => [
        `If ${loves[0]} came in a box, you would have it under the tree this year.`,
        'I asked, and they laughed at me in the shop.',
        'Merry Christmas, and help yourself to a whole afternoon of it.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'more-of-it',
    'fact',
    {
      formal: ({ loves }) => [
        `I wish you a peaceful Christmas, and leisure for ${listed(loves)}.`,
        'Such pleasures are easily crowded out at this time of year.',
        'May the new year bring you more of both.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'lamp-and',
    'fact',
    {
      all: ({ loves }) => [
        `A lamp, a quiet corner, and ${loves[0]}: I hope that your Christmas has all three.`,
        'Company may be added as desired.',
        'I wish you a merry Christmas in that corner.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'no-one-minds',
    'fact',
    {
      all: ({ loves }) => [
        `Whatever else is on at Christmas, I hope that nobody comes between you and ${loves[0]}.`,
        'If they do, hand them the dishes.',
        'Good wishes for a merry and restful time.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'ornament-named',
    'fact',
    {
      warm: ({ traits }) => [
        `If ornaments had words on them, yours would say ${listed(traits)}.`,
        'I would hang it where everybody could read it.',
        'I wish you a very merry Christmas, as bright as that one.',
      ],
    },
    { needs: ['traits'] },
  ),
  idea(
    'kept-all-year',
    'fact',
    {
      light: ({ traits }) => [
        `${capitalised(listed(traits))}, and that without any batteries: you would make somebody an excellent Christmas present.`,
        'Please do not let them put a bow on you.',
        'Merry Christmas, and stay just as you came.',
      ],
      formal: ({ traits }) => [
        `At Christmas one thinks of people’s gifts, and of yours I would name first that you are ${listed(traits)}.`,
        'It is a gift to everyone around you.',
        'I wish you a peaceful holiday.',
      ],
    },
    { needs: ['traits'] },
  ),
];
