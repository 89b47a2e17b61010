import { ideasFor } from '../../idea.ts';
import { everyone } from '../audiences.ts';

const idea = ideasFor('memorial', everyone);

/** More words for a day of remembrance. */
export const memorialForAnyone = [
  idea('not-forgotten', 'thanks', {
    all: [
      'There are people one goes on missing. I am thinking today of the one you miss, and of you.',
      'Missing somebody is a way of keeping them.',
      'I am near you in thought.',
    ],
  }),
  idea('empty-chair', 'picture', {
    all: [
      'I think of you today, and of the place that is empty.',
      'It is right that it is noticed.',
      'You have my quiet company, from here.',
    ],
  }),
  idea('soft-hours', 'wish', {
    all: [
      'I hope that today lets you remember in your own way, and at your own pace.',
      'Nothing has to be said, and nothing has to be done.',
      'I am holding a thought for you.',
    ],
  }),
  idea('each-year', 'thanks', {
    all: [
      'Another year does not make it small. I know that, and I am thinking of you.',
      'I have not let the day go by unmarked.',
      'My thoughts are with you this evening as well.',
    ],
  }),
  idea('flowers-laid', 'picture', {
    all: [
      'In my mind I have laid a flower beside yours today.',
      'It is a simple one, and it was chosen slowly.',
      'I am with you in remembering.',
    ],
  }),
  idea('in-remembrance', 'wish', {
    formal: [
      'On this day of remembrance I send you my sympathy and my respect.',
      'I write without any wish to disturb you.',
      'You and your family are in my thoughts.',
    ],
  }),
  idea('honoring', 'thanks', {
    formal: [
      'I remember with you today, and I honor what you have lost.',
      'Such a day is best met with few words.',
      'With quiet regard.',
    ],
  }),
];
