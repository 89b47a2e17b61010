import { ideasFor } from '../idea.ts';
import { closePeople, everyone, personally } from './audiences.ts';
import { listed } from './grammar.ts';

const partner = ideasFor('get-well/partner', ['partner']);
const idea = ideasFor('get-well', everyone);
const personal = ideasFor('get-well', personally);
const close = ideasFor('get-well', closePeople);
const business = ideasFor('get-well/work', ['work', 'client']);

/** Light, and no word of what it is or how long it takes. */
export const getWellIdeas = [
  idea('no-hurry', 'wish', {
    all: [
      'I hope you feel better soon, and that nobody hurries you about it.',
      'The days are not being counted by anyone who matters.',
      'Rest as long as you like, and then a bit longer.',
    ],
  }),
  personal('window', 'picture', {
    warm: [
      'I wish you a good pillow, a window with something going on in it, and a little more strength each morning.',
      'The rest of the world can be looked at later.',
      'I am thinking of you.',
    ],
  }),
  personal('card-on-duty', 'light', {
    light: [
      'This card has been sent to keep an eye on you. Please lie still while it looks.',
      'It reports that the patient needs another cushion and something silly to read.',
      'Get well soon, at your own speed.',
    ],
  }),
  close('soup', 'picture', {
    all: [
      'If good wishes were soup, there would be a very large pot outside your door.',
      'With the lid on, so that it stays warm until you want it.',
      'Get well soon, and sleep all you can.',
    ],
  }),
  idea('formal-wish', 'wish', {
    formal: [
      'I was sorry to hear that you are unwell, and I send you my best wishes.',
      'Please do not trouble to reply.',
      'I hope that each day is a little easier than the one before.',
    ],
  }),
  personal('the-world-waits', 'thanks', {
    all: [
      'Everything you have put down is still there, and none of it minds waiting. Get well in peace.',
      'It is you that is missed, and not the things you do.',
      'I hope the next days are kind ones.',
    ],
  }),
  business('rest', 'thanks', {
    all: [
      'Please rest, and leave everything here to look after itself for a while. We wish you well.',
      'It has been told not to bother you.',
      'We look forward to seeing you when you are ready, and no sooner.',
    ],
  }),
  close(
    'waiting-for-you',
    'fact',
    {
      all: ({ loves }) => [
        `Get well soon. I hope you are back to ${listed(loves)} before long, and that until then you are well looked after.`,
        'It will keep for you.',
        'I am thinking of you in the meantime.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea('open-window', 'picture', {
    all: [
      'I hope the window is open, the tea is hot, and the telephone is somewhere else.',
      'You are excused from everything until further notice.',
      'Wishing you an easier day tomorrow than today.',
    ],
  }),
  personal('slow-applause', 'light', {
    light: [
      'You are now officially allowed to do nothing at all, and to do it lying down.',
      'Most people only get that on Sundays.',
      'Come back when the pillow has had enough of you.',
    ],
  }),
  business('no-messages', 'wish', {
    all: [
      'This is only to wish you well. There is no question at the end of it.',
      'Nobody here expects you to be thinking of us.',
      'Please take all the time you need.',
    ],
  }),
  partner('at-your-side', 'picture', {
    warm: [
      'I want you well again, and until then I want to be the one who brings the tea.',
      'There is no need to be brave with me.',
      'Rest, my love.',
    ],
  }),
  partner('nurse', 'light', {
    light: [
      'Your private nurse has no training, but is very much in love with the patient.',
      'Ring twice for toast.',
      'Get well soon, darling.',
    ],
  }),
];
