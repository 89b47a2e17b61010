// `node scripts/compile-motifs.mjs`: writes the motif library from the emoji set, our own drawings and their words.
// Its output is committed, so that builds and installations do not need the packages it reads (58 MB). They come with
// `npm install --no-save @iconify-json/fluent-emoji-flat@1.2.6 emojibase-data@17.0.0`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { collectMotifs } from './motifs/collect-motifs.mjs';
import { collectWords } from './motifs/collect-words.mjs';
import { root } from './run-step.mjs';

const library = join(root, 'src/studio/art/library');
const emojiSet = join(root, 'node_modules/@iconify-json/fluent-emoji-flat');
const words = join(root, 'node_modules/emojibase-data');

const motifs = collectMotifs(emojiSet, join(root, 'scripts/motifs/drawn'));
writeFileSync(join(library, 'motifs.json'), asLines(motifs));
writeFileSync(join(library, 'emoji-words.json'), asLines(collectWords(emojiSet, words, Object.keys(motifs))));
writeFileSync(
  join(library, 'motifs.LICENSE.md'),
  [
    'The drawings of motifs.json, but for those of scripts/motifs/drawn/, are from Fluent Emoji by Microsoft:',
    readFileSync(join(root, 'scripts/motifs/fluent-emoji.LICENSE'), 'utf8'),
    'The words of emoji-words.json are from emojibase-data by Miles Johnson:',
    readFileSync(join(words, 'LICENSE'), 'utf8'),
  ].join('\n\n'),
);
console.log(`${Object.keys(motifs).length} motifs`);

/**
 * One entry per line, so that changes are small.
 * @param {Record<string, unknown>} entries
 */
function asLines(entries) {
  const lines = Object.entries(entries).map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)}`);
  return `{\n${lines.join(',\n')}\n}\n`;
}
