import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const partner = ideasFor('thanksgiving/partner', ['partner']);
const idea = ideasFor('thanksgiving', everyone);
const personal = ideasFor('thanksgiving', personally);

/** More that suits almost anybody. */
export const thanksgivingForAnyone = [
  idea('one-of-the-reasons', 'thanks', {
    all: [
      'There are several good reasons to be thankful this year, and you are one of them.',
      'I went through them this morning, and did not have to look far for you.',
      'I wish you a happy Thanksgiving for it.',
    ],
  }),
  idea('passed-plates', 'picture', {
    all: [
      'I like the moment at Thanksgiving when all the plates are going round at once. I hope you are in the middle of it.',
      'Take the gravy while it passes.',
      'Have a good, long, warm evening.',
    ],
  }),
  idea('warm-kitchen', 'wish', {
    all: [
      'A warm kitchen, a cold walk, and somebody to share both with: those are my Thanksgiving wishes for you.',
      'The walk may be left out.',
      'May it be a good day from the first pot to the last.',
    ],
  }),
  idea('not-taken-for-granted', 'thanks', {
    all: [
      'Thanksgiving is a day for the things one takes for granted. I would not like to do that with you.',
      'So I am saying it: I am glad of you.',
      'Good wishes to you and to all your table.',
    ],
  }),
  idea('slow-afternoon', 'wish', {
    all: [
      'I hope your Thanksgiving has a slow afternoon in it, when everybody is full and nobody is in a hurry.',
      'The best talk comes then, and the best naps.',
      'My warm wishes to you for all of it.',
    ],
  }),
  idea('leftovers', 'picture', {
    all: [
      'May you have good company on Thanksgiving, and good leftovers on the day after.',
      'Some would say that the second is the real holiday.',
      'A happy Thanksgiving to you, cold sandwiches and all.',
    ],
  }),
  idea('gratitude-plainly', 'thanks', {
    formal: [
      'It is a good custom to give thanks once a year in so many words. I give mine to you.',
      'You will know for what, or you may guess.',
      'My best wishes to you on Thanksgiving.',
    ],
  }),
  idea('peace-at-table', 'wish', {
    formal: [
      'I wish you peace at your table on Thanksgiving, and gladness in those around it.',
      'Both are worth more than what is on the plates.',
      'With my kind regards to your family.',
    ],
  }),
  idea('end-of-harvest', 'picture', {
    formal: [
      'When the year has been gathered in, one sees what was good in it. I am thankful to have known you in mine.',
      'It is a pleasure to write that down.',
      'May Thanksgiving be a good day for you.',
    ],
  }),
  idea('for-kindness', 'thanks', {
    formal: [
      'On Thanksgiving I remember your kindness, and I thank you for it.',
      'It has not been lost on me.',
      'I hope you will have a pleasant and restful day.',
    ],
  }),
  personal('elastic', 'light', {
    light: [
      'The forecast for Thanksgiving is pie, with more pie coming in from the kitchen. Dress accordingly.',
      'Elastic is advised.',
      'Happy Thanksgiving, and may the sofa be free.',
    ],
  }),
  personal('turkey-peace', 'light', {
    light: [
      'May nobody at your Thanksgiving table bring up that one subject. You know the one.',
      'If they do, pass them the potatoes until it stops.',
      'Happy Thanksgiving, and keep the peace with pie.',
    ],
  }),
  personal('seconds', 'light', {
    light: [
      'A reminder for Thanksgiving: the first helping is manners, the second one is thanks.',
      'The third is between you and the cook.',
      'Eat well, and think of me at the fridge.',
    ],
  }),
  personal('glad-evening', 'wish', {
    warm: [
      'I hope that this Thanksgiving you look round the table and think: yes, this will do.',
      'I would like to see your face when you do.',
      'Happy Thanksgiving, with a hug round the edge of it.',
    ],
  }),
  personal('grateful-for-you', 'thanks', {
    warm: [
      'I am not good at being thankful out loud, so I am doing it on paper. I am thankful for you.',
      'There, it was not so hard.',
      'I wish you a Thanksgiving as good as you are.',
    ],
  }),
  partner('seat-beside', 'picture', {
    all: [
      'Wherever they put us at the table this Thanksgiving, I shall change the cards until I sit beside you.',
      'I have done it before.',
      'I am thankful for you, between courses and in all of them.',
    ],
  }),
  partner('ordinary-evening', 'thanks', {
    warm: [
      'I am thankful for you on the ordinary evenings, when nobody asks what we are thankful for.',
      'There are a great many of those, and I like them best.',
      'Happy Thanksgiving, my heart.',
    ],
  }),
  partner('kitchen-kiss', 'light', {
    light: [
      'Happy Thanksgiving to the only cook I kiss, or the only kiss I cook for. One of us should start the potatoes.',
      'I suggest we argue about it at close range.',
      'I love you more than pie.',
    ],
  }),
  personal('parade', 'light', {
    light: [
      'I hope that your Thanksgiving has one balloon too many, one pie too many, and just enough relatives.',
      'The right number is a matter of opinion.',
      'Wave to the big dog from me.',
    ],
  }),
  personal('gravy', 'light', {
    light: [
      'My speech for Thanksgiving is short: thank you for being you, and please pass the gravy.',
      'I worked on it all week.',
      'Enjoy every last spoonful.',
    ],
  }),
];
