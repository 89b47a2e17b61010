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
  tea: 'tea-table',
  teapot: 'tea-table',
  teacup: 'tea-table',
  coffee: 'tea-table',
  cup: 'tea-table',
  lemon: 'tea-table',
  book: 'tea-table',
  books: 'tea-table',
  letter: 'letter-post',
  envelope: 'letter-post',
  post: 'letter-post',
  jar: 'jar-of-flowers',
  wildflowers: 'jar-of-flowers',
  vase: 'white-flowers',
  lilies: 'white-flowers',
  bicycle: 'bicycle',
  bike: 'bicycle',
  truck: 'truck',
  pickup: 'truck',
  car: 'truck',
  champagne: 'toast',
  toast: 'toast',
  glasses: 'toast',
  clock: 'midnight-clock',
  midnight: 'midnight-clock',
  star: 'laurel-star',
  laurel: 'laurel-star',
  medal: 'laurel-star',
  rosette: 'laurel-star',
  cupcake: 'cupcakes',
  cupcakes: 'cupcakes',
  candle: 'candlelight',
  candlelight: 'candlelight',
  hare: 'spring-hare',
  rabbit: 'spring-hare',
  bunny: 'spring-hare',
  nest: 'egg-nest',
  egg: 'egg-nest',
  eggs: 'egg-nest',
  basket: 'harvest-basket',
  apples: 'harvest-basket',
  harvest: 'harvest-basket',
  feather: 'feather',
  boat: 'boat-on-lake',
  sailboat: 'boat-on-lake',
  sailing: 'boat-on-lake',
  sea: 'boat-on-lake',
  lake: 'quiet-lake',
  water: 'quiet-lake',
  mountain: 'mountain-dawn',
  mountains: 'mountain-dawn',
  dawn: 'mountain-dawn',
  sunrise: 'mountain-dawn',
  hill: 'lone-tree',
  hills: 'lone-tree',
  oak: 'lone-tree',
  lighthouse: 'lighthouse',
  coast: 'lighthouse',
  wheat: 'harvest-field',
  field: 'harvest-field',
  flags: 'star-field',
  air: 'balloons-over-hills',
  bunting: 'star-field',
  stars: 'star-field',
  branch: 'quiet-sprig',
  corner: 'corner-sprays',
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

/** The words in a prompt that the studio draws by; the first of each sort counts. */
export function knownWords(prompt: string): Record<'template' | 'hue' | 'flower' | 'visitor', string | null> {
  const words = prompt.toLowerCase().match(/\p{L}+/gu) ?? [];
  const first = (known: object) => words.find((word) => Object.hasOwn(known, word)) ?? null;
  return {
    template: first(templateWords),
    hue: first(hueWords),
    flower: first(flowerWords),
    visitor: first(visitorWords),
  };
}

/** What the words of a prompt ask for. */
export function readPrompt(prompt: string): PromptWishes {
  const { template, hue, flower, visitor } = knownWords(prompt);
  return {
    template: (template && templateWords[template]) || null,
    hue: hue === null ? null : (hueWords[hue] ?? null),
    flowerKind: (flower && flowerWords[flower]) || null,
    visitor: (visitor && visitorWords[visitor]) || null,
  };
}
