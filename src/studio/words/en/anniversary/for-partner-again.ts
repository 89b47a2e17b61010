import { ideasFor } from '../../idea.ts';

const partner = ideasFor('anniversary/partner', ['partner']);

/** More for one’s own partner. */
export const anniversaryPartnerForAnyone = [
  partner('same-side', 'picture', {
    all: [
      'I like it best when the two of us are on the same side of the table, looking at the world together.',
      'We have worse views, and no better company.',
      'A happy anniversary to us, my love.',
    ],
  }),
  partner('next-one', 'wish', {
    all: [
      'I would like another anniversary, please, and then one after that.',
      'I have no other requests, except the usual ones.',
      'Yours, and gladly.',
    ],
  }),
  partner('still-here', 'light', {
    light: [
      'Happy anniversary to the person who has seen me before breakfast and stayed.',
      'I know what that takes.',
      'I would marry you again for the cake alone, and you are better than cake.',
    ],
  }),
  partner('small-hours', 'thanks', {
    warm: [
      'It is not the great days I think of today. It is you, turning the light off, and saying good night.',
      'I would not change a single evening for something grander.',
      'I love you, and I wish us a happy anniversary.',
    ],
  }),
  partner('my-thanks', 'thanks', {
    formal: [
      'On our anniversary I want to thank you, in plain words, for sharing your life with me.',
      'It was the best thing that anybody ever offered me.',
      'With all my love.',
    ],
  }),
];
