import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { SignName } from './symbols.ts';
import { arcs } from './templates/arcs.ts';
import { marbled } from './templates/marbled.ts';
import { quiet } from './templates/quiet.ts';
import type { Template } from './templates/template.ts';
import { terrazzo } from './templates/terrazzo.ts';
import { torn } from './templates/torn.ts';

const templates = { marbled, torn, arcs, terrazzo, quiet } satisfies Record<string, Template>;
export type AbstractTemplateName = keyof typeof templates;
export const templateOf = (name: AbstractTemplateName): Template => templates[name];

export type Visitor = 'bird' | 'butterfly';

/** What a category is made of in this style. */
export type AbstractTheme = {
  templates: readonly AbstractTemplateName[];
  signs: readonly SignName[];
  visitors: readonly Visitor[];
};

const party = ['marbled', 'arcs', 'terrazzo', 'torn'] as const;
const fond = ['marbled', 'torn', 'arcs'] as const;
const calm = ['marbled', 'torn', 'arcs', 'quiet'] as const;
const winter = ['marbled', 'torn', 'terrazzo'] as const;
const both = ['bird', 'butterfly'] as const;
const birds = ['bird'] as const;

/** The theme of every category. */
export const abstractThemes: Record<CardCategory, AbstractTheme> = {
  birthday: { templates: party, signs: ['balloon', 'candle', 'star', 'burst'], visitors: both },
  anniversary: { templates: fond, signs: ['rings', 'heart'], visitors: birds },
  christmas: { templates: winter, signs: ['star', 'tree', 'snow'], visitors: birds },
  'thank-you': { templates: fond, signs: ['flower', 'heart', 'sprig'], visitors: both },
  sympathy: { templates: ['quiet', 'marbled', 'torn'], signs: ['sprig'], visitors: birds },
  'thinking-of-you': { templates: calm, signs: ['flower', 'heart', 'leaf'], visitors: both },
  'get-well': { templates: calm, signs: ['sun', 'flower', 'sprig'], visitors: both },
  congratulations: { templates: party, signs: ['star', 'burst', 'spark'], visitors: birds },
  valentines: { templates: fond, signs: ['heart'], visitors: birds },
  'mothers-day': { templates: fond, signs: ['flower', 'heart'], visitors: both },
  'fathers-day': {
    templates: ['marbled', 'torn', 'arcs', 'terrazzo'],
    signs: ['star', 'sun', 'leaf'],
    visitors: birds,
  },
  easter: { templates: ['marbled', 'terrazzo', 'torn'], signs: ['egg', 'flower'], visitors: both },
  thanksgiving: { templates: calm.slice(0, 3), signs: ['leaf', 'pumpkin'], visitors: birds },
  halloween: { templates: ['torn', 'terrazzo', 'arcs'], signs: ['bat', 'pumpkin', 'moon'], visitors: birds },
  'new-year': { templates: party, signs: ['burst', 'spark', 'star'], visitors: birds },
  'independence-day': { templates: party, signs: ['star', 'burst'], visitors: birds },
  holiday: { templates: winter, signs: ['star', 'spark', 'sun'], visitors: birds },
  custom: { templates: [...fond, 'terrazzo'], signs: ['spark', 'heart', 'star'], visitors: both },
};
