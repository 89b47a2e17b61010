import { ideasFor } from '../../idea.ts';
import { personally } from '../audiences.ts';
import { listed } from '../grammar.ts';

const idea = ideasFor('get-well', personally);

/** Rests on what they like doing, where the notes say it. */
export const getWellFromFacts = [
  idea(
    'it-waits',
    'fact',
    {
      warm: ({ loves }) => [
        `I hope it is not long until you feel like ${listed(loves)} again. None of it will run away.`,
        'It is waiting where you left it.',
        'Rest first, and be well.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'bring-some',
    'fact',
    {
      light: ({ loves }) => [
        `I asked whether one may send ${loves[0]} to a sickbed. They said a card would be quieter.`,
        'I do not think they have met you.',
        'Get better, and then be as loud as you like.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'return-to',
    'fact',
    {
      formal: ({ loves }) => [
        `I hope that you will soon be able to return to ${listed(loves)}.`,
        'Until then, I wish you patience and good care.',
        'With my best wishes for your health.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'looking-forward-to',
    'fact',
    {
      all: ({ loves }) => [
        `May there be ${loves[0]} at the end of this, and an easier road towards it.`,
        'Something to look forward to is half a medicine.',
        'I hope that each day takes you nearer.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'meanwhile',
    'fact',
    {
      all: ({ loves }) => [
        `For now there is only rest. But I have not forgotten about you and ${loves[0]}, and I wish you both a quick reunion.`,
        'I would like to be told when it happens.',
        'Sleep well in the meantime.',
      ],
    },
    { needs: ['loves'] },
  ),
];
