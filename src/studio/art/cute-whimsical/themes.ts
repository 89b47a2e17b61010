import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { Season } from './backdrops/backdrop-tools.ts';
import type { MoodName } from './colours.ts';
import type { AnimalKind } from './motifs/cast.ts';
import type { Hat, Neckwear } from './motifs/wear.ts';
import type { PropName } from './props.ts';

export type Floating = 'confetti' | 'hearts' | 'snow' | 'leaves' | 'petals' | 'bats' | 'fireworks' | 'none';

/** The motifs and colours of a category in this style. */
export type CuteTheme = {
  moods: readonly MoodName[];
  season: Season;
  animals: readonly AnimalKind[];
  hats: readonly Hat[];
  neckwear: readonly Neckwear[];
  /** Held before the belly. */
  held: readonly PropName[];
  /** The main thing when no animal is there. */
  objects: readonly PropName[];
  /** Smaller things beside it. */
  beside: readonly PropName[];
  floating: readonly Floating[];
  balloons: boolean;
  bunting: boolean;
  /** Restrained: nothing floats, eyes are closed, colours are few. */
  quiet: boolean;
};

const base: CuteTheme = {
  moods: ['morning', 'peach', 'mint', 'lilac'],
  season: 'summer',
  animals: ['bear', 'cat', 'bunny', 'panda', 'fox', 'puppy', 'deer'],
  hats: ['none', 'bow', 'flowers', 'leaf'],
  neckwear: ['bow', 'scarf', 'none'],
  held: ['bouquet', 'envelope', 'heart'],
  objects: ['flowerpot', 'bouquet', 'envelope'],
  beside: ['flowerpot', 'heart', 'gift'],
  floating: ['petals', 'hearts'],
  balloons: false,
  bunting: false,
  quiet: false,
};
const party: CuteTheme = {
  ...base,
  hats: ['party', 'party', 'crown', 'bow'],
  held: ['cupcake', 'gift', 'star'],
  objects: ['cake', 'cake', 'cupcake', 'gift'],
  beside: ['gift', 'gift', 'cupcake'],
  floating: ['confetti'],
  balloons: true,
  bunting: true,
};
const love: CuteTheme = {
  ...base,
  moods: ['rose', 'blush', 'peach', 'lilac'],
  hats: ['none', 'bow', 'flowers'],
  held: ['heart', 'bouquet', 'envelope'],
  objects: ['heart', 'bouquet', 'envelope'],
  beside: ['heart', 'envelope', 'gift', 'flowerpot'],
  floating: ['hearts'],
};
const winter: CuteTheme = {
  ...base,
  moods: ['snowNight', 'snowDay', 'aurora'],
  season: 'winter',
  animals: ['penguin', 'bear', 'fox', 'deer', 'bunny', 'panda'],
  hats: ['santa', 'santa', 'bobble'],
  neckwear: ['scarf'],
  held: ['gift', 'star', 'mug'],
  objects: ['snow-globe', 'gift', 'mug'],
  beside: ['gift', 'gift', 'lantern'],
  floating: ['snow'],
};

