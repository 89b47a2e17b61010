import { ideasFor } from '../../idea.ts';
import { everyone, personally } from '../audiences.ts';

const partner = ideasFor('independence-day/partner', ['partner']);
const idea = ideasFor('independence-day', everyone);
const personal = ideasFor('independence-day', personally);

/** More that suits almost anybody. */
export const independenceDayForAnyone = [
  idea('long-evening', 'wish', {
    all: [
      'I wish you a long light evening for Independence Day, and nowhere else to be.',
      'It may begin as early as you like.',
      'Stay out until the last spark.',
    ],
  }),
  idea('glad-to-share', 'thanks', {
    all: [
      'On a day when everybody celebrates together, I was glad to think of you among them.',
      'There are worse things to have in common than a sky.',
      'A very good Independence Day to you.',
    ],
  }),
  idea('band-playing', 'picture', {
    all: [
      'I hope a band goes past your window on Independence Day, slightly out of step and very cheerful.',
      'The one with the drum will be enjoying it most.',
      'Wave, if you can.',
    ],
  }),
  idea('food-and-shade', 'wish', {
    all: [
      'Shade when you want it, sun when you do not, and something cold in your hand: that is my wish for your Independence Day.',
      'Everything else is decoration.',
      'I hope that you get all three.',
    ],
  }),
  idea('sparkler', 'picture', {
    all: [
      'May somebody hand you a sparkler tonight, and may you write your name with it in the dark.',
      'It lasts as long as one can read it.',
      'My bright wishes to you on Independence Day.',
    ],
  }),
  idea('neighbors', 'thanks', {
    all: [
      'A holiday like Independence Day is made of people who bring a dish and stay to help. I think you are one.',
      'Those are the ones who get asked back.',
      'Have a happy one.',
    ],
  }),
  idea('free-hours', 'wish', {
    all: [
      'Here is to the freedom of an empty afternoon. I hope Independence Day brings you one.',
      'Spend it all. It cannot be saved.',
      'Good wishes to you until the lights go out.',
    ],
  }),
  idea('day-together', 'thanks', {
    formal: [
      'Independence Day reminds one how much is owed to good neighbors and good friends. I send you my greetings.',
      'They come with respect.',
      'I wish you a fine day among your own people.',
    ],
  }),
  idea('well-kept', 'wish', {
    formal: [
      'May you keep Independence Day in good health and in good company.',
      'One could not ask much more of a holiday.',
      'With every friendly wish.',
    ],
  }),
  idea('flags', 'picture', {
    formal: [
      'I hope that Independence Day finds you in a festive town, under a clear sky.',
      'Both are worth stepping outside for.',
      'Please accept my cordial wishes.',
    ],
  }),
  idea('greeting', 'thanks', {
    formal: [
      'It is a pleasure to send you a word of greeting for Independence Day.',
      'Such days are better for being shared.',
      'I hope that it will be a memorable one.',
    ],
  }),
  personal('potato-salad', 'light', {
    light: [
      'It is Independence Day, and there will be potato salad from four different aunts, so be brave.',
      'Praise them all, and name no favorite.',
      'I shall be thinking of you at the buffet.',
    ],
  }),
  personal('dog', 'light', {
    light: [
      'Spare a thought on Independence Day for every dog under every bed, who did not vote for this.',
      'Send them a sausage from me.',
      'Have a fine, loud day on their behalf.',
    ],
  }),
  personal('mosquito', 'light', {
    light: [
      'May the mosquitoes celebrate their own independence today, and leave you out of it.',
      'Offer them somebody sweeter.',
      'Happy Independence Day, and no scratching.',
    ],
  }),
  personal('side-by-side', 'wish', {
    warm: [
      'I hope you spend Independence Day side by side with somebody you need not talk to when the sky goes off.',
      'It is one of the nicer silences.',
      'With love, and a spark or two.',
    ],
  }),
  personal('thought-of-you', 'thanks', {
    warm: [
      'There is something about a whole town looking up at once. It makes me glad of people, and of you.',
      'I shall look up at the same moment.',
      'Happy Independence Day to you.',
    ],
  }),
  partner('blanket-on-the-grass', 'wish', {
    all: [
      'A blanket on the grass, you, and something going off overhead: I could celebrate Independence Day like that every week.',
      'We need not even look up.',
      'Keep a corner of the blanket for me.',
    ],
  }),
  partner('gladly-bound', 'thanks', {
    warm: [
      'It is a day about being free, and I have never felt freer than with you.',
      'That is a strange thing, and I think about it often.',
      'I love you, with fireworks and without.',
    ],
  }),
  partner('dependence', 'light', {
    light: [
      'On Independence Day I should like to declare that I depend on you entirely, mostly for finding my keys.',
      'I hold this truth to be self-evident.',
      'Kiss me when it goes bang.',
    ],
  }),
  personal('hot-dog', 'light', {
    light: [
      'May your hot dog stay in its bun this Independence Day, and may your chair stay up on the grass.',
      'Both are matters of balance and of luck.',
      'Keep one hand free for the lemonade.',
    ],
  }),
  personal('ooh', 'light', {
    light: [
      'Please say ooh for me at the big ones tonight, and aah at the gold ones. I like to be represented.',
      'A wow may be added where you see fit.',
      'Good fun to you, on the holiday and after it.',
    ],
  }),
  personal('tuba', 'light', {
    light: [
      'I wish you a parade with too many tubas in it, and a good view of the one who is lost.',
      'He will find his way back by the second street.',
      'Cheer for him especially.',
    ],
  }),
  partner('best-seat', 'thanks', {
    all: [
      'I would not swap the best seat at the fireworks for the one next to you, and today I hope to have both.',
      'If it comes to a choice, you know which.',
      'Happy Independence Day to the two of us.',
    ],
  }),
  idea('good-order', 'wish', {
    formal: [
      'May your Independence Day be spent among friends, with fair weather and a good table.',
      'It is little enough to ask of a day in the year.',
      'I wish it to you with all my heart.',
    ],
  }),
];
