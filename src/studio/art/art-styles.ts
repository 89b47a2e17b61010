import { artStyles } from '../../contract/vocabulary.ts';
import { loadPacks } from '../load-packs.ts';
import type { ArtStylePack } from './art-style.ts';

/** Every art style of cards, by its name: `pack.ts` of the folder of that name ('Pop Art' is in pop-art/). */
export const artStylePacks = await loadPacks(
  artStyles,
  (name): Promise<{ pack?: ArtStylePack }> => import(`./${folderOf(name)}/pack.ts`),
);

/** The folder of a style, beside this file; commands use the same name. */
export function folderOf(name: string): string {
  return name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
