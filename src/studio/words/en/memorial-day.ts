import { ideasFor } from '../idea.ts';
import { everyone } from './audiences.ts';

const idea = ideasFor('memorial-day', everyone);

/** For the day on which a nation remembers its dead. */
export const memorialDayIdeas = [
  idea('moment', 'picture', {
    all: [
      'On Memorial Day I wanted to send you a quiet word, and not a loud one.',
      'It is a day for standing still a minute before going on.',
      'I would like to share a quiet minute of it with you.',
    ],
  }),
  idea('remembered', 'thanks', {
    all: [
      'Today is for those who did not come home, and for the people who still say their names.',
      'I am remembering too.',
      'With respect, and with warm thoughts to you.',
    ],
  }),
  idea('flags', 'picture', {
    all: [
      'When the flags go up today, I will be thinking of what they stand for, and of you.',
      'Some thanks can only be said by remembering.',
      'I wish you a calm and thoughtful day.',
    ],
  }),
  idea('together', 'wish', {
    all: [
      'I hope Memorial Day gives you a quiet hour, and people near you who understand it.',
      'Not every day needs many words.',
      'I am thinking of you.',
    ],
  }),
  idea('folded-flag', 'picture', {
    all: [
      'I am thinking today of every family that keeps a folded flag, and of you.',
      'Behind each one is a name, and somebody who still sets it down with care.',
      'I wish you a quiet Memorial Day.',
    ],
  }),
  idea('fallen-silent', 'picture', {
    all: [
      'This afternoon a whole country falls silent for a minute. I wanted to be near you in it, if only by card.',
      'A minute is not long, and it holds a great many names.',
      'With respect, and with a thought for you.',
    ],
  }),
  idea('poppy', 'picture', {
    all: [
      'Somebody once pinned on a red flower so that the fields would not be forgotten. Today I understand why.',
      'A small thing can keep a large one.',
      'I wish you a calm day of remembering.',
    ],
  }),
  idea('name-in-stone', 'picture', {
    all: [
      'Somewhere this morning a hand is resting on a name in stone. My thoughts are with all who stand there, and with you.',
      'Nothing needs to be added to it.',
      'I wish you a gentle Memorial Day.',
    ],
  }),
  idea('reason-for-the-day', 'thanks', {
    all: [
      'The long weekend has a reason, and today I am thinking of it, and of you.',
      'It would be easy to let it pass as any other Monday.',
      'I hope the day is unhurried where you are.',
    ],
  }),
  idea('what-they-gave', 'thanks', {
    all: [
      'What they gave cannot be given back, and so we remember. I am doing so today, with you in mind.',
      'It is little, and it is ours to do.',
      'May the day be quiet around you.',
    ],
  }),
  idea('no-answer', 'wish', {
    all: [
      'This is a card for a quiet day, with respect for those we remember and warm thoughts for you.',
      'It does not ask for an answer.',
      'I wish you stillness where you need it, and company where you want it.',
    ],
  }),
  idea('letters-home', 'picture', {
    all: [
      'I think today of the letters that came home, and of the people who read them twice. I think of you as well.',
      'Some pages are worn thin at the folds.',
      'May there be room in the day for remembering.',
    ],
  }),
  idea('still-said', 'wish', {
    all: [
      'As long as a name is said aloud, somebody is still being thanked. I am listening today, and thinking of you.',
      'It takes only a breath, and it matters.',
      'With warm thoughts this Memorial Day.',
    ],
  }),
  idea('in-honor', 'thanks', {
    formal: [
      'On Memorial Day I join you in honoring those who died in service.',
      'Their names are kept, and rightly so.',
      'I wish you a day of peace and reflection.',
    ],
  }),
  idea('with-respect', 'wish', {
    formal: [
      'I send you my respectful greetings on this day of remembrance.',
      'It is a day that joins a great many households in one thought.',
      'With sincere regard to you and to those dear to you.',
    ],
  }),
];
