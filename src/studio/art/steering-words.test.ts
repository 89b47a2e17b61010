import { expect, test } from 'vitest';
import { type ArtStyle, artStyles } from '../../contract/vocabulary.ts';
import type { PictureRequest } from './picture.ts';
import { renderPicture } from './render-picture.ts';
import { steeringWords } from './steering-words.ts';

const prompt = 'A Kitten beside a blue teapot, with roses, more roses and a heart of marble';

test.each<[ArtStyle, string[]]>([
  ['Watercolor', ['blue', 'teapot', 'roses']],
  ['Oil Painting', ['kitten', 'blue', 'roses']],
  ['Minimal & Modern', ['roses']],
  ['Cute & Whimsical', ['kitten', 'roses']],
  ['Vintage/Retro', ['blue', 'teapot', 'roses']],
  ['Pop Art', ['blue', 'teapot', 'roses']],
  ['Abstract', ['blue', 'heart', 'marble']],
  ['Photo-Realistic', ['blue', 'roses']],
])('%s uses of it what it knows, in order and once', (style, words) => {
  expect(steeringWords(prompt, style)).toEqual(words);
});

test('nothing known steers nothing', () => {
  for (const style of artStyles)
    for (const said of ['', '   ', 'xylophone', 'constructor toString __proto__', 'שלום', '🎂'])
      expect(steeringWords(said, style), `${style}: ${said}`).toEqual([]);
});

test('words that are named change the picture, and the others do not', async () => {
  const draw = async (artStyle: ArtStyle, words: string) => {
    const request: PictureRequest = {
      kind: 'illustration',
      category: 'birthday',
      settings: {
        category: 'AIgen',
        artStyle,
        colorPalette: 'Pastel',
        visualDetail: 'Minimal',
        includeCharacters: false,
        sceneSetting: 'Nature',
      },
      heading: null,
      prompt: words,
      seed: 's',
      size: '1024x1024',
    };
    const picture = await renderPicture(request, () => {}, { scale: 0.05 });
    return Buffer.from(picture.jpeg).toString('base64');
  };
  for (const style of artStyles) {
    const [known] = steeringWords('fireworks, pumpkins and marble', style);
    const plain = await draw(style, '');
    expect(await draw(style, 'a nice xylophone'), style).toBe(plain);
    expect(await draw(style, `a nice ${known}`), `${style}: ${known}`).not.toBe(plain);
  }
}, 30_000);
