import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { TemplateName } from '../templates/index.ts';
import type { Season } from './card-context.ts';
import type { SubjectName } from './subjects.ts';

/** What may stand at the middle of a card of each category. */
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

/** The subject nearest to a template that a prompt named. */
export const subjectOfTemplate: Record<TemplateName, SubjectName> = {
  'birthday-cake': 'cake',
  balloons: 'balloons',
  gifts: 'gifts',
  'floral-wreath': 'wreath',
  'heart-wreath': 'hearts',
  bouquet: 'bouquet',
  'love-birds': 'birds',
  'corner-sprays': 'stem',
  'quiet-sprig': 'stem',
  'winter-cabin': 'tree',
  'christmas-wreath': 'baubles',
  'christmas-tree': 'tree',
  'pumpkin-night': 'lantern',
  fireworks: 'fireworks',
  'tea-table': 'teacup',
  'letter-post': 'letter',
  'jar-of-flowers': 'bouquet',
  'white-flowers': 'stem',
  bicycle: 'bouquet',
  truck: 'gifts',
  'tree-truck': 'tree',
  toast: 'glasses',
  'midnight-clock': 'clock',
  'laurel-star': 'rosette',
  cupcakes: 'cupcake',
  candlelight: 'candles',
  'spring-hare': 'rabbit',
  'egg-nest': 'eggs',
  'harvest-basket': 'pumpkins',
  feather: 'stem',
  'boat-on-lake': 'stem',
  'quiet-lake': 'stem',
  'mountain-dawn': 'tree',
  'lone-tree': 'tree',
  lighthouse: 'stem',
  'balloons-over-hills': 'balloons',
  'harvest-field': 'pumpkins',
  'star-field': 'rosette',
};

const seasons: Partial<Record<CardCategory, Season>> = {
  christmas: 'snow',
  'new-year': 'night',
  halloween: 'night',
  'independence-day': 'night',
};

/** The weather and hour a category plays in. */
export function seasonOf(category: CardCategory): Season {
  return seasons[category] ?? 'plain';
}
