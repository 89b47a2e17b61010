// `npm run gallery [-- --kind=illustration --style=abstract --category=birthday --prompt='a kite' --scale=0.25 --out=gallery]`: contact
// sheets of every art style, category and palette, of text cards and of photos, with a page to look through them. For looking only.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ensureBuilt } from './build.mjs';
import { root } from './run-step.mjs';

/** @typedef {import('../src/contract/vocabulary.ts').ArtStyle} ArtStyle */
/** @typedef {import('../src/contract/vocabulary.ts').CardCategory} CardCategory */

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
/** Seeds of one cell are those of a card and its alternate. */
const seeds = [0, 1];
const gap = 6;

const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) stop(`--scale is a number above 0 and up to 1, not '${values.scale}'.`);
const side = Math.round(1024 * scale);
if (!(await ensureBuilt())) process.exit(1);
/** @type {typeof import('../src/contract/vocabulary.ts')} */
const { artStyles, cardCategories, colorPalettes, sceneSettings } = await built('contract/vocabulary.js');
/** @type {typeof import('../src/studio/art/draw-illustration.ts')} */
const { drawIllustration } = await built('studio/art/draw-illustration.js');
/** @type {typeof import('../src/studio/art/text-card/draw-text-card.ts')} */
const { drawTextCard } = await built('studio/art/text-card/draw-text-card.js');
/** @type {typeof import('../src/studio/art/photo/draw-painted-photo.ts')} */
const { drawPaintedPhoto } = await built('studio/art/photo/draw-painted-photo.js');

// Text cards are drawn in no art style.
const kinds = matching('kind', ['illustration', 'text', 'photo'], values.kind).filter(
  (kind) => kind !== 'text' || values.kind !== undefined || values.style === undefined,
);

const styles = matching('style', artStyles, values.style);
const categories = matching('category', cardCategories, values.category);
const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
/** @type {{ title: string, file: string }[]} */
const sheets = [];
const words = 'May this year bring you slow mornings, loud laughter and people who adore you around every table. ';
const messages = ['Thinking of you today, always.', words.repeat(2), words.repeat(7), words.repeat(18)];
const photo = readFileSync(join(root, 'src/server/features/styles/sample-photo.jpg'));
if (kinds.includes('illustration'))
  for (const style of styles)
    for (const category of categories)
      await addSheet(`${style} · ${category}`, (palette, row, column) =>
        drawIllustration(
          {
            kind: 'illustration',
            category,
            settings: settingsOf('AIgen', style, palette, row, column),
            heading: headingOf(category),
            prompt: values.prompt,
            seed: `gallery ${palette}#${seeds[row]}`,
            size: '1024x1024',
          },
          () => {},
          { scale },
        ),
      );
if (kinds.includes('text'))
  for (const category of categories)
    await addSheet(`Text · ${category}`, async (palette, row, column) =>
      drawTextCard(
        {
          kind: 'text',
          category,
          settings: settingsOf('text', 'Watercolor', palette, row, column),
          title: headingOf(category),
          message: messages[(row + column) % messages.length] ?? '',
          seed: `gallery ${palette}#${seeds[row]}`,
          size: '1024x1024',
        },
        { width: side, height: side },
      ),
    );
if (kinds.includes('photo'))
  for (const style of styles)
    await addSheet(`Photo · ${style}`, (palette, row, column) =>
      drawPaintedPhoto(
        {
          kind: 'painted-photo',
          photo,
          focus: null,
          settings: settingsOf('image', style, palette, row, column),
          seed: `gallery ${palette}#${seeds[row]}`,
          size: '1024x1024',
        },
        () => {},
        { scale },
      ),
    );
writeFileSync(join(folder, 'index.html'), page());
console.log(join(folder, 'index.html'));

/** @param {string} path a module of dist/ */
function built(path) {
  return import(pathToFileURL(join(root, 'dist', path)).href);
}

/** Scenes, detail and characters change from picture to picture.
 * @param {import('../src/contract/vocabulary.ts').StyleCategory} category @param {ArtStyle} artStyle
 * @param {import('../src/contract/vocabulary.ts').ColorPalette} colorPalette @param {number} row @param {number} column
 * @returns {import('../src/contract/styles.ts').StyleSettings} */
function settingsOf(category, artStyle, colorPalette, row, column) {
  return {
    category,
    artStyle,
    colorPalette,
    visualDetail: (row + column) % 2 === 0 ? 'Minimal' : 'Detailed',
    includeCharacters: (row + column) % 4 === 1,
    sceneSetting: sceneSettings[(row + column) % sceneSettings.length] ?? 'Nature',
  };
}

/** Writes a sheet: a row per seed, a column per palette.
 * @param {string} title
 * @param {(palette: import('../src/contract/vocabulary.ts').ColorPalette, row: number, column: number) =>
 *   Promise<import('../src/studio/art/core/raster.ts').Raster>} draw */
async function addSheet(title, draw) {
  const file = `${slug(title)}.jpg`;
  const tiles = [];
  for (const row of seeds.keys()) {
    for (const [column, colorPalette] of colorPalettes.entries()) {
      const { data, width, height } = await draw(colorPalette, row, column);
      const input = await sharp(data, { raw: { width, height, channels: 4 } })
        .png()
        .toBuffer();
      tiles.push({ input, left: gap + column * (side + gap), top: gap + row * (side + gap) });
    }
  }
  const [width, height] = [gap + colorPalettes.length * (side + gap), gap + seeds.length * (side + gap)];
  await sharp({ create: { width, height, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .jpeg({ quality: 88 })
    .toFile(join(folder, file));
  sheets.push({ title, file });
  console.log(title);
}

function page() {
  const rows = sheets.map(({ title, file }) => `<h2>${title}</h2><img src="${file}" alt="${title}" loading="lazy">`);
  const look = 'body{font:16px system-ui;margin:2rem;background:#f4f2ee}img{max-width:100%}h2{font-size:1rem}';
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Gallery</title><style>${look}</style>${rows.join('\n')}</html>\n`;
}

/** @param {string} category */
function headingOf(category) {
  const words = category.split('-').map((word) => `${word[0]?.toUpperCase()}${word.slice(1)}`);
  const named = {
    birthday: 'Happy Birthday',
    sympathy: 'With Sympathy',
    christmas: 'Merry Christmas',
    custom: 'For You',
  };
  return `${Object.entries(named).find(([name]) => name === category)?.[1] ?? words.join(' ')}, Anna`;
}

/** @template {string} T @param {string} option @param {readonly T[]} known @param {string | undefined} wanted */
function matching(option, known, wanted) {
  const found = known.filter((name) => wanted === undefined || slug(name).startsWith(slug(wanted)));
  if (found.length === 0) stop(`--${option} is one of: ${known.map(slug).join(', ')}.`);
  return found;
}

/** @param {string} name */
function slug(name) {
  return name
    .toLowerCase()
    .replace(/[^a-z]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** @param {string} reason @returns {never} */
function stop(reason) {
  console.error(reason);
  process.exit(2);
}
