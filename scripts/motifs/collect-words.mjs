import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Many keywords describe the thing ("adorable"); few are other names for it. */
const mostKeywords = 3;

const languages = ['en', 'de', 'es', 'fr', 'it', 'pt', 'nl', 'pl'];

/**
 * The motif that each word means, by language: its label, and the few keywords that no other drawing of the set has.
 * They are loose ("garden" is one of the ant), so `motif-words.yaml` comes before them.
 * @param {string} emojiSet folder of the emoji set
 * @param {string} words folder of emojibase-data
 * @param {string[]} motifs
 * @returns {Record<string, Record<string, string>>}
 */
export function collectWords(emojiSet, words, motifs) {
  const names = nameByCode(emojiSet);
  return Object.fromEntries(
    languages.map((language) => {
      /** @type {{ label: string, tags?: string[], hexcode: string }[]} */
      const emojis = JSON.parse(readFileSync(join(words, language, 'data.json'), 'utf8'));
      const bearers = countBearers(emojis.flatMap(({ tags = [] }) => tags.map(plain)));
      /** @type {[string, string][]} */
      const found = emojis.flatMap(({ label, tags = [], hexcode }) => {
        const name = names.get(hexcode.toLowerCase().replace(/-fe0f/g, ''));
        if (name === undefined || !motifs.includes(name)) return [];
        const own = tags.length > mostKeywords ? [] : tags.map(plain).filter((tag) => bearers.get(tag) === 1);
        return [...own, plain(label)].map((word) => /** @type {[string, string]} */ ([word, name]));
      });
      return [language, Object.fromEntries(found.sort(([one], [other]) => (one < other ? -1 : 1)))];
    }),
  );
}

/** @param {string[]} tags */
function countBearers(tags) {
  /** @type {Map<string, number>} */
  const counts = new Map();
  for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1);
  return counts;
}

/** @param {string} emojiSet */
function nameByCode(emojiSet) {
  /** @type {Record<string, string>} */
  const chars = JSON.parse(readFileSync(join(emojiSet, 'chars.json'), 'utf8'));
  return new Map(Object.entries(chars).map(([code, name]) => [code.replace(/-fe0f/g, ''), name]));
}

/** @param {string} phrase */
const plain = (phrase) => phrase.toLowerCase().replaceAll('’', "'").trim();
