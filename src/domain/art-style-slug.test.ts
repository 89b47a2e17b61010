import { expect, test } from 'vitest';
import { artStyles } from '../contract/vocabulary.ts';
import { artStyleOfSlug, artStyleSlug } from './art-style-slug.ts';

test('every art style has a slug of its own that leads back to it', () => {
  expect(artStyles.map(artStyleSlug)).toContain('minimal-modern');
  expect(artStyles.map((style) => artStyleOfSlug(artStyleSlug(style)))).toEqual([...artStyles]);
  expect(artStyleOfSlug('<script>')).toBeNull();
});
