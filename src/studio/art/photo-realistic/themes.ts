import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Season } from './light/mood.ts';
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

/** The still lifes of each category; one named twice is more frequent. */
export const photoThemes: Record<CardCategory, readonly StillLifeName[]> = {
  birthday: ['cake', 'balloons', 'gifts', 'cupcakes', 'bunch'],
  'thank-you': ['flowers', 'letter', 'tea', 'stems'],
  sympathy: ['pebbles', 'stems', 'candles', 'letter', 'lantern'],
  'thinking-of-you': ['tea', 'letter', 'stems', 'flowers'],
  anniversary: ['toast', 'flowers', 'hearts', 'candles'],
  'get-well': ['flowers', 'tea', 'fruits', 'stems'],
  congratulations: ['toast', 'balloons', 'stars', 'gifts'],
  valentines: ['hearts', 'flowers', 'letter', 'bunch', 'toast'],
  'mothers-day': ['flowers', 'tea', 'stems', 'letter'],
  'fathers-day': ['fruits', 'gifts', 'letter', 'stars'],
  easter: ['nest', 'eggs', 'nest', 'stems'],
  thanksgiving: ['harvest', 'pumpkins', 'candles', 'fruits'],
  halloween: ['pumpkins', 'lantern', 'pumpkins', 'candles'],
  christmas: ['baubles', 'baubles', 'gifts', 'candles', 'lantern'],
  'new-year': ['toast', 'stars', 'balloons', 'lantern'],
  'independence-day': ['stars', 'balloons', 'cupcakes', 'lantern', 'toast'],
  holiday: ['candles', 'lantern', 'gifts'],
  custom: ['flowers', 'letter', 'tea', 'stems', 'gifts'],
};

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
