import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { State } from './screen.ts';

/** A picture of a screen, by its file name in the folder. */
export type Picture = { state: State; file: string; width: number };

const scale = 0.47;
const gap = 8;
const rowsPerSheet = 2;
const ground = '#808080';

/** Writes sheets of a screen, a row for each state and two per sheet; returns their files. */
export async function writeSheet(name: string, pictures: readonly Picture[], folder: string): Promise<string[]> {
  const states = [...new Set(pictures.map(({ state }) => state))];
  const files: string[] = [];
  for (let first = 0; first < states.length; first += rowsPerSheet) {
    const tiles: { input: Buffer; left: number; top: number }[] = [];
    let top = gap;
    let right = 0;
    for (const state of states.slice(first, first + rowsPerSheet)) {
      let left = gap;
      let height = 0;
      for (const { file, width } of pictures.filter((picture) => picture.state === state)) {
        const { data: input, info } = await sharp(join(folder, file))
          .resize(Math.round(width * scale))
          .toBuffer({ resolveWithObject: true });
        tiles.push({ input, left, top });
        left += info.width + gap;
        height = Math.max(height, info.height);
      }
      right = Math.max(right, left);
      top += height + gap;
    }
    const file = `sheet-${name.replaceAll(/\W+/g, '-').toLowerCase()}-${first / rowsPerSheet + 1}.png`;
    await sharp({ create: { width: right, height: top, channels: 3, background: ground } })
      .composite(tiles)
      .png()
      .toFile(join(folder, file));
    files.push(file);
  }
  return files;
}

/** A page that shows all sheets. */
export function writeIndex(folder: string): void {
  const sheets = readdirSync(folder).filter((file) => file.startsWith('sheet-'));
  const rows = sheets.map((file) => {
    const title = file.replace(/^sheet-|\.png$/g, '').replaceAll('-', ' ');
    return `<h2>${title}</h2><img src="${file}" alt="${title}" loading="lazy">`;
  });
  const look = 'body{font:16px system-ui;margin:2rem;background:#f4f2ee}img{max-width:100%}h2{font-size:1rem}';
  const page = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Screens</title><style>${look}</style>${rows.join('\n')}</html>\n`;
  writeFileSync(join(folder, 'index.html'), page);
}
