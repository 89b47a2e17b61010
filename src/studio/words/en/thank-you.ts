import { ideasFor } from '../idea.ts';
import { closePeople, everyone, personally } from './audiences.ts';

const partner = ideasFor('thank-you/partner', ['partner']);
const idea = ideasFor('thank-you', everyone);
const personal = ideasFor('thank-you', personally);
const close = ideasFor('thank-you', closePeople);
const client = ideasFor('thank-you/client', ['client']);

/** Thanks, without saying for what: only the sender's own words know that. */
export const thankYouIdeas = [
  idea('unsaid', 'thanks', {
    all: [
      'Some thank-yous get said in passing and are gone by the corner. I wanted this one to stay where you can find it.',
      'It means the same on the second reading.',
      'Thank you, once more and slowly.',
    ],
  }),
  personal('noticed', 'picture', {
    warm: [
      'You may think nobody noticed. I did, and I have been meaning to thank you ever since.',
      'It was no small thing from where I stand.',
      'I hope something kind comes back to you soon, by whatever road.',
    ],
  }),
  idea('sincere', 'wish', {
    formal: [
      'Please accept my sincere thanks. Your kindness has not been forgotten.',
      'I should have been the poorer without it.',
      'I hope I may be of use to you in return one day.',
    ],
  }),
  personal('in-words', 'light', {
    light: [
      'I owe you one. By my own bookkeeping I owe you several, but let us start with this card.',
      'The figures have been checked, and you are well ahead.',
      'Thank you, and please send no receipt.',
    ],
  }),
  close('did-not-have-to', 'thanks', {
    all: [
      'You did not have to, and you did. I keep coming back to that.',
      'There was no audience and no reason, except that you are you.',
      'Thank you, with all my heart.',
    ],
  }),
  idea('lighter', 'picture', {
    all: [
      'Things were lighter to carry with your hand on the other end, and I want to thank you for it.',
      'I would not have liked to do it alone.',
      'I hope somebody does the same for you when you need it.',
    ],
  }),
  personal('good-turn', 'wish', {
    all: [
      'A good turn goes a long way, and yours is still going. Thank you for it.',
      'I have tried to pass a little of it on.',
      'May your own days be as kind to you.',
    ],
  }),
  client('trust', 'thanks', {
    all: [
      'Thank you for your trust. It is what everything else here is built on.',
      'We do our best to deserve it each time.',
      'We look forward to working with you again.',
    ],
  }),
  client('pleasure', 'wish', {
    all: [
      'It was a pleasure to work with you, and we wanted to thank you properly, in writing.',
      'Good work needs good people on both sides of the table.',
      'With our best wishes for what you do next.',
    ],
  }),
  idea('in-writing', 'picture', {
    all: [
      'I could have said thank you in passing, but some thanks want to be written down and sent.',
      'Writing remembers better than air does.',
      'Please keep this one.',
    ],
  }),
  personal('different-day', 'thanks', {
    warm: [
      'It was a different day because of you, and I have not forgotten how it would have gone without.',
      'People like you seldom hear that, so I am writing it down.',
      'Thank you, from the better end of that day.',
    ],
  }),
  personal('applause', 'light', {
    light: [
      'Please imagine a small crowd of people standing up and clapping. It is all me.',
      'I have moved the chairs so that it sounds like more.',
      'Thank you, thank you, and once more from the back row.',
    ],
  }),
  partner('unthanked', 'thanks', {
    warm: [
      'I thank strangers for holding a door, and you have held up half my life. I love you for it.',
      'One gets used to being carried. I do not want to.',
      'Thank you, my love.',
    ],
  }),
  partner('for-you', 'light', {
    light: [
      'Thank you for putting up with me, and for doing it in such good humor.',
      'I know what I am like before coffee.',
      'Kisses to follow.',
    ],
  }),
];
