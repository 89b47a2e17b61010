import type { Idea } from '../../idea.ts';
import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';
import { isUnnamed } from '../congratulations/for-anything.ts';

const partner = ideasFor('congratulations/partner', ['partner']);
const idea = ideasFor('congratulations', everyone);
const personal = ideasFor('congratulations', personally);

/** More congratulations for when the record does not say on what. */
export const congratulationsForAnyone = [
  idea('good-news', 'picture', {
    all: [
      'Good news travels fast, and this time I was glad to be standing in the road with my congratulations.',
      'It made my day better, and the news was not even mine.',
      'I hope you are enjoying every bit of it.',
    ],
  }),
  idea('earned', 'thanks', {
    all: [
      'It did not fall from the sky. You went and got it, and I congratulate you.',
      'People will say luck. Let them.',
      'Now put your feet up for an evening.',
    ],
  }),
  idea('keep-the-feeling', 'wish', {
    all: [
      'I hope you remember this feeling for a long time, and take it out on grey days. Congratulations on it.',
      'It keeps well, and wants very little room.',
      'Be a little proud. It suits you.',
    ],
  }),
  idea('lights-on', 'picture', {
    all: [
      'There are a few people with the lights on late tonight, being pleased for you, and this is one of them writing.',
      'I may even have danced, though nobody can prove it.',
      'Go on and enjoy it, for as long as it lasts and then some.',
    ],
  }),
  idea('deserved', 'thanks', {
    all: [
      'It is good to see a good thing happen to the right person. My congratulations to you.',
      'That is rarer than it ought to be.',
      'I wish you plenty of pleasure in it.',
    ],
  }),
  idea('respect', 'thanks', {
    formal: [
      'You have my congratulations, and my respect for the way you went about it.',
      'It is always a pleasure to see effort find its answer.',
      'May it bring you lasting satisfaction.',
    ],
  }),
  idea('pleased-to-hear', 'wish', {
    formal: [
      'I was very pleased to hear your good news, and I congratulate you on it.',
      'It gave pleasure to more people than you may know.',
      'I wish you every success with what comes after.',
    ],
  }),
  idea('fine-day', 'picture', {
    formal: [
      'This is a fine day for you, and I should like to add my congratulations to the others.',
      'They are no less sincere for coming in a crowd.',
      'With my regards and my good wishes.',
    ],
  }),
  idea('honour', 'thanks', {
    formal: [
      'Allow me to congratulate you, and to say how well it was done.',
      'Those who know the work behind it will value it most.',
      'I hope that you will take a moment to enjoy it.',
    ],
  }),
  personal('confetti', 'light', {
    light: [
      'Please imagine confetti, with all my congratulations and none of the sweeping.',
      'If you do find a piece later, I cannot explain it.',
      'Now go and be unbearable about it for a day.',
    ],
  }),
  personal('told-you', 'light', {
    light: [
      'I would like it noted, together with my congratulations, that I always said you could.',
      'Some of us are simply good judges of people.',
      'Kindly remember us when you are famous.',
    ],
  }),
  personal('so-pleased', 'wish', {
    warm: [
      'I am so pleased for you that I had to sit down and write it, or walk about telling strangers.',
      'I told a few of them anyway.',
      'I hope the gladness lasts all year.',
    ],
  }),
  personal('watching-you', 'thanks', {
    warm: [
      'It has been a pleasure to watch you get here. Congratulations, with a full heart.',
      'From where I stood it never looked easy, and you never made it look hard.',
      'Be happy with it. You may.',
    ],
  }),
  partner('proud-of-us', 'thanks', {
    all: [
      'I knew it. I have always known it about you. Congratulations, my love.',
      'I will try not to tell everyone we meet.',
      'Come here, so that I can be proud of you from close up.',
    ],
  }),
  partner('your-face', 'picture', {
    warm: [
      'I have not stopped smiling about your news, and I have not tried to. Congratulations, darling.',
      'People look at me on the stairs.',
      'Tonight is yours. You choose, I pour.',
    ],
  }),
  partner('known-to-the-winner', 'light', {
    light: [
      'I would like everybody to know, with my congratulations, that I am allowed to kiss you.',
      'I shall be giving interviews all week.',
      'Now come and celebrate with your biggest fan.',
    ],
  }),
  idea('long-echo', 'wish', {
    all: [
      'May the good news have a long echo, and may it still please you when you hear it again next week.',
      'By then you may even believe it.',
      'I am delighted for you.',
    ],
  }),
  idea('nobody-gave-it', 'thanks', {
    all: [
      'Nobody gave you this; you made it. It is a pleasure to congratulate you.',
      'I have not often meant a word so gladly.',
      'Be good to yourself tonight.',
    ],
  }),
  idea('hats-in-the-air', 'picture', {
    all: [
      'Somewhere a few hats are going up in the air for you, and one of them is mine.',
      'I do not mind where it comes down.',
      'Enjoy your moment, and stay in it a while.',
    ],
  }),
  idea('drum-roll', 'picture', {
    all: [
      'There ought to be a drum roll when a person opens a card like this one. Please tap on the table.',
      'Louder than that. You have earned it.',
      'I congratulate you with both hands.',
    ],
  }),
  idea('sleep-well-on-it', 'wish', {
    all: [
      'I hope you go to bed tonight thinking of it, and wake up tomorrow to find it is still so.',
      'Good news is best on the second morning.',
      'You have my congratulations for tonight and for the morning.',
    ],
  }),
  idea('satisfaction', 'wish', {
    formal: [
      'It gives me real pleasure to congratulate you today.',
      'May you look back on it with satisfaction, and forward with confidence.',
      'I hope you will give yourself the evening off to enjoy it.',
    ],
  }),
  personal('autograph', 'light', {
    light: [
      'Congratulations, and before you get too grand for us: may I have your autograph? Under this line will do.',
      'I intend to sell it when you are famous.',
      'Have a day as good as the news.',
    ],
  }),
  personal('high-five', 'light', {
    light: [
      'This card is one half of a high five, with congratulations in it. Please supply the other.',
      'If you missed, we can go again.',
      'Enjoy it, you have earned the noise.',
    ],
  }),
  personal('brass', 'light', {
    light: [
      'I had ordered trumpets. They sent a kazoo. Imagine it playing with great feeling, and all for you.',
      'It knows one tune, and the tune is congratulations.',
      'Take a bow, and take your time.',
    ],
  }),
  personal('boast', 'light', {
    light: [
      'Please boast at once, and without any modesty. I have brought a chair, and I want every detail.',
      'You may begin with the best bit and go back to it often.',
      'I am as pleased as can be.',
    ],
  }),
  personal('good-glow', 'picture', {
    warm: [
      'I heard your news and went about with it all day like a warm stone in the pocket.',
      'It is still warm.',
      'I am so glad for you, and I wish you joy of it.',
    ],
  }),
  personal('rooting', 'thanks', {
    warm: [
      'I was rooting for you the whole time, from a seat you could not see.',
      'My voice is nearly back.',
      'Congratulations to you, with a very big hug.',
    ],
  }),
  partner('front-row', 'thanks', {
    all: [
      'I have a seat in the front row of your life, and tonight I am on my feet. I congratulate you, my love.',
      'The people behind me will have to manage.',
      'Take your bow, and then come home to me.',
    ],
  }),
  partner('our-toast', 'wish', {
    all: [
      'Let us open something with a cork tonight. You did it, and I get to be there.',
      'I shall make a speech. It will be short, and mostly about your eyes.',
      'I am so proud of you, my heart.',
    ],
  }),
].map((each): Idea => ({ ...each, limits: { when: isUnnamed } }));
