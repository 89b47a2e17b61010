import { ideasFor } from '../idea.ts';
import { everyone } from './audiences.ts';

const idea = ideasFor('good-friday', everyone);

/** For Good Friday: still, and without good cheer. */
export const goodFridayIdeas = [
  idea('stillness', 'wish', {
    all: [
      'I wish you a still and thoughtful Good Friday.',
      'It is a day that asks for very little noise.',
      'You are in my thoughts.',
    ],
  }),
  idea('quiet-hour', 'picture', {
    all: [
      'I hope there is a quiet hour for you today, with the door closed and the world outside it.',
      'A few silent minutes can hold a good deal.',
      'With warm thoughts to you this Good Friday.',
    ],
  }),
  idea('thinking', 'thanks', {
    all: [
      'On Good Friday one thinks of the people one is thankful for. I am thinking of you.',
      'I did not want to leave it unsaid.',
      'I wish you peace today and in the days that follow.',
    ],
  }),
  idea('candle', 'picture', {
    all: [
      'A single candle is enough for a day like this. I have put your name beside it.',
      'It is a small thing, and meant.',
      'Peace to you and to your house.',
    ],
  }),
  idea('bells', 'picture', {
    all: [
      'In many churches the bells are silent today, and this card does not want to say much either.',
      'It only brings you a thought.',
      'I wish you a calm Good Friday.',
    ],
  }),
  idea('bare-altar', 'picture', {
    all: [
      'The altar is bare today, and nothing more is needed. I wish you time to be still.',
      'Very little has to be done before evening.',
      'You are in my thoughts this Good Friday.',
    ],
  }),
  idea('afternoon', 'wish', {
    all: [
      'When the afternoon grows quiet today, know that somebody is thinking of you.',
      'I will not disturb it with many words.',
      'Peace to you this Good Friday.',
    ],
  }),
  idea('whatever-is-heavy', 'wish', {
    all: [
      'Good Friday leaves room for whatever is heavy. I am thinking of you, and of what you may be carrying.',
      'It need not be explained to anybody.',
      'I wish you a gentle hour today.',
    ],
  }),
  idea('plain-table', 'picture', {
    all: [
      'A plain table, a slow walk, and nobody in a hurry: that is the Good Friday I wish you.',
      'A simple day can be a good one to keep.',
      'With quiet greetings to you.',
    ],
  }),
  idea('long-silence', 'wish', {
    all: [
      'Between today and Sunday lies a long silence. I wish you people to share it with.',
      'It does not have to be filled.',
      'I am with you in thought.',
    ],
  }),
  idea('at-rest', 'wish', {
    all: [
      'I hope this evening finds you at rest, after a day that asks a good deal of the heart.',
      'Spend it alone or among others, as you like.',
      'I send you peace, and a thought that stays.',
    ],
  }),
  idea('old-hymn', 'picture', {
    all: [
      'There is an old hymn for today that hardly rises above a whisper. I wish you a day like it.',
      'Nothing in it hurries to its end.',
      'I am thinking of you this Good Friday.',
    ],
  }),
  idea('few-words', 'thanks', {
    all: [
      'On a day of so few words I have kept some for you: I am grateful that you are there.',
      'The rest can wait until Sunday.',
      'May tonight be a peaceful one.',
    ],
  }),
  idea('reflection', 'wish', {
    formal: [
      'I wish you a Good Friday of quiet and of reflection.',
      'The day deserves to be left unhurried.',
      'With my respectful regards.',
    ],
  }),
  idea('in-keeping', 'thanks', {
    formal: [
      'On Good Friday I send you my thoughts, with respect for what the day means to you.',
      'I write briefly, as suits the occasion.',
      'May it bring you peace.',
    ],
  }),
];