export const cuteThemes: Record<CardCategory, CuteTheme> = {
  birthday: party,
  congratulations: {
    ...party,
    hats: ['crown', 'party', 'none'],
    held: ['trophy', 'star', 'bouquet'],
    objects: ['trophy', 'star', 'bouquet'],
    beside: ['star', 'gift', 'flowerpot'],
  },
  anniversary: { ...love, held: ['heart', 'bouquet'] },
  valentines: love,
  christmas: winter,
  // Holidays without a category of their own are all round the year.
  holiday: {
    ...base,
    moods: ['mint', 'dusk', 'morning', 'peach'],
    held: ['mug', 'star', 'gift'],
    objects: ['mug', 'star', 'lantern'],
    beside: ['lantern', 'star', 'flowerpot'],
    floating: ['petals'],
  },
  'new-year': {
    ...party,
    moods: ['midnight', 'aurora', 'midnight'],
    hats: ['party', 'crown'],
    held: ['star', 'gift'],
    objects: ['star', 'gift'],
    beside: ['gift', 'star'],
    floating: ['fireworks'],
    bunting: false,
  },
  'mothers-day': {
    ...base,
    moods: ['blush', 'peach', 'lilac', 'mint'],
    held: ['bouquet', 'heart', 'flowerpot'],
    objects: ['bouquet', 'flowerpot', 'heart'],
    hats: ['flowers', 'bow', 'none'],
  },
  'fathers-day': {
    ...base,
    moods: ['denim', 'mint', 'peach'],
    animals: ['bear', 'fox', 'puppy', 'panda', 'penguin'],
    hats: ['none', 'crown', 'none'],
    neckwear: ['bow'],
    held: ['mug', 'trophy', 'star'],
    objects: ['mug', 'trophy', 'star'],
    beside: ['gift', 'star', 'mug'],
    floating: ['confetti', 'hearts'],
  },
  'thank-you': base,
  easter: {
    ...base,
    moods: ['mint', 'lilac', 'peach', 'morning'],
    animals: ['bunny', 'bunny', 'bunny', 'cat', 'deer'],
    held: ['egg', 'egg-basket', 'bouquet'],
    objects: ['egg-basket', 'egg', 'flowerpot'],
    beside: ['egg', 'egg', 'flowerpot'],
    floating: ['petals'],
  },
  'thinking-of-you': {
    ...base,
    moods: ['lilac', 'mint', 'blush'],
    held: ['envelope', 'heart', 'mug'],
    objects: ['envelope', 'mug', 'flowerpot'],
  },
  'get-well': {
    ...base,
    moods: ['mint', 'morning', 'peach'],
    neckwear: ['scarf', 'none'],
    hats: ['none', 'leaf'],
    held: ['mug', 'bouquet', 'heart'],
    objects: ['mug', 'flowerpot', 'bouquet'],
    beside: ['flowerpot', 'heart', 'mug'],
  },
  custom: base,
  thanksgiving: {
    ...base,
    moods: ['autumn', 'dusk', 'autumn'],
    season: 'autumn',
    animals: ['fox', 'bear', 'deer', 'puppy', 'bunny'],
    hats: ['none', 'leaf', 'bobble'],
    neckwear: ['scarf'],
    held: ['pumpkin', 'pie', 'mug'],
    objects: ['pumpkin', 'pie', 'pumpkin'],
    beside: ['pumpkin', 'pumpkin', 'flowerpot'],
    floating: ['leaves'],
  },
  halloween: {
    ...base,
    moods: ['spooky', 'witching', 'spooky'],
    season: 'spooky',
    animals: ['cat', 'bear', 'fox', 'bunny', 'penguin'],
    hats: ['witch'],
    neckwear: ['bow', 'scarf'],
    held: ['jack-o-lantern', 'star', 'pumpkin'],
    objects: ['jack-o-lantern', 'jack-o-lantern', 'lantern'],
    beside: ['pumpkin', 'jack-o-lantern', 'lantern'],
    floating: ['bats'],
  },
  'independence-day': {
    ...party,
    moods: ['fourth', 'fourthDay', 'fourth'],
    animals: ['bear', 'puppy', 'cat', 'fox'],
    hats: ['top-hat', 'top-hat', 'none'],
    held: ['star', 'gift'],
    objects: ['star', 'gift'],
    beside: ['star', 'gift'],
    floating: ['fireworks'],
  },
  sympathy: {
    ...base,
    moods: ['hush', 'hushLilac'],
    season: 'quiet',
    animals: ['bunny', 'bear', 'deer', 'cat'],
    hats: ['none'],
    neckwear: ['none', 'scarf'],
    held: ['bouquet', 'lantern', 'bouquet'],
    objects: ['vase', 'lantern', 'vase'],
    beside: ['lantern'],
    floating: ['none'],
    quiet: true,
  },
};
