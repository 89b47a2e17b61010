import { type CompiledCatalog, translator } from '../domain/translator.ts';

// The script of a language other than English, which runs before the modules of the app. scripts/translate-pages.mjs
// inserts these two.
declare const scriptLanguage: string;
declare const scriptCatalog: CompiledCatalog;

globalThis.translationLocale =
  navigator.languages.find((tag) => tag.split('-')[0] === scriptLanguage) ?? scriptLanguage;
globalThis.translate = translator(scriptLanguage, scriptCatalog);
