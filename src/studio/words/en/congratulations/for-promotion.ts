import { ideasOn } from './on-occasion.ts';

const idea = ideasOn('promotion');

/** More for a promotion: about the person, not the event. */
export const congratulationsForPromotion = [
  idea('door-sign', 'picture', {
    all: [
      'The line on your door gets longer, and I hope the person behind it stays the same. Congratulations to both.',
      'The title can be learned. The rest you had already.',
      'I wish you a good first Monday.',
    ],
  }),
  idea('asked-for', 'thanks', {
    all: [
      'People are promoted for what they do, and liked for how they do it. You have managed the two at once.',
      'That is rarer than the new title.',
      'My warm congratulations on the promotion.',
    ],
  }),
  idea('meetings', 'light', {
    light: [
      'Congratulations on your promotion! You now decide which meetings could have been an email.',
      'Use this power at once, and without mercy.',
      'A whole building is counting on you.',
    ],
  }),
  idea('biscuits', 'light', {
    light: [
      'I hear that you have been promoted, and I take it that my congratulations and the good cookies come with it.',
      'Power changes people. Please remember us when you open the tin.',
      'Here is to you, and to the top shelf.',
    ],
  }),
  idea('window-seat', 'wish', {
    all: [
      'May the new job come with a window, a working lamp, and people who say good morning first.',
      'Two out of three would do.',
      'Congratulations, and a smooth start.',
    ],
  }),
  idea('same-person', 'wish', {
    warm: [
      'I am happy for you, and happier still for the people who now get to work for somebody like you.',
      'They may not know their luck yet.',
      'I hope the first weeks are kind, and the evenings free.',
    ],
  }),
  idea('formal-trust', 'thanks', {
    formal: [
      'I congratulate you on your promotion, and on the trust it expresses.',
      'It has gone to the right desk.',
      'With my best wishes for the tasks ahead.',
    ],
  }),
  idea('slow-letters', 'picture', {
    all: [
      'Some news makes one put the kettle on and be glad for a while. Your promotion was of that kind.',
      'The tea went cold, and it was worth it.',
      'All good wishes for what you make of it.',
    ],
  }),
];
