import { ideasFor } from '../../idea.ts';
import { personally } from '../audiences.ts';
import { listed } from '../grammar.ts';

const idea = ideasFor('thinking-of-you', personally);

/** Rests on what they like doing, where the notes say it. */
export const thinkingOfYouFromFacts = [
  idea(
    'made-me-think',
    'fact',
    {
      warm: ({ loves }) => [
        `Something to do with ${loves[0]} came my way today, and my first thought was of you.`,
        'My second thought was to write.',
        'I hope you have had some time for it.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'expert',
    'fact',
    {
      light: ({ loves }) => [
        `I had a question about ${loves[0]}, and then I thought I would rather ask how you are.`,
        'The question can wait. It was not very clever.',
        'Tell me when you feel like it.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'hope-there-is-time',
    'fact',
    {
      formal: ({ loves }) => [
        `I hope that you are well, and that the days leave you time for ${listed(loves)}.`,
        'I thought of you, and wished to say so.',
        'You have my kind regards.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'the-thing-you-like',
    'fact',
    {
      all: ({ loves }) => [
        `I hope your week has ${loves[0]} in it somewhere, and not just at the edges.`,
        'One ought to make room for what one likes.',
        'You are thought of here, with affection.',
      ],
    },
    { needs: ['loves'] },
  ),
  idea(
    'in-the-air',
    'fact',
    {
      all: ({ loves }) => [
        `Somebody mentioned ${loves[0]}, and just like that you were in the room.`,
        'You were very good company, as usual.',
        'I hope to see you in person before long.',
      ],
    },
    { needs: ['loves'] },
  ),
];
