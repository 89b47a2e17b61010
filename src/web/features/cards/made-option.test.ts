import { expect, test } from 'vitest';
import { madeOptions, madeWords } from './made-option.ts';

const studio = { engine: 'studio', engineName: 'Fondly Studio', message: 'Dear Mum', prompt: null } as const;
const note = "There are no credits left for an AI picture. Fondly's studio made this one instead.";

test('returns for each version of a generation how it was made', () => {
  const made = madeOptions({
    defaultCard: {
      ...studio,
      image_url: '/a.webp',
      usedWords: ['truck', 'roses'],
      missingWords: ['zeppelin'],
      engineNote: note,
    },
    alternates: [{ ...studio, image_url: '/b.webp' }],
  });
  expect(made).toEqual([
    {
      imageUrl: '/a.webp',
      engineName: 'Fondly Studio',
      wordsEngineName: null,
      engineNote: note,
      usedWords: ['truck', 'roses'],
      missingWords: ['zeppelin'],
    },
    {
      imageUrl: '/b.webp',
      engineName: 'Fondly Studio',
      wordsEngineName: null,
      engineNote: null,
      usedWords: [],
      missingWords: [],
    },
  ]);
});

test('returns how a photo card was made', () => {
  const uploaded = { ...studio, imageUrl: '/c.webp', sourceImageUrl: '/us.webp', imagePrompt: null, alternates: [] };
  expect(madeOptions(uploaded)).toEqual([
    {
      imageUrl: '/c.webp',
      engineName: 'Fondly Studio',
      wordsEngineName: null,
      engineNote: null,
      usedWords: [],
      missingWords: [],
    },
  ]);
});

test('the reason replaces the name of the engine, and only used prompt words are listed', () => {
  const option = {
    imageUrl: null,
    engineName: 'Fondly Studio',
    wordsEngineName: null,
    engineNote: null,
    usedWords: [],
    missingWords: [],
  };
  expect(madeWords(option)).toEqual(['Made by Fondly Studio.']);
  expect(madeWords({ ...option, engineNote: note, usedWords: ['truck', 'roses'] })).toEqual([
    note,
    'From the prompt: truck, roses.',
  ]);
  expect(madeWords({ ...option, missingWords: ['zeppelin', 'knight'] })).toEqual([
    'Made by Fondly Studio.',
    'Could not be drawn: zeppelin, knight.',
  ]);
});

test('the note names both engines if words and picture have different ones', () => {
  const option = {
    imageUrl: null,
    engineName: 'Fondly Studio',
    wordsEngineName: null,
    engineNote: null,
    usedWords: [],
    missingWords: [],
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
