import {
  artStyles,
  cardCategories,
  colorPalettes,
  sceneSettings,
  visualDetails,
} from '../../src/contract/vocabulary.ts';
import type { IllustrationRequest } from '../../src/studio/art/compose-scene.ts';
import type { Raster } from '../../src/studio/art/core/raster.ts';

/** Every possible illustration: art style x palette x detail x characters x scene x category. */
export function* everySetting(): Generator<IllustrationRequest> {
  for (const artStyle of artStyles)
    for (const colorPalette of colorPalettes)
      for (const visualDetail of visualDetails)
        for (const includeCharacters of [false, true])
          for (const sceneSetting of sceneSettings)
            for (const category of cardCategories) {
              const look = { artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting };
              yield {
                kind: 'illustration',
                category,
                settings: { category: 'AIgen', ...look },
                heading: 'Happy Day, Anna',
                prompt: '',
                seed: Object.values(look).join(' '),
                size: '1024x1024',
              };
            }
}

/** The cell of a request, for messages. */
export function nameOf({ category, settings }: IllustrationRequest): string {
  const { artStyle, colorPalette, visualDetail, includeCharacters, sceneSetting } = settings;
  return [artStyle, colorPalette, visualDetail, includeCharacters ? 'characters' : 'none', sceneSetting, category].join(
    ', ',
  );
}

/** The fault of a drawing, or null: transparent, flat, or with a black quarter (one NaN under a blur). */
export function findFault({ data, width, height }: Raster): string | null {
  const quarters = new Float64Array(4);
  let sum = 0;
  let squares = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (data[at + 3] !== 255) return `see-through at ${x}, ${y}`;
      const light = ((data[at] ?? 0) + (data[at + 1] ?? 0) + (data[at + 2] ?? 0)) / 3;
      sum += light;
      squares += light * light;
      const quarter = (y * 2 < height ? 0 : 2) + (x * 2 < width ? 0 : 1);
      quarters[quarter] = (quarters[quarter] ?? 0) + light;
    }
  const count = width * height;
  const spread = Math.sqrt(Math.max(0, squares / count - (sum / count) ** 2));
  if (spread < 4) return `flat: its light spreads by ${spread.toFixed(1)} only`;
  const darkest = Math.min(...quarters) / (count / 4);
  return darkest < 4 ? `a quarter of it is black (${darkest.toFixed(1)})` : null;
}
