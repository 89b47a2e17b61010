import { ideasFor } from '../../idea.ts';
import { beyondPartner, everyone } from '../audiences.ts';

const others = ideasFor('custom', beyondPartner);
const partner = ideasFor('custom/partner', ['partner']);
const idea = ideasFor('custom', everyone);

/** More that suits almost anybody. */
export const customForAnyone = [
  idea('noted', 'thanks', {
    all: [
      'I know that today is not like other days for you, and I wanted you to know that I know.',
      'That is all this card was written for.',
      'You have my good thoughts with you.',
    ],
  }),
  idea('beside', 'picture', {
    all: [
      'If I could be anywhere today for a minute, I would come by and nod to you across the room.',
      'You would know what I meant by it.',
      'Take this card for the nod.',
    ],
  }),
  idea('good-hands', 'wish', {
    all: [
      'I hope that this day is in good hands, and that some of them are yours.',
      'The rest may be left to those who care about you.',
      'I wish you well with all of it.',
    ],
  }),
  idea('bookmark', 'picture', {
    all: [
      'Let this card be a bookmark in your year, at today, so that you can find the place again.',
      'I have put my name in the margin.',
      'Good thoughts to you from this page.',
    ],
  }),
  idea('as-you-like-it', 'wish', {
    all: [
      'However you keep this day, I hope that it goes as you would have it go.',
      'It is yours, after all.',
      'I keep a thought for you until the evening.',
    ],
  }),
  idea('kept-the-date', 'thanks', {
    all: [
      'I kept this date in mind, because it is yours, and because I think of you gladly.',
      'Some dates need no reminding.',
      'May it be kind to you.',
    ],
  }),
  idea('two-lines', 'picture', {
    all: [
      'Two lines from me, so that the day has them in it: I thought of you, and I am glad to know you.',
      'There is room under them for anything you like.',
      'I wish you all that is good.',
    ],
  }),
  idea('esteem', 'thanks', {
    formal: [
      'I write to you today with esteem, and with my sincere good wishes.',
      'They are not for today alone.',
      'I hope that all goes well for you.',
    ],
  }),
  idea('accompany', 'wish', {
    formal: [
      'May my good wishes accompany you through this day.',
      'They are quiet company, and loyal.',
      'I remain yours in friendship and respect.',
    ],
  }),
  idea('courteous-word', 'picture', {
    formal: [
      'A day that matters to you deserves a courteous word, and I am pleased to send you mine.',
      'It is brief, so as not to keep you.',
      'With regard, and with kind thoughts.',
    ],
  }),
  idea('mindful', 'thanks', {
    formal: [
      'I am mindful of what day this is, and I send you my regards.',
      'You need not answer them.',
      'I trust that you are among people who wish you well.',
    ],
  }),
  others('no-idea', 'light', {
    light: [
      'I am told that the right card for a day like this does not exist, so I am sending this one and hoping.',
      'It is doing its best.',
      'You can tell that it likes you.',
    ],
  }),
  others('envelope', 'light', {
    light: [
      'The envelope got a good wish, a hello, and a bit of fuss on your account.',
      'There was no room for the cake.',
      'Take them out one at a time.',
    ],
  }),
  others('standing-by', 'light', {
    light: [
      'I am standing by today with good thoughts and no idea what to do with my hands. They are all for you.',
      'The thoughts, that is. You may have the hands as well.',
      'Wave if you need me.',
    ],
  }),
  others('gently-through', 'wish', {
    warm: [
      'I hope that today carries you gently, and that you can feel a few of us walking along.',
      'I am the one a little to the left.',
      'With love, for the whole of it.',
    ],
  }),
  others('because-of-you', 'thanks', {
    warm: [
      'It is because of you that I have put a mark on this day, and I look at it kindly.',
      'I have never been sorry to have your name in my calendar.',
      'My love to you, today and onwards.',
    ],
  }),
  partner('this-day-with-you', 'wish', {
    all: [
      'I do not mind what day it is, so long as you are in it. But this one I have marked.',
      'It has our names next to each other.',
      'I love you, and I am glad of today.',
    ],
  }),
  partner('next-to-you', 'picture', {
    warm: [
      'If you look to one side today, I hope that I am there. If I am not, I am on my way.',
      'I am always on my way to you.',
      'With all my love, and then some.',
    ],
  }),
  partner('reserved', 'light', {
    light: [
      'This card entitles you to one embrace of any length. It does not expire, and neither do I, with luck.',
      'It may be used again and again.',
      'See me for details.',
    ],
  }),
  partner('known-you', 'picture', {
    all: [
      'You know what this day means to you, and I know you, so I think I know it too.',
      'Tell me if I have it wrong. I like hearing you talk.',
      'I am yours, today as on the others.',
    ],
  }),
];
