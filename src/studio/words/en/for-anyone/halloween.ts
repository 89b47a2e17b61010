import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const partner = ideasFor('halloween/partner', ['partner']);
const idea = ideasFor('halloween', everyone);
const personal = ideasFor('halloween', personally);

/** More that suits almost anybody. */
export const halloweenForAnyone = [
  idea('good-fright', 'wish', {
    all: [
      'I wish you one good fright this Halloween, and somebody to hold on to for it.',
      'More than one would be greedy.',
      'Have a fine dark evening of it.',
    ],
  }),
  idea('moon', 'picture', {
    all: [
      'May there be a moon tonight, and something small dressed as a bat coming up your path.',
      'Be sure to look frightened.',
      'A happy Halloween to your whole house.',
    ],
  }),
  idea('good-company', 'thanks', {
    all: [
      'On Halloween one finds out who one would want along in a haunted house. I thought of you at once.',
      'You may take that as you like.',
      'Good wishes, and mind the third stair.',
    ],
  }),
  idea('candlelight', 'picture', {
    all: [
      'I like how every street looks kinder by pumpkin light. I hope that yours does, this Halloween.',
      'It is the one night when faces in windows are good news.',
      'Enjoy the glow.',
    ],
  }),
  idea('treats', 'wish', {
    all: [
      'It is trick or treat tonight. I hope that you are given nothing but treats.',
      'Should there be a trick, may it be a card trick.',
      'Happy Halloween from a friendly spirit.',
    ],
  }),
  idea('leaves', 'picture', {
    all: [
      'Something is rustling tonight, and with luck it is only candy wrappers. I wish you a cheerful Halloween.',
      'If it turns out to be something else, offer it candy too.',
      'Keep the porch light on for the small ones.',
    ],
  }),
  idea('pleasant-evening', 'wish', {
    formal: [
      'I wish you a pleasant Halloween, with a good fire and no surprises.',
      'A story told by it would do no harm.',
      'With kind regards on a dark evening.',
    ],
  }),
  idea('well-behaved-ghosts', 'picture', {
    formal: [
      'May any ghosts that you meet this Halloween prove well behaved.',
      'The better families still insist on it.',
      'You have my friendly wishes for the evening.',
    ],
  }),
  idea('seasonal-greeting', 'thanks', {
    formal: [
      'Halloween seems to me as good an occasion as any to send you a greeting.',
      'One should not leave all the greetings to December.',
      'I hope that it finds you well.',
    ],
  }),
  idea('sweet-evening', 'wish', {
    formal: [
      'My compliments to you on Halloween, and to all who come to your door.',
      'I trust that they will say thank you.',
      'May the evening be a merry one.',
    ],
  }),
  personal('costume-idea', 'light', {
    light: [
      'If you need a costume for Halloween, go as somebody who has slept enough. Nobody will know you.',
      'It is also very comfortable.',
      'Boo, and all that.',
    ],
  }),
  personal('skeleton', 'light', {
    light: [
      'I asked a skeleton to bring you this card, but he had no body to go with.',
      'He has promised to stop telling that joke, and he is lying.',
      'Happy Halloween, and I am sorry.',
    ],
  }),
  personal('broom', 'light', {
    light: [
      'Brooms are to be parked behind the house tonight. Happy Halloween from the management!',
      'Those left at the front will be used for sweeping.',
      'Fly carefully.',
    ],
  }),
  personal('safe-and-silly', 'wish', {
    warm: [
      'I hope Halloween lets you be silly for an evening. You are good at it, and it is good for you.',
      'I would come along for half the candy.',
      'With love from the other side of the fog.',
    ],
  }),
  personal('not-scared', 'thanks', {
    warm: [
      'Very little frightens me when I know that you are about. Happy Halloween, and thank you for that.',
      'Spiders are not included.',
      'Save me the orange ones.',
    ],
  }),
  partner('same-cape', 'wish', {
    all: [
      'Let us stay in tonight, under one blanket, and be frightened by something silly together.',
      'I will hold your hand at the bad bits, and claim it was for your sake.',
      'Happy Halloween, my favorite ghost.',
    ],
  }),
  partner('lights-out', 'thanks', {
    warm: [
      'When all the lights go out, it is you I reach for. That has nothing to do with Halloween.',
      'Halloween is only my excuse for saying so.',
      'Stay close tonight.',
    ],
  }),
  partner('vampire', 'light', {
    light: [
      'If I were a vampire, I would still have picked you, and for your conversation.',
      'The neck is a bonus.',
      'Be mine for all eternity, or until the candy runs out.',
    ],
  }),
  idea('lantern-light', 'thanks', {
    formal: [
      'By lantern light every neighbor seems a friend. I send you my greetings for Halloween in that spirit.',
      'The spirit is a mild one, and does not rattle.',
      'I wish you a good evening and a sound night.',
    ],
  }),
];
