import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

/** Mother's Day and Father's Day for anyone, and more for one's own parents; `day` is its name as it stands in a sentence. */
export function parentsDayForAnyone(folder: string, day: string) {
  const parent = ideasFor(`${folder}/parent`, ['parent']);
  const others = ideasFor(
    folder,
    everyone.filter((group) => group !== 'parent'),
  );
  const personal = ideasFor(
    folder,
    personally.filter((group) => group !== 'parent'),
  );
  return [
    others('small-luxuries', 'wish', {
      all: [
        `For ${day} I wish you small luxuries: a door that stays shut, a towel that stays dry, a sentence you can finish.`,
        'None of them can be bought, which is why I mention them.',
        'May you get the whole set.',
      ],
    }),
    others('drawing-on-the-door', 'picture', {
      all: [
        `Somewhere on a kitchen wall hangs a drawing that says all this better. Happy ${day} to you.`,
        'The arms are too long, and the heart is in the right place.',
        'Look at it for a moment today.',
      ],
    }),
    others('patience', 'thanks', {
      all: [
        'Whoever looks after other people has earned a day, and I hope that this one is kind to you.',
        'It should come with breakfast, and with an hour to yourself.',
        `With good thoughts on ${day}.`,
      ],
    }),
    others('heard', 'wish', {
      all: [
        'I hope you are thanked today, and by somebody who has to look up to say it.',
        'Those are the thanks that last.',
        `My good wishes to you on ${day}.`,
      ],
    }),
    others('full-table', 'picture', {
      all: [
        `May there be noise at your table on ${day}, of the happy sort, and quiet afterwards.`,
        'In that order, if it can be arranged.',
        'Somebody else clears up. I insist.',
      ],
    }),
    others('example', 'thanks', {
      all: [
        `Some people make care look easy. I think of you on ${day} because you are one of them.`,
        'I know that it is not easy. That is why I mention it.',
        'I hope that today you are the one who is cared for.',
      ],
    }),
    others('respects', 'thanks', {
      formal: [
        `On ${day} I send you my regards, and my respect for all that you do for others.`,
        'Much of it is never seen, and none of it is small.',
        'I wish you a restful day.',
      ],
    }),
    others('happy-family-day', 'wish', {
      formal: [
        `I hope that ${day} brings you the company of those you love.`,
        'There could hardly be a better way to keep it.',
        'With every good wish to you and your family.',
      ],
    }),
    others('flowers', 'picture', {
      formal: [
        `If flowers could be sent by letter, there would be some in this one, for ${day}.`,
        'Please take the thought in their place.',
        'May you have a pleasant and peaceful day.',
      ],
    }),
    others('well-deserved-rest', 'thanks', {
      formal: [
        `${day} is a fitting time to think of those who give so much of their time, and I think of you.`,
        'It is work without a closing hour.',
        'I hope that you will be given a few hours for yourself.',
      ],
    }),
    personal('staff-meeting', 'light', {
      light: [
        `By order of ${day}, all complaints from smaller persons are to be handed in tomorrow, in writing.`,
        'Those who cannot write yet may draw.',
        'Have a glorious and unreasonable day.',
      ],
    }),
    personal('breakfast', 'light', {
      light: [
        `May breakfast in bed on ${day} come with a plate under it this time.`,
        'And may the crumbs be on somebody else’s side.',
        'Enjoy it, whatever it turns out to be.',
      ],
    }),
    personal('hands-free', 'wish', {
      warm: [
        `I hope you get to spend part of ${day} with your hands free, and somebody else’s arms round you.`,
        'You have carried enough for one week.',
        'A hug from me, to go on with.',
      ],
    }),
    personal('thinking-of', 'thanks', {
      warm: [
        `On ${day} I am thinking of all that you do that nobody writes down.`,
        'I would not know where to begin the list.',
        'Be spoiled a little, and do not protest.',
      ],
    }),
    parent('on-your-shoulders', 'thanks', {
      all: [
        `I stood on your shoulders for so long that I thought I was tall. On ${day} I wanted to mention it.`,
        'The view was excellent, and I never asked how your back was.',
        'Thank you for lifting me.',
      ],
    }),
    parent('porch-light', 'picture', {
      all: [
        'I grew up thinking that a light in the window was simply how houses are. It was you.',
        'I leave one on myself now, and think of you as I do it.',
        `With love and thanks on ${day}.`,
      ],
    }),
    parent('your-turn', 'wish', {
      warm: [
        `You gave me the bigger half for years and called it the smaller one. I know that now, and ${day} is a good day to own up.`,
        'Today the bigger half is yours.',
        'Eat it slowly, with my love.',
      ],
    }),
    parent('warranty', 'light', {
      light: [
        `A short report for ${day}: your child is still in working order. The warranty must have been very good.`,
        'There are a few scratches, all of them my own.',
        'Thank you, and please do not send me back.',
      ],
    }),
    parent('all-you-gave', 'thanks', {
      formal: [
        `It is a good thing to have ${day}, for I do not thank you half as often as I think it.`,
        'You gave me more than I knew how to notice.',
        'I wish you health, and many quiet pleasures.',
      ],
    }),
    others('small-hand', 'picture', {
      all: [
        `I hope a small sticky hand finds its way into yours on ${day}, or a large one that used to be.`,
        'Either one is a good thing to hold.',
        'Wash afterwards, or do not.',
      ],
    }),
    others('nap', 'wish', {
      all: [
        'May there be a nap in your day, of the kind where nobody comes in to ask if you are asleep.',
        `That is my idea of a proper ${day} present.`,
        'Sleep well, and wake up to cake.',
      ],
    }),
    others('the-long-view', 'thanks', {
      all: [
        'Raising people is slow work, and those who do it seldom hear how well it is going. It is going well.',
        `I thought that ${day} was a good time to say it.`,
        'With my best wishes to you.',
      ],
    }),
    personal('crown', 'light', {
      light: [
        `For ${day} you are entitled to one paper crown, one wobbly breakfast, and one song with actions.`,
        'The actions are the best part.',
        'Bear it nobly, and keep the crown.',
      ],
    }),
    personal('phone-call', 'light', {
      light: [
        `Somewhere a telephone is about to ring with somebody asking how long one boils an egg. Happy ${day} to the expert.`,
        'Say eight minutes and hang up.',
        'Then put your feet back where they were.',
      ],
    }),
    personal('medal', 'light', {
      light: [
        `There is no medal for finding the other shoe, and there should be. Happy ${day} to a champion.`,
        'You would have a whole wall of them.',
        'I hope that today all shoes come in twos.',
      ],
    }),
    personal('quiet-please', 'light', {
      light: [
        `My gift to you on ${day} is that I will not ask you where anything is.`,
        'I cannot speak for the others.',
        'Have a seat, and let them look.',
      ],
    }),
    personal('window-light', 'picture', {
      warm: [
        `I passed a lit window with a family in it, and it made me think of you and of ${day}.`,
        'They were all talking at once, and somebody was passing the bread.',
        'I hope yours is as warm as that.',
      ],
    }),
  ];
}
