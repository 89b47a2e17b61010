import { AsyncLocalStorage } from 'node:async_hooks';
import { existsSync, readFileSync } from 'node:fs';
import type { Translate } from '../contract/translate.ts';
import { type CompiledCatalog, translator } from '../domain/translator.ts';

/**
 * Who reads what a call or a job says. The answer to a call begins in the language of its browser, and continues in the
 * one that the account has chosen; hence it changes.
 */
export type Reader = { language: string; locale: string; country?: string };

/** What an account says about its language: `language` null follows the browser. */
export type LanguageChoice = { language?: string | null | undefined; country?: string | null | undefined };

const readers = new AsyncLocalStorage<Reader>();
/** The offered languages other than English. */
const languages = new Map<string, Translate>();
/** Texts at the top level of modules, by their English: they were said before there was a reader. */
const ofModules = new Map<string, { key: string; values: readonly unknown[] }>();
let areModulesRead = false;

const english: Reader = { language: 'en', locale: 'en-US' };
const builtCatalogs = new URL('languages.json', import.meta.url);

// This module is read before all others that say something: main.ts imports it first.
globalThis.translate = (key, values) => {
  const reader = readers.getStore();
  if (reader) return languages.get(reader.language)?.(key, values);
  if (!areModulesRead)
    ofModules.set(
      key.slice(key.indexOf('\u0004') + 1).replaceAll(/\{(\d+)\}/g, (_, at) => String(values[at])),
      { key, values },
    );
  return undefined;
};
Object.defineProperty(globalThis, 'translationLocale', {
  get: () => readers.getStore()?.locale,
  configurable: true,
});

/** Reads the catalogs of the offered languages, which the build compiled. */
export function loadLanguages(): void {
  const catalogs: Record<string, CompiledCatalog> = existsSync(builtCatalogs)
    ? JSON.parse(readFileSync(builtCatalogs, 'utf8'))
    : {};
  for (const [language, catalog] of Object.entries(catalogs)) offerLanguage(language, translator(language, catalog));
  areModulesRead = true;
}

/** Offers a language, until the returned function is called. */
export function offerLanguage(language: string, translate: Translate): () => void {
  languages.set(language, translate);
  return () => languages.delete(language);
}

/** The reader of a call, by the languages that its browser prefers (RFC 9110). */
export function readerOfCall(acceptLanguage: string | undefined): Reader {
  if (languages.size === 0 || !acceptLanguage) return { ...english };
  const wanted = acceptLanguage
    .slice(0, 500)
    .split(',')
    .map((each) => {
      const [tag = '', ...parameters] = each.trim().split(/\s*;\s*/);
      const quality = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2) ?? '1';
      return { tag, quality: Number(quality) || 0 };
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality);
  for (const { tag } of wanted) {
    const [language = ''] = tag.toLowerCase().split('-');
    if (language === 'en') return { ...english };
    if (languages.has(language)) return { language, locale: knownLocale(tag) ?? language };
  }
  return { ...english };
}

/** Turns to the language that an account has chosen, with its country; without a choice the reader stays. */
export function followChoice(reader: Reader, { language, country }: LanguageChoice): void {
  if (country) reader.country = country;
  if (language === 'en') Object.assign(reader, english);
  if (!language || !languages.has(language)) return;
  Object.assign(reader, { language, locale: (country && knownLocale(`${language}-${country}`)) || language });
}

/** Does work whose words are for this reader. */
export function inWordsFor<Result>(reader: Reader, work: () => Result): Result {
  return readers.run(reader, work);
}

/** Does work whose words are for an account: in its chosen language, else in that of the call, else in English. */
export function inLanguageOf<Result>(choice: LanguageChoice, work: () => Result): Result {
  const reader = { ...(readers.getStore() ?? english) };
  followChoice(reader, choice);
  return readers.run(reader, work);
}

/** The language of whoever reads what is said now. */
export function languageOfReader(): string {
  return (readers.getStore() ?? english).language;
}

/**
 * Where whoever reads lives: as their account has it, else by the region of their language; unknown in English, which is
 * written as in the United States everywhere.
 */
export function homeOfReader(): string | null {
  const { country, language, locale } = readers.getStore() ?? english;
  if (country) return country;
  return language === 'en' ? null : (new Intl.Locale(locale).maximize().region ?? null);
}

export function isOffered(language: string): boolean {
  return language === 'en' || languages.has(language);
}

export function speaksMoreThanEnglish(): boolean {
  return languages.size > 0;
}

/** A text from the top level of a module, in the reader's language. */
export function saidAgain(text: string): string {
  const reader = readers.getStore();
  const message = reader && ofModules.get(text);
  if (!message) return text;
  const values = message.values.map((value) => inNumerals(value, reader.locale));
  return String(languages.get(reader.language)?.(message.key, values) ?? text);
}

/** A number that was written before there was a reader, as the reader writes it. */
function inNumerals(value: unknown, locale: string): unknown {
  const isNumber = typeof value === 'string' && /^\d{1,3}(?:,\d{3})+$/.test(value);
  return isNumber ? Number(value.replaceAll(',', '')).toLocaleString(locale) : value;
}

function knownLocale(tag: string): string | undefined {
  try {
    return Intl.getCanonicalLocales(tag)[0];
  } catch {
    // Anything may be written in the header of a call.
    return undefined;
  }
}
