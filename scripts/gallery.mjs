// `npm run gallery [-- --kind=illustration --style=abstract --category=birthday --prompt='a kite' --scale=0.25 --out=gallery]`: contact
// sheets of every art style, category and palette, of text cards and of photos, with a page to look through them. For looking only.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { artStyles, cardCategories, colorPalettes, sceneSettings } from '../src/contract/vocabulary.ts';
import { drawIllustration } from '../src/studio/art/draw-illustration.ts';
import { drawPaintedPhoto } from '../src/studio/art/photo/draw-painted-photo.ts';
import { drawTextCard } from '../src/studio/art/text-card/draw-text-card.ts';
import { root } from './run-step.mjs';

/** @typedef {import('../src/studio/art/core/raster.ts').Raster} Raster */

const { values } = parseArgs({
  options: {
    kind: { type: 'string' },
    style: { type: 'string' },
    category: { type: 'string' },
    prompt: { type: 'string', default: '' },
    scale: { type: 'string', default: '0.25' },
    out: { type: 'string', default: join(root, 'gallery') },
  },
});
const size = '1024x1024';
const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) stop(`--scale is a number above 0 and up to 1, not '${values.scale}'.`);
const side = Math.round(1024 * scale);
const gap = 6;
const kinds = matching('kind', ['illustration', 'text', 'photo'], values.kind);
const styles = matching('style', artStyles, values.style);
const categories = matching('category', cardCategories, values.category);
const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
const words = 'May this year bring you slow mornings, loud laughter and people who adore you around every table. ';
const messages = ['Thinking of you today, always.', words.repeat(2), words.repeat(7), words.repeat(18)];
const photo = readFileSync(join(root, 'tests/files/images/coffee.jpg'));
/** @type {string[]} */
const sheets = [];

if (kinds.includes('illustration'))
  for (const artStyle of styles)
    for (const category of categories)
      await addSheet(`${artStyle} · ${category}`, (seed, look) => {
        const settings = { ...look, category: /** @type {const} */ ('AIgen'), artStyle };
        const heading = headingOf(category);
        const { prompt } = values;
        const facts = { occasion: null, years: null, loves: [], pets: [], name: 'Anna', season: null, shown: [] };
        return drawIllustration(
          { kind: 'illustration', category, settings, heading, prompt, facts, seed, size },
          () => {},
          { scale },
        );
      });
// Text cards are drawn in no art style.
if (kinds.includes('text') && (values.kind || !values.style))
  for (const category of categories)
    await addSheet(`Text · ${category}`, async (seed, look, at) => {
      const settings = { ...look, category: /** @type {const} */ ('text'), artStyle: artStyles[0] };
      const text = { title: headingOf(category), message: messages[at % messages.length] ?? '' };
      return drawTextCard({ kind: 'text', category, settings, ...text, seed, size }, { width: side, height: side });
    });
if (kinds.includes('photo'))
  for (const artStyle of styles)
    await addSheet(`Photo · ${artStyle}`, (seed, look) => {
      const settings = { ...look, category: /** @type {const} */ ('image'), artStyle };
      return drawPaintedPhoto(
        {
          kind: 'painted-photo',
          category: 'birthday',
          heading: 'Happy Birthday',
          prompt: '',
          photo,
          focus: null,
          settings,
          seed,
          size,
        },
        () => {},
        { scale },
      );
    });
const look = 'body{font:16px system-ui;margin:2rem;background:#f4f2ee}img{max-width:100%}h2{font-size:1rem}';
const page = join(folder, 'index.html');
writeFileSync(
  page,
  `<!doctype html><meta charset="utf-8"><title>Gallery</title><style>${look}</style>${sheets.join('\n')}`,
);
console.log(page);

/** @typedef {Omit<import('../src/contract/styles.ts').StyleSettings, 'category' | 'artStyle'>} Look */

/**
 * Writes a sheet: a column for each palette, a row for a card and one for its alternate. Scene, detail and characters vary.
 * @param {string} title @param {(seed: string, look: Look, at: number) => Promise<Raster>} draw
 */
async function addSheet(title, draw) {
  const tiles = [];
  for (const row of [0, 1])
    for (const [column, colorPalette] of colorPalettes.entries()) {
      const at = row + column;
      const { data, width, height } = await draw(
        `gallery ${colorPalette}#${row}`,
        {
          colorPalette,
          visualDetail: at % 2 === 0 ? 'Minimal' : 'Detailed',
          includeCharacters: at % 4 === 1,
          sceneSetting: sceneSettings[at % sceneSettings.length] ?? 'Nature',
        },
        at,
      );
      const tile = sharp(data, { raw: { width, height, channels: 4 } }).png();
      tiles.push({ input: await tile.toBuffer(), left: gap + column * (side + gap), top: gap + row * (side + gap) });
    }
  const edge = (/** @type {number} */ count) => gap + count * (side + gap);
  const paper = { width: edge(colorPalettes.length), height: edge(2), channels: /** @type {const} */ (3) };
  const file = `${slug(title)}.jpg`;
  await sharp({ create: { ...paper, background: '#ffffff' } })
    .composite(tiles)
    .jpeg({ quality: 88 })
    .toFile(join(folder, file));
  sheets.push(`<h2>${title}</h2><img src="${file}" alt="${title}" loading="lazy">`);
  console.log(title);
}

/** @param {string} category */
function headingOf(category) {
  const named = new Map([
    ['birthday', 'Happy Birthday'],
    ['sympathy', 'With Sympathy'],
    ['christmas', 'Merry Christmas'],
    ['custom', 'For You'],
  ]);
  const words = category.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  return `${named.get(category) ?? words.join(' ')}, Anna`;
}

/** @template {string} T @param {string} option @param {readonly T[]} known @param {string} [wanted] */
function matching(option, known, wanted = '') {
  const found = known.filter((name) => slug(name).startsWith(slug(wanted)));
  if (found.length === 0) stop(`--${option} is one of: ${known.map(slug).join(', ')}.`);
  return found;
}

/** @param {string} name */
function slug(name) {
  const joined = name.toLowerCase().replace(/[^a-z]+/g, '-');
  return joined.replace(/^-|-$/g, '');
}

/** @param {string} reason @returns {never} */
function stop(reason) {
  console.error(reason);
  process.exit(2);
}
