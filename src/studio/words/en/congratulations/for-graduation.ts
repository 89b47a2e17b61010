import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('graduation');

/** More for a graduation: about the person, not the event. */
export const congratulationsForGraduation = [
  idea('pencils-down', 'picture', {
    all: [
      'Pencils down: you may close the book now, and I congratulate the one who read it to the end.',
      'Some of it will even turn out to be useful.',
      'I wish you a long summer, whatever the month.',
    ],
  }),
  idea('borrowed-books', 'light', {
    light: [
      'Congratulations on graduating! Now take back the library books, before they make you an honorary shelf.',
      'The fines are the last exam.',
      'Throw something in the air on my behalf.',
    ],
  }),
  idea('ask-me-anything', 'light', {
    light: [
      'From today people will ask you what comes next. With my congratulations, you may answer: lunch.',
      'It is a complete answer, and hard to argue with.',
      'Enjoy not knowing, for one whole day.',
    ],
  }),
  idea('stubborn', 'thanks', {
    all: [
      'There must have been mornings when it would have been easier to stay in bed. You got up, and today it shows.',
      'I would frame those mornings, if I could.',
      'My congratulations on your graduation, and my respect.',
    ],
  }),
  idea('open-road', 'wish', {
    all: [
      'I wish you work that is worth your mornings, now that the exams are over.',
      'It may take a while to find. It is allowed to.',
      'Congratulations, and go at your own pace.',
    ],
  }),
  idea('light-under-the-door', 'picture', {
    warm: [
      'I think of the light under your door on all those late evenings, and I am proud of whoever was sitting there.',
      'You can switch it off now.',
      'With love, and with congratulations on a job finished.',
    ],
  }),
  idea('formal-merit', 'thanks', {
    formal: [
      'I congratulate you sincerely on completing your studies.',
      'It speaks for your patience as much as for your gifts.',
      'May good use be found for both.',
    ],
  }),
  idea('photograph', 'wish', {
    all: [
      'I hope there is one photograph from your graduation in which nobody told you to smile.',
      'Those are the ones people keep.',
      'I congratulate you, and wish you the pick of the doors.',
    ],
  }),
];
