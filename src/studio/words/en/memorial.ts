import { ideasFor } from '../idea.ts';
import { everyone } from './audiences.ts';

const idea = ideasFor('memorial', everyone);

/** A day of remembrance is kept, not celebrated. */
export const memorialIdeas = [
  idea('same-day', 'thanks', {
    all: [
      'I know what day it is today, and I did not want you to be alone in knowing it.',
      'There is nothing you need to do with this card.',
      'I am thinking of you.',
    ],
  }),
  idea('kept', 'picture', {
    all: [
      'Some days in the calendar are not marked for anybody else. I am keeping this one with you.',
      'However you spend it is the right way.',
      'You are in my thoughts, from morning until night.',
    ],
  }),
  idea('candle', 'picture', {
    all: [
      'Please take this card as a small light in the window today.',
      'It asks nothing, and it will stay on.',
      'I am remembering with you.',
    ],
  }),
  idea('name-spoken', 'wish', {
    all: [
      'A name that is remembered is still spoken, and today I am thinking of you as you remember.',
      'There is no need to write back.',
      'I send you quiet thoughts, and my care.',
    ],
  }),
  idea('gently', 'wish', {
    all: [
      'I am thinking of you on this day, and hoping that it is gentle with you.',
      'It may be a long one. I have not forgotten it.',
      'With you in thought, all through it.',
    ],
  }),
];
