import { ideasFor } from '../idea.ts';
import { beyondPartner, everyone, personally } from './audiences.ts';

const partner = ideasFor('easter/partner', ['partner']);
const others = ideasFor('easter', beyondPartner);
const idea = ideasFor('easter', everyone);
const personal = ideasFor('easter', personally);
const young = ideasFor('easter/young', ['child', 'grandchild']);

/** Easter, for those who go to church and those who go looking for eggs. */
export const easterIdeas = [
  idea('long-weekend', 'wish', {
    all: [
      'I wish you an Easter with a long breakfast, and nothing after it that has to be on time.',
      'The eggs can wait. They are good at it.',
      'A happy Easter to you, and a second cup.',
    ],
  }),
  personal('egg-at-the-back', 'light', {
    light: [
      'May you find every Easter egg this week, and not one of them in July, behind the sofa.',
      'If you do, it still counts.',
      'Eat the ears first. There is no other way.',
    ],
  }),
  personal('something-begins', 'picture', {
    warm: [
      'Easter always looks to me like a door left open in the morning. I hope something good comes in by yours.',
      'It need not be large. A bit of light would do.',
      'Happy Easter, with my love.',
    ],
  }),
  idea('peaceful', 'wish', {
    formal: [
      'I wish you a peaceful Easter, with light in it.',
      'May the days be restful and the company good.',
      'With my warm regards.',
    ],
  }),
  idea('flowers-on-the-table', 'picture', {
    all: [
      'I hope there are flowers on your table this Easter, and people around it who stay to talk.',
      'Somebody else should clear the plates.',
      'Good wishes to you for the holiday and the weeks after it.',
    ],
  }),
  others('thinking-of-you', 'thanks', {
    all: [
      'Holidays are for counting one’s people, and at Easter I count you among mine.',
      'It did not take long to get to your name.',
      'I hope the days are good to you.',
    ],
  }),
  young('hunt', 'light', {
    light: [
      'Secret message for a champion egg hunter: look low, look high, and look where somebody has just said do not look.',
      'Burn this card after reading, or just eat some chocolate.',
      'Happy Easter!',
    ],
  }),
  idea('few-quiet-days', 'wish', {
    all: [
      'May the Easter days be quiet, and longer than they look on the calendar.',
      'They are allowed to be idle from start to finish.',
      'Warm wishes from here.',
    ],
  }),
  idea('light-later', 'picture', {
    all: [
      'I hope somebody hides something good for you this Easter, and that it is not too hard to find.',
      'Some of us prefer the easy ones at any age.',
      'Have a cheerful and restful few days.',
    ],
  }),
  partner('found', 'picture', {
    warm: [
      'Some people look for eggs at Easter. I have already found what I was looking for.',
      'It is usually in the next room, humming.',
      'Happy Easter, my love.',
    ],
  }),
  partner('half-the-bunny', 'light', {
    light: [
      'If I had bought you a chocolate rabbit, it would have reached you without its ears. You know me.',
      'The rest I would have guarded with my life.',
      'Happy Easter, darling.',
    ],
  }),
  partner('slow-days', 'wish', {
    all: [
      'What I want from Easter is you, and nowhere to go.',
      'The bells can ring for other people.',
      'All my love, and a late breakfast.',
    ],
  }),
];
