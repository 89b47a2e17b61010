import { languages } from '../contract/vocabulary.ts';
import { countryCodes, languageOf, once } from './country.ts';

/** What people and programs write besides the names that Unicode knows. */
const aliases: Record<string, string> = {
  america: 'US',
  usa: 'US',
  'united states of america': 'US',
  'vereinigte staaten von amerika': 'US',
  eeuu: 'US',
  uk: 'GB',
  gbr: 'GB',
  'great britain': 'GB',
  britain: 'GB',
  england: 'GB',
  scotland: 'GB',
  wales: 'GB',
  'northern ireland': 'GB',
  grossbritannien: 'GB',
  schottland: 'GB',
  angleterre: 'GB',
  ecosse: 'GB',
  inglaterra: 'GB',
  inghilterra: 'GB',
  'gran bretana': 'GB',
  'gran bretagna': 'GB',
  'grande bretagne': 'GB',
  'gra bretanha': 'GB',
  'wielka brytania': 'GB',
  'groot brittannie': 'GB',
  'republic of ireland': 'IE',
  eire: 'IE',
  brd: 'DE',
  deu: 'DE',
  ger: 'DE',
  'bundesrepublik deutschland': 'DE',
  aut: 'AT',
  fra: 'FR',
  esp: 'ES',
  ita: 'IT',
  che: 'CH',
  can: 'CA',
  aus: 'AU',
  holland: 'NL',
  'les pays bas': 'NL',
  'czech republic': 'CZ',
  'tschechische republik': 'CZ',
  'republique tcheque': 'CZ',
  hellas: 'GR',
  turkey: 'TR',
  turkei: 'TR',
  'russian federation': 'RU',
  korea: 'KR',
  'republic of korea': 'KR',
  'peoples republic of china': 'CN',
  prc: 'CN',
  'hong kong': 'HK',
  macao: 'MO',
  macau: 'MO',
  burma: 'MM',
  myanmar: 'MM',
  'ivory coast': 'CI',
  'cape verde': 'CV',
  swaziland: 'SZ',
  macedonia: 'MK',
  'east timor': 'TL',
  uae: 'AE',
  vatican: 'VA',
  palestine: 'PS',
};

/** The names of countries in a language, long and short. */
function noteNames(codes: Map<string, string>, countries: readonly string[], language: string): void {
  for (const style of ['long', 'short'] as const) {
    const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none', style });
    for (const country of countries) {
      const name = folded(names.of(country) ?? '');
      if (name !== '' && !codes.has(name)) codes.set(name, country);
    }
  }
}

const codesByName = once((): Map<string, string> => {
  const codes = new Map(countryCodes().map((code) => [folded(code), code]));
  for (const [alias, code] of Object.entries(aliases)) codes.set(alias, code);
  for (const language of languages) noteNames(codes, countryCodes(), language);
  return codes;
});

/** Apart from the others, because 200 languages take a fifth of a second. */
const codesByOwnName = once((): Map<string, string> => {
  const codes = new Map<string, string>();
  for (const code of countryCodes()) noteNames(codes, [code], languageOf(code));
  return codes;
});

/**
 * The ISO 3166 code of a country as people write it: its code, or its name in a language of Fondly or in its own; null if it is
 * unknown.
 */
export function countryOf(text: string): string | null {
  const name = folded(text);
  if (name === '') return null;
  return codesByName().get(name) ?? codesByOwnName().get(name) ?? null;
}

function folded(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ł', 'l')
    .replace(/[.'’]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replace(/^the /, '');
}
