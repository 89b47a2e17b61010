import type { CardView } from '../../../../contract/cards.ts';
import { translated } from '../../../../contract/translate.ts';
import { defaultStyleSettings, styleCategoryLabels } from '../../../../domain/styles.ts';

/** A card's style in one line: 'AI Generated, Watercolor, Pastel'. */
export function styleWords({ styleSettings }: Pick<CardView, 'styleSettings'>): string {
  const { category, artStyle, colorPalette } = styleSettings ?? defaultStyleSettings;
  // Unpainted photos have no art style.
  return [styleCategoryLabels[category], ...(category === 'photo' ? [] : [artStyle, colorPalette])]
    .map(translated)
    .join(', ');
}
