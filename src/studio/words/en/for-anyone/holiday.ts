import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';
import { unlessEarnest } from '../holiday.ts';

const partner = ideasFor('holiday/partner', ['partner']);
const idea = ideasFor('holiday', everyone);
const personal = ideasFor('holiday', personally);

/** More that suits almost anybody. */
export const holidayForAnyone = [
  idea('slow-and-good', 'wish', {
    all: [
      'May the holiday be slow and good, and end later than you thought it would.',
      'Clocks are only a suggestion today.',
      'I hope you enjoy each part of it.',
    ],
  }),
  idea('good-people', 'thanks', {
    all: [
      'A holiday is a good time to think of good people. This card is the proof that I did.',
      'It was not a long walk to your name.',
      'May you have rest, and pleasant company.',
    ],
  }),
  idea('table-set', 'picture', {
    all: [
      'I hope that there is a place set for you somewhere today, and that people are pleased when you sit down.',
      'That is all a holiday needs to be one.',
      'My warm greetings across the table.',
    ],
  }),
  idea('what-you-need', 'wish', {
    all: [
      'I wish you the kind of holiday that you need, whether that is a full house or an empty one.',
      'Both have their days.',
      'Take it easy, in whichever you choose.',
    ],
  }),
  idea('pause-in-the-year', 'picture', {
    all: [
      'A holiday is the year sitting down for a moment. I hope you get to sit down with it.',
      'It will get up again soon enough.',
      'Good hours to you, and kind people.',
    ],
  }),
  idea('thought-across', 'thanks', {
    all: [
      'I am sending a thought across to you for the holiday. It should arrive at about teatime.',
      'Leave a window open for it.',
      'Wishing you well, and wishing you rest.',
    ],
  }),
  idea('with-esteem', 'thanks', {
    formal: [
      'The holiday gives me an opportunity to send you my greetings, and I take it with pleasure.',
      'I hope that they find you in good health.',
      'May the day be a good one for you and yours.',
    ],
  }),
  idea('peace-and-rest', 'wish', {
    formal: [
      'I wish you peace and rest on this holiday.',
      'Neither comes by itself in the course of a week.',
      'Please accept my good wishes for both.',
    ],
  }),
  idea('among-family', 'picture', {
    formal: [
      'May this holiday find you among those whom you hold dear.',
      'It is then that a day off becomes a holiday.',
      'With my regards to all of them.',
    ],
  }),
  idea('remembering', 'thanks', {
    formal: [
      'On this holiday I remember with pleasure that I know you.',
      'It is a good thought to have on a free day.',
      'I hope that yours is spent as you would wish.',
    ],
  }),
  personal(
    'do-not-disturb',
    'light',
    {
      light: [
        'Consider this card a sign for your door: do not disturb, holiday in progress.',
        'It works best if you are behind the door with a book.',
        'Have a good one, and no visitors but nice ones.',
      ],
    },
    unlessEarnest,
  ),
  personal(
    'crumbs',
    'light',
    {
      light: [
        'I hope your holiday leaves nothing behind but crumbs and a good story.',
        'The crumbs are for the birds.',
        'Keep the story for me.',
      ],
    },
    unlessEarnest,
  ),
  personal('arm-in-arm', 'wish', {
    warm: [
      'I hope you get a walk on this holiday, arm in arm with somebody you like.',
      'Talking is optional.',
      'I am sending you my love for the day.',
    ],
  }),
  personal('glow', 'picture', {
    warm: [
      'There is a way that a house sounds on a holiday, and I hope yours sounds like it.',
      'I can nearly hear it from here.',
      'Enjoy it, and let it be loud or quiet as you please.',
    ],
  }),
  partner('stay-in-bed', 'wish', {
    all: [
      'Let us make this holiday so slow that it cannot find the door.',
      'I have hidden the clock already.',
      'I love you, and I am not getting up.',
    ],
  }),
  partner('quiet-two', 'picture', {
    warm: [
      'The best holidays I know have two people in them, and both of them are us.',
      'I have tried it in larger numbers, and it does not get better.',
      'With my love, and with my feet on your side.',
    ],
  }),
  partner(
    'out-of-town',
    'light',
    {
      light: [
        'For this holiday I have booked the sofa, with a view of you.',
        'Breakfast is included, if you make it.',
        'Late checkout, naturally.',
      ],
    },
    unlessEarnest,
  ),
  personal(
    'snooze',
    'light',
    {
      light: [
        'I hope you find the snooze button this holiday, and that the two of you are very happy together.',
        'It has always been there for you.',
        'Do not get up on my account.',
      ],
    },
    unlessEarnest,
  ),
  personal(
    'plans',
    'light',
    {
      light: [
        'If anyone asks what you are doing over the holiday, say it is complicated. Then do nothing at all.',
        'They will be impressed.',
        'Enjoy it, and take that secret with you.',
      ],
    },
    unlessEarnest,
  ),
  personal(
    'pajamas',
    'light',
    {
      light: [
        'A holiday can be measured in how late one is still in pajamas. I wish you a record.',
        'Lunch is respectable. Supper is heroic.',
        'Be sure to let me know the result.',
      ],
    },
    unlessEarnest,
  ),
  idea('two-good-hours', 'wish', {
    all: [
      'If the whole holiday cannot be good, I wish you two good hours in it, one after the other.',
      'If it can, so much the better.',
      'I hope that you are with people you like.',
    ],
  }),
  idea('long-shadow', 'picture', {
    all: [
      'May your holiday be one of those days that seem longer in memory than they were.',
      'They are generally the quiet ones.',
      'I shall be thinking of you somewhere in the middle of it.',
    ],
  }),
  idea('hello-in-passing', 'thanks', {
    all: [
      'A free day gives one time to do what one means to do on the others. I meant to greet you.',
      'It is done now, and gladly.',
      'A pleasant holiday to you, and to those about you.',
    ],
  }),
];
