import type { Facts } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { outsideCouples } from '../audiences.ts';
import { capitalised, yearsCounted } from '../grammar.ts';

const couple = ideasFor('anniversary', outsideCouples);
const partner = ideasFor('anniversary/partner', ['partner']);
const fromTwo = { needs: ['years'], when: ({ years }: Facts) => years >= 2 } as const;

/** Rests on the number of years, where it is known. */
export const anniversaryFromYears = [
  couple(
    'count-of-mornings',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} of saying good morning to the same person, and meaning it. I call that a record.`,
        'Some mornings count double.',
        'Happy anniversary to the two of you, and to tomorrow morning.',
      ],
    },
    fromTwo,
  ),
  couple(
    'sum',
    'number',
    {
      light: ({ years }) => [
        `I have done the sums: ${yearsCounted(years)} of sharing one bathroom. You both deserve a medal.`,
        'It should have a hook on the back, for the towel.',
        'Happy anniversary, and may there always be hot water.',
      ],
    },
    fromTwo,
  ),
  couple(
    'years-together',
    'number',
    {
      formal: ({ years }) => [
        `${capitalised(yearsCounted(years))} together deserve respect, and you have mine.`,
        'I congratulate you on all that they hold.',
        'May the years ahead be kind to you both.',
      ],
    },
    fromTwo,
  ),
  couple(
    'well-spent',
    'number',
    {
      formal: ({ years }) => [
        `I cannot think of a better way for two people to spend ${yearsCounted(years)} of anyone’s time.`,
        'It was never time lost, from anything I could see.',
        'I wish you both as much again as you would like.',
      ],
    },
    fromTwo,
  ),
  couple(
    'long-look',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} on, and you still look up when the other one comes in. That is all I need to know about it.`,
        'It is a small thing, and everybody notices.',
        'I wish you both an anniversary with a good supper in it.',
      ],
    },
    fromTwo,
  ),
  couple(
    'shelf',
    'number',
    {
      warm: ({ years }) => [
        `If the ${yearsCounted(years)} could stand on a shelf, I would like to come by and take one down now and then.`,
        'I would put it back exactly where it was.',
        'With love to the two of you on your anniversary.',
      ],
    },
    fromTwo,
  ),
  couple(
    'team',
    'number',
    {
      light: ({ years }) => [
        `Congratulations to the team: ${yearsCounted(years)} without a transfer.`,
        'The fans are still singing.',
        'Have a happy anniversary, and a lap of honor round the kitchen.',
      ],
    },
    fromTwo,
  ),
  partner(
    'us-so-far',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} of us so far, and I still save things up during the day to tell you.`,
        'You always listen as if it were the first time.',
        'Happy anniversary, my dearest.',
      ],
    },
    fromTwo,
  ),
  partner(
    'not-enough',
    'number',
    {
      all: ({ years }) => [
        `They tell me that it has been ${yearsCounted(years)}. It does not feel like enough, and I would like some more.`,
        'I will bring the coffee.',
        'All my love to you, on our day.',
      ],
    },
    fromTwo,
  ),
  partner(
    'formal-us',
    'number',
    {
      formal: ({ years }) => [
        `${capitalised(yearsCounted(years))} at your side have been the best part of my life.`,
        'I would not exchange them for any others.',
        'I love you, and I thank you for them.',
      ],
    },
    fromTwo,
  ),
  partner(
    'light-us',
    'number',
    {
      light: ({ years }) => [
        `${capitalised(yearsCounted(years))}, and you have still not guessed how lucky I got. Let us keep it that way.`,
        'Please do not ask around.',
        'Happy anniversary, and come here.',
      ],
    },
    fromTwo,
  ),
];
