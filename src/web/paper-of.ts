import type { PaperSize } from '../contract/vocabulary.ts';

/** The territories that use Letter paper (Unicode CLDR); all others use A4. */
const letterRegions = new Set('US CA MX PH CL CO VE GT SV CR PA NI DO PR BZ'.split(' '));

/** The paper size for the territory of a language tag such as 'en-US'. */
export function paperOf(languageTag: string): PaperSize {
  const region = /-([A-Z]{2})(?:-|$)/i.exec(languageTag)?.[1]?.toUpperCase();
  return region && letterRegions.has(region) ? 'letter' : 'a4';
}
