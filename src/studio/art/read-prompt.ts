import type { FlowerKind } from './motifs/flower.ts';
import type { TemplateName } from './templates/index.ts';

/** What the known words of a prompt ask for; everything else in it is passed over. */
export type PromptWishes = {
  template: TemplateName | null;
  hue: number | null;
  flowerKind: FlowerKind | null;
  visitor: 'bird' | 'butterfly' | null;
};

const templateWords: Record<string, TemplateName> = {
  cake: 'birthday-cake',
  candles: 'birthday-cake',
  balloon: 'balloons',
  balloons: 'balloons',
  gift: 'gifts',
  gifts: 'gifts',
  present: 'gifts',
  presents: 'gifts',
  bouquet: 'bouquet',
  wreath: 'floral-wreath',
  heart: 'heart-wreath',
  hearts: 'heart-wreath',
  cabin: 'winter-cabin',
  snow: 'winter-cabin',
  tree: 'christmas-tree',
  lovebirds: 'love-birds',
  fireworks: 'fireworks',
  pumpkin: 'pumpkin-night',
  pumpkins: 'pumpkin-night',
};
const hueWords: Record<string, number> = {
  red: 22,
  pink: 0,
  rose: 5,
  coral: 30,
  peach: 55,
  orange: 55,
  yellow: 88,
  gold: 84,
  golden: 84,
  green: 145,
  mint: 170,
  teal: 195,
  turquoise: 195,
  blue: 250,
  navy: 260,
  purple: 305,
  violet: 300,
  lilac: 308,
  lavender: 300,
};
const flowerWords: Record<string, FlowerKind> = {
  rose: 'rose',
  roses: 'rose',
  peony: 'rose',
  peonies: 'rose',
  daisy: 'daisy',
  daisies: 'daisy',
  cosmos: 'cosmos',
  sunflower: 'daisy',
  sunflowers: 'daisy',
  anemone: 'anemone',
  anemones: 'anemone',
  poppy: 'anemone',
  poppies: 'anemone',
};
const visitorWords: Record<string, 'bird' | 'butterfly'> = {
  bird: 'bird',
  birds: 'bird',
  robin: 'bird',
  butterfly: 'butterfly',
  butterflies: 'butterfly',
};

/** Finds the words the studio knows; the first of each sort counts. */
export function readPrompt(prompt: string): PromptWishes {
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  const first = <T>(known: Record<string, T>): T | null => {
    const word = words.find((candidate) => Object.hasOwn(known, candidate));
    return word === undefined ? null : (known[word] ?? null);
  };
  return {
    template: first(templateWords),
    hue: first(hueWords),
    flowerKind: first(flowerWords),
    visitor: first(visitorWords),
  };
}
