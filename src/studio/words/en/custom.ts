import { ideasFor } from '../idea.ts';
import { closePeople, everyone, personally } from './audiences.ts';

const idea = ideasFor('custom', everyone);
const personal = ideasFor('custom', personally);
const close = ideasFor('custom', closePeople);

/** For an occasion only the sender knows: right on a glad day, and not wrong on a hard one. */
export const customIdeas = [
  idea('marking-it', 'thanks', {
    all: [
      'This day is one of yours, and I did not want it to pass without a word from me.',
      'It is written down, and it was not forgotten.',
      'I am thinking of you.',
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
      'With kind regards to you and yours.',
    ],
  }),
  close('with-you', 'picture', {
    all: [
      'I am with you today, in the only way that fits into an envelope.',
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
  personal('short-hello', 'light', {
    light: [
      'This is a card with one thing to say, and it is that I like you.',
      'It could have been a shorter card.',
      'All good things to you today.',
    ],
  }),
];
