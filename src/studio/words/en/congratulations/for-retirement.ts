import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('retirement');

/** More for a retirement: about the person, not the event. */
export const congratulationsForRetirement = [
  idea('alarm-clock', 'picture', {
    all: [
      'There is an alarm clock at your bedside that has done its duty. I hope you let it sleep in as well.',
      'It may be kept for emergencies, such as trains to the sea.',
      'My good wishes for a retirement with slow mornings.',
    ],
  }),
  idea('empty-page', 'wish', {
    all: [
      'I wish you a calendar with more white in it than writing, and the nerve to leave it so.',
      'People will offer to fill it for you.',
      'Congratulations on the time that is yours again.',
    ],
  }),
  idea('what-stays', 'thanks', {
    all: [
      'Thank you for the years in which one could always ask you. It will take several people to be half as easy to ask.',
      'We may still telephone. You have been warned.',
      'I wish you a happy retirement, with a good chair in it.',
    ],
  }),
  idea('wednesday', 'picture', {
    all: [
      'A town looks different on a Wednesday afternoon when one has the time to look. I wish you many of them.',
      'The benches are free, and the ducks soon know you.',
      'Enjoy your retirement, at walking pace.',
    ],
  }),
  idea('committee', 'light', {
    light: [
      'Congratulations on retiring! You are hereby excused from all meetings, past ones included.',
      'The minutes will be taken by somebody else, and read by nobody.',
      'Go home early. Go home every day.',
    ],
  }),
  idea('hobby', 'light', {
    light: [
      'People will tell you that you need a hobby now. Sitting down is a hobby, and you have earned the equipment.',
      'There are leagues, I believe.',
      'Happy retirement, and a firm cushion.',
    ],
  }),
  idea('late-light', 'wish', {
    warm: [
      'I hope the next years feel like the hour after supper in summer, with the door open and nothing left to do.',
      'You have kept so many other doors open.',
      'With love and gratitude on your retirement.',
    ],
  }),
  idea('formal-thanks', 'thanks', {
    formal: [
      'As you retire, I should like to thank you for the care you gave to your work and to those around you.',
      'It has not gone unnoticed.',
      'May the years that follow be healthy and content.',
    ],
  }),
];
