// `node scripts/draw-icons.mjs`: draws the icons of the installed app from the seal of favicon.svg. The drawn icons are committed.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { root } from './run-step.mjs';

const seal = readFileSync(join(root, 'src/web/public/favicon.svg'), 'utf8');
/** --desk of tokens.css. */
const paper = '#f6f3ee';

/**
 * A maskable icon may lose everything outside a circle of 80 % (W3C, Web Application Manifest), and an iPhone fills
 * transparent areas with black: those two have paper behind the seal.
 * @type {{ file: string, edge: number, sealShare: number, paper: boolean }[]}
 */
const icons = [
  { file: 'icon-192.png', edge: 192, sealShare: 1, paper: false },
  { file: 'icon-512.png', edge: 512, sealShare: 1, paper: false },
  { file: 'icon-maskable-512.png', edge: 512, sealShare: 0.66, paper: true },
  { file: 'apple-touch-icon.png', edge: 180, sealShare: 0.78, paper: true },
];

for (const icon of icons) {
  const sealEdge = Math.round(icon.edge * icon.sealShare);
  const drawn = await sharp(Buffer.from(seal), { density: (72 * sealEdge) / 28 })
    .resize(sealEdge, sealEdge)
    .png()
    .toBuffer();
  const { edge } = icon;
  const background = icon.paper ? paper : { r: 0, g: 0, b: 0, alpha: 0 };
  const png = await sharp({ create: { width: edge, height: edge, channels: 4, background } })
    .composite([{ input: drawn, gravity: 'centre' }])
    .png({ palette: true, effort: 10 })
    .toBuffer();
  writeFileSync(join(root, 'src/web/public/icons', icon.file), png);
  console.log(`${icon.file}: ${png.length} bytes`);
}
