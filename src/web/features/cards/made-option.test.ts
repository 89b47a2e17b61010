import { expect, test } from 'vitest';
import { madeOptions, madeWords } from './made-option.ts';

const studio = { engine: 'studio', engineName: 'Fondly Studio', message: 'Dear Mum', prompt: null } as const;
const note = "There are no credits left for an AI picture. Fondly's studio made this one instead.";

test('every version of a generation says how it came about', () => {
  const made = madeOptions({
    defaultCard: { ...studio, image_url: '/a.webp', usedWords: ['truck', 'roses'], engineNote: note },
    alternates: [{ ...studio, image_url: '/b.webp' }],
  });
  expect(made).toEqual([
    { imageUrl: '/a.webp', engineName: 'Fondly Studio', engineNote: note, usedWords: ['truck', 'roses'] },
    { imageUrl: '/b.webp', engineName: 'Fondly Studio', engineNote: null, usedWords: [] },
  ]);
});

test('so does a photo that was made a card', () => {
  const uploaded = { ...studio, imageUrl: '/c.webp', sourceImageUrl: '/us.webp', imagePrompt: null, alternates: [] };
  expect(madeOptions(uploaded)).toEqual([
    { imageUrl: '/c.webp', engineName: 'Fondly Studio', engineNote: null, usedWords: [] },
  ]);
});

test('the reason takes the place of the name, and only words that were used are named', () => {
  const option = { imageUrl: null, engineName: 'Fondly Studio', engineNote: null, usedWords: [] };
  expect(madeWords(option)).toEqual(['Made by Fondly Studio.']);
  expect(madeWords({ ...option, engineNote: note, usedWords: ['truck', 'roses'] })).toEqual([
    note,
    'From the prompt: truck, roses.',
  ]);
});
