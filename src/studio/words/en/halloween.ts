import { ideasFor } from '../idea.ts';
import { beyondPartner, everyone, personally } from './audiences.ts';

const partner = ideasFor('halloween/partner', ['partner']);
const others = ideasFor('halloween', beyondPartner);
const idea = ideasFor('halloween', everyone);
const personal = ideasFor('halloween', personally);
const young = ideasFor('halloween/young', ['child', 'grandchild']);

export const halloweenIdeas = [
  personal('behind-you', 'light', {
    light: [
      'Do not look behind you. There is nothing there, but it would spoil the mood of Halloween.',
      'The noise upstairs is only the house. Probably.',
      'Leave a light on, and some candy by the door.',
    ],
  }),
  idea('pumpkin-grin', 'picture', {
    all: [
      'May your pumpkin keep its grin until the last knock at the door.',
      'They tend to sag by the second of November, as do we all.',
      'Happy Halloween, and a pleasant shiver.',
    ],
  }),
  others('best-ones', 'wish', {
    warm: [
      'I hope the best candy is still in the bowl when everybody has gone home.',
      'Somebody sensible should hide a few beforehand.',
      'Happy Halloween from somebody who would have come to your door.',
    ],
    all: [
      'I hope your doorbell is busy this Halloween, and that a few of the good ones are left in the bowl.',
      'Nobody needs to know where you hid them.',
      'Have a lovely, creaky evening.',
    ],
  }),
  idea('formal-ghost', 'wish', {
    formal: [
      'A happy Halloween to you, and good company for the evening.',
      'May any visitors be small, polite and easily satisfied.',
      'With friendly wishes.',
    ],
  }),
  idea('owl', 'picture', {
    all: [
      'It is the one night of the year when it is perfectly normal to talk to strangers in capes. Enjoy it.',
      'Compliment the teeth. It costs nothing.',
      'Happy Halloween to everyone in your castle.',
    ],
  }),
  young('monster-report', 'light', {
    light: [
      'Report from under the bed: all monsters are out tonight, and they say you are scarier.',
      'They asked for your autograph.',
      'Happy Halloween, you terrible thing!',
    ],
  }),
  personal('who-would-scare', 'thanks', {
    all: [
      'If I had to walk past one creaking gate at midnight, I would want you along, and tonight above all.',
      'Mostly so that I could stand behind you.',
      'Keep some candy back for the way home.',
    ],
  }),
  idea('lantern', 'wish', {
    all: [
      'I wish you a bright lantern, a brave doorbell, and the sort of fright that ends in laughing.',
      'Anything with real cobwebs may be left for tomorrow.',
      'Have a fine and spooky evening.',
    ],
  }),
  idea('costume', 'picture', {
    all: [
      'For Halloween I hope you get to be something else for a night, even if it is only off duty.',
      'A sheet will do it. So will a sofa.',
      'Warm and slightly ghostly wishes.',
    ],
  }),
  partner('only-one', 'light', {
    light: [
      'You still make my heart jump, and you do not even need a sheet. Happy Halloween, my love.',
      'I would know you under any number of eyeholes.',
      'Come and haunt me.',
    ],
  }),
  partner('hold-on', 'picture', {
    warm: [
      'I have nothing against the dark, so long as I can find your hand in it.',
      'Tonight I may need it a little more often.',
      'Happy Halloween, sweetheart.',
    ],
  }),
];
