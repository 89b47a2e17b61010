import type { CardBrief } from './card-brief.ts';

/** Which prompt a provider would draw a card's picture by; null for cards whose picture is no work of an AI's. */
export function pictureTask(brief: CardBrief): 'image_generation' | 'image_enhancement' | null {
  if (brief.settings.category === 'AIgen') return 'image_generation';
  const repaints = brief.settings.category === 'image' && brief.usage === 'enhance' && brief.sourceImageUrl !== null;
  return repaints ? 'image_enhancement' : null;
}
