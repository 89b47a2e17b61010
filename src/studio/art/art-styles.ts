import { artStyles } from '../../contract/vocabulary.ts';
import { loadPacks } from '../load-packs.ts';
import type { ArtStylePack } from './art-style.ts';

/** Every art style a card may have, by its name: `pack.ts` of the folder called like it ('Pop Art' is in pop-art/). */
export const artStylePacks = await loadPacks(
  artStyles,
  (name): Promise<{ pack?: ArtStylePack }> => import(`./${folderOf(name)}/pack.ts`),
);

/** The folder of a style, beside this file; also how commands take its name. */
export function folderOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
