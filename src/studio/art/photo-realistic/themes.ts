import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Season } from './light/mood.ts';
import type { Figurine } from './objects/figurines.ts';
import { balloons, bunch } from './templates/aloft.ts';
import { cake, cupcakes, gifts, toast } from './templates/feast.ts';
import { flowers, fruits, letter, stems, tea } from './templates/garden.ts';
import { baubles, candles, harvest, lantern, pumpkins } from './templates/seasons.ts';
import { eggs, nestOfEggs } from './templates/spring.ts';
import type { Template } from './templates/template.ts';
import { hearts, pebbles, stars } from './templates/tokens.ts';

/** Every still life of this style. */
export const stillLifes = {
  balloons,
  baubles,
  bunch,
  cake,
  candles,
  cupcakes,
  eggs,
  flowers,
  fruits,
  gifts,
  harvest,
  hearts,
  lantern,
  letter,
  nest: nestOfEggs,
  pebbles,
  pumpkins,
  stars,
  stems,
  tea,
  toast,
} satisfies Record<string, Template>;
export type StillLifeName = keyof typeof stillLifes;

/** What suits each category; what is named twice comes more often. */
export const photoThemes: Record<CardCategory, readonly StillLifeName[]> = {
  birthday: ['cake', 'balloons', 'gifts', 'cupcakes', 'bunch'],
  'thank-you': ['flowers', 'letter', 'tea', 'stems'],
  sympathy: ['pebbles', 'stems', 'candles', 'letter', 'lantern'],
  'thinking-of-you': ['tea', 'letter', 'stems', 'flowers'],
  anniversary: ['toast', 'flowers', 'cake', 'hearts', 'candles'],
  'get-well': ['flowers', 'tea', 'fruits', 'stems'],
  congratulations: ['toast', 'balloons', 'stars', 'cake', 'gifts'],
  valentines: ['hearts', 'flowers', 'letter', 'bunch', 'toast'],
  'mothers-day': ['flowers', 'tea', 'stems', 'cupcakes', 'letter'],
  'fathers-day': ['fruits', 'gifts', 'letter', 'stars'],
  easter: ['nest', 'eggs', 'nest', 'stems'],
  thanksgiving: ['harvest', 'pumpkins', 'candles', 'fruits'],
  halloween: ['pumpkins', 'lantern', 'pumpkins', 'candles'],
  christmas: ['baubles', 'baubles', 'gifts', 'candles', 'lantern'],
  'new-year': ['toast', 'stars', 'balloons', 'baubles', 'lantern'],
  'independence-day': ['stars', 'balloons', 'cupcakes', 'lantern', 'toast'],
  holiday: ['baubles', 'candles', 'lantern', 'gifts'],
  custom: ['flowers', 'letter', 'tea', 'stems', 'gifts'],
};

/** Still lifes by the words of a prompt. */
export const stillLifeWords: Record<string, StillLifeName> = {
  balloon: 'balloons',
  balloons: 'balloons',
  cake: 'cake',
  cupcake: 'cupcakes',
  cupcakes: 'cupcakes',
  gift: 'gifts',
  gifts: 'gifts',
  present: 'gifts',
  presents: 'gifts',
  champagne: 'toast',
  wine: 'toast',
  toast: 'toast',
  bouquet: 'flowers',
  flowers: 'flowers',
  roses: 'flowers',
  vase: 'stems',
  tulip: 'stems',
  tulips: 'stems',
  rose: 'stems',
  letter: 'letter',
  envelope: 'letter',
  tea: 'tea',
  coffee: 'tea',
  cup: 'tea',
  fruit: 'fruits',
  fruits: 'fruits',
  apples: 'fruits',
  candle: 'candles',
  candles: 'candles',
  lantern: 'lantern',
  bauble: 'baubles',
  baubles: 'baubles',
  ornaments: 'baubles',
  pumpkin: 'pumpkins',
  pumpkins: 'pumpkins',
  egg: 'eggs',
  eggs: 'eggs',
  nest: 'nest',
  heart: 'hearts',
  hearts: 'hearts',
  star: 'stars',
  stars: 'stars',
  fireworks: 'toast',
  stones: 'pebbles',
  pebbles: 'pebbles',
};

/** Animals of porcelain or cloth. */
export const figurineWords: Record<string, Figurine> = {
  bird: 'bird',
  birds: 'bird',
  robin: 'bird',
  bunny: 'bunny',
  rabbit: 'bunny',
  bear: 'teddy',
  teddy: 'teddy',
};

/** What lights the sky behind any still life. */
export const fireworkWords: Record<string, true> = { firework: true, fireworks: true };

export const seasonOf: Record<CardCategory, Season> = {
  birthday: 'summer',
  'thank-you': 'summer',
  sympathy: 'quiet',
  'thinking-of-you': 'summer',
  anniversary: 'summer',
  'get-well': 'summer',
  congratulations: 'summer',
  valentines: 'summer',
  'mothers-day': 'summer',
  'fathers-day': 'summer',
  easter: 'summer',
  thanksgiving: 'autumn',
  halloween: 'autumn',
  christmas: 'winter',
  'new-year': 'festive',
  'independence-day': 'summer',
  holiday: 'winter',
  custom: 'summer',
};
