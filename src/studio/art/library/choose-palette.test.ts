import { expect, test } from 'vitest';
import { cardCategories } from '../../../contract/vocabulary.ts';
import { themes } from '../themes.ts';
import { choosePalette, paletteFrom } from './choose-palette.ts';
import { nothingKnown, type Shown } from './choose-subjects.ts';

const card = (palette: Shown['palette']): Shown => ({ arrangement: 'hero', motif: 'owl', ...(palette && { palette }) });

test.each(cardCategories)(
  'a person gets four cards for %s in four palettes, in styles with inks of their own too',
  (category) => {
    const shown: Shown[] = [];
    const inks = new Set<string>();
    for (const seed of ['first', 'second', 'third', 'fourth']) {
      const asked = { category, seed, facts: { ...nothingKnown, shown } };
      const { set, turn } = paletteFrom(['red', 'blue', 'red'], asked);
      inks.add(`${set} ${turn}`);
      shown.unshift(card(choosePalette(asked)));
    }
    expect(new Set(shown.map(({ palette }) => palette)).size).toBe(4);
    expect(inks.size).toBe(4);
  },
);

test('the colours of another occasion are had as well', () => {
  const shown = [card('rosy'), card('peach'), card('lilac')];
  for (let seed = 0; seed < 30; seed++)
    expect(choosePalette({ category: 'mothers-day', seed: `${seed}`, facts: { ...nothingKnown, shown } })).toMatch(
      /^(coral|sunny)$/,
    );
});

test('if a person has had all, those of longest ago come again', () => {
  const { hues, moreHues } = themes.birthday;
  const shown = [...hues, ...moreHues].map(card);
  const last = moreHues.at(-1);
  expect(choosePalette({ category: 'birthday', seed: 'a', facts: { ...nothingKnown, shown } })).toBe(last);
  const again = { ...nothingKnown, shown: [card(last), ...shown] };
  expect(choosePalette({ category: 'birthday', seed: 'a', facts: again })).toBe(moreHues.at(-2));
});
