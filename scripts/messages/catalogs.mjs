// The catalogs in languages/: one file for each language in the format of gettext, which editors for translators read.
// Messages are in ICU MessageFormat.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { createItem, createPoFile, parsePo, stringifyPo } from 'pofile-ts';
import { root } from '../run-step.mjs';

/** Every message of the sources, without a translation. */
export const templateFile = join(root, 'languages/messages.pot');

/** @param {string} language */
export function catalogFile(language) {
  return join(root, `languages/${language}.po`);
}

/** The languages that have a catalog, complete or not. @returns {string[]} */
export function languagesWithCatalog() {
  return readdirSync(join(root, 'languages'))
    .filter((name) => name.endsWith('.po'))
    .map((name) => name.slice(0, -'.po'.length));
}

/** The translations of a language by their English; empty where there is none yet. @param {string} language @returns {Map<string, string>} */
export function readTranslations(language) {
  const { items } = parsePo(readFileSync(catalogFile(language), 'utf8'));
  return new Map(
    items.map(({ msgctxt, msgid, msgstr }) => [msgctxt ? `${msgctxt}\u0004${msgid}` : msgid, msgstr[0] ?? '']),
  );
}

/**
 * The text of a catalog, or of the template: the messages in the order of the sources, so that a translator has those of
 * a page together. No line numbers, which would change with every commit.
 * @param {ReturnType<typeof import('./find-in-sources.mjs').findInSources>} messages
 * @param {{ language: string, translations: ReadonlyMap<string, string> }} of
 */
export function writeCatalog(messages, { language, translations }) {
  const file = createPoFile();
  file.headers = { Language: language, 'MIME-Version': '1.0', 'Content-Type': 'text/plain; charset=utf-8' };
  file.headerOrder = Object.keys(file.headers);
  file.items = messages.map(({ key, file, values }) => {
    const item = createItem();
    const [english, sense] = key.split('\u0004').reverse();
    item.msgid = english ?? key;
    if (sense) item.msgctxt = sense;
    item.msgstr = [translations.get(key) ?? ''];
    item.references = [file];
    item.extractedComments = values.map((value, at) => `{${at}}: ${brief(value)}`);
    return item;
  });
  return `${stringifyPo(file, { foldLength: 0 }).trimEnd()}\n`;
}

/** The translated messages of a language, for src/domain/translator.ts. @param {string} language @returns {Record<string, import("icu-minify/format").CompiledMessage>} */
export function compileCatalog(language) {
  const translated = [...readTranslations(language)].filter(([, translation]) => translation !== '');
  return Object.fromEntries(translated.map(([key, translation]) => [key, compile(translation)]));
}

/**
 * What is wrong with a translation: its syntax, or a value or element that it lacks or adds.
 * @param {string} key @param {string} translation @returns {string | null}
 */
export function problemOf(key, translation) {
  try {
    compile(translation);
  } catch (error) {
    return `“${translation}” is not ICU MessageFormat: ${error}`;
  }
  const [wanted, given] = [placesIn(key), placesIn(translation)];
  return wanted === given ? null : `“${translation}” has ${given || 'no places'}, “${key}” has ${wanted || 'none'}`;
}

/** @param {string} message */
function placesIn(message) {
  const places = [...message.matchAll(/\{(\d+)[},]|<\/?e\d+>/g)].map(([place, value]) =>
    value ? `{${value}}` : place,
  );
  return [...new Set(places)].sort().join(' ');
}

/** @param {string} value */
function brief(value) {
  const line = value.replaceAll(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}
