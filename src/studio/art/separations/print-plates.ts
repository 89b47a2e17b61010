import type { Rgb } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import type { Rng } from '../core/rng.ts';
import type { InkSet } from './inks.ts';
import { type PaperTexture, paperTexture, textureSide } from './paper-texture.ts';
import type { Press } from './press.ts';

/** How the plates are printed; lengths in scene units. */
export type PrintRun = {
  /** Distance of the screen's dots, of the colours and of the key. */
  cell: number;
  keyCell: number;
  /** How far plates lie off each other, as a standard deviation. */
  misregistration: number;
  /** 0 to 1: how starved of ink the print is. */
  wear: number;
  /** 0 to 1: how far the paper has yellowed towards its edges. */
  age: number;
  /** 0 to 1: how much of the paper's tooth shows. */
  tooth: number;
};

type InkName = 'main' | 'second' | 'light' | 'key';
/** Screen angles in degrees, apart enough that two screens make no moiré. */
const angles: Record<InkName, number> = { main: 15, second: 75, light: 0, key: 45 };
const channels: Record<InkName, number> = { main: 0, second: 1, light: 2, key: 0 };
const inkNames: readonly InkName[] = ['light', 'second', 'main', 'key'];

// One turn of the screen's wave in steps of a table, in fixed point.
const waveSteps = 1024;
const waveMask = waveSteps - 1;
const wave = Float32Array.from({ length: waveSteps }, (_, i) => Math.cos((i / waveSteps) * Math.PI * 2));

/** Screens each plate into dots, lays the inks over each other and the paper, and ages the print. */
export function printPlates(press: Press, inks: InkSet, run: PrintRun, rng: Rng): Raster {
  const { colours, key } = press.read();
  const { scale } = press;
  const width = Math.round(press.width * scale);
  const height = Math.round(press.height * scale);
  const texture = paperTexture();
  const originX = rng.whole(0, textureSide - 1);
  const originY = rng.whole(0, textureSide - 1);
  const column = Int32Array.from({ length: width }, (_, x) => (Math.floor(x / scale) + originX) & (textureSide - 1));
  const row = Float32Array.from({ length: width * 3 });
  const edgeX = Float32Array.from({ length: width }, (_, x) => Math.abs((x / width) * 2 - 1) ** 5);
  const plates = inkNames.map((name) => ({
    bytes: name === 'key' ? key : colours,
    channel: channels[name],
    screen: createScreen(name === 'key' ? run.keyCell : run.cell, angles[name], scale),
    left: name === 'key' ? 0 : Math.round(clampOff(rng.gaussian(run.misregistration)) * scale),
    down: name === 'key' ? 0 : Math.round(clampOff(rng.gaussian(run.misregistration)) * scale),
    tone: toneTable(inks[name]),
  }));
  const data = new Uint8ClampedArray(width * height * 4);
  const { starved, worn, light, stain } = soakedPaper(texture, run);
  for (let y = 0; y < height; y++) {
    const textureRow = ((Math.floor(y / scale) + originY) & (textureSide - 1)) * textureSide;
    for (let x = 0; x < width; x++) {
      row[x * 3] = inks.paper[0];
      row[x * 3 + 1] = inks.paper[1];
      row[x * 3 + 2] = inks.paper[2];
    }
    for (const { bytes, channel, screen, tone, left, down } of plates) {
      const { across, along, sharpness } = screen;
      const sourceY = Math.min(height - 1, Math.max(0, y - down));
      const base = sourceY * width * 4 + channel;
      const [above, below] = [sourceY > 0 ? -width * 4 : 0, sourceY < height - 1 ? width * 4 : 0];
      for (let x = 0; x < width; x++) {
        const sourceX = x < left ? 0 : x - left >= width ? width - 1 : x - left;
        const at = base + sourceX * 4;
        let level = bytes[at] as number;
        if (level < 2) continue;
        if (
          level <= solid &&
          !isSolidEdge(bytes, at, sourceX < width - 1 ? 4 : 0, sourceX > 0 ? -4 : 0, below, above)
        ) {
          const u = Math.floor(sourceX * across + sourceY * along) & waveMask;
          const v = Math.floor(sourceY * across - sourceX * along) & waveMask;
          const dot = 0.5 + 0.25 * ((wave[u] as number) + (wave[v] as number));
          const shown = (level / 255 - (1 - dot)) * sharpness + 0.5;
          if (shown <= 0) continue;
          level = shown >= 1 ? 255 : shown * 255;
        }
        const t = textureRow + (column[x] as number);
        const entry = ((level * (starved[t] as number) * (worn[t] as number)) | 0) * 3;
        const p = x * 3;
        row[p] = (row[p] as number) * (tone[entry] as number);
        row[p + 1] = (row[p + 1] as number) * (tone[entry + 1] as number);
        row[p + 2] = (row[p + 2] as number) * (tone[entry + 2] as number);
      }
    }
    const edgeY = Math.abs((y / height) * 2 - 1) ** 5;
    for (let x = 0, p = y * width * 4; x < width; x++, p += 4) {
      const t = textureRow + (column[x] as number);
      const lit = light[t] as number;
      const aged = run.age * ((edgeX[x] as number) + edgeY) * 0.8 + (stain[t] as number);
      data[p] = (row[x * 3] as number) * lit * (1 - 0.1 * aged);
      data[p + 1] = (row[x * 3 + 1] as number) * lit * (1 - 0.22 * aged);
      data[p + 2] = (row[x * 3 + 2] as number) * lit * (1 - 0.42 * aged);
      data[p + 3] = 255;
    }
  }
  return { data, width, height };
}

