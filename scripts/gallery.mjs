// `npm run gallery [-- --style=abstract --category=birthday --scale=0.25 --out=gallery]`: contact sheets of every art style,
// category and palette, with a page to look through them. For looking only; nothing compares them.
import { mkdirSync, writeFileSync } from 'node:fs';
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
    style: { type: 'string' },
    category: { type: 'string' },
    scale: { type: 'string', default: '0.25' },
    out: { type: 'string', default: join(root, 'gallery') },
  },
});
const seeds = ['1', '2'];
const gap = 6;

const scale = Number(values.scale);
if (!(scale > 0 && scale <= 1)) stop(`--scale is a number above 0 and up to 1, not '${values.scale}'.`);
if (!(await ensureBuilt())) process.exit(1);
/** @type {typeof import('../src/contract/vocabulary.ts')} */
const { cardCategories, colorPalettes, sceneSettings } = await built('contract/vocabulary.js');
/** @type {typeof import('../src/studio/art/art-styles.ts')} */
const { artStyleDrawings } = await built('studio/art/art-styles.js');
/** @type {typeof import('../src/studio/art/draw-illustration.ts')} */
const { drawIllustration } = await built('studio/art/draw-illustration.js');

const styles = matching('style', /** @type {ArtStyle[]} */ (Object.keys(artStyleDrawings)), values.style);
const categories = matching('category', cardCategories, values.category);
const folder = resolve(values.out);
mkdirSync(folder, { recursive: true });
/** @type {{ style: string, category: string, file: string }[]} */
const sheets = [];
for (const style of styles) {
  for (const category of categories) {
    const file = `${slug(style)}-${slug(category)}.jpg`;
    await writeSheet(style, category, join(folder, file));
    sheets.push({ style, category, file });
  }
  console.log(`${style}: ${categories.length} sheets`);
}
writeFileSync(join(folder, 'index.html'), page());
console.log(join(folder, 'index.html'));

/** @param {string} path a module of dist/ */
function built(path) {
  return import(pathToFileURL(join(root, 'dist', path)).href);
}

/** A row per seed, a column per palette; scenes, detail and characters change from picture to picture.
 * @param {ArtStyle} style @param {CardCategory} category @param {string} path */
async function writeSheet(style, category, path) {
  const side = Math.round(1024 * scale);
  const tiles = [];
  for (const [row, seed] of seeds.entries()) {
    for (const [column, colorPalette] of colorPalettes.entries()) {
      const settings = {
        category: /** @type {const} */ ('AIgen'),
        artStyle: style,
        colorPalette,
        visualDetail: /** @type {import('../src/contract/vocabulary.ts').VisualDetail} */ (
          (row + column) % 2 === 0 ? 'Minimal' : 'Detailed'
        ),
        includeCharacters: (row + column) % 4 === 1,
        sceneSetting: sceneSettings[(row + column) % sceneSettings.length] ?? 'Nature',
      };
      const drawing = await drawIllustration(
        {
          kind: 'illustration',
          category,
          settings,
          heading: headingOf(category),
          prompt: '',
          seed: `gallery ${seed} ${colorPalette}`,
          size: '1024x1024',
        },
        () => {},
        { scale },
      );
      const { data, width, height } = drawing;
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
    .toFile(path);
}

function page() {
  const rows = sheets.map(
    ({ style, category, file }) =>
      `<h2>${style} · ${category}</h2><img src="${file}" alt="${style}, ${category}" loading="lazy">`,
  );
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
