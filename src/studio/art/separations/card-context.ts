import type { CardCategory, SceneSetting } from '../../../contract/vocabulary.ts';
import type { Box } from '../core/geometry.ts';
import type { LetteringLook } from './lettering.ts';
import type { SubjectKit } from './subject-kit.ts';
import type { SubjectName } from './subjects.ts';

/** Occasions that share templates and inks. */
export type Family = 'party' | 'love' | 'winter' | 'garden' | 'harvest' | 'honour' | 'quiet';

export const families: Record<CardCategory, Family> = {
  birthday: 'party',
  congratulations: 'party',
  anniversary: 'love',
  valentines: 'love',
  christmas: 'winter',
  'new-year': 'winter',
  holiday: 'winter',
  'mothers-day': 'garden',
  'thank-you': 'garden',
  easter: 'garden',
  'thinking-of-you': 'garden',
  'get-well': 'garden',
  custom: 'garden',
  thanksgiving: 'harvest',
  halloween: 'harvest',
  'independence-day': 'honour',
  'fathers-day': 'honour',
  sympathy: 'quiet',
};

/** The time and weather of a card's backdrop. */
export type Season = 'plain' | 'snow' | 'night';

/** What a template of a separation style draws with. */
export type CardContext = SubjectKit & {
  width: number;
  height: number;
  category: CardCategory;
  family: Family;
  season: Season;
  setting: SceneSetting;
  subject: SubjectName;
  /** The words to set; without them a template gives their space to the subject. */
  heading: string | null;
};

/** Where the heading goes and how it is lettered, and where a visitor may sit: feet at (x, y). */
export type Composed = {
  textArea: Box;
  look: LetteringLook;
  perch: { x: number; y: number; size: number; facing: 1 | -1 } | null;
};

/** Composes a card onto the press, all but its words. */
export type SeparationTemplate = (context: CardContext) => Composed;

/** The shares of a sheet: the heading above the subject, or beside it on a wide sheet. */
export function splitSheet([left, top, right, bottom]: Box, headingShare: number): { heading: Box; subject: Box } {
  const [width, height] = [right - left, bottom - top];
  if (width > height * 1.3) {
    const middle = left + width * 0.47;
    return {
      heading: [left + width * 0.035, top + height * 0.16, middle - width * 0.015, bottom - height * 0.16],
      subject: [middle + width * 0.01, top, right, bottom],
    };
  }
  const line = top + height * (height > width * 1.3 ? headingShare * 0.8 : headingShare);
  return { heading: [left, top, right, line], subject: [left, line, right, bottom] };
}
