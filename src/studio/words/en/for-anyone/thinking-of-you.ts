import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const partner = ideasFor('thinking-of-you/partner', ['partner']);
const idea = ideasFor('thinking-of-you', everyone);
const personal = ideasFor('thinking-of-you', personally);

/** More that suits almost anybody. */
export const thinkingOfYouForAnyone = [
  idea('good-day-to-you', 'wish', {
    all: [
      'No question and no news: only a good thought, with your name on it.',
      'It weighed nothing, so I put it in the post.',
      'I hope it finds you in a kind hour.',
    ],
  }),
  idea('window', 'picture', {
    all: [
      'I looked up from what I was doing just now, and there you were, in my thoughts, by the window.',
      'You looked well.',
      'I hope that you are well, and warm.',
    ],
  }),
  idea('kept-a-minute', 'thanks', {
    all: [
      'I kept a minute free today and gave it to you.',
      'It is a small thing to give, but it was a whole one.',
      'May the other minutes treat you gently.',
    ],
  }),
  idea('wherever-this-finds-you', 'wish', {
    all: [
      'Wherever this finds you, I hope there is a chair nearby, and a little peace in the day.',
      'If there is not, you may use this card as an excuse to stop.',
      'My thoughts are with you for a while.',
    ],
  }),
  idea('paper-boat', 'picture', {
    all: [
      'Think of this card as a paper boat. I set it going here, and hoped that it would reach you.',
      'It carries one passenger, and that is a good wish.',
      'Keep it, or send it on to somebody.',
    ],
  }),
  idea('still-there', 'thanks', {
    all: [
      'It has been on my mind to tell you that you are on my mind.',
      'Now it is done, and I feel better for it.',
      'Be well, and be good to yourself.',
    ],
  }),
  idea('remembered', 'thanks', {
    formal: [
      'I wished to let you know that you are remembered here, and with pleasure.',
      'It needs no occasion, and so I have not waited for one.',
      'I hope that all is well with you and yours.',
    ],
  }),
  idea('well-wishes', 'wish', {
    formal: [
      'Allow me to send you a few good wishes, for no reason but that I thought of you.',
      'May they arrive on a pleasant day, or make it one.',
      'With kind thoughts, and with my respects.',
    ],
  }),
  idea('quiet-greeting', 'picture', {
    formal: [
      'This is a quiet greeting, and it asks for nothing in return.',
      'I thought of you this week, and I was glad to.',
      'I wish you well, and hope to hear good things of you.',
    ],
  }),
  idea('often-intended', 'thanks', {
    formal: [
      'I have often intended to write, and today I am doing so.',
      'Good intentions grow no better for being kept.',
      'You have my best wishes for the days to come.',
    ],
  }),
  personal('no-agenda', 'light', {
    light: [
      'This card has no agenda. It just wanted to get out of the house and see you.',
      'It is now looking round your kitchen with interest.',
      'Give it a place by the fruit bowl.',
    ],
  }),
  personal('pen', 'light', {
    light: [
      'My pen wrote your name all by itself, so I thought I had better finish the sentence.',
      'It says that you are good company, and it is a very honest pen.',
      'Hello from both of us.',
    ],
  }),
  personal('ears', 'light', {
    light: [
      'If your ears were warm today, I can explain. I was thinking nice things about you.',
      'I can supply the full list on request.',
      'Carry on being you.',
    ],
  }),
  personal('near', 'wish', {
    warm: [
      'Some people are far away and feel near. You are one of those for me.',
      'I do not know how you do it, but please go on.',
      'I hope that something good comes to your door this week.',
    ],
  }),
  personal('small-smile', 'thanks', {
    warm: [
      'I thought of you this morning, and it put me in a better temper for the whole day.',
      'That seems worth a stamp.',
      'Thank you, and be well.',
    ],
  }),
  partner('empty-half', 'picture', {
    all: [
      'I passed something today that you would have pointed at, and I pointed at it for you.',
      'Nobody looked. It was not the same.',
      'I miss you, even when it is only until tonight.',
    ],
  }),
  partner('between-things', 'wish', {
    warm: [
      'Between one thing and the next I keep finding you, like a coin in a coat.',
      'It makes me feel rich for a minute.',
      'I love you, and I hope today is kind to you.',
    ],
  }),
  partner('distraction', 'light', {
    light: [
      'I was supposed to be doing something useful, and then you walked through my head again.',
      'You did not even knock.',
      'Please come and do it in person.',
    ],
  }),
  partner('luck', 'thanks', {
    all: [
      'I thought of how many ways there were for us not to meet, and I had to sit down.',
      'Then I got up and wrote this.',
      'I am glad it went the way it went.',
    ],
  }),
  personal('postman', 'light', {
    light: [
      'The mailman asked who this was for. I said it was somebody I like, and he called them lucky.',
      'I said that I was the lucky one. Then he had to go on, as he has a round to do.',
      'Now it is with you, where it belongs.',
    ],
  }),
  personal('wave-back', 'light', {
    light: [
      'I am waving. You cannot see it, but the people opposite can, and they are confused.',
      'One has begun to wave back.',
      'Come soon, or this will get out of hand.',
    ],
  }),
  personal('thought-stuck', 'light', {
    light: [
      'You have been stuck in my head all day, like a tune, only without the annoying bit.',
      'I do not mind. It is a good tune.',
      'I hope you have had a good thought as well.',
    ],
  }),
  idea('small-comforts', 'wish', {
    all: [
      'I hope today has a small comfort in it for you, and that you have time to notice it.',
      'Warm socks count. So does a letter.',
      'This was meant to be one of them.',
    ],
  }),
];
