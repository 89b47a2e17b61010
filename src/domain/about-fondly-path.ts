import type { ArtStyle, Language } from '../contract/vocabulary.ts';
import { artStyleSlug } from './art-style-slug.ts';

/** The page that says what Fondly is: in the language of a card, and with a picture in its style if the studio may have drawn it. */
export function aboutFondlyPath(
  settings: { category: string; artStyle: ArtStyle } | null,
  language: Language | null,
): string {
  const isDrawn = settings && settings.category !== 'photo' && settings.category !== 'text';
  const query = [
    ...(isDrawn ? [`style=${artStyleSlug(settings.artStyle)}`] : []),
    ...(language && language !== 'en' ? [`lang=${language}`] : []),
  ].join('&');
  return query ? `/about-fondly?${query}` : '/about-fondly';
}
