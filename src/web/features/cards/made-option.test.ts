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
    {
      imageUrl: '/a.webp',
      engineName: 'Fondly Studio',
      wordsEngineName: null,
      engineNote: note,
      usedWords: ['truck', 'roses'],
    },
    { imageUrl: '/b.webp', engineName: 'Fondly Studio', wordsEngineName: null, engineNote: null, usedWords: [] },
  ]);
});

test('a photo card says how it was made, too', () => {
  const uploaded = { ...studio, imageUrl: '/c.webp', sourceImageUrl: '/us.webp', imagePrompt: null, alternates: [] };
  expect(madeOptions(uploaded)).toEqual([
    { imageUrl: '/c.webp', engineName: 'Fondly Studio', wordsEngineName: null, engineNote: null, usedWords: [] },
  ]);
});

test('the reason takes the place of the name, and only words that were used are named', () => {
  const option = {
    imageUrl: null,
    engineName: 'Fondly Studio',
    wordsEngineName: null,
    engineNote: null,
    usedWords: [],
  };
  expect(madeWords(option)).toEqual(['Made by Fondly Studio.']);
  expect(madeWords({ ...option, engineNote: note, usedWords: ['truck', 'roses'] })).toEqual([
    note,
    'From the prompt: truck, roses.',
  ]);
});

test('if two makers made a card, each part names its maker', () => {
  const option = {
    imageUrl: null,
    engineName: 'Fondly Studio',
    wordsEngineName: null,
    engineNote: null,
    usedWords: [],
  };
  expect(madeWords({ ...option, wordsEngineName: 'api.example' })).toEqual([
    'Words by api.example, picture by Fondly Studio.',
  ]);
  expect(madeWords({ ...option, wordsEngineName: 'Fondly Studio' })).toEqual(['Made by Fondly Studio.']);
  expect(madeWords({ ...option, wordsEngineName: 'api.example', engineNote: note })).toEqual([
    note,
    'Words by api.example, picture by Fondly Studio.',
  ]);
});
