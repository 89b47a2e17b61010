import { ideasFor } from '../../idea.ts';
import { capitalised, yearsCounted } from '../grammar.ts';

const idea = ideasFor('anniversary/partner', ['partner']);
const married = { only: ['husband', 'wife'] };

/** Anniversary ideas between the two people whose day it is. */
export const anniversaryForPartner = [
  idea('across-the-table', 'picture', {
    warm: [
      'I have looked at you across a great many tables, and I have not seen enough of it.',
      'You could be reading the back of a packet. It makes no difference.',
      'Happy anniversary, my love.',
    ],
  }),
  idea('reach-for', 'picture', {
    warm: [
      'It is your hand I reach for without thinking. I am thinking of it today.',
      'So much of us has become like that: no decision in it, only yes.',
      'Happy anniversary, and keep that hand where I can find it.',
    ],
  }),
  idea('would-again', 'thanks', {
    all: [
      'Knowing all of it, I would say yes again. I would only say it sooner.',
      'There is nothing I would hand back, not even the hard weeks. You were in those too.',
      'Happy anniversary to us.',
    ],
  }),
  idea('my-address', 'picture', {
    warm: [
      'Home turned out not to be a place. It has your voice, and it asks me how my day was.',
      'I could live anywhere at that address.',
      'I love you, this anniversary and on all the days between.',
    ],
  }),
  idea('blanket', 'light', {
    light: [
      'Happy anniversary to the thief of my heart, my half of the blanket, and the last of the fries.',
      'I am not pressing charges.',
      'Stay as long as you like.',
    ],
  }),
  idea('signed-again', 'light', {
    light: [
      'I have reviewed the arrangement, and I wish to renew on the same terms.',
      'Clause one, kissing, could perhaps be extended.',
      'Happy anniversary, and sign anywhere.',
    ],
  }),
  idea(
    'quiet-parts',
    'thanks',
    {
      warm: [
        'Thank you for the quiet parts: the cup put down beside me, the coat held, the look across a room that means let us go home.',
        'Nobody writes songs about them. They are what I would miss.',
        'Happy anniversary, with all my love.',
      ],
    },
    married,
  ),
  idea('first-to-tell', 'thanks', {
    warm: [
      'Nothing has quite happened until I have told you about it.',
      'Good news gets better on the way to you, and bad news gets smaller.',
      'Happy anniversary, and I have so much more to tell you.',
    ],
  }),
  idea('plain-vow', 'wish', {
    formal: [
      'On our anniversary I want to say it plainly: I love you, and I am grateful for every day of it.',
      'I have never found a better way to spend my time than with you.',
      'I wish us health, and long evenings, and each other.',
    ],
  }),
  idea('more-of-this', 'wish', {
    all: [
      'I have only one wish for our anniversary, and it is more of the same.',
      'More talking with the light off, more walks that get longer, more of your face in the morning.',
      'That would do me very well.',
    ],
  }),
  idea('chosen-daily', 'picture', {
    formal: [
      'Of all the choices I have made, you are the one I make again most gladly.',
      'It is the easiest part of any day.',
      'With all my love on our anniversary.',
    ],
    warm: [
      'Of everything I ever chose, you are the one I go on choosing.',
      'It is the easiest part of any day.',
      'Happy anniversary, darling.',
    ],
  }),
  idea('our-language', 'picture', {
    warm: [
      'We have words by now that nobody else would understand. I like being the only other person who speaks us.',
      'It is a small country, and I would not live anywhere else.',
      'Happy anniversary to its whole population.',
    ],
  }),
  idea('found-you', 'light', {
    light: [
      'Out of everybody there is, I found you, and I cannot even find my keys.',
      'I try not to think about how close it must have been.',
      'Happy anniversary to my one piece of perfect luck.',
    ],
  }),
  idea(
    'wife-husband',
    'thanks',
    {
      all: ({ relationship }) => [
        `I still like saying it to people: my ${relationship}. I say it more often than I need to.`,
        'They are very patient with me about it.',
        'Happy anniversary to the two of us.',
      ],
    },
    married,
  ),
  idea(
    'years-of-looking',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} of you and me, and the day still begins properly when you are in it.`,
        'I used to think it would wear down into habit. It wore in, like a good coat.',
        'Happy anniversary, and stay where I can see you.',
      ],
      all: ({ years }) => [
        `After ${yearsCounted(years)} I can say it with some authority: it was the right door, and the right person behind it.`,
        'I have checked the figures, and I would like to go on.',
        'Happy anniversary to us both.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 2 },
  ),
  idea(
    'one-year',
    'number',
    {
      all: [
        'One year of us. I would like to see the rest, please.',
        'I had hopes at the start. I see now that they were far too small.',
        'Happy first anniversary, my love.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 1 },
  ),
];
