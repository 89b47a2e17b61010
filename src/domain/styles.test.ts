import { expect, test } from 'vitest';
import { defaultStyleSettings } from './styles.ts';

test('the default settings for a bare style name are a pastel watercolor of nature', () => {
  expect(defaultStyleSettings).toMatchObject({
    artStyle: 'Watercolor',
    colorPalette: 'Pastel',
    visualDetail: 'Minimal',
    includeCharacters: false,
    sceneSetting: 'Nature',
  });
});
