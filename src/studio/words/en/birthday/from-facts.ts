import { isRound, isYoung } from '../../ages.ts';
import { ideasFor } from '../../idea.ts';
import { closePeople, personally } from '../audiences.ts';
import { capitalised, listed, yearsCounted } from '../grammar.ts';

const idea = ideasFor('birthday', personally);
const close = ideasFor('birthday', closePeople);
const small = ideasFor('birthday', ['child', 'grandchild', 'family', 'sibling']);
const close30 = ideasFor('birthday', ['partner', 'sibling', 'friend', 'family', 'in-law', 'child']);
const elders = ideasFor('birthday', ['parent', 'grandparent']);

/** Birthday ideas that rest on the notes or on an age somebody gave. */
export const birthdayFromFacts = [
  idea(
    'time-for',
    'fact',
    {
      warm: ({ loves }) => [
        `I hope your birthday leaves plenty of room for ${listed(loves)}.`,
        'Nobody should be asked to be sensible about such things today.',
        'And if anyone hurries you, tell them I said no.',
      ],
      formal: ({ loves }) => [
        `I wish you a happy birthday, with time in it for ${listed(loves)}.`,
        'The things one likes best are so often left for later.',
        'I hope the coming year leaves you more of that time.',
      ],
    },
    { needs: ['loves'] },
  ),
  close(
    'hour-of',
    'fact',
    {
      warm: ({ loves }) => [
        `If I could wrap an hour, I would give you one for ${loves[0]}, with nobody knocking and nowhere else to be.`,
        'Hours are hard to wrap, so it has to be a wish.',
        'Happy birthday, and I hope you find that hour.',
      ],
      light: ({ loves }) => [
        `By birthday law, today counts as a holiday for ${loves[0]}. I did not make the law, but I support it.`,
        'Any chores found on the premises may be ignored.',
        'Happy birthday, and stay out of trouble, or not.',
      ],
    },
    { needs: ['loves'], when: (facts) => !isYoung(facts, 1, 11) },
  ),
  small(
    'before-the-cake',
    'fact',
    {
      all: ({ loves }) => [
        `Today there has to be time for ${loves[0]}, before the cake and again after it.`,
        'I have asked the cake, and it does not mind.',
        'Happy birthday, and play for as long as you like.',
      ],
    },
    { needs: ['loves', 'years'], when: (facts) => isYoung(facts, 1, 11) },
  ),
  close(
    'words-that-are-yours',
    'fact',
    {
      warm: ({ things }) => [
        `Some words are simply yours now, and I cannot meet them without thinking of you: ${things.join(', ')}.`,
        'It is a good list, and I hope it grows.',
        'Happy birthday, and may this year add a new one.',
      ],
    },
    { needs: ['things'] },
  ),
  idea(
    'as-described',
    'fact',
    {
      warm: ({ traits }) => [
        `${capitalised(listed(traits))}: that is how I would describe you to anyone who asked.`,
        'Nobody has asked yet today, so I am putting it in a birthday card.',
        'I hope the day treats you the way you treat people.',
      ],
    },
    { needs: ['traits'] },
  ),
  close(
    'round-number',
    'number',
    {
      warm: ({ years }) => [
        `${capitalised(yearsCounted(years))} of you. The rest of us have had the better of that bargain.`,
        'I would not give back any of the ones I was there for.',
        'Happy birthday, and here is to the next one, at whatever pace you like.',
      ],
      formal: ({ years }) => [
        `${capitalised(yearsCounted(years))} is a fine thing to look back on, and I hope a pleasant place to look out from.`,
        'Few views are earned so honestly.',
        'My best wishes on your birthday, and for the year ahead.',
      ],
    },
    { needs: ['years'], when: ({ years }) => isRound(years) },
  ),
  elders(
    'candles-on-one-cake',
    'number',
    {
      warm: ({ yearsInWords }) => [
        `${capitalised(yearsInWords)} candles make a good deal of light, and it reaches further than you know.`,
        'Quite a few of us have found our way by it.',
        'Happy birthday, and take your time blowing them out.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 30 },
  ),
  close30(
    'number-suits-you',
    'number',
    {
      all: ({ yearsInWords }) => [
        `${capitalised(yearsInWords)} suits you. I hope it turns out to be one of the roomy years.`,
        'With space in it for what you want to do, and none for what you do not.',
        'Happy birthday, and settle in.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years >= 22 },
  ),
  close(
    'of-age',
    'number',
    {
      all: ({ yearsInWords }) => [
        `${capitalised(yearsInWords)} at last. From today a few more doors open, and you choose which of them to try.`,
        'The people who knew you before will be standing behind you, pretending not to look.',
        'Happy birthday, and go well.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 18 || years === 21 },
  ),
  close(
    'sixteen',
    'number',
    {
      all: [
        'Sixteen is a good age to like your own music and your own company.',
        'I hope you get plenty of both this year, and friends who turn up for the rest.',
        'Happy birthday, and save me a slice.',
      ],
    },
    { needs: ['years'], when: ({ years }) => years === 16 },
  ),
  small(
    'now-you-are',
    'number',
    {
      light: ({ yearsInWords }) => [
        `Stop the clocks and count the candles: somebody here is ${yearsInWords} today, and it is you!`,
        'That is a whole new number to try on. Jump up and down in it and see if it fits.',
        'Happy birthday, and mind the icing.',
      ],
      warm: ({ yearsInWords }) => [
        `Today you are ${yearsInWords}, from the top of your head to the soles of your feet.`,
        'It is a fine number, and nobody has ever been it in quite your way.',
        'I hope your birthday has cake, and games, and a late bedtime.',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 2, 11) },
  ),
  small(
    'birthday-boss',
    'light',
    {
      all: ({ yearsInWords }) => [
        `Official notice: whoever turns ${yearsInWords} today is in charge of the cake.`,
        'This person may also choose the game, the song, and who goes first.',
        'We have checked, and it is you!',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 4, 11) },
  ),
  small(
    'first-birthday',
    'number',
    {
      all: [
        'One candle, and already so many people who would come running for you.',
        'You will not remember this cake, but we will.',
        'Happy first birthday, small one.',
      ],
    },
    { needs: ['years'], when: (facts) => isYoung(facts, 1, 1) },
  ),
];
