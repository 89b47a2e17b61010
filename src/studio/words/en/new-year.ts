import { ideasFor } from '../idea.ts';
import { beyondPartner, closePeople, everyone, personally } from './audiences.ts';

const partner = ideasFor('new-year/partner', ['partner']);
const others = ideasFor('new-year', beyondPartner);
const idea = ideasFor('new-year', everyone);
const personal = ideasFor('new-year', personally);
const close = ideasFor('new-year', closePeople);
const client = ideasFor('new-year/client', ['client']);

export const newYearIdeas = [
  idea('kind-year', 'wish', {
    all: [
      'I wish you a year that is kind more often than it is busy.',
      'And when it is busy, may it be with things you chose.',
      'Happy New Year, and a soft landing in it.',
    ],
  }),
  personal('empty-calendar', 'picture', {
    all: [
      'A new calendar is a lovely thing: all those squares, and nobody has asked you for one of them yet.',
      'Keep a few back, for nothing in particular.',
      'Happy New Year, and guard them well.',
    ],
  }),
  personal('resolutions', 'light', {
    light: [
      'I have made no resolutions for the new year, and I am keeping every one.',
      'You are welcome to share mine.',
      'May the year go easy on both of us.',
    ],
  }),
  close('glad-of-you', 'thanks', {
    warm: [
      'I looked back over the old year before it went. You were in the good parts.',
      'I am hoping for more of the same, in the same company.',
      'Happy New Year, with love.',
    ],
  }),
  idea('health-and-peace', 'wish', {
    formal: [
      'For the new year I wish you health, and peace of mind to enjoy it in.',
      'May whatever you begin go well, and whatever you finish rest.',
      'You have my good wishes for every month of it.',
    ],
  }),
  others('midnight', 'picture', {
    warm: [
      'Somewhere between the countdown and the kiss I always think of a few people. You are one of them.',
      'It takes no longer than a second, and I would not skip it.',
      'I hope the year opens gently for you.',
    ],
  }),
  client('trust', 'thanks', {
    all: [
      'Thank you for the trust you gave us in the old year. We wish you a good start to the new one.',
      'We mean to go on deserving it.',
      'Our warm wishes to everybody on your side.',
    ],
  }),
  client('calm', 'picture', {
    all: [
      'We hope the new year comes in quietly, and brings you work you are glad to do.',
      'We shall be pleased if some of it is with us.',
      'Happy New Year from all of us.',
    ],
  }),
  idea('good-surprises', 'picture', {
    all: [
      'May the new year bring you a few surprises, all of them the kind one wants to tell somebody about.',
      'The other kind may go to the wrong address.',
      'Good luck and good health, right through to December.',
    ],
  }),
  others('same-people', 'thanks', {
    all: [
      'Years change their numbers. I am glad that some people stay, and that you are one of them.',
      'It makes the turning over much less alarming.',
      'A good new year to you, from somebody who is also still here.',
    ],
  }),
  personal('fireworks', 'light', {
    light: [
      'May your new year start late, preferably after lunch.',
      'Anything before that is still technically the old one.',
      'Happy New Year, when you are ready for it.',
    ],
  }),
  partner('same-as-last', 'thanks', {
    all: [
      'My plan for the new year is the same as for the old one, and you are in all of it.',
      'I looked for something to improve, and left that part alone.',
      'Happy New Year, my love.',
    ],
  }),
  partner('first-face', 'picture', {
    warm: [
      'Of all the things I want to see in the new year, I have put your face first.',
      'The rest of the list can come in any order.',
      'Here is to another one with you.',
    ],
  }),
  partner('resolved', 'light', {
    light: [
      'I have resolved to kiss you more often this year. It is the only one I expect to keep.',
      'Progress may be inspected at any time.',
      'Happy New Year, sweetheart.',
    ],
  }),
];
