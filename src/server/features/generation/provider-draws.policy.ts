import type { CardBrief } from './card-brief.ts';

/** The kind of prompt for a provider's picture of a card; null for cards whose picture is not AI-made. */
export function pictureTask(brief: CardBrief): 'image_generation' | 'image_enhancement' | null {
  if (brief.settings.category === 'AIgen') return 'image_generation';
  const repaints = brief.settings.category === 'image' && brief.usage === 'enhance' && brief.sourceImageUrl !== null;
  return repaints ? 'image_enhancement' : null;
}
