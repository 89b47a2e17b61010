import type { CardCategory } from '../../../contract/vocabulary.ts';
import { maySnow } from '../../../domain/season.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import type { Season } from './card-context.ts';
import type { SubjectName } from './subjects.ts';

/** The subjects for the middle of a card, by category. */
export const subjectsOf: Record<CardCategory, readonly SubjectName[]> = {
  birthday: ['cake', 'cupcake', 'gifts', 'balloons'],
  congratulations: ['glasses', 'rosette', 'balloons'],
  anniversary: ['hearts', 'glasses', 'birds', 'bouquet'],
  valentines: ['hearts', 'letter', 'birds', 'bouquet'],
  christmas: ['tree', 'baubles', 'candles', 'gifts'],
  'new-year': ['clock', 'glasses', 'fireworks'],
  holiday: ['candles', 'wreath', 'gifts'],
  'mothers-day': ['bouquet', 'teacup', 'letter'],
  'thank-you': ['bouquet', 'teacup', 'letter', 'stem'],
  easter: ['rabbit', 'eggs', 'bouquet'],
  'thinking-of-you': ['letter', 'teacup', 'birds', 'stem'],
  'get-well': ['teacup', 'bouquet', 'stem'],
  custom: ['letter', 'bouquet', 'hearts', 'stem'],
  thanksgiving: ['pumpkins', 'wreath', 'bouquet'],
  halloween: ['lantern', 'pumpkins'],
  'independence-day': ['rosette', 'fireworks', 'balloons'],
  'fathers-day': ['rosette', 'teacup', 'gifts'],
  sympathy: ['stem', 'candles', 'wreath'],
};

const seasons: Partial<Record<CardCategory, Season>> = {
  christmas: 'snow',
  'new-year': 'night',
  halloween: 'night',
  'independence-day': 'night',
};

/** The weather and hour a category plays in; no snow where it is not winter. */
export function seasonOf({ category, facts }: Pick<IllustrationRequest, 'category' | 'facts'>): Season {
  const usual = seasons[category] ?? 'plain';
  return usual === 'snow' && !maySnow(facts?.season ?? null) ? 'plain' : usual;
}
