import { ideasFor } from '../../idea.ts';
import { outsideCouples } from '../audiences.ts';

const couple = ideasFor('anniversary', outsideCouples);

/** More for couples we know from outside. */
export const anniversaryCouplesForAnyone = [
  couple('morning-cups', 'picture', {
    all: [
      'Two cups on the table in the morning, all this time. Happy anniversary to both of you.',
      'It sounds like very little, and it is nearly everything.',
      'May the coffee stay hot and the talk stay good.',
    ],
  }),
  couple('your-day-off', 'wish', {
    all: [
      'I hope somebody makes you both breakfast on your anniversary, and that neither of you has to ask.',
      'After that you are on your own, as you began.',
      'Good wishes to the two of you.',
    ],
  }),
  couple('good-to-be-near', 'thanks', {
    all: [
      'It does one good to sit near two people who like each other. Happy anniversary, and thank you for the seats.',
      'We should all learn it by watching.',
      'May there be a great deal more to watch.',
    ],
  }),
  couple('one-umbrella', 'picture', {
    all: [
      'You two would share one umbrella and both say that you were dry, and I wish you a happy anniversary under it.',
      'That is as good a picture of it as I know.',
      'May it rain very little, and never on both of you.',
    ],
  }),
  couple('continued', 'wish', {
    formal: [
      'I wish you both a happy anniversary, and health and contentment in the years to come.',
      'It is a pleasure to see so much kindness under one roof.',
      'With my regards to you both.',
    ],
  }),
  couple('example', 'thanks', {
    formal: [
      'Please accept my congratulations on your anniversary, and my respect for what you have built together.',
      'It is done a little every day, and seldom praised.',
      'I hope that the day is all you would wish.',
    ],
  }),
  couple('referee', 'light', {
    light: [
      'Happy anniversary to the two of you, and well done on agreeing what to have for dinner all this time.',
      'I cannot always agree on that by myself.',
      'Tonight, toss a coin and go out.',
    ],
  }),
  couple('room-for-others', 'thanks', {
    warm: [
      'There has always been room for others in what the two of you have. I have been glad of it, and think of it on your anniversary.',
      'Not every couple leaves the door open.',
      'With love to you both.',
    ],
  }),
  couple('two-names', 'wish', {
    all: [
      'Your two names have been said together for so long that one sounds odd without the other. Happy anniversary to you both.',
      'It is the nicest kind of habit.',
      'I hope you spend it laughing.',
    ],
  }),
  couple('warm-house', 'thanks', {
    all: [
      'One always comes away from your house a little kinder than one went in. I wanted to say so on your anniversary.',
      'I think it is how you look at each other over the pots.',
      'Here is to the two of you.',
    ],
  }),
  couple('secret', 'light', {
    light: [
      'You must tell me the secret one day. I suspect it is separate blankets. A happy anniversary to both of you!',
      'If it is patience, do not tell me. I have none.',
      'Have some cake, and each of you the bigger half.',
    ],
  }),
  couple('hand-in-hand', 'wish', {
    warm: [
      'I hope that on your anniversary somebody sees the two of you walking by and thinks: that is how I want it.',
      'I think it each time.',
      'My love to you both.',
    ],
  }),
];
