import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { expect, test, vi } from 'vitest';
import { artStyles } from '../../../contract/vocabulary.ts';
import { defaultStyleSettings } from '../../../domain/styles.ts';
import { drawTextCard } from './draw-text-card.ts';
import { showsWhole } from './shows-whole.ts';

const context: SKRSContext2D = Object.getPrototypeOf(createCanvas(1, 1).getContext('2d'));
const bare = (text: string) => text.replaceAll(/\s/g, '');

/** Everything that `draw` puts on a canvas in letters, without its spaces. */
function lettersOf(draw: () => unknown): string {
  const set = vi.spyOn(context, 'fillText');
  try {
    draw();
    return bare(set.mock.calls.map(([text]) => text).join(''));
  } finally {
    set.mockRestore();
  }
}

const sentence = 'Wishing you a wonderful day full of laughter, cake and everybody you love around one table. ';
const plain = sentence.repeat(4).slice(0, 300);
const messages = {
  plain,
  'in many lines': plain.replaceAll(/(.{24}\S*) /g, '$1\n').slice(0, 300),
  Chinese: '生日快乐祝你幸福'.repeat(38).slice(0, 300),
};

test.each(Object.entries(messages))('a message of 300 characters, %s, is set whole in every style', (_, message) => {
  const title = 'Happy 60th Birthday to the best of all grandmothers, Margaret Whitfield of York';
  expect(showsWhole({ title, message })).toBe(true);
  for (const artStyle of artStyles) {
    for (const seed of ['a', 'b', 'c']) {
      const settings = { ...defaultStyleSettings, category: 'text' as const, artStyle };
      const request = {
        kind: 'text',
        category: 'birthday',
        settings,
        title,
        message,
        seed,
        size: '1024x1024',
      } as const;
      const letters = lettersOf(() => drawTextCard(request, { width: 128, height: 128 }));
      expect(letters.includes(bare(message)), `${artStyle} ${seed}`).toBe(true);
    }
  }
});

test.each([
  ['a longer one', { title: 'For you', message: 'a'.repeat(301) }],
  ['one of many lines', { title: 'For you', message: 'a\n'.repeat(11) }],
  ['one below a long title', { title: 'a'.repeat(81), message: 'Hello' }],
])('%s may be cut', (_, words) => {
  expect(showsWhole(words)).toBe(false);
});
