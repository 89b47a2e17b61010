import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const partner = ideasFor('thank-you/partner', ['partner']);
const idea = ideasFor('thank-you', everyone);
const personal = ideasFor('thank-you', personally);

/** More that suits almost anybody. */
export const thankYouForAnyone = [
  idea('without-being-asked', 'thanks', {
    all: [
      'You did it without being asked, which is the hardest way to do a thing, and I thank you twice for that.',
      'Most people wait for the question.',
      'I hope you know how far it went.',
    ],
  }),
  idea('kept-warm', 'picture', {
    all: [
      'Some kindnesses cool down quickly. Yours is still warm in my hands, and so are my thanks.',
      'I have been carrying it about with me.',
      'May somebody do as much for you, and soon.',
    ],
  }),
  idea('first-thing', 'wish', {
    all: [
      'The first thing I wanted to do today was to say thank you, so that nothing could get in front of it.',
      'Now the rest of the day may come.',
      'I hope that your day is a good one.',
    ],
  }),
  idea('took-the-time', 'thanks', {
    all: [
      'You took the time, and time is the one thing nobody has lying about. Thank you for yours.',
      'I know what else you could have done with it.',
      'I will not forget where it went.',
    ],
  }),
  idea('two-words', 'picture', {
    all: [
      'Two words do most of the work in the world, and today they are for you: thank you.',
      'I have turned them over to see whether there were better ones, and there are not.',
      'With every good wish from here.',
    ],
  }),
  idea('in-your-debt', 'thanks', {
    formal: [
      'I should like to thank you for your kindness. I remain, gladly, in your debt.',
      'It was given so lightly that I might almost have missed what it weighed.',
      'You have my gratitude and my good wishes.',
    ],
  }),
  idea('right-word', 'wish', {
    formal: [
      'It would be wrong to let your help go by in silence, and so I thank you for it here.',
      'It came at the right moment, and in the right way.',
      'I wish you all that is good in return.',
    ],
  }),
  idea('with-appreciation', 'thanks', {
    formal: [
      'With this card I send you my thanks and my appreciation.',
      'Both have been owing for longer than I like to admit.',
      'I hope that they reach you on a good day.',
    ],
  }),
  idea('thoughtful', 'picture', {
    formal: [
      'Thank you for so much thought and care. Neither went unnoticed.',
      'Such things are remembered longer than they take.',
      'I look forward to thanking you in person.',
    ],
  }),
  personal('speech', 'light', {
    light: [
      'I had prepared a speech of thanks, with pauses. You are being spared it.',
      'The short version is on this card, and the long one ends the same way.',
      'Thank you, and you may sit down.',
    ],
  }),
  personal('medal', 'light', {
    light: [
      'They do not give out medals for what you did, so please accept a card, which is easier to dust.',
      'Pin it wherever you like.',
      'Thank you from your whole fan club, present and writing.',
    ],
  }),
  personal('even', 'light', {
    light: [
      'By rights I should now do something enormous for you. While I think what, have a thank-you.',
      'I am slow, but I keep lists.',
      'You are at the top of mine.',
    ],
  }),
  personal('felt-looked-after', 'picture', {
    warm: [
      'For a while there I felt looked after. It was your doing, and I am grateful.',
      'One forgets how good that is until it happens.',
      'I hope you feel it too, the next time you need it.',
    ],
  }),
  personal('better-for-it', 'thanks', {
    warm: [
      'I keep telling people what you did, and then I noticed that I had not told you how thankful I am.',
      'They were all very impressed, and so am I.',
      'You made more of a difference than you let on.',
    ],
  }),
  partner('quiet-work', 'thanks', {
    all: [
      'I see the small things you do when you think I am not looking, and I love you for each of them.',
      'I am nearly always looking.',
      'Come here and be thanked properly.',
    ],
  }),
  partner('in-the-morning', 'picture', {
    warm: [
      'Some mornings I look across at you and think: how did I manage this?',
      'I have no idea, and I am not going to ask.',
      'I am grateful for you every single day.',
    ],
  }),
  partner('account', 'light', {
    light: [
      'According to my records I owe you for most of the good things since breakfast.',
      'I would like to pay in kisses, by installments.',
      'The first installment is due tonight.',
    ],
  }),
  personal('bow', 'light', {
    light: [
      'Picture me bowing so low that something falls out of my pocket. That is how thankful I am.',
      'If it was a coin, keep it.',
      'Nobody has earned it more.',
    ],
  }),
  personal('statue', 'light', {
    light: [
      'If I had any say with the town council, there would be a statue of you by now.',
      'You would be holding whatever it is you held for me.',
      'Until it is built, I thank you by mail.',
    ],
  }),
  idea('came-at-the-right-time', 'wish', {
    all: [
      'It came at the right time, and from the right person, and I am thankful for both.',
      'One cannot plan such luck.',
      'May you be as lucky in your friends.',
    ],
  }),
];
