import { ideasFor } from '../idea.ts';
import type { Group } from '../relationship-group.ts';
import { everyone } from './audiences.ts';

const notOwnParent: readonly Group[] = everyone.filter((group) => group !== 'parent');

/** The ideas of one of the two days; `day` is its name as it stands in a sentence. */
function ideasOfDay(folder: string, day: string) {
  const parent = ideasFor(`${folder}/parent`, ['parent']);
  const others = ideasFor(folder, notOwnParent);
  const partner = ideasFor(`${folder}/partner`, ['partner']);
  const grandparent = ideasFor(`${folder}/grandparent`, ['grandparent']);
  return [
    parent('years-to-see', 'thanks', {
      all: [
        `It takes about half a lifetime to see what a parent did. I am getting there, and ${day} is a good day to say so.`,
        'Some of it I only understood when I heard myself saying it.',
        'Thank you, for the parts I knew about and for the others.',
      ],
    }),
    parent('no-wages', 'light', {
      light: [
        `A word for ${day}: the pay was poor, the hours were long, and the staff answered back.`,
        'I was the staff.',
        'Thank you for not handing in your notice.',
      ],
    }),
    parent('your-voice', 'picture', {
      warm: [
        'There is a voice I hear when I do not know what to do, and it sounds a good deal like you.',
        'It is calmer than I am, and usually right.',
        `Happy ${day}, with all my love.`,
      ],
    }),
    parent('plain-thanks', 'wish', {
      formal: [
        `On ${day} I want to thank you, and to send you my love.`,
        'It is a debt that nobody can repay, and you have never mentioned it.',
        'I wish you a peaceful day, with nothing in it that you have to do.',
      ],
    }),
    parent('sit-still', 'wish', {
      all: [
        'Today you are not to carry, fetch, cook or fix anything. We can manage for one day.',
        'You may hear noises. Please ignore them.',
        `Happy ${day}, and keep the chair.`,
      ],
    }),
    others('for-what-you-do', 'thanks', {
      all: [
        `${day} is for those who look after someone, and so it is for you.`,
        'Most of that work is done when nobody is looking, which is why it needs a day.',
        'I hope somebody brings you breakfast.',
      ],
    }),
    others('kind-word', 'wish', {
      formal: [
        `My warm wishes to you on ${day}.`,
        'I hope the day brings you rest, and thanks from the right people.',
        'May it be a pleasant one from beginning to end.',
      ],
    }),
    others('coffee-while-hot', 'light', {
      light: [
        `For ${day} I wish you a hot drink that stays hot until you have finished it.`,
        'It has been done. There are witnesses.',
        'Enjoy every mouthful.',
      ],
    }),
    others('quiet-hour', 'picture', {
      warm: [
        `I hope ${day} brings you a hug at the door, and an hour with nobody at it.`,
        'Both are harder to come by than they should be.',
        'I am thinking of you today, and of what you do.',
      ],
    }),
    parent('first-person', 'thanks', {
      warm: [
        'I have met a good many people by now, and I am still glad that you were the first.',
        'You set the measure, and it is a high one.',
        `All my love on ${day}.`,
      ],
    }),
    parent('still-asking', 'light', {
      light: [
        `In honor of ${day}, all questions about where things are have been put off until tomorrow.`,
        'There may be a list.',
        'Enjoy the silence, with love from the usual address.',
      ],
    }),
    others('good-hands', 'picture', {
      all: [
        'Somebody is lucky to have your hand to hold. I thought of that today.',
        'Being that for somebody is a large thing, and mostly it looks like making sandwiches.',
        `Have a very good ${day}.`,
      ],
    }),
    partner('i-see', 'thanks', {
      warm: [
        `Happy ${day}, my love. I see what you do, also when I forget to say so.`,
        'It is one of the things I fall in love with, usually at the least convenient moment.',
        'Today, let the rest of us get up first.',
      ],
    }),
    grandparent('twice', 'thanks', {
      all: [
        `You have looked after more than one generation of us, and it shows in the best places. Happy ${day}.`,
        'There is a bit of you in every one of us at the table.',
        'With love, and with thanks from all the branches.',
      ],
    }),
  ];
}

export const mothersDayIdeas = ideasOfDay('mothers-day', 'Mother’s Day');
export const fathersDayIdeas = ideasOfDay('fathers-day', 'Father’s Day');
