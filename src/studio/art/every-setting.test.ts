import { expect, test } from 'vitest';
import { everySetting, findFault, nameOf } from '../../../tests/pictures/every-setting.ts';
import { artStyles, cardCategories, colorPalettes, sceneSettings, visualDetails } from '../../contract/vocabulary.ts';
import { drawIllustration } from './draw-illustration.ts';

const settings = [...everySetting()];
const sampleSize = 200;
/** Coprime to the number of settings: the sample walks through all styles, palettes and categories. */
const stride = 4177;

test('there are 8 x 4 x 2 x 2 x 4 x 18 settings, plus those added later', () => {
  const lists = [artStyles, colorPalettes, visualDetails, [false, true], sceneSettings, cardCategories];
  const count = lists.reduce((product, { length }) => product * length, 1);
  expect(new Set(settings.map(nameOf)).size).toBe(count);
  expect(count).toBeGreaterThanOrEqual(8 * 4 * 2 * 2 * 4 * 18);
});

// All of them: `npm run prove:settings`.
test(`${sampleSize} settings draw without a fault at 256 px`, async () => {
  const faults: string[] = [];
  for (let i = 0; i < sampleSize; i += 1) {
    const request = settings[(i * stride) % settings.length]!;
    const fault = findFault(await drawIllustration(request, () => {}, { scale: 0.25 }));
    if (fault) faults.push(`${nameOf(request)}: ${fault}`);
  }
  expect(faults).toEqual([]);
}, 600_000);
