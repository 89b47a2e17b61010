import { type ArtStyle, artStyles } from '../contract/vocabulary.ts';

/** 'minimal-modern' for 'Minimal & Modern': the name of a style in addresses. */
export function artStyleSlug(style: ArtStyle): string {
  return style.toLowerCase().replaceAll(/[^a-z]+/g, '-');
}

/** The style of a slug, or null. */
export function artStyleOfSlug(slug: string): ArtStyle | null {
  return artStyles.find((style) => artStyleSlug(style) === slug) ?? null;
}
