import type { PaperSize } from '../../../contract/vocabulary.ts';

/** Where people print on Letter (Unicode CLDR, paper sizes by territory); everywhere else it is A4. */
const letterRegions = new Set('US CA MX PH CL CO VE GT SV CR PA NI DO PR BZ'.split(' '));

/** The paper of the country that a language tag such as 'en-US' names. */
export function paperOf(languageTag: string): PaperSize {
  const region = /-([A-Z]{2})(?:-|$)/i.exec(languageTag)?.[1]?.toUpperCase();
  return region && letterRegions.has(region) ? 'letter' : 'a4';
}
