import { ideasFor } from '../idea.ts';
import { beyondPartner, everyone, personally } from './audiences.ts';

const partner = ideasFor('independence-day/partner', ['partner']);
const others = ideasFor('independence-day', beyondPartner);
const idea = ideasFor('independence-day', everyone);
const personal = ideasFor('independence-day', personally);

/** Says neither the country nor the date: more than one nation keeps this day. */
export const independenceDayIdeas = [
  idea('good-seat', 'wish', {
    all: [
      'I wish you a good seat for the fireworks, and nobody tall in front of you.',
      'And somebody next to you to say ooh to.',
      'I wish you a happy Independence Day for as long as it lasts.',
    ],
  }),
  personal('grill', 'light', {
    light: [
      'On Independence Day, may you be entirely independent of the dishes.',
      'Declare it loudly, and leave the table.',
      'Have a grand and noisy day.',
    ],
  }),
  personal('flag-and-porch', 'picture', {
    warm: [
      'I like a holiday that is mostly people sitting outside and waiting for it to get dark. I hope you have good ones to wait with.',
      'Somebody always brings too much food. Let it be somebody else.',
      'Happy Independence Day, with warm wishes.',
    ],
  }),
  idea('formal-wishes', 'wish', {
    formal: [
      'I send you my good wishes on Independence Day.',
      'May it be a happy and a safe one.',
      'With warm regards to all who keep it with you.',
    ],
  }),
  others('thinking', 'thanks', {
    all: [
      'When the first one goes up and everybody looks at the sky, I shall be thinking of you for a moment.',
      'Somewhere around the gold ones.',
      'I hope Independence Day is good to you.',
    ],
  }),
  idea('day-off', 'picture', {
    all: [
      'Freedom is a large word. For today I hope it means no alarm clock and no plans before noon.',
      'The larger meaning can join you for lunch.',
      'Enjoy Independence Day, and the people in it.',
    ],
  }),
  idea('table-outside', 'wish', {
    all: [
      'May there be a table outdoors, a breeze, and enough of everything this Independence Day.',
      'And one story that gets better each year.',
      'Warm wishes for a good long evening.',
    ],
  }),
  idea('lights-over-roofs', 'picture', {
    all: [
      'I hope you see the lights go up tonight from somewhere comfortable, with people you like.',
      'The loud ones for the children, the golden ones for the rest of us.',
      'A happy Independence Day to all of you.',
    ],
  }),
  partner('fireworks', 'picture', {
    warm: [
      'Everybody will be looking at the sky tonight. I know where I shall be looking.',
      'The light is very good on your face.',
      'Happy Independence Day, my love.',
    ],
  }),
];
