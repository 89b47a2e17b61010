import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const partner = ideasFor('new-year/partner', ['partner']);
const idea = ideasFor('new-year', everyone);
const personal = ideasFor('new-year', personally);

/** More that suits almost anybody. */
export const newYearForAnyone = [
  idea('first-morning', 'picture', {
    all: [
      'I hope the first morning of the new year is a slow one, with good coffee and no questions.',
      'The questions will find you soon enough.',
      'May it be a year you are glad to have had.',
    ],
  }),
  idea('one-good-thing', 'wish', {
    all: [
      'I wish you one good thing in the new year that you did not see coming, and several that you did.',
      'Leave a chair free for the first one.',
      'A happy New Year to you and to your people.',
    ],
  }),
  idea('good-to-have-known', 'thanks', {
    all: [
      'The old year had its moments, and some of the good ones were yours. Thank you for them.',
      'I have kept them, and thrown out the rest.',
      'I wish you a bright new one.',
    ],
  }),
  idea('enough', 'wish', {
    all: [
      'May the new year bring you enough: enough time, enough sleep, enough company, and a little over.',
      'The little over is for cake.',
      'You have my good wishes for all of it.',
    ],
  }),
  idea('fresh-snow', 'picture', {
    all: [
      'A new year is like a path that nobody has walked on yet. I hope that yours leads past something lovely.',
      'There is no need to hurry along it.',
      'Go well, and look about you.',
    ],
  }),
  idea('along-the-way', 'thanks', {
    all: [
      'At the turn of the year one thinks of people. I thought of you, and was glad that I did.',
      'It made the evening better.',
      'Good health to you, and good days.',
    ],
  }),
  idea('for-the-old-year', 'thanks', {
    formal: [
      'I thank you for the good will of the past year, and wish you a happy New Year.',
      'It has been valued, even where it was not mentioned.',
      'May the coming months be kind to you.',
    ],
  }),
  idea('prosperous', 'wish', {
    formal: [
      'May the new year bring you health, satisfaction in your work, and time for those you love.',
      'I could not wish you better, or mean it more.',
      'With my sincere regards at the turn of the year.',
    ],
  }),
  idea('good-beginning', 'picture', {
    formal: [
      'I wish you a calm beginning to the new year, and a good course to the whole of it.',
      'What begins in peace often goes on so.',
      'Accept my best wishes for yourself and your family.',
    ],
  }),
  idea('looking-forward', 'thanks', {
    formal: [
      'It is a pleasure to send you greetings at the new year, and I hope for many occasions to meet in it.',
      'There should be time for that.',
      'I wish you contentment, and good news.',
    ],
  }),
  personal('gym', 'light', {
    light: [
      'By the second week of January all good resolutions will be on sale. I would wait for the discount.',
      'I am waiting too, on the sofa.',
      'Come and sit down, and have a happy New Year.',
    ],
  }),
  personal('wrong-year', 'light', {
    light: [
      'I wish you a year in which you remember to write the right number by the end of January.',
      'I generally manage it by spring.',
      'Happy New Year, whichever one it is.',
    ],
  }),
  personal('same-us', 'light', {
    light: [
      'The new year may be new, but I am afraid you are getting the same old me with it.',
      'There is no exchange.',
      'A happy New Year all the same, from an old admirer.',
    ],
  }),
  personal('gentle-with-you', 'wish', {
    warm: [
      'I hope the new year is gentle with you, and that you are gentle with yourself in it.',
      'You are rather good at it with other people.',
      'With love, into the new one.',
    ],
  }),
  personal('carried-over', 'thanks', {
    warm: [
      'If one could carry over the best of one year into the next, I would carry you over first.',
      'I would not trust anybody else with it.',
      'Happy New Year, dear heart.',
    ],
  }),
  partner('midnight-kiss', 'wish', {
    all: [
      'At midnight I want to be where you are. After that, the year may do as it likes.',
      'I have a feeling it will be a good one.',
      'Come and stand next to me when they count.',
    ],
  }),
  partner('whole-calendar', 'picture', {
    warm: [
      'I looked through the new calendar and put you on every page of it, in pencil and then in ink.',
      'There is still room for the dentist.',
      'I love you, and I am looking forward.',
    ],
  }),
  partner('last-kiss', 'light', {
    light: [
      'This is notice that my last kiss of the old year and my first of the new one are both reserved for you.',
      'No tickets will be sold at the door.',
      'Bring your own champagne.',
    ],
  }),
  personal('balance', 'light', {
    light: [
      'I have looked back over the year, and I have decided to keep you and return the rest.',
      'They would not take back February.',
      'On we go, then, and in good company.',
    ],
  }),
  personal('cork', 'light', {
    light: [
      'May every cork of yours fly over the right hedge this New Year, and may nobody be asked to find it.',
      'Aim away from the chandelier.',
      'A good year to you, with bubbles in it.',
    ],
  }),
];
