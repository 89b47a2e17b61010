import type { Facts } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';

const parent = ideasFor('birthday/parent', ['parent']);
const child = ideasFor('birthday/child', ['child']);
const sibling = ideasFor('birthday/sibling', ['sibling']);
const grandparent = ideasFor('birthday/grandparent', ['grandparent']);
const grandchild = ideasFor('birthday/grandchild', ['grandchild']);

/** True as well when nobody gave an age. */
const isNotSmall = ({ years }: Facts) => years === 0 || years >= 13;

/** Birthday ideas for the nearest family. */
export const birthdayForFamily = [
  parent('what-nobody-saw', 'thanks', {
    all: [
      'Happy birthday to the person who did a hundred things for me that nobody saw, and never sent a bill.',
      'I saw more of them than you think. It took me some years to understand what I was looking at.',
      'Today it is your turn to be looked after, so sit down.',
    ],
  }),
  parent('your-sayings', 'light', {
    light: [
      'I opened my mouth the other day and you came out. It was good advice, too.',
      'I am told it only gets worse from here. I have decided not to mind.',
      'Happy birthday, and thank you for the words I keep borrowing.',
    ],
  }),
  parent('still-first', 'picture', {
    warm: [
      'When something good happens, you are still one of the first people I want to tell.',
      'I do not think that ever wears off, and I hope it never does.',
      'Today the good thing is your birthday, so I am telling you about that.',
    ],
  }),
  parent('carried', 'thanks', {
    warm: [
      'I carry more of you around with me than either of us planned. Most days I notice, and I am glad.',
      'It is in how I fold a towel, or answer a door.',
      'Happy birthday, with thanks for all of it.',
    ],
    formal: [
      'On your birthday I should like to thank you, plainly and in writing, for what you have given me.',
      'So much of it was given without a word that I never found the moment to answer.',
      'I wish you a day of rest, and good company in it.',
    ],
  }),
  parent('your-day-off', 'wish', {
    light: [
      'As it is your birthday, you have the day off from worrying about me.',
      'I checked, and I am fine. I have eaten. I own a coat.',
      'Put your feet up and let somebody bring you something for once.',
    ],
  }),
  child(
    'proud-anyway',
    'thanks',
    {
      all: [
        'I am proud of you on the days you win something, and just as much on the days you only get through.',
        'You do not have to do anything to earn it. It was there from the start.',
        'Happy birthday to you, just as you are.',
      ],
    },
    { when: isNotSmall },
  ),
  child('looking-at-you', 'picture', {
    warm: [
      'I could look at you for a long time and still not be used to my luck.',
      'You have your own way of going about things, and watching it is one of the pleasures of my life.',
      'Happy birthday, and may the year be good to you.',
    ],
  }),
  child(
    'embarrass',
    'light',
    {
      light: [
        'It is your birthday, so I am allowed to embarrass you: I think you are tremendous.',
        'I would say it in front of your friends, but I have been asked not to.',
        'Have a grand day, and eat the icing first.',
      ],
    },
    { when: isNotSmall },
  ),
  child(
    'light-left-on',
    'wish',
    {
      warm: [
        'Wherever this birthday finds you, there is somebody here thinking of you and smiling.',
        'That is true on the other days too. You are on my mind more often than the telephone knows.',
        'I wish you a year with kind people in it, and work or play that you like.',
      ],
    },
    { when: isNotSmall },
  ),
  child('best-thing', 'thanks', {
    all: [
      'Your birthday is a present to me as well, and I never have to unwrap it.',
      'I get to remember that you came along, and changed the shape of every day after.',
      'Enjoy yours. I am already enjoying mine.',
    ],
  }),
  sibling('same-stories', 'picture', {
    warm: [
      'There are stories only you and I know how to finish. I am glad it is you who has the other half.',
      'Nobody else laughs in the right places.',
      'Happy birthday, and here is to a few more of them.',
    ],
  }),
  sibling('last-slice', 'light', {
    light: [
      'Happy birthday, and for one day only you may have the last slice, the best chair and the final word.',
      'Normal service resumes tomorrow.',
      'Do not say I never gave you anything.',
    ],
  }),
  sibling('on-your-side', 'thanks', {
    all: [
      'I may argue with you about most things, but I am on your side in all of them.',
      'It seemed worth putting in writing once, where you can produce it as evidence.',
      'Happy birthday to somebody I would have picked anyway.',
    ],
  }),
  sibling('no-explaining', 'thanks', {
    warm: [
      'It is a great comfort to have somebody to whom I never need to explain our family.',
      'One look from you does it.',
      'I wish you a birthday without any explaining at all.',
    ],
    formal: [
      'It is a good thing to have you as family, and a birthday is the right day to say so.',
      'I do not say it often, and I think it often.',
      'I wish you health and good days in the year to come.',
    ],
  }),
  sibling('card-not-socks', 'light', {
    light: [
      'I thought about giving you advice for your birthday, and then I remembered that I like being spoken to.',
      'So here is a card instead, with no advice in it anywhere.',
      'Have a very good day, and do exactly as you please.',
    ],
  }),
  grandparent('long-table', 'picture', {
    all: [
      'If everyone who is fond of you sat down to your birthday at once, it would take a very long table.',
      'I would want the chair next to yours.',
      'Happy birthday, with love from my end of it.',
    ],
  }),
  grandparent('better-told', 'thanks', {
    warm: [
      'Thank you for having time. Everybody else seems to be on the way to somewhere, and you let a person sit down.',
      'It is the kind of present that does not wear out.',
      'I wish you a birthday with time in it, and someone to pass it with.',
    ],
  }),
  grandparent('handed-down', 'thanks', {
    warm: [
      'Some things are handed down in boxes, and some are handed down by watching. I have had the second kind from you.',
      'I find I know how to do things I was never taught.',
      'Happy birthday, and thank you.',
    ],
    formal: [
      'I send you my love and my respect on your birthday.',
      'Much of what is good in our family started before me, and I know where to say thank you.',
      'May the year be gentle with you, and the days pleasant.',
    ],
  }),
  grandparent('spoil-you', 'light', {
    light: [
      'All year round it is grandparents who do the spoiling. Today the traffic goes the other way.',
      'That means the good chair, the big slice, and no getting up for anything.',
      'Happy birthday, and no arguing.',
    ],
  }),
  grandchild('growing', 'picture', {
    warm: [
      'Every time I see you there is a bit more of you, and I like all of it.',
      'I do not mean the height, although there is that as well.',
      'Happy birthday, and keep going just as you are.',
    ],
  }),
  grandchild('my-privilege', 'thanks', {
    all: [
      'Being your grandparent is the best job I never applied for.',
      'The hours are good, and the company is better.',
      'Happy birthday, and thank you for having me.',
    ],
  }),
  grandchild('pocket', 'light', {
    light: [
      'I have a pocketful of birthday wishes here, and every one of them has your name on it.',
      'One for luck, one for fun, and one for a second helping when nobody is looking.',
      'Spend them however you like.',
    ],
  }),
  grandchild('cheering', 'wish', {
    warm: [
      'Whatever you try this year, picture one more person in the back row, clapping before you have even begun.',
      'That is me. I do not need a reason.',
      'Have a lovely birthday.',
    ],
    formal: [
      'I send you my love on your birthday, and my good wishes for everything you set your hand to this year.',
      'It gives me great pleasure to see you make your own way.',
      'May it be a good year, and a kind one.',
    ],
  }),
];
