import { ideasFor } from '../idea.ts';
import { closePeople, everyone } from './audiences.ts';

const idea = ideasFor('sympathy', everyone);
const close = ideasFor('sympathy', closePeople);
const business = ideasFor('sympathy', ['work', 'client', 'acquaintance']);

/** Sorrow, said plainly: no cheer, no advice, no silver lining (design/words.md). */
export const sympathyIdeas = [
  idea('nothing-to-answer', 'wish', {
    all: [
      'I am so very sorry, and there is nothing in this card that you need to answer.',
      'It is only here so that you know you are in my mind.',
      'I am thinking of you today, and in the quieter days after.',
    ],
  }),
  idea('no-right-words', 'thanks', {
    all: [
      'I am sorry, and I have looked for better words than these. I do not think there are any.',
      'So this is a card with very little in it, except that somebody is thinking of you.',
      'Keep this card or put it away. I only wanted it to reach you.',
    ],
  }),
  close('beside-you', 'picture', {
    all: [
      'I am so sorry that I am not with you. I would sit beside you for a while and say nothing at all.',
      'Please think of this card as the chair next to yours.',
      'You are in my thoughts, with love.',
    ],
  }),
  close('sorrow-with-you', 'thanks', {
    all: [
      'I was so sorry to hear your news, and I have been thinking of you ever since.',
      'Nothing is expected of you here, not a word and not a line.',
      'I am sending you my love, and it does not need to be sent back.',
    ],
  }),
  idea('a-place-to-rest', 'wish', {
    all: [
      'I am deeply sorry, and I did not want to leave it unsaid.',
      'There may be many letters and many voices. This one can wait as long as you like.',
      'I am thinking of you and of those who are close to you.',
    ],
  }),
  idea('quiet-line', 'picture', {
    all: [
      'I am sorry for what you have lost. This is a quiet line to say that it has not gone unseen.',
      'The days after can be very still, and you are in my thoughts for those as well.',
      'I am keeping you in my thoughts.',
    ],
  }),
  business('with-respect', 'wish', {
    all: [
      'I was very sorry to hear your news. Please accept my sincere sympathy.',
      'Nothing here is pressing, and no reply is expected.',
      'My thoughts are with you and your family.',
    ],
  }),
  business('all-can-wait', 'thanks', {
    all: [
      'I am sorry, and I am thinking of you. Everything between us can wait.',
      'Please leave it where it lies for as long as you need.',
      'With sympathy and respect.',
    ],
  }),
  idea('soft-step', 'picture', {
    all: [
      'I am very sorry. I have come only as far as the door with this, so as not to disturb you.',
      'You may open it when you like, or leave it closed.',
      'I am thinking of you.',
    ],
  }),
  close('no-strength', 'thanks', {
    all: [
      'I am so sorry, and my thoughts keep going to you.',
      'You do not need to be strong on my account, or to be anything at all.',
      'I am near, in thought and with love.',
    ],
  }),
];
