import type { CardStylePreset } from '../../contract/styles.ts';

const places = { top: 'at the top', center: 'in the middle', bottom: 'at the bottom' } as const;

/** What a style is made of. Of a photo it is the place of the words, since the picture is the user's own. */
export function presetWords({ category, parameters }: Pick<CardStylePreset, 'category' | 'parameters'>): string {
  if (category !== 'Photo') return `${parameters.artStyle}, ${parameters.colorPalette}`;
  return parameters.overlay ? `Words ${places[parameters.overlay.position]}` : 'No words';
}
