import { ideasFor } from '../idea.ts';
import { everyone } from './audiences.ts';

const idea = ideasFor('memorial', everyone);
const nation = ideasFor('memorial-day', everyone);
const friday = ideasFor('good-friday', everyone);

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

/** For the day on which a nation remembers its dead. */
export const memorialDayIdeas = [
  nation('moment', 'picture', {
    all: [
      'On Memorial Day I wanted to send you a quiet word, and not a loud one.',
      'It is a day for standing still a minute before going on.',
      'I am glad to share that minute with you.',
    ],
  }),
  nation('remembered', 'thanks', {
    all: [
      'Today is for those who did not come home, and for the people who still say their names.',
      'I am remembering too.',
      'With respect, and with warm thoughts to you.',
    ],
  }),
  nation('flags', 'picture', {
    all: [
      'When the flags go up today, I will be thinking of what they stand for, and of you.',
      'Some thanks can only be said by remembering.',
      'I wish you a calm and thoughtful day.',
    ],
  }),
  nation('together', 'wish', {
    all: [
      'I hope Memorial Day gives you a quiet hour, and people near you who understand it.',
      'Not every day needs many words.',
      'I am thinking of you.',
    ],
  }),
];

/** For Good Friday: still, and without good cheer. */
export const goodFridayIdeas = [
  friday('stillness', 'wish', {
    all: [
      'I wish you a still and thoughtful Good Friday.',
      'It is a day that asks for very little noise.',
      'You are in my thoughts.',
    ],
  }),
  friday('quiet-hour', 'picture', {
    all: [
      'I hope there is a quiet hour for you today, with the door closed and the world outside it.',
      'A few silent minutes can hold a good deal.',
      'With warm thoughts to you this Good Friday.',
    ],
  }),
  friday('thinking', 'thanks', {
    all: [
      'On Good Friday one thinks of the people one is thankful for. I am thinking of you.',
      'I did not want to leave it unsaid.',
      'I wish you peace today and in the days that follow.',
    ],
  }),
  friday('candle', 'picture', {
    all: [
      'A single candle is enough for a day like this. I have put your name beside it.',
      'It is a small thing, and meant.',
      'Peace to you and to your house.',
    ],
  }),
];
