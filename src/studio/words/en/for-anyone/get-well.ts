import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const partner = ideasFor('get-well/partner', ['partner']);
const idea = ideasFor('get-well', everyone);
const personal = ideasFor('get-well', personally);

/** More that suits almost anybody. */
export const getWellForAnyone = [
  idea('an-easier-day', 'wish', {
    all: [
      'I hope today is easier than yesterday, and that tomorrow has the same idea.',
      'There is no prize for being quick about it.',
      'Be as well as you can, and let the rest be done for you.',
    ],
  }),
  idea('blanket', 'picture', {
    all: [
      'Please take this card for an extra blanket. It is thin, but it was sent with care.',
      'It may be tucked in at any side.',
      'Sleep well, and wake a little better.',
    ],
  }),
  idea('missed', 'thanks', {
    all: [
      'You are missed, and I hope you are soon well enough to be told so in person.',
      'Until then it has been put in writing.',
      'Take good care, and let others take it too.',
    ],
  }),
  idea('first-walk', 'wish', {
    all: [
      'I wish you good sleep, patient people, and a first walk in the sun when you feel like one.',
      'Round the block is far enough to begin with.',
      'My thoughts are with you until then.',
    ],
  }),
  idea('slow-clock', 'picture', {
    all: [
      'May the clock in your room be a quiet one, and may the hours be kinder than they are long.',
      'It is a good time to read something with no point to it.',
      'Get well gently.',
    ],
  }),
  idea('nothing-to-do', 'thanks', {
    all: [
      'You have nothing to do at present but feel better, and nobody is checking.',
      'It is a harder job than it looks from outside.',
      'I hope that it goes well, and that you have help.',
    ],
  }),
  idea('strength', 'wish', {
    formal: [
      'I wish you strength, rest, and a good recovery.',
      'Please let everything else wait until you are ready for it.',
      'I look forward to better news of you, in your own time.',
    ],
  }),
  idea('thinking-of-you-now', 'thanks', {
    formal: [
      'It troubled me to hear that you are not well. You are in my thoughts.',
      'I trust that you are in good hands.',
      'With my sincere wishes for your health.',
    ],
  }),
  idea('calm-days', 'picture', {
    formal: [
      'May the coming days be calm, and each of them a small step upward.',
      'There is no need to take two at once.',
      'You have my warm wishes for it.',
    ],
  }),
  idea('no-duties', 'wish', {
    formal: [
      'I send you my kind regards, and the wish that you may soon feel more yourself.',
      'No duty is so pressing that it cannot wait for you.',
      'Please rest, and be well.',
    ],
  }),
  personal('pyjamas', 'light', {
    light: [
      'Everybody is a little jealous of your dress code. Please rest, and stay in your pajamas.',
      'It is considered very elegant this season.',
      'Get well soon, and do not iron anything.',
    ],
  }),
  personal('grapes', 'light', {
    light: [
      'I believe one brings grapes. They would not fit into the envelope, so I have eaten them for you.',
      'They were very good, and I thought of you throughout.',
      'Get better, and I shall bring the next lot in person.',
    ],
  }),
  personal('bell', 'light', {
    light: [
      'You should have a little bell to ring for tea. If you have one, ring it now.',
      'If nobody comes, ring it again with more feeling.',
      'Be well soon, and enjoy the service.',
    ],
  }),
  personal('soft-things', 'wish', {
    warm: [
      'I wish you soft things for a while: pillows, voices, light, and people who knock first.',
      'Everything with edges can stay outside.',
      'I am thinking of you and hoping for good days.',
    ],
  }),
  personal('worth-the-wait', 'thanks', {
    warm: [
      'Take all the time it needs. You are worth waiting for.',
      'I would rather have you well than have you early.',
      'A gentle hug from me, to be used whenever you like.',
    ],
  }),
  partner('beside-the-bed', 'wish', {
    all: [
      'I am no good at seeing you unwell. I keep bringing you things you did not ask for.',
      'This card is one of them.',
      'Rest, and let me fuss a little.',
    ],
  }),
  partner('house-too-quiet', 'thanks', {
    warm: [
      'Everything is too tidy and too quiet when you are not well. I want you back, talking.',
      'Until then I shall talk, and you may sleep through it.',
      'Get well, my heart.',
    ],
  }),
  partner('forehead', 'picture', {
    all: [
      'A kiss on the forehead, a fresh glass of water, and the curtain just as you like it. Sleep now.',
      'I am in the next room, listening.',
      'You will tell me if you need me.',
    ],
  }),
  personal('remote-control', 'light', {
    light: [
      'You have the right to the remote control until you are better, so use it without mercy.',
      'No one may sigh about it.',
      'After that, we vote again.',
    ],
  }),
  personal('cat', 'light', {
    light: [
      'Wishing you the talent of a cat: sleep all day, look dignified, and have food brought. Get well like that.',
      'Being stroked is optional.',
      'You will be very good at it.',
    ],
  }),
  idea('sorry-you-are-unwell', 'thanks', {
    all: [
      'I am sorry that you are not feeling well, and I hope that each morning is a better one.',
      'It may take the scenic route.',
      'With kind thoughts to you on the way.',
    ],
  }),
];
