import { ideasFor } from '../idea.ts';
import { beyondPartner, closePeople, everyone, personally } from './audiences.ts';

const partner = ideasFor('custom/partner', ['partner']);
const others = ideasFor('custom', beyondPartner);
const idea = ideasFor('custom', everyone);
const personal = ideasFor('custom', personally);
const close = ideasFor('custom', closePeople);

/** For an occasion only the sender knows: right on a glad day, and not wrong on a hard one. */
export const customIdeas = [
  idea('marking-it', 'thanks', {
    all: [
      'This day is one of yours, and I did not want it to pass without a word from me.',
      'It is written down, and it was not forgotten.',
      'You are in my thoughts for the whole of it.',
    ],
  }),
  personal('wanted-you-to-know', 'picture', {
    warm: [
      'A card is a small thing, but it has to be thought of, written and sent. All three of them were for you.',
      'I enjoyed the first one best.',
      'With warm wishes for today.',
    ],
  }),
  idea('good-wishes', 'wish', {
    formal: [
      'I send you my good wishes today.',
      'I hope that the day brings you what you would ask of it.',
      'You will be in my thoughts.',
    ],
  }),
  close('with-you', 'picture', {
    all: [
      'I am with you today, in the only way that fits into a card.',
      'Please imagine the rest: a chair pulled up, and no hurry.',
      'With love.',
    ],
  }),
  idea('may-it-go-well', 'wish', {
    all: [
      'Whatever today asks of you, I hope that it is kind, and that there is somebody beside you.',
      'In thought, I am one of them.',
      'Every good wish from here.',
    ],
  }),
  others('short-hello', 'light', {
    light: [
      'This is a card with one thing to say, and it is that I like you.',
      'It could have been a shorter card.',
      'All good things to you today.',
    ],
  }),
  idea('line-for-you', 'picture', {
    all: [
      'I wanted there to be something in your hands today that came from me.',
      'It is not much to hold, but it was meant.',
      'Good thoughts to you, today and after.',
    ],
  }),
  idea('respectfully', 'thanks', {
    formal: [
      'It is good to know you, and I am glad of an occasion to put it in writing.',
      'Such things are too often taken as read.',
      'With respect, and with my good wishes.',
    ],
  }),
  personal('yours', 'wish', {
    warm: [
      'Today I am thinking of you a little more than usual, and usual is already quite often.',
      'You may put that down to the date, or to fondness.',
      'I hope the day holds you kindly.',
    ],
  }),
  partner('yours', 'thanks', {
    all: [
      'Whatever this day is to others, to me it is one more that I get to spend loving you.',
      'I have not grown tired of a single one.',
      'You have all my love, as usual.',
    ],
  }),
  partner('hand', 'picture', {
    warm: [
      'Give me your hand for a minute. That is what I would say if I were not a card.',
      'Then I would very likely not give it back.',
      'I love you.',
    ],
  }),
];
