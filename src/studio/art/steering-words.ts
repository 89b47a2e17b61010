import type { ArtStyle } from '../../contract/vocabulary.ts';
import { signWords } from './abstract/symbols.ts';
import { templateWords as sheetWords } from './abstract/themes.ts';
import { type KnownWords, wordsOf } from './core/known-words.ts';
import { animalWords, propWords } from './cute/read-wishes.ts';
import { subjectWords as minimalWords } from './minimal/themes.ts';
import { visitorWords as oilVisitorWords, subjectWords as oilWords } from './oil/themes.ts';
import { figurineWords, fireworkWords, stillLifeWords } from './photo-realistic/themes.ts';
import { flowerWords, hueWords, templateWords, visitorWords } from './read-prompt.ts';

const common = [templateWords, hueWords, flowerWords, visitorWords];

/** What each style looks up in a prompt; the first word of each dictionary counts. */
const dictionaries: Record<ArtStyle, readonly KnownWords<unknown>[]> = {
  Watercolor: common,
  'Oil Painting': [oilWords, oilVisitorWords, hueWords],
  'Minimal & Modern': [minimalWords],
  'Cute & Whimsical': [animalWords, propWords],
  'Vintage/Retro': common,
  'Pop Art': common,
  Abstract: [sheetWords, signWords, hueWords, visitorWords],
  'Photo-Realistic': [stillLifeWords, figurineWords, fireworkWords, hueWords],
};

/** The words of a prompt that steer a picture in this style, in their order; the page shows them. */
export function steeringWords(prompt: string, artStyle: ArtStyle): string[] {
  const words = wordsOf(prompt);
  const used = new Set(
    dictionaries[artStyle]
      .map((known) => words.findIndex((word) => Object.hasOwn(known, word)))
      .filter((at) => at >= 0),
  );
  return [...used].sort((one, other) => one - other).flatMap((at) => words[at] ?? []);
}
