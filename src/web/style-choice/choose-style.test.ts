import { expect, test } from 'vitest';
import { chooseStyle, type StyleSources } from './choose-style.ts';
import { presets } from './example-facts.ts';

const nothing = { styleCategory: null, presetId: null };
const all = Object.values(presets);
const contact = { styleOverrideId: presets.painted.id, styleOverrideImage: '/api/images/c' };
const owner = { defaultCardStyleId: presets.letter.id, defaultStyleImage: null };

test.each<[string, Parameters<typeof chooseStyle>[0], Partial<StyleSources>, string | undefined]>([
  [
    "the card's own",
    { styleCategory: 'AIgen', presetId: presets.rain.id },
    { person: contact, user: owner },
    'Ink and Rain',
  ],
  ["the contact's", nothing, { person: contact, user: owner }, 'Painted Memory'],
  ["the user's default", nothing, { user: owner }, 'Soft Letter'],
  ['the system default', nothing, {}, 'Watercolor Bloom'],
  ['Text: Modern if no preset is the default', nothing, { presets: [presets.letter, presets.modern] }, 'Text: Modern'],
  ['the built-in default without presets', nothing, { presets: [] }, 'Watercolor'],
  ["the user's default within its category", { ...nothing, styleCategory: 'text' }, { user: owner }, 'Soft Letter'],
  ['the first preset of another category', { ...nothing, styleCategory: 'photo' }, { user: owner }, 'Elegant Title'],
  ['no style in an empty category', { ...nothing, styleCategory: 'photo' }, { presets: [presets.bloom] }, undefined],
])('chooses %s', (_, own, sources, name) => {
  expect(chooseStyle(own, { presets: all, person: null, user: null, ...sources })?.name).toBe(name);
});

test("the contact's style includes its photo, other styles do not", () => {
  const sources = { presets: all, person: contact, user: owner };
  expect(chooseStyle(nothing, sources)?.photoUrl).toBe('/api/images/c');
  expect(chooseStyle({ ...nothing, styleCategory: 'photo' }, sources)?.photoUrl).toBeNull();
});
