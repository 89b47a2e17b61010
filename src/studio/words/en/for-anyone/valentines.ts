import { ideasFor } from '../../idea.ts';
import { beyondPartner, everyone } from '../audiences.ts';

const partner = ideasFor('valentines/partner', ['partner']);
const others = ideasFor(
  'valentines',
  everyone.filter((group) => group !== 'partner'),
);
const personal = ideasFor('valentines', beyondPartner);

/** More that suits almost anybody. */
export const valentinesForAnyone = [
  others('liked', 'wish', {
    all: [
      'This is a day for saying that one likes people. I like you, and now it is said.',
      'It would be just as true on the fifteenth.',
      'Have a sweet and easy Valentine’s Day.',
    ],
  }),
  others('extra-heart', 'picture', {
    all: [
      'They always print too many hearts for Valentine’s Day. I have put one aside for you.',
      'It is the plain sort, for people one is glad of.',
      'Keep it wherever you keep such things.',
    ],
  }),
  others('kindness-counts', 'thanks', {
    all: [
      'For Valentine’s Day a thought about kindness: some people have the knack of it, and you are one.',
      'Flowers are nice too, but they do not last as long.',
      'I hope some of it comes back to you today.',
    ],
  }),
  others('something-sweet', 'wish', {
    all: [
      'I hope there is something sweet on your plate today, and somebody glad to see you.',
      'If there is only one of the two, have a second helping.',
      'Good wishes to you on Valentine’s Day.',
    ],
  }),
  others('post-box', 'picture', {
    all: [
      'The mailbox is full of love letters today, so I thought I would slip in a friendly one.',
      'It is shorter, and nobody has to answer it.',
      'May the day be kind to you.',
    ],
  }),
  others('regard', 'thanks', {
    formal: [
      'On Valentine’s Day I send you my regard, which is of the lasting kind.',
      'It asks for no flowers.',
      'I wish you a pleasant day in good company.',
    ],
  }),
  others('friendly-note', 'wish', {
    formal: [
      'A day that speaks of affection is a good day for a friendly note, and this one is for you.',
      'I am glad to be able to send it.',
      'With my good wishes, today and after.',
    ],
  }),
  others('small-token', 'picture', {
    formal: [
      'Please take this card as a small token of esteem on Valentine’s Day.',
      'It is modestly meant, and sincerely.',
      'I hope that the day brings you pleasure.',
    ],
  }),
  others('appreciated', 'thanks', {
    formal: [
      'Valentine’s Day gives me the occasion to tell you that you are appreciated.',
      'One ought not to need an occasion.',
      'May you hear it from others as well.',
    ],
  }),
  personal('cupid', 'light', {
    light: [
      'On Valentine’s Day somebody asked me to hold his bow for a moment, and I thought of you. Please keep still.',
      'I am told that it only tickles.',
      'It wears off by the weekend.',
    ],
  }),
  personal('dinner-for-all', 'light', {
    light: [
      'May your Valentine’s Day have all of the chocolate and none of the violin player at the next table.',
      'He means well, but there is no stopping him.',
      'Enjoy the peace, with love from a safe distance.',
    ],
  }),
  personal('card-count', 'light', {
    light: [
      'Congratulations on receiving at any rate one card this Valentine’s Day.',
      'It may be placed where visitors will see it.',
      'You may say it is from an admirer. It is.',
    ],
  }),
  personal('fond-word', 'thanks', {
    warm: [
      'I am fond of you on every day of the year, and today they sell cards for it.',
      'It would have been silly to let the chance go by.',
      'I hope Valentine’s Day is good to you.',
    ],
  }),
  personal('warm-corner', 'picture', {
    warm: [
      'There is a warm corner in my thoughts, and you have had a seat in it for a long time.',
      'I like to look in and see you there.',
      'Love from me on Valentine’s Day.',
    ],
  }),
  partner('quiet-table', 'picture', {
    all: [
      'Tonight I should like a small table, a candle that is not too bright, and you on the other side of it.',
      'We could also skip the table.',
      'I love you, my valentine.',
    ],
  }),
  partner('ask-again', 'wish', {
    all: [
      'If I had to ask you all over again, I would be just as nervous and twice as sure.',
      'Say yes again. I like hearing it.',
      'All my love on Valentine’s Day, and after.',
    ],
  }),
  partner('learned-by-heart', 'thanks', {
    warm: [
      'I know your laugh by heart, and your step, and the way you say my name. I would like to go on learning.',
      'There is always another page.',
      'Happy Valentine’s Day, my love.',
    ],
  }),
  partner('with-all-my-heart', 'thanks', {
    formal: [
      'Today I should like to say it without joking: I love you, and I am grateful for you.',
      'I say it too seldom in whole sentences.',
      'With all my heart, on Valentine’s Day.',
    ],
  }),
  partner('finest-choice', 'picture', {
    formal: [
      'Of all that I have chosen in my life, I have been surest of you.',
      'It has never needed a second thought.',
      'I wish for nothing on Valentine’s Day but your company.',
    ],
  }),
  partner('wanted', 'light', {
    light: [
      'Wanted: one valentine. Must be you. No experience needed beyond what you already have with me.',
      'The pay is in kisses, and the hours are long.',
      'Apply at once, in person.',
    ],
  }),
  others('good-neighbors', 'thanks', {
    all: [
      'Valentine’s Day is for the heart, and a good one deserves a mention. Yours does, at any rate.',
      'I have seen it at work.',
      'May today return a little of what you give.',
    ],
  }),
  others('paper-heart', 'picture', {
    all: [
      'I cut a heart out of paper for you. It came out a bit crooked, so I am sending a card instead.',
      'The thought behind it was straight.',
      'I hope that you have a friendly sort of day.',
    ],
  }),
  others('no-fuss', 'wish', {
    all: [
      'Without roses, without violins, without fuss: a good Valentine’s Day to you.',
      'Fuss is overrated, and violins are hard to send.',
      'I wish you one person to share it with, or a good book.',
    ],
  }),
  others('glad-you-are-about', 'thanks', {
    all: [
      'One is supposed to say nice things today. I think that I am glad you are about. That is mine.',
      'It is not a rhyme, but it is true.',
      'My warm wishes to you for a kindly day.',
    ],
  }),
  others('cordial', 'wish', {
    formal: [
      'With this card go my cordial greetings on Valentine’s Day.',
      'They are few in words, and not in meaning.',
      'I trust that it will be a happy one.',
    ],
  }),
  personal('roses', 'light', {
    light: [
      'Roses are red, this card is not long, I tried to write more of it and the rhyme came out wrong.',
      'I blame the violets.',
      'Happy Valentine’s Day, poetry or no poetry.',
    ],
  }),
  personal('self-love', 'light', {
    light: [
      'Buy yourself the big box of chocolates today. You know what you like, and you never forget your own birthday.',
      'Leave the coconut ones for me.',
      'A very merry Valentine’s Day to you.',
    ],
  }),
  personal('held-dear', 'wish', {
    warm: [
      'It is a good day to know that one is held dear. You are, for instance by me.',
      'I have no intention of stopping.',
      'My love to you, in the plain and lasting sort.',
    ],
  }),
];
