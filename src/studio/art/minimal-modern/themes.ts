import type { CardCategory } from '../../../contract/vocabulary.ts';
import type { ColourSetName } from './colours.ts';
import type { Creature } from './subjects/creatures.ts';
import { balloonBunch, confettiCone, giftStack, heartBalloons, paperCake } from './subjects/feast.ts';
import { branchBirds, leafHeart, linkedRings, pairedHearts } from './subjects/hearts.ts';
import { flagLines, mountains, rosette, sailBoat, stillWater } from './subjects/land.ts';
import { archWindow, leafRing, loneSprig, stemRow, vaseStems, winterRing } from './subjects/plants.ts';
import { autumnBunch, moonBats, patternEggs, ribbedPumpkins } from './subjects/seasons.ts';
import { fireworks, hungBaubles, paperStar, patternTrees } from './subjects/winter.ts';
import type { Subject } from './tools.ts';

type Entry = {
  draw: Subject;
  /** Hangs or floats, without ground. */
  aloft?: boolean;
  /** Brings its own sun or frame: no place is drawn behind it unless it is a city. */
  framed?: boolean;
};

/** The subjects of this style. */
export const subjects = {
  arch: { draw: archWindow, framed: true },
  baubles: { draw: hungBaubles, aloft: true },
  balloons: { draw: balloonBunch, aloft: true },
  birds: { draw: branchBirds, aloft: true },
  boat: { draw: sailBoat, aloft: true },
  cake: { draw: paperCake },
  confetti: { draw: confettiCone, aloft: true },
  eggs: { draw: patternEggs },
  fireworks: { draw: fireworks },
  flags: { draw: flagLines, aloft: true },
  gifts: { draw: giftStack },
  'heart-balloons': { draw: heartBalloons, aloft: true },
  'leaf-heart': { draw: leafHeart, aloft: true },
  leaves: { draw: autumnBunch, aloft: true },
  moon: { draw: moonBats, framed: true },
  mountains: { draw: mountains, framed: true },
  'paired-hearts': { draw: pairedHearts, aloft: true },
  pumpkins: { draw: ribbedPumpkins },
  ring: { draw: leafRing, aloft: true },
  rings: { draw: linkedRings, aloft: true },
  rosette: { draw: rosette, aloft: true },
  sprig: { draw: loneSprig, framed: true },
  'winter-ring': { draw: winterRing, aloft: true },
  star: { draw: paperStar, aloft: true },
  stems: { draw: stemRow },
  trees: { draw: patternTrees },
  vase: { draw: vaseStems },
  water: { draw: stillWater, framed: true },
} satisfies Record<string, Entry>;
export type SubjectName = keyof typeof subjects;
export const subjectOf = (name: SubjectName): Entry => subjects[name];

/** The subjects and colours of a category in this style. */
export type MinimalTheme = {
  subjects: readonly SubjectName[];
  colours: readonly ColourSetName[];
  creatures: readonly Creature[];
};

const garden: readonly SubjectName[] = ['arch', 'vase', 'ring', 'stems', 'sprig'];
const warm: readonly ColourSetName[] = ['terracotta', 'forest', 'meadow', 'plum'];
const friends: readonly Creature[] = ['birds', 'rabbit', 'fox'];

export const minimalThemes: Record<CardCategory, MinimalTheme> = {
  birthday: {
    subjects: ['balloons', 'cake', 'gifts', 'confetti'],
    colours: ['harbour', 'terracotta', 'plum', 'meadow'],
    creatures: ['rabbit', 'fox', 'birds', 'cat'],
  },
  congratulations: {
    subjects: ['confetti', 'balloons', 'rosette', 'star'],
    colours: ['harbour', 'midnight', 'terracotta', 'meadow'],
    creatures: friends,
  },
  anniversary: {
    subjects: ['rings', 'paired-hearts', 'leaf-heart', 'birds'],
    colours: ['rose', 'forest', 'plum', 'terracotta'],
    creatures: ['birds'],
  },
  valentines: {
    subjects: ['paired-hearts', 'heart-balloons', 'leaf-heart', 'birds'],
    colours: ['rose', 'plum', 'rose'],
    creatures: ['birds', 'rabbit', 'fox'],
  },
  'mothers-day': {
    subjects: ['vase', 'ring', 'leaf-heart', 'arch', 'stems'],
    colours: ['rose', 'meadow', 'plum', 'terracotta'],
    creatures: ['birds', 'rabbit'],
  },
  'thank-you': { subjects: garden, colours: warm, creatures: friends },
  'thinking-of-you': {
    subjects: ['sprig', 'birds', 'stems', 'arch', 'vase'],
    colours: ['harbour', 'plum', 'meadow'],
    creatures: ['birds', 'cat'],
  },
  'get-well': {
    subjects: ['vase', 'stems', 'ring', 'sprig'],
    colours: ['meadow', 'harbour', 'terracotta'],
    creatures: friends,
  },
  custom: { subjects: [...garden, 'mountains'], colours: warm, creatures: friends },
  easter: {
    subjects: ['eggs', 'ring', 'stems', 'eggs'],
    colours: ['meadow', 'plum', 'harbour', 'terracotta'],
    creatures: ['rabbit'],
  },
  'fathers-day': {
    subjects: ['mountains', 'boat', 'rosette', 'arch'],
    colours: ['harbour', 'forest', 'terracotta'],
    creatures: ['fox', 'deer', 'birds'],
  },
  thanksgiving: {
    subjects: ['leaves', 'pumpkins', 'ring', 'arch'],
    colours: ['harvest', 'terracotta', 'harvest'],
    creatures: ['fox', 'birds', 'deer'],
  },
  halloween: { subjects: ['moon', 'pumpkins', 'moon', 'leaves'], colours: ['hallow'], creatures: ['cat'] },
  christmas: {
    subjects: ['trees', 'baubles', 'star', 'winter-ring', 'trees'],
    colours: ['noel', 'frost', 'forest'],
    creatures: ['deer', 'birds', 'fox'],
  },
  holiday: {
    subjects: ['trees', 'star', 'winter-ring'],
    colours: ['frost', 'midnight', 'noel'],
    creatures: ['deer', 'birds', 'fox'],
  },
  'new-year': {
    subjects: ['fireworks', 'star', 'confetti', 'balloons'],
    colours: ['midnight', 'harbour', 'plum'],
    creatures: ['birds', 'cat', 'fox'],
  },
  'independence-day': {
    subjects: ['fireworks', 'flags', 'rosette', 'balloons'],
    colours: ['flag'],
    creatures: ['birds', 'fox'],
  },
  sympathy: { subjects: ['sprig', 'water', 'sprig', 'ring'], colours: ['hush', 'ash'], creatures: ['birds'] },
};
