import { ideasFor } from '../idea.ts';
import { beyondPartner, closePeople, everyone, personally } from './audiences.ts';
import { listed } from './grammar.ts';

const others = ideasFor('thinking-of-you', beyondPartner);
const idea = ideasFor('thinking-of-you', everyone);
const personal = ideasFor('thinking-of-you', personally);
const close = ideasFor('thinking-of-you', closePeople);
const partner = ideasFor('thinking-of-you/partner', ['partner']);

/** For no occasion at all, or for one that is nobody else's business. */
export const thinkingOfYouIdeas = [
  idea('no-reason', 'thanks', {
    all: [
      'There is no occasion. You crossed my mind, and it seemed a pity not to tell you.',
      'It happens more often than the cards would suggest.',
      'I hope the day is treating you well.',
    ],
  }),
  personal('middle-of-the-day', 'picture', {
    warm: [
      'In the middle of an ordinary day I stopped and thought of you.',
      'Then I went on, and it was a better day.',
      'I hope you can feel it at your end, like sun on a sleeve.',
    ],
  }),
  close('across-the-distance', 'picture', {
    all: [
      'If thoughts made a noise, you would have heard me coming to your door this morning.',
      'I would have stayed for one cup and then for another.',
      'Until I come in person, this card has my place.',
    ],
  }),
  idea('no-answer-needed', 'wish', {
    all: [
      'I am thinking of you. That is the whole message, and it needs no answer.',
      'You can put it on a shelf and get on with your day.',
      'It will still be true tomorrow.',
    ],
  }),
  idea('kind-regards', 'wish', {
    formal: [
      'You have been in my thoughts, and I wanted to send a word to say so.',
      'I hope that you are well, and that the days are kind to you.',
      'With my warm regards.',
    ],
  }),
  others('small-hello', 'light', {
    light: [
      'This is a hello that could not wait for your birthday.',
      'It has no news, no plans and no point, and I am rather proud of it.',
      'Hello! Carry on.',
    ],
  }),
  idea('short-letter', 'picture', {
    all: [
      'I had a minute between two things today, and I spent it thinking of you.',
      'It was well spent, and I did not get it back, and I do not want it.',
      'I hope all is well where you are.',
    ],
  }),
  partner('always', 'thanks', {
    all: [
      'I think of you so often that it hardly counts as thinking any more. It is more like humming.',
      'You are the tune.',
      'Come and find me soon.',
    ],
  }),
  personal(
    'reminded',
    'fact',
    {
      all: ({ loves }) => [
        `I cannot hear of ${listed(loves)} without thinking of you, and so I am writing to say hello.`,
        'I hope there has been time for it lately.',
        'You are in my thoughts.',
      ],
    },
    { needs: ['loves'], when: ({ loves }) => loves.length === 1 },
  ),
  others('good-thought', 'thanks', {
    warm: [
      'You are one of the thoughts I go to when I want a good one.',
      'I thought you should know, since you do so well at it.',
      'I hope somebody is being kind to you today.',
    ],
  }),
  idea('from-here', 'picture', {
    all: [
      'Consider this a wave from across the street, with both arms.',
      'The traffic was loud and I did not want to shout.',
      'I hope things are well on your side.',
    ],
  }),
];
