import { ideasFor } from '../idea.ts';
import { beyondPartner, closePeople, everyone, personally } from './audiences.ts';

const partner = ideasFor('thanksgiving/partner', ['partner']);
const others = ideasFor('thanksgiving', beyondPartner);
const idea = ideasFor('thanksgiving', everyone);
const personal = ideasFor('thanksgiving', personally);
const close = ideasFor('thanksgiving', closePeople);
const client = ideasFor('thanksgiving/client', ['client']);

export const thanksgivingIdeas = [
  close('when-they-go-round', 'thanks', {
    all: [
      'When they go round the table and ask what we are thankful for, I shall have to be brief. You are the long version.',
      'I did not want to say so with my mouth full.',
      'Happy Thanksgiving, with love.',
    ],
  }),
  personal('second-pie', 'light', {
    light: [
      'It is Thanksgiving, so nobody counts, weighs or measures anything today, and pie is a vegetable.',
      'I do not make the rules. I only enforce them.',
      'Save a corner for the leftovers.',
    ],
  }),
  idea('good-table', 'wish', {
    all: [
      'I wish you a full table at Thanksgiving, and an easy evening after it.',
      'May the talk be good, and the dishes somebody else’s.',
      'If anybody has to get up for the salt, let it not be you.',
    ],
  }),
  idea('grateful', 'thanks', {
    formal: [
      'At Thanksgiving I should like to tell you that I am grateful to know you.',
      'It is a simple thing, and seldom said.',
      'I wish you a happy and restful day.',
    ],
  }),
  personal('on-my-list', 'picture', {
    warm: [
      'I made a list of good things this week. You were on it before the coffee was ready.',
      'It got longer, but it never got better than that line.',
      'Happy Thanksgiving to you.',
    ],
  }),
  others('chair', 'picture', {
    all: [
      'Wherever we each sit down this Thanksgiving, I am thinking of you between the potatoes and the pie.',
      'It is a good long stretch of the meal.',
      'I hope yours is a happy one.',
    ],
  }),
  client('with-thanks', 'thanks', {
    all: [
      'Thanksgiving is a good day to thank you for working with us.',
      'We are glad of it all year.',
      'We wish you a restful holiday.',
    ],
  }),
  idea('small-things', 'picture', {
    all: [
      'May your Thanksgiving be full of small things worth the thanks: a warm room, a good story, the first bite.',
      'The large ones tend to look after themselves.',
      'Good wishes from my chair to your own.',
    ],
  }),
  client('full-house', 'wish', {
    all: [
      'We hope your house is full, your plate is warm, and nobody checks their messages.',
      'Ours can all wait until next week.',
      'Happy Thanksgiving from everyone here.',
    ],
  }),
  partner('short-grace', 'thanks', {
    warm: [
      'When I count what I am thankful for, I get to you and lose count.',
      'I start again, and the same thing happens.',
      'Happy Thanksgiving, my love.',
    ],
  }),
  partner('under-the-table', 'light', {
    light: [
      'Happy Thanksgiving to the one I would share the last slice of pie with, and I do not say that to everyone.',
      'I do not say it to anyone else, in fact.',
      'Hold my hand under the table.',
    ],
  }),
];
