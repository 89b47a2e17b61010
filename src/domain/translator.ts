import format, { type CompiledMessage, type FormatValues } from 'icu-minify/format';
import type { Translate } from '../contract/translate.ts';

/** The translated messages of a language by their English, compiled by scripts/messages/catalogs.mjs. */
export type CompiledCatalog = Readonly<Record<string, CompiledMessage>>;

const formatters = {
  getDateTimeFormat: (...given: ConstructorParameters<typeof Intl.DateTimeFormat>) => new Intl.DateTimeFormat(...given),
  getNumberFormat: (...given: ConstructorParameters<typeof Intl.NumberFormat>) => new Intl.NumberFormat(...given),
  getPluralRules: (...given: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...given),
};

/** Says messages in a language: as a string, or as an array if a value or an element is not plain text. */
export function translator(language: string, catalog: CompiledCatalog): Translate {
  return (key, values) => {
    if (!Object.hasOwn(catalog, key)) return undefined;
    const message = catalog[key] as CompiledMessage;
    // The package writes values as strings; these stand for the others, whatever they are.
    const placed = (at: number) => `\uE000${at}\uE000`;
    const put = (parts: unknown) =>
      [parts]
        .flat()
        .flatMap((part) =>
          typeof part === 'string'
            ? part.split('\uE000').map((text, at) => (at % 2 ? values[Number(text)] : text))
            : part,
        );
    const isPlain = values.every((value) => value === null || !/object|function/.test(typeof value));
    const given: FormatValues = {};
    for (const [at, value] of values.entries()) {
      if (typeof value === 'function') given[`e${at}`] = (chunks) => value(put(chunks));
      else if (typeof value === 'number') given[at] = value;
      else
        given[at] =
          value === null || typeof value !== 'object' ? (value === true ? '' : String(value || '')) : placed(at);
    }
    const said = format(message, language, given, { formatters });
    return isPlain ? said : put(said);
  };
}
