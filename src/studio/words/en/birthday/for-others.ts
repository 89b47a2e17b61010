import { ideasFor } from '../../idea.ts';

const partner = ideasFor('birthday/partner', ['partner']);
const family = ideasFor('birthday/family', ['family']);
const inLaw = ideasFor('birthday/in-law', ['in-law']);
const friend = ideasFor('birthday/friend', ['friend']);
const work = ideasFor('birthday/work', ['work']);
const client = ideasFor('birthday/client', ['client']);
const neighbor = ideasFor('birthday/neighbor', ['acquaintance']);

/** Birthday ideas for one's partner, the wider family, friends and work. */
export const birthdayForOthers = [
  partner('favorite-hour', 'picture', {
    warm: [
      'The best part of most days is the part with you in it. Today I get to say so with cake.',
      'It need not be anything: the two of us, and nothing on.',
      'Happy birthday, my love.',
    ],
  }),
  partner('choose-again', 'thanks', {
    all: [
      'If I walked into a room full of strangers tonight, I know which one I would end up talking to.',
      'I would do it all again, the nervous part too.',
      'Happy birthday to my favorite person in any room.',
    ],
  }),
  partner('your-side', 'light', {
    light: [
      'Happy birthday, and today you may have the whole blanket.',
      'I shall lie there, cold and noble, and think of how lucky I am.',
      'Offer ends at midnight. The rest of me is yours for longer.',
    ],
  }),
  partner('quiet-luck', 'thanks', {
    warm: [
      'I forget to say it when the days are full, so I am saying it on yours: I know how lucky I am.',
      'You make a plain evening into something I look forward to.',
      'I hope today gives you back a little of that.',
    ],
    formal: [
      'On your birthday I want to say, without any hurry, how much I love you.',
      'The days go quickly, and you are what I would keep of every one.',
      'I wish you a year that is worthy of you.',
    ],
  }),
  partner('still-look-up', 'picture', {
    warm: [
      'I still look up when I hear you at the door.',
      'I hope I always do. It is a small thing, and I would not swap it for a large one.',
      'Happy birthday, and come here.',
    ],
  }),
  family('branch', 'picture', {
    all: [
      'Every family tree has a branch one is glad to sit on. Happy birthday to mine.',
      'The view is good, and so is the company.',
      'I hope the day is full of the people you like best.',
    ],
  }),
  family('turn-up', 'thanks', {
    warm: [
      'A family get-together is better the moment you are in the room. Today we get to say so.',
      'I look for you first, you know.',
      'Have a happy birthday, and a good year with many doors to walk through.',
    ],
  }),
  family('the-good-ones', 'light', {
    light: [
      'You cannot choose your relatives, so I would like to thank whoever chose you for me.',
      'They did a very tidy job.',
      'Happy birthday from your admiring relation.',
    ],
  }),
  family('far-or-near', 'wish', {
    warm: [
      'We may not see each other every week, but there is a lamp lit for you in this part of the family.',
      'It is on today in particular.',
      'I wish you a birthday with good food and easy talk.',
    ],
    formal: [
      'I send you warm birthday wishes from this side of the family.',
      'It is good to belong to the same people as you.',
      'I hope the year ahead is a healthy and a happy one.',
    ],
  }),
  family(
    'good-aunt-uncle',
    'thanks',
    {
      all: [
        'Every family needs somebody one is simply glad to be related to. In ours I have you down for the post.',
        'It is unpaid, and I am afraid it is for life.',
        'Happy birthday, with love.',
      ],
    },
    { only: ['aunt', 'uncle'] },
  ),
  inLaw(
    'joined',
    'thanks',
    {
      all: [
        'When I joined this family I could not have known how glad I would be of you. A happy birthday to you.',
        'You made room, and it never felt like squeezing in.',
        'I hope today somebody makes room for you, with cushions.',
      ],
    },
    { only: ['father-in-law', 'mother-in-law'] },
  ),
  inLaw('drew-you', 'light', {
    light: [
      'They say you get your in-laws by luck. I should have bought a ticket in the lottery that day as well.',
      'As it is, I am well content with my winnings.',
      'Happy birthday, and a very good day to you.',
    ],
  }),
  inLaw('family-by-now', 'picture', {
    warm: [
      'There is the family one starts with, and the family one is glad to have found. Today we are lighting candles for you.',
      'I think of you as family without the hyphens.',
      'I wish you a good birthday, and people around you.',
    ],
  }),
  inLaw('kind-wishes', 'wish', {
    formal: [
      'I send you my warm wishes on your birthday, and my thanks for your kindness.',
      'It is a pleasure to count you as family.',
      'I hope the day brings you rest and good company.',
    ],
    warm: [
      'I hope your birthday is an easy one, with the people you like near and nothing you need to organize.',
      'It would suit you to be looked after for a day.',
      'Warm wishes, and a good year to follow.',
    ],
  }),
  friend('no-occasion', 'thanks', {
    warm: [
      'You are the person I would call with nothing to say. Happy birthday, and thank you for picking up.',
      'Half of what I find funny, I find funny because I want to tell you.',
      'I hope the year is kind to you, and that I hear all about it.',
    ],
  }),
  friend('evidence', 'light', {
    light: [
      'As your friend I am sworn to secrecy about almost everything. Your birthday is the exception.',
      'It is today, and I have told everyone.',
      'Enjoy the attention. You can get me back in due course.',
    ],
  }),
  friend('second-helping', 'wish', {
    all: [
      'For your birthday I wish you what you would wish for me: good sleep, good news, and a second helping.',
      'I can only bring one of those myself, so leave some room.',
      'To your health, my friend.',
    ],
  }),
  friend('picked', 'thanks', {
    warm: [
      'Nobody has to be friends with anybody. That is what I like about us.',
      'You could be anywhere with anyone, and now and then it is me.',
      'Happy birthday, and thank you for your company.',
    ],
    formal: [
      'Good friends are few, and I am grateful to count you among mine.',
      'A birthday is the right day to write that down.',
      'I wish you a happy day, and a year of good health.',
    ],
  }),
  friend(
    'older-friend',
    'light',
    {
      light: [
        'Another candle. I would help you blow them out, but I need my breath for the cake.',
        'Somebody has to be brave about the second slice.',
        'Happy birthday, you fine old thing.',
      ],
    },
    { when: ({ years }) => years === 0 || years >= 25 },
  ),
  work(
    'desk',
    'picture',
    {
      all: [
        'I hope your inbox has the sense to be quiet on your birthday.',
        'Everything in it will still be there tomorrow. That is what inboxes are for.',
        'Best wishes for the day, and a pleasant evening after it.',
      ],
    },
    { only: ['colleague'] },
  ),
  work(
    'easier',
    'thanks',
    {
      warm: [
        'Work is made of people, and the days are better for having you among them. Today they should bring cake.',
        'It is worth saying once a year, and true in between.',
        'I hope the evening is entirely your own.',
      ],
      formal: [
        'It is a pleasure to work with you, and a pleasure to wish you a happy birthday.',
        'I hope the year ahead brings you good work and good rest in fair shares.',
        'With my best wishes for the day.',
      ],
    },
    { only: ['colleague', 'boss', 'manager', 'coworker', 'co-worker', 'teammate'] },
  ),
  work('meeting', 'light', {
    light: [
      'I propose one item for today: cake. All in favor?',
      'Carried, with nobody against. The minutes will show a happy birthday to you.',
      'Any other business can wait until tomorrow.',
    ],
  }),
  work(
    'learned',
    'thanks',
    {
      all: [
        'Much of what I know about doing things properly I have from watching you. Thank you, and happy birthday.',
        'You may not have noticed that you were teaching. That was the best of it.',
        'I wish you a good day, and a year with room for your own plans.',
      ],
    },
    { only: ['mentor', 'teacher'] },
  ),
  client('courtesy', 'wish', {
    all: [
      'We wish you a very happy birthday and a pleasant year ahead.',
      'It is good to have an occasion to write that is not about business.',
      'Please enjoy the day.',
    ],
  }),
  client('thank-you', 'thanks', {
    all: [
      'On your birthday, our thanks for your trust, and our good wishes for the day.',
      'We do not take it for granted.',
      'May the coming year go well for you, at work and away from it.',
    ],
  }),
  client('away-from-the-desk', 'picture', {
    all: [
      'We hope your birthday includes a good lunch, and an afternoon that ends early.',
      'Work will keep. It is known for it.',
      'Our warm wishes to you.',
    ],
  }),
  client('pleasure', 'thanks', {
    all: [
      'It is a pleasure to know the person as well as the business. Happy birthday from all of us.',
      'We look forward to every conversation.',
      'We hope the day is a good one.',
    ],
  }),
  client('good-year', 'wish', {
    all: [
      'May your birthday be the start of a steady and satisfying year.',
      'Health first, and the rest in good order behind it.',
      'With our kind wishes.',
    ],
  }),
  client('short-note', 'picture', {
    all: [
      'No attachments, no questions and nothing to sign: only our good wishes on your birthday.',
      'We thought one message today should be like that.',
      'Have a good day.',
    ],
  }),
  client('light-note', 'light', {
    light: [
      'This is the one message from us that needs no answer: happy birthday.',
      'You may file it under cake.',
      'We hope the day is a light one.',
    ],
  }),
  client('quiet-wish', 'wish', {
    formal: [
      'Please accept our best wishes on your birthday.',
      'We hope you are able to spend it as you would choose.',
      'We wish you good health in the year to come.',
    ],
  }),
  neighbor('wave', 'picture', {
    all: [
      'Most days it is a nod or a hello in passing. Today it is a card: happy birthday.',
      'The hello is in here as well.',
      'I hope the day goes the way you like it.',
    ],
  }),
];
