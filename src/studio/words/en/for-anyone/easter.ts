import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const partner = ideasFor('easter/partner', ['partner']);
const idea = ideasFor('easter', everyone);
const personal = ideasFor('easter', personally);

/** More that suits almost anybody. */
export const easterForAnyone = [
  idea('spring-coat', 'wish', {
    all: [
      'I hope Easter finds you with the window open, and nothing heavier on your mind than the next meal.',
      'A nap afterwards is no sin.',
      'Good days to you, one after the other.',
    ],
  }),
  idea('good-to-have', 'thanks', {
    all: [
      'Easter is about things coming round again, and I am glad that you are one of my people each time.',
      'I would not like to count without you.',
      'I wish you a bright and easy holiday.',
    ],
  }),
  idea('bells', 'picture', {
    all: [
      'When the bells begin on Easter morning, I shall be sending a good thought in your direction.',
      'Bells carry a long way, and so do thoughts.',
      'May it reach you at breakfast.',
    ],
  }),
  idea('soft-light', 'wish', {
    all: [
      'I wish you soft light, good bread, and people at the table whom you like. A happy Easter.',
      'The eggs may be any color.',
      'Stay seated as long as you please.',
    ],
  }),
  idea('first-green', 'picture', {
    all: [
      'A holiday that smells of something baking deserves a good word, and here is mine: a happy Easter to you.',
      'Somebody ought to test the baking, and it may as well be you.',
      'Have a gentle few days.',
    ],
  }),
  idea('rest-and-news', 'wish', {
    all: [
      'May Easter bring you rest, one piece of good news, and somebody to tell it to.',
      'If the news is only that there is cake, that will do.',
      'With good wishes to your whole table.',
    ],
  }),
  idea('easter-greeting', 'thanks', {
    formal: [
      'I send you my Easter greetings, and my thanks for your kindness through the year.',
      'Such a holiday is a good moment to say so.',
      'I hope that you will spend the holiday in peace.',
    ],
  }),
  idea('hope-and-rest', 'wish', {
    formal: [
      'May Easter bring you hope, and a few days’ rest to go with it.',
      'We could all do with a little of both.',
      'I wish you and your family well.',
    ],
  }),
  idea('bright-morning', 'picture', {
    formal: [
      'I wish you a bright Easter morning, and contentment in the days that follow.',
      'May there be friendly faces at your table.',
      'Kind regards, and my best wishes for the holiday.',
    ],
  }),
  idea('a-kind-thought', 'thanks', {
    formal: [
      'At Easter I think with gratitude of the people I am glad to know, and you are among them.',
      'It does me good to write it.',
      'May the season treat you kindly.',
    ],
  }),
  personal('chocolate-law', 'light', {
    light: [
      'Easter law is clear: chocolate found before breakfast belongs to the finder.',
      'Chocolate found after breakfast was badly looked for.',
      'Good hunting, and no elbows.',
    ],
  }),
  personal('rabbit', 'light', {
    light: [
      'I met the Easter rabbit, who says you have been quite good, all things considered.',
      'I did not ask what things.',
      'Look under something this morning.',
    ],
  }),
  personal('hen', 'light', {
    light: [
      'Spare a thought at Easter for the hens, who do all the work while a rabbit gets the thanks.',
      'We have all worked in places like that.',
      'Happy Easter, and have an egg in their honor.',
    ],
  }),
  personal('lengthening', 'wish', {
    warm: [
      'I hope Easter puts a little light back wherever you have been short of it.',
      'You give out a good deal of your own.',
      'With love, and a wave from this side of the fence.',
    ],
  }),
  personal('in-my-basket', 'thanks', {
    warm: [
      'If Easter baskets came with people in them, I would be very pleased to find you in mine.',
      'I might even leave the chocolate.',
      'Happy Easter, dear one.',
    ],
  }),
  partner('one-nest', 'picture', {
    all: [
      'One nest, two spoons, and the whole morning: that is how I would like to keep Easter with you.',
      'The spoons are for the chocolate egg.',
      'I love you, and I will share. Mostly.',
    ],
  }),
  partner('each-spring', 'thanks', {
    warm: [
      'When everything begins again at Easter, I am glad that you and I need only go on.',
      'I like where we had got to.',
      'All my love, and flowers on the table.',
    ],
  }),
  partner('better-than-chocolate', 'light', {
    light: [
      'I have thought about it for a long time, and you are better than Easter chocolate. It was close.',
      'Do not ask me again when I am hungry.',
      'A kiss, with crumbs in it.',
    ],
  }),
  personal('hiding-places', 'light', {
    light: [
      'If you are hiding eggs this Easter, make a list. I say this as somebody who once did not.',
      'One turned up in a boot.',
      'May all of yours be found by a person, and not by a nose.',
    ],
  }),
  personal('hop', 'light', {
    light: [
      'This card was going to hop to you, but it got tired and took the mail. A very happy Easter!',
      'It is resting now. Please do not wind it up.',
      'Eat something with ears for me.',
    ],
  }),
];
