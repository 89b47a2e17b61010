import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { compileCatalog, languagesWithCatalog } from '../../scripts/messages/catalogs.mjs';
import { findInSources } from '../../scripts/messages/find-in-sources.mjs';
import { compileScript } from '../../scripts/translate-pages.mjs';
import { offeredLanguages } from '../../src/contract/languages.ts';
import { type CompiledCatalog, translator } from '../../src/domain/translator.ts';
import { englishOf } from '../app/pseudo-language.ts';
import { type Wording, wordingOf } from './in-language.ts';

/** A language that pages and server speak in a trial, offered to users or not. */
export type TrialLanguage = {
  tag: string;
  /** Runs in a page before its own scripts. */
  script: string;
  /** The environment of a server that speaks it to everybody. */
  env: Record<string, string>;
  wording: Wording;
};

/** Says everything in English, in brackets: ⟦Review all 3⟧. What stands outside of brackets is not translated. */
export function pseudoLanguage(): Promise<TrialLanguage> {
  return speak(
    'en',
    filled((text) => `⟦${text}⟧`),
  );
}

/** Arabic letters that mean nothing, from right to left, in texts that are 40 % longer. */
export function rightToLeftLanguage(): Promise<TrialLanguage> {
  return speak(
    'ar',
    filled((text) => inLetters('ar', text + fillers.slice(0, Math.ceil(text.length * 0.4)))),
  );
}

/** What a catalog says; for messages without a translation, letters of the language that mean nothing. */
export function catalogLanguage(tag: string): Promise<TrialLanguage> {
  if (!languagesWithCatalog().includes(tag)) throw new Error(`There is no languages/${tag}.po.`);
  return speak(tag, { ...filled((text) => inLetters(tag, text)), ...compileCatalog(tag) });
}

const alphabets: Record<string, string> = { ar: 'ابكدهفجحيجكلمنوبقرستوفوخيز', he: 'אבגדהוזחטיכלמנסעפצקרשתוחיז' };
const fillers = ' onder lenger werden ellipse tonda mehrere worte sonder'.repeat(8);

/** In the alphabet of the language, but for the places of values and elements. */
function inLetters(tag: string, text: string): string {
  const alphabet = alphabets[tag];
  const write = (part: string) =>
    alphabet ? part.replaceAll(/[a-z]/gi, (letter) => alphabet[Number.parseInt(letter, 36) - 10] ?? letter) : part;
  return text
    .split(/(\{\d+}|<\/?e\d+>)/)
    .map((part, at) => (at % 2 === 1 ? part : write(part)))
    .join('');
}

function filled(say: (text: string) => string): CompiledCatalog {
  return Object.fromEntries(findInSources().map(({ key }) => [key, compile(say(quoted(englishOf(key))))]));
}

/** Braces and angles that are no places of a message. */
function quoted(key: string): string {
  return key.replaceAll(/\{(?!\d+})|(?<!\{\d+)}|<(?!\/?e\d+>)/g, "'$&'");
}

async function speak(tag: string, catalog: CompiledCatalog): Promise<TrialLanguage> {
  const script = await compileScript(tag, catalog);
  const isOffered = offeredLanguages.some((offered) => offered === tag);
  return {
    tag,
    script: `new MutationObserver((_, seen) => {
      if (!document.documentElement) return;
      seen.disconnect();
      document.documentElement.lang = '${tag}';
      document.documentElement.dir = '${tag in alphabets ? 'rtl' : 'ltr'}';
    }).observe(document, { childList: true });${script}`,
    env: isOffered && tag !== 'en' ? {} : { NODE_OPTIONS: `--import ${writePreload(script)}` },
    wording: wordingOf(Object.keys(catalog), translator(tag, catalog)),
  };
}

/** A module that speaks the language before the server does, whoever reads. */
function writePreload(script: string): string {
  const file = join(mkdtempSync(join(tmpdir(), 'fondly-language-')), 'language.mjs');
  writeFileSync(
    file,
    `const navigator = { languages: [] };
    ${script}
    const said = globalThis.translate;
    Object.defineProperty(globalThis, 'translate', { get: () => said, set() {} });`,
  );
  return file;
}
