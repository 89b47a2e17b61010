import { ideasFor } from '../../idea.ts';
import { business } from '../audiences.ts';
import { capitalised, yearsCounted } from '../grammar.ts';

const idea = ideasFor('anniversary/work', business);

/** Said so that it is right for a wedding anniversary as for years in a post: the record does not say which. */
export const anniversaryForBusiness = [
  idea('marked', 'wish', {
    all: [
      'Warm congratulations on your anniversary. It is good to see it marked.',
      'Such days are easily lost among the others, and deserve a line in writing.',
      'With good wishes for the year that begins now.',
    ],
  }),
  idea('kept', 'thanks', {
    all: [
      'An anniversary is something kept, year upon year, mostly when nobody is looking. Congratulations on yours.',
      'It says more than any speech could.',
      'I hope the day is a pleasant one for you.',
    ],
  }),
  idea('good-wishes', 'wish', {
    formal: [
      'Please accept my best wishes on your anniversary.',
      'I hope you are able to mark it in good company.',
      'May the year to come be a happy and a healthy one.',
    ],
  }),
  idea('stop-and-look', 'picture', {
    all: [
      'I hope your anniversary gives you a moment to stop and look at how far you have come.',
      'From the inside one rarely sees it.',
      'Best wishes for the road after it.',
    ],
  }),
  idea('worth-a-lunch', 'light', {
    light: [
      'By my reckoning an anniversary is worth at the very minimum a long lunch.',
      'If anybody asks, you have it in writing.',
      'Happy anniversary, and order dessert.',
    ],
  }),
  idea('glad-to-know', 'thanks', {
    warm: [
      'An anniversary is a good excuse to tell you that I am glad to know you.',
      'One more year is one more reason.',
      'I hope the evening is a good one, and starts early.',
    ],
  }),
  idea('steady', 'picture', {
    all: [
      'Anyone can begin a thing. It takes somebody steady to have an anniversary.',
      'I admire that more than I have ever mentioned.',
      'Kind regards, and congratulations.',
    ],
  }),
  idea('circled', 'picture', {
    warm: [
      'There is a circle around today, and it is for your anniversary.',
      'I hope somebody brings flowers, or cake, or both.',
      'Enjoy the day, and the people you share it with.',
    ],
  }),
  idea('one-more-ring', 'picture', {
    all: [
      'A tree adds one ring a year and makes no noise about it. I hope your anniversary is allowed a little noise.',
      'Not too much. Just enough that people know.',
      'Congratulations, and good growing.',
    ],
  }),
  idea('short-and-meant', 'light', {
    light: [
      'A short message, so that you can get back to celebrating: happy anniversary!',
      'The long version says the same, with more commas.',
      'Have a very good day.',
    ],
  }),
  idea('respect', 'thanks', {
    formal: [
      'I send you my congratulations and my respect on your anniversary.',
      'Constancy is not much talked about, and it holds a great deal up.',
      'With my good wishes for what comes next.',
    ],
  }),
  idea('next-year', 'wish', {
    all: [
      'May the year after this anniversary be a calm one, with good news at decent intervals.',
      'And may there be someone to tell it to.',
      'With warm regards.',
    ],
  }),
  idea('thank-you-too', 'thanks', {
    all: [
      'A happy anniversary to you, with thanks for the part of the year in which our paths crossed.',
      'It was a pleasure each time.',
      'I look forward to the next.',
    ],
  }),
  idea(
    'years-counted',
    'number',
    {
      all: ({ years }) => [
        `${capitalised(yearsCounted(years))}: a number to be proud of. Congratulations on your anniversary.`,
        'It was put together one day at a time, like everything that lasts.',
        'I hope you have good company to mark it with.',
      ],
    },
    { needs: ['years'] },
  ),
];
