import { ideasFor } from '../../idea.ts';
import { beyondPartner, everyone } from '../audiences.ts';

const partner = ideasFor('christmas/partner', ['partner']);
const idea = ideasFor('christmas', everyone);
const others = ideasFor('christmas', beyondPartner);

/** More that suits almost anybody. */
export const christmasForAnyoneElse = [
  idea('kettle-and-coats', 'picture', {
    all: [
      'I hope there are too many coats in your hall this Christmas, and a kettle that never gets cold.',
      'The coats can go on the bed.',
      'Good wishes to you and to everybody who comes in.',
    ],
  }),
  idea('card-on-the-shelf', 'thanks', {
    all: [
      'This card would like to stand on your shelf at Christmas, as a small sign that you are thought of.',
      'It needs no water.',
      'May the days around it be good ones.',
    ],
  }),
  idea('first-quiet-hour', 'wish', {
    all: [
      'I wish you the first quiet hour of Christmas, before anyone else is up, or the last one, when they have gone.',
      'Take both if you can get them.',
      'A merry Christmas in between.',
    ],
  }),
  idea('far-bells', 'picture', {
    all: [
      'Good wishes travel well in cold air, so I have sent you some for Christmas.',
      'They need only be let in and warmed.',
      'May you find them at your door.',
    ],
  }),
  idea('for-kindness', 'thanks', {
    formal: [
      'At Christmas I think with thanks of the kindness that I have met with this year, and of yours.',
      'It has made a difference to more than one day.',
      'I wish you peaceful days.',
    ],
  }),
  idea('season', 'wish', {
    formal: [
      'Please accept my good wishes for Christmas, and for your health in the new year.',
      'I hope that you may spend the days among those you love.',
      'With kind regards to you and your family.',
    ],
  }),
  idea('warm-room', 'picture', {
    formal: [
      'I wish you a warm room at Christmas, good company in it, and time for both.',
      'It is not much to ask, and it is a great deal to have.',
      'You have my best regards for the season.',
    ],
  }),
  others('soft-landing', 'wish', {
    warm: [
      'I hope Christmas comes to you softly this year, and stays a little longer than it has to.',
      'You have earned the slow part.',
      'Love to you, and a good long rest.',
    ],
  }),
  others('wrapping', 'light', {
    light: [
      'I have wrapped this card in an envelope, which is the only thing I have wrapped well all week. Merry Christmas!',
      'The others look as if they put up a fight.',
      'May you be given something in an easy shape.',
    ],
  }),
  partner('one-gift', 'light', {
    light: [
      'There is a present for you this Christmas that will not fit under the tree. It is me, in the good sweater.',
      'You may unwrap the sweater.',
      'Merry Christmas, you lucky thing.',
    ],
  }),
  partner('first-snow-or-none', 'wish', {
    all: [
      'Snow or no snow, I want to walk home with you on Christmas night and say very little.',
      'Your hand can go in my pocket.',
      'I love you, and I am so glad it is us.',
    ],
  }),
];
