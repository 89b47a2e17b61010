import { ideasFor } from '../../idea.ts';
import { beyondPartner, everyone, personally } from '../audiences.ts';
import { capitalised, listed } from '../grammar.ts';

const others = ideasFor('christmas', beyondPartner);
const idea = ideasFor('christmas', personally);
const polite = ideasFor('christmas', everyone);

/** Christmas ideas that suit almost anybody; no snow, which half the world has never seen in December. */
export const christmasForAnyone = [
  polite('doing-nothing', 'wish', {
    all: [
      'I wish you a Christmas with an afternoon in it when nobody needs anything from you.',
      'A chair, a lamp, and the sound of other people being busy somewhere else.',
      'May it last well past dark.',
    ],
  }),
  others('top-of-the-list', 'picture', {
    warm: [
      'When I sat down to write my Christmas cards, yours was the one I began with.',
      'The list gets longer and the evening gets shorter, and one starts with the people one likes.',
      'I hope the days are warm and slow for you.',
    ],
  }),
  idea('tin-of-cookies', 'light', {
    light: [
      'This card contains no glitter, in case you were holding it away from the carpet. A merry Christmas to you and to the carpet!',
      'It will not play a tune either. You are quite safe.',
      'Eat something with too much sugar on it, and think of me.',
    ],
  }),
  idea('tangled-lights', 'light', {
    light: [
      'May your lights untangle at the first try, and may the one that does not work be at the back.',
      'If they will not, wind them round something and call it a style.',
      'Merry Christmas from one untangler to another.',
    ],
  }),
  others('one-more-chair', 'picture', {
    warm: [
      'At Christmas I think of the people I would pull up another chair for. You are high on the list.',
      'It would be a squeeze, and nobody would mind.',
      'I hope your own table is a happy one this year.',
    ],
  }),
  polite('peace', 'wish', {
    formal: [
      'I wish you a peaceful Christmas, and a good beginning to the year that follows.',
      'May the house be quiet when you want it quiet and full when you want it full.',
      'With my best wishes for every day of it.',
    ],
  }),
  others('short-days', 'thanks', {
    warm: [
      'It is the time of year for adding up, and you are among the good things in my sum.',
      'I did not need to look twice.',
      'I wish you a restful Christmas, and then a fine new year.',
    ],
  }),
  polite('good-book', 'wish', {
    all: [
      'For Christmas I wish you three things that cannot be wrapped: sleep, good talk and a day without a clock.',
      'They are hard to find in the shops, so ask for them early.',
      'Here is hoping you get the set.',
    ],
  }),
  idea('orange-peel', 'picture', {
    all: [
      'I hope your Christmas smells of oranges and something baking, and that you are not the one watching the oven.',
      'If you are, I hope you get to taste first.',
      'Merry Christmas, and save me the smell of it.',
    ],
  }),
  polite('thank-you-for-the-year', 'thanks', {
    formal: [
      'The end of the year is a good time to say thank you, and Christmas a good day to mean it.',
      'I have been glad of you in this one.',
      'I wish you restful days and a happy new year.',
    ],
  }),
  idea('carol', 'light', {
    light: [
      'I would have come and sung a carol under your window, but I like you too much.',
      'Please imagine the second verse, which is the good one.',
      'Merry Christmas, and have a cookie, or whatever is nearest.',
    ],
  }),
  idea('candle-in-the-window', 'picture', {
    all: [
      'A light in a window means somebody is thought of. Take this card for one of those.',
      'It costs nothing to run, and you can leave it on.',
      'I wish you a good Christmas.',
    ],
  }),
  polite('list-crossed-off', 'wish', {
    all: [
      'May everything on your list be crossed off by Christmas Eve, and may the rest turn out not to matter.',
      'It mostly does.',
      'A merry Christmas, and a gentle start to January.',
    ],
  }),
  others('who-you-are-with', 'wish', {
    warm: [
      'However you keep Christmas, and whoever is there, I hope you laugh until somebody has to leave the room.',
      'That is the part I would like to hear about afterwards.',
      'With love from here to there.',
    ],
  }),
  idea(
    'time-for',
    'fact',
    {
      all: ({ loves }) => [
        `I hope Christmas leaves you room for ${listed(loves)}, once the last plate is dry.`,
        'Somebody else can find the batteries.',
        'Merry Christmas, and take all the time you like.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'in-my-list',
    'fact',
    {
      warm: ({ things }) => [
        `Looking back over the year, a few words make me think of you at once: ${things.join(', ')}.`,
        'I kept them for this card.',
        'Merry Christmas, and may next year add another.',
      ],
    },
    { needs: ['things'] },
  ),
  idea(
    'described',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: if you came as a present, that is what I would write on the label.`,
        'There would be no need for a ribbon.',
        'Merry Christmas, and thank you for being like that.',
      ],
    },
    { needs: ['traits'] },
  ),
];
