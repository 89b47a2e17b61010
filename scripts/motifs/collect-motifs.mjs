import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { load } from 'js-yaml';
import svgpath from 'svgpath';
import { parseMotif } from './parse-motif.mjs';

/** Skins of people, the lightest first; the emoji set draws each person in yellow and in these. */
const skins = ['light', 'medium-light', 'medium', 'medium-dark', 'dark'];

/** The ears of people in the usual skin. */
const skinInShade = '#e4b29a';

/**
 * A motif as the library has it: colours and relative paths of its parts, the back one first; people bring the colours of
 * every skin.
 * @typedef {{ paths: (string | [string, number])[], colours: string[], skins?: string[][] }} StoredMotif
 * @typedef {import('./parse-motif.mjs').StoredPart} StoredPart
 * @typedef {{ drop?: number[], recolour?: string, grow?: number, bust?: string }} Correction
 */

/**
 * @param {string} emojiSet folder of the package
 * @param {string} drawn folder of our own SVG files, on a square of 32 units
 * @returns {Record<string, StoredMotif>} by name, sorted
 */
export function collectMotifs(emojiSet, drawn) {
  const { icons } = JSON.parse(readFileSync(join(emojiSet, 'icons.json'), 'utf8'));
  /** @type {Record<string, Correction>} */
  const corrections = /** @type {never} */ (readYaml('corrections.yaml'));
  const chosen = chosenNames(emojiSet);
  /** @type {[string, StoredMotif][]} */
  const motifs = chosen.map((name) => {
    const parts = parseMotif(icons[name].body);
    const inSkins = skins.flatMap((skin) => {
      const icon = icons[`${name}-${skin}`];
      return icon ? [parseMotif(icon.body)] : [];
    });
    const [, usual] = inSkins;
    if (usual) {
      const { bust } = corrections[name] ?? {};
      const neckAt = usual.findIndex(({ colour }) => colour === skinInShade);
      // A few skins of a few people are drawn with different parts: these people keep the usual one.
      const likeUsual = inSkins.map((other) => withBust(other.length === usual.length ? other : usual, neckAt, bust));
      return [name, { ...stored(withBust(usual, neckAt, bust)), skins: likeUsual.map(coloursOf) }];
    }
    return [name, stored(corrected(parts, corrections[name] ?? {}))];
  });
  for (const file of readdirSync(drawn).filter((path) => path.endsWith('.svg'))) {
    motifs.push([file.replace('.svg', ''), stored(parseMotif(readFileSync(join(drawn, file), 'utf8')))]);
  }
  return Object.fromEntries(motifs.sort(([one], [other]) => (one < other ? -1 : 1)));
}

/** @param {string} emojiSet */
function chosenNames(emojiSet) {
  const { categories } = JSON.parse(readFileSync(join(emojiSet, 'metadata.json'), 'utf8'));
  const { whole, take } = /** @type {{ whole: Record<string, string[]>, take: string[] }} */ (readYaml('chosen.yaml'));
  const ofWhole = Object.entries(whole).flatMap(([category, leftOut]) =>
    categories[category].filter(
      (/** @type {string} */ name) => !leftOut.includes(name) && !/-(light|medium|dark)$/.test(name),
    ),
  );
  return [...new Set([...ofWhole, ...take])];
}

/**
 * @param {StoredPart[]} parts
 * @param {Correction} correction
 * @returns {StoredPart[]}
 */
function corrected(parts, { drop = [], recolour, grow = 1 }) {
  return parts
    .filter((_, at) => !drop.includes(at))
    .map((part) => ({
      ...part,
      colour: recolour ?? part.colour,
      path:
        grow === 1
          ? part.path
          : svgpath(part.path).translate(-16, -16).scale(grow).translate(16, 16).round(2).toString(),
    }));
}

/**
 * The emoji set draws only faces; in pictures heads have shoulders.
 * @param {StoredPart[]} face
 * @param {number} neckAt the part that has the colour of the neck
 * @param {string | undefined} clothes their colour
 * @returns {StoredPart[]}
 */
function withBust(face, neckAt, clothes) {
  if (clothes === undefined) return face;
  const skin = face[neckAt]?.colour ?? skinInShade;
  const smaller = face.map((part) => ({
    ...part,
    path: svgpath(part.path).scale(0.66).translate(5.44, 0.4).round(2).toString(),
  }));
  return [
    { colour: clothes, path: 'M3.5 31.5C3.5 24.6 8 21.4 16 21.4C24 21.4 28.5 24.6 28.5 31.5Z' },
    { colour: skin, path: 'M13 17L19 17 19 22C19 24.8 13 24.8 13 22Z' },
    ...smaller,
  ];
}

/**
 * @param {StoredPart[]} parts
 * @returns {StoredMotif}
 */
function stored(parts) {
  const paths = parts.map(({ path, lineWidth }) => {
    const compact = svgpath(path).rel().round(2).toString();
    return lineWidth === undefined ? compact : /** @type {[string, number]} */ ([compact, lineWidth]);
  });
  return { paths, colours: coloursOf(parts) };
}

/** @param {StoredPart[]} parts */
const coloursOf = (parts) => parts.map(({ colour }) => colour);

/** @param {string} file */
function readYaml(file) {
  return load(readFileSync(join(import.meta.dirname, file), 'utf8'));
}
