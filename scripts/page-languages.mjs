// Writes index.html and the manifest in each offered language, for what browsers say before a script runs. The server
// chooses by the languages of the browser.

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredLanguages } from '../src/contract/languages.ts';
import { pageWords } from '../src/contract/page-words.ts';
import { readTranslations } from './messages/catalogs.mjs';

/** @returns {import('vite').Plugin} */
export function pageLanguages() {
  return {
    name: 'page-languages',
    apply: 'build',
    writeBundle: {
      sequential: true,
      handler({ dir = '' }) {
        const page = readFileSync(join(dir, 'index.html'), 'utf8');
        const manifest = readFileSync(join(dir, 'manifest.webmanifest'), 'utf8');
        for (const language of offeredLanguages.filter((each) => each !== 'en')) {
          const say = wordsIn(language);
          writeFileSync(join(dir, `index.${language}.html`), say(page, 'lang="en"', `lang="${language}"`));
          writeFileSync(
            join(dir, `manifest.${language}.webmanifest`),
            say(manifest, '"lang": "en"', `"lang": "${language}"`),
          );
        }
      },
    },
  };
}

/** @param {string} language */
function wordsIn(language) {
  const translations = readTranslations(language);
  return (/** @type {string} */ text, /** @type {string} */ english, /** @type {string} */ tag) => {
    if (!text.includes(english)) throw new Error(`There is no ${english} to replace`);
    return pageWords
      .reduce((said, word) => said.replaceAll(word, translations.get(word) || word), text)
      .replace(english, tag);
  };
}
