/** Groups of countries, and codes for none. */
const noCountries = new Set('EU EZ UN QO XA XB ZZ'.split(' '));

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** All ISO 3166 codes that Unicode names, in alphabetical order. */
export const countryCodes = once((): string[] => {
  const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
  const pairs = letters.flatMap((first) => letters.map((second) => first + second));
  // The locale has its present code for a former one: DD becomes DE.
  return pairs.filter(
    (pair) => !noCountries.has(pair) && names.of(pair) && new Intl.Locale(`und-${pair}`).region === pair,
  );
});

/** The language of a country with the most speakers: 'de' for Germany. */
export function languageOf(country: string): string {
  return new Intl.Locale(`und-${country}`).maximize().language;
}

/** Names that Unicode explains in parentheses, or by the state they belong to. */
const shortNamed = new Set(['HK', 'MM', 'MO', 'PS']);

/** The name of a country in a language. */
export function countryName(country: string, language: string): string {
  const style = shortNamed.has(country) ? 'short' : 'long';
  return new Intl.DisplayNames([language], { type: 'region', style }).of(country) ?? country;
}

/** All countries with their names in a language, by name. */
export function allCountries(language: string): { code: string; name: string }[] {
  return countryCodes()
    .map((code) => ({ code, name: countryName(code, language) }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** Computes a value when it is first asked for. */
export function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
