import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { OilSubject } from './oil-tools.ts';
import { cake, gifts, glasses } from './subjects/feast.ts';
import { bouquet } from './subjects/flowers.ts';
import { field, lake, pumpkinField } from './subjects/meadows.ts';
import { eggs, pumpkins } from './subjects/seasonal.ts';
import { candles, fruit, tea } from './subjects/still-life.ts';
import { village } from './subjects/village.ts';
import { fireworks, seaside } from './subjects/waterside.ts';

/** Everything this style paints: things on a table, at a scale that fills it, and open country. */
export const subjects = {
  bouquet: { draw: bouquet, tableScale: 1 },
  cake: { draw: cake, tableScale: 1.25 },
  candles: { draw: candles, tableScale: 1.3 },
  eggs: { draw: eggs, tableScale: 1.06 },
  fruit: { draw: fruit, tableScale: 1.16 },
  gifts: { draw: gifts, tableScale: 1.08 },
  glasses: { draw: glasses, tableScale: 1.08 },
  pumpkins: { draw: pumpkins, tableScale: 1.1 },
  tea: { draw: tea, tableScale: 1.24 },
  field: { draw: field, tableScale: null },
  fireworks: { draw: fireworks, tableScale: null },
  lake: { draw: lake, tableScale: null },
  'pumpkin-field': { draw: pumpkinField, tableScale: null },
  seaside: { draw: seaside, tableScale: null },
  village: { draw: village, tableScale: null },
} satisfies Record<string, { draw: OilSubject; tableScale: number | null }>;
export type SubjectName = keyof typeof subjects;

/** The subjects of each category; one named twice is more frequent. */
export const oilThemes: Record<CardCategory, readonly SubjectName[]> = {
  birthday: ['cake', 'cake', 'bouquet', 'gifts', 'lake'],
  anniversary: ['bouquet', 'glasses', 'lake', 'seaside'],
  christmas: ['village', 'village', 'candles', 'gifts'],
  'thank-you': ['bouquet', 'tea', 'lake', 'fruit'],
  sympathy: ['field', 'candles', 'lake'],
  'thinking-of-you': ['lake', 'bouquet', 'seaside', 'tea'],
  'get-well': ['bouquet', 'tea', 'fruit', 'field'],
  congratulations: ['glasses', 'bouquet', 'fireworks'],
  valentines: ['bouquet', 'glasses', 'gifts'],
  'mothers-day': ['bouquet', 'bouquet', 'tea', 'lake'],
  'fathers-day': ['seaside', 'lake', 'fruit', 'field'],
  easter: ['eggs', 'eggs', 'bouquet', 'field'],
  thanksgiving: ['pumpkins', 'fruit', 'field', 'candles'],
  halloween: ['pumpkins', 'pumpkins', 'pumpkin-field', 'candles'],
  'new-year': ['fireworks', 'glasses', 'village'],
  'independence-day': ['fireworks', 'fireworks', 'bouquet', 'seaside'],
  holiday: ['lake', 'seaside', 'bouquet', 'fruit'],
  custom: ['bouquet', 'lake', 'seaside', 'fruit', 'tea'],
};