/** What each place of the paper does to a run's ink (`starved`, `worn`) and to the light on it: once for all plates. */
function soakedPaper({ tooth, blotch }: PaperTexture, run: PrintRun) {
  const wornFrom = 2.25 - run.wear * 0.9;
  const tile = (): Float64Array => new Float64Array(tooth.length);
  const paper = { starved: tile(), worn: tile(), light: tile(), stain: tile() };
  for (let t = 0; t < tooth.length; t++) {
    const [rough, blotched] = [tooth[t] as number, blotch[t] as number];
    const lack = rough * 0.6 + blotched * 0.55 - wornFrom;
    paper.starved[t] = lack > 0 ? Math.max(0, 1 - lack * 3) : 1;
    paper.worn[t] = 1 - run.wear * 0.1 * Math.min(1, Math.max(0, rough * 0.5 + 0.5));
    paper.light[t] = 255 * (1 + run.tooth * 0.02 * rough);
    paper.stain[t] = run.age * (Math.max(0, blotched - 0.7) * 0.16);
  }
  return paper;
}

/** A plate that slips further than this looks broken rather than printed by hand. */
const clampOff = (distance: number): number => Math.min(2.4, Math.max(-2.4, distance));

/** A screen turns a level into round dots that touch at half coverage: its steps along the wave for each pixel. */
type Screen = { across: number; along: number; sharpness: number };

function createScreen(cell: number, degrees: number, scale: number): Screen {
  const angle = (degrees * Math.PI) / 180;
  const cellPx = cell * scale;
  return {
    across: (Math.cos(angle) * waveSteps) / cellPx,
    along: (Math.sin(angle) * waveSteps) / cellPx,
    // Dots of a few pixels cannot be sharp: they fade into the tint they stand for.
    sharpness: cellPx * 0.6,
  };
}

/** Levels above are full coverage. */
const solid = 250;

/** Whether a part-covered pixel is the anti-aliased edge of a solid: dots would fray it. The last are the ways to its neighbours. */
function isSolidEdge(
  bytes: Uint8ClampedArray,
  at: number,
  right: number,
  left: number,
  below: number,
  above: number,
): boolean {
  const [r, l, b, a] = [bytes[at + right], bytes[at + left], bytes[at + below], bytes[at + above]] as [
    number,
    number,
    number,
    number,
  ];
  // Most of a picture is tint, which this recognises without searching for the minimum.
  if (r <= solid && l <= solid && b <= solid && a <= solid) return false;
  return Math.max(r, l, b, a) - Math.min(r, l, b, a) > 60;
}

/** What is left of paper white under each level of an ink: inks absorb, so coverage multiplies. */
function toneTable(ink: Rgb): Float32Array {
  const table = new Float32Array(256 * 3);
  for (let level = 0; level < 256; level++) {
    for (let channel = 0; channel < 3; channel++) {
      table[level * 3 + channel] = Math.max(0.02, ink[channel] as number) ** (level / 255);
    }
  }
  return table;
}
