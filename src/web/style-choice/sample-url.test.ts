import { expect, test } from 'vitest';
import { presets } from './example-facts.ts';
import { sampleUrl } from './sample-url.ts';

const preset = { ...presets.bloom, id: '6d9a', imagePath: '/api/images/sample' };

test.each([
  [null, '/api/images/sample'],
  [{ dateId: 3 }, '/api/important-dates/3/samples/6d9a'],
  [
    { category: 'christmas', occasionType: 'christmas' },
    '/api/style-samples?presetId=6d9a&category=christmas&occasionType=christmas',
  ],
  [{ category: 'thank-you', personId: 5 }, '/api/style-samples?presetId=6d9a&category=thank-you&personId=5'],
] as const)('the sample for %j is %s, in every category of style', (sampleFor, address) => {
  expect(sampleUrl(preset, sampleFor)).toBe(address);
  expect(sampleUrl({ ...preset, category: 'AI Enhanced' }, sampleFor)).toBe(address);
  expect(sampleUrl(undefined, sampleFor)).toBeNull();
});
