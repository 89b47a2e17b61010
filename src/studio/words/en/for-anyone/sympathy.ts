import { ideasFor } from '../../idea.ts';
import { closePeople, everyone } from '../audiences.ts';

const partner = ideasFor('sympathy/partner', ['partner']);
const business = ideasFor('sympathy', ['work', 'client', 'acquaintance']);
const close = ideasFor('sympathy', closePeople);
const idea = ideasFor('sympathy', everyone);

/** Sorrow in other pictures, under the same rules: no cheer, no advice, no silver lining. */
export const sympathyForAnyone = [
  idea('sorry-and-here', 'wish', {
    all: [
      'I am so sorry, and I am not going anywhere. There is no hurry to speak.',
      'When there are words, I would like to hear them. When there are none, that is all right too.',
      'You are in my thoughts today.',
    ],
  }),
  idea('same-evening', 'picture', {
    all: [
      'I was very sorry to hear it, and the evening went quiet here as well.',
      'I have been sitting with it, and with the thought of you.',
      'I am keeping you close in my mind.',
    ],
  }),
  idea('not-alone-in-it', 'thanks', {
    all: [
      'I am sorry, more than I know how to write. You are not alone in your sorrow.',
      'There are many of us who are standing still with you.',
      'My thoughts stay with you.',
    ],
  }),
  idea('as-it-is', 'wish', {
    all: [
      'I am sorry for your sorrow. I would not try to make it smaller than it is.',
      'Grief has its own pace, and nobody has any right to push it.',
      'I am thinking of you, for as long as it takes.',
    ],
  }),
  idea('small-lamp', 'picture', {
    all: [
      'I am deeply sorry. Please let this card stand for a lamp left on for you.',
      'It does not need tending, and it is not waiting for an answer.',
      'I have you in my thoughts tonight, and I keep you there.',
    ],
  }),
  idea('every-day', 'thanks', {
    all: [
      'I am very sorry, and I think of you at odd moments, on the stairs and at the window.',
      'I only wanted to tell you so.',
      'May there be somebody near you today.',
    ],
  }),
  idea('hand', 'picture', {
    all: [
      'I am sorry that I am not beside you. If a hand on your shoulder could be sent by post, it would be in this card.',
      'It would ask nothing, and stay as long as you liked.',
      'I am with you in thought.',
    ],
  }),
  idea('later-too', 'wish', {
    all: [
      'I am so sorry, and I am thinking of you. I mean to go on with it later, when the letters stop.',
      'That is often when the quiet is loudest.',
      'You need not thank me for it, or for anything.',
    ],
  }),
  idea('unsent-words', 'thanks', {
    all: [
      'I am sorry to be far off just now. These few lines have come in my place.',
      'They have little to say, and they were written slowly.',
      'My thoughts go with them.',
    ],
  }),
  idea('stillness', 'picture', {
    all: [
      'I was sorry to hear what has happened. I have no answer to it, only my sympathy.',
      'It is all I have, and you have the whole of it.',
      'I am thinking of you and of your family.',
    ],
  }),
  idea('condolences', 'wish', {
    formal: [
      'I am most sorry. Please accept my condolences, and my respect for your grief.',
      'No reply is needed, and none is looked for.',
      'My thoughts are with you in these days.',
    ],
  }),
  idea('share-in-sorrow', 'thanks', {
    formal: [
      'I was deeply sorry to learn of your loss, and I feel for you and for your family.',
      'There is little that words can do, and I do not ask more of them.',
      'With my sincere sympathy.',
    ],
  }),
  idea('in-respect', 'picture', {
    formal: [
      'Allow me to say how sorry I am. I think of you with respect and with sympathy.',
      'All other matters may rest for as long as you need them to.',
      'You and yours are in my thoughts.',
    ],
  }),
  idea('quiet-strength', 'wish', {
    formal: [
      'I am without words, and very sorry. You have my deepest sympathy.',
      'It is offered quietly, and it is meant.',
      'I wish you quiet hours, and people who understand.',
    ],
  }),
  close('love-in-the-post', 'thanks', {
    warm: [
      'I am so sorry, and I wish I were nearer. All that can be sent by post is love.',
      'There is more of it where this came from, whenever you want it.',
      'I am holding you in my thoughts.',
    ],
  }),
  close('kettle', 'picture', {
    warm: [
      'I am so sorry, dear heart. I would come and put the kettle on, and not say anything clever.',
      'I would do the cups afterwards, and go when you were tired.',
      'I am thinking of you with so much love.',
    ],
  }),
  close('tears-too', 'wish', {
    warm: [
      'I am sorry, and I am sad with you. You do not have to hold yourself together for me.',
      'Whatever the hour is, you may ring.',
      'You are loved, today as well.',
    ],
  }),
  idea('one-line', 'wish', {
    all: [
      'One line, because more would be in the way: I am sorry, and I care about you.',
      'It does not want an answer.',
      'Put it by, and know that it was meant.',
    ],
  }),
  idea('share-of-silence', 'thanks', {
    all: [
      'I am sorry, and I have been quiet over it here. That was for you as well.',
      'It seemed better than a great many words.',
      'You have all my sympathy.',
    ],
  }),
  idea('door-open', 'picture', {
    all: [
      'How sorry I am cannot be put on a card. My door is open, and my thoughts are with you.',
      'Come at any hour, or not at all. Both are understood.',
      'I am keeping you in mind.',
    ],
  }),
  idea('solace', 'wish', {
    formal: [
      'I am very sorry indeed, and I hope that there is some comfort for you among those who love you.',
      'I would not intrude on it.',
      'With my sympathy, now and in the time to come.',
    ],
  }),
  idea('grave-news', 'picture', {
    formal: [
      'Your news has grieved me, and I am sorry for your sorrow.',
      'There is no need to write back.',
      'Please be assured of my sympathy and of my regard.',
    ],
  }),
  partner('with-you-all-night', 'thanks', {
    all: [
      'I am sorry, my love. I am here tonight, and on every night that is like this one.',
      'You need not explain anything to me.',
      'Lean on me as long as you want.',
    ],
  }),
  partner('your-hand', 'picture', {
    all: [
      'I am so sorry, and I have hold of your hand.',
      'I will not let go of it first.',
      'I love you, and I am with you in this.',
    ],
  }),
  partner('no-need-to-talk', 'wish', {
    all: [
      'I am sorry that I cannot carry this for you. I can carry everything else, for as long as you need.',
      'Leave the door, the telephone and the letters to me.',
      'I am here, my love.',
    ],
  }),
  business('desk', 'picture', {
    all: [
      'I am very sorry, and my thoughts have been with you since I heard.',
      'Whatever stands between us in the way of work is of no account now.',
      'Please take what time you need, and accept my sympathy.',
    ],
  }),
  business('colleagues', 'thanks', {
    all: [
      'I was sorry to hear of your sorrow, and I did not want to pass by it without a word.',
      'This one is all I have, and it is sincere.',
      'I wish you quiet, and good people about you.',
    ],
  }),
];
