import { expect, test } from 'vitest';
import { defaultStyleSettings } from './styles.ts';

test('without more than a name a style is a pastel watercolor of nature', () => {
  expect(defaultStyleSettings).toMatchObject({
    artStyle: 'Watercolor',
    colorPalette: 'Pastel',
    visualDetail: 'Minimal',
    includeCharacters: false,
    sceneSetting: 'Nature',
  });
});
