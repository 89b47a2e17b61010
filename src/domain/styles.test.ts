import { expect, test } from 'vitest';
import { defaultStyleSettings } from './styles.ts';

test('a style with nothing but a name is a pastel watercolor of nature', () => {
  expect(defaultStyleSettings).toMatchObject({
    artStyle: 'Watercolor',
    colorPalette: 'Pastel',
    visualDetail: 'Minimal',
    includeCharacters: false,
    sceneSetting: 'Nature',
  });
});
