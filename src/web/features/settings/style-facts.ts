import { styleCategoryLabels } from '../../../domain/styles.ts';
import type { ChosenStyle } from '../../style-choice/choose-style.ts';

const chosenForEach = 'Chosen for each card';

/** The facts of a style in the preview: name and value of each line. */
export function styleFacts({ settings }: Pick<ChosenStyle, 'settings'>): [string, string][] {
  const facts: [string, string][] = [
    ['Type', styleCategoryLabels[settings.category]],
    ['Art style', settings.artStyle],
    ['Color palette', settings.colorPalette],
    ['Detail level', settings.visualDetail],
    ['Include characters', settings.includeCharacters ? 'Yes' : 'No'],
    ['Scene setting', settings.sceneSetting],
  ];
  if (settings.category !== 'AIgen') return facts;
  return [
    ...facts,
    ['Medium', settings.medium ?? chosenForEach],
    ['Technique', settings.technique ?? chosenForEach],
    ['Lighting', settings.lighting ?? chosenForEach],
  ];
}
