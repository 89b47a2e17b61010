import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, polygon, rectangle } from '../../flat/paths.ts';
import { type BackdropTools, isClear } from './backdrop-tools.ts';
import { tree } from './meadow.ts';
import { drawClouds, drawOrb, drawSky, drawStars } from './sky.ts';

const paper: Rgb = [1, 0.99, 0.975];
const ink = oklch(0.34, 0.05, 270);

/** A street of small bright houses, with taller ones far off. */
export function drawTown(tools: BackdropTools): void {
  const { pen, rng, colours, width, height, floor, season, detailed } = tools;
  drawSky(tools);
  if (colours.night) drawStars(tools, 36);
  drawOrb(tools);
  drawClouds(tools, detailed ? 3 : 1);
  const kerb = floor - 62;
  const far = mixColours(colours.sky[0], colours.candy[3], 0.32);
  for (let x = -20; x < width; ) {
    const [w, h] = [rng.between(62, 108), rng.between(200, 330)];
    const tall = isClear(tools, x + w / 2, kerb - h, w * 0.6) ? h : 190;
    pen.fill(rectangle(x, kerb - tall, w, tall), mixColours(far, colours.sky[1], rng.between(0.1, 0.4)));
    let lit = '';
    for (let wy = kerb - tall + 22; wy < kerb - 60; wy += 36)
      for (let wx = x + 14; wx < x + w - 18; wx += 26) lit += rectangle(wx, wy, 11, 16, 2);
    pen.fill(lit, mixColours(far, colours.night ? colours.gold : paper, 0.5), { alpha: 0.7 });
    x += w + rng.between(0, 14);
  }
  for (let x = -30; x < width; ) x += house(tools, x, kerb) + rng.between(3, 10);
  const street =
    season === 'winter' ? oklch(0.945, 0.018, 240) : mixColours(oklch(0.83, 0.02, 280), colours.sky[1], 0.25);
  pen.fill(rectangle(-10, kerb - 10, width + 20, height - kerb + 20), street, {
    shades: [{ kind: 'linear', from: [0, height], to: [0, kerb], colour: mixColours(street, ink, 0.3), alpha: 0.6 }],
  });
  for (let x = -100; x < width + 100; x += 92)
    pen.line(`M${x} ${kerb - 8}l${(x - width / 2) * 0.25} ${height - kerb + 10}`, mixColours(street, ink, 0.1), 2.5);
  pen.line(`M0 ${floor - 8}H${width}M0 ${floor + 58}H${width}`, mixColours(street, ink, 0.1), 2.5);
  for (const x of [0.05, 0.95]) lampPost(tools, x * width, floor - 24);
  if (detailed) for (const x of [0.16, 0.84]) tree(tools, x * width, floor - 34, 150);
}

/** One house; returns its width. */
function house(tools: BackdropTools, x: number, base: number): number {
  const { pen, rng, colours, season } = tools;
  const width = rng.between(104, 150);
  const height = rng.between(120, 190);
  const wall = mixColours(rng.pick(colours.candy), paper, colours.night ? 0.3 : 0.48);
  const roof = mixColours(rng.pick(colours.candy), ink, 0.28);
  const glass = colours.night ? oklch(0.93, 0.11, 90) : mixColours(colours.sky[0], paper, 0.4);
  const top = base - height;
  const peak = rng.between(44, 70);
  const pointed = rng.chance(0.7);
  pen.fill(rectangle(x, top, width, height), wall, { volume: 0.3 });
  if (pointed) pen.fill(polygon([x - 9, top, x + width / 2, top - peak, x + width + 9, top]), roof, { volume: 0.35 });
  else pen.fill(rectangle(x - 6, top - 20, width + 12, 24, 5), roof);
  if (season === 'winter') {
    if (pointed) pen.line(`M${x - 4} ${top - 3}L${x + width / 2} ${top - peak}L${x + width + 4} ${top - 3}`, paper, 13);
    else pen.fill(rectangle(x - 8, top - 30, width + 16, 15, 8), paper);
  }
  const frame = mixColours(wall, paper, 0.7);
  const columns = width > 126 ? 3 : 2;
  for (let row = 0; row < 2; row++) {
    for (let i = 0; i < columns; i++) {
      const wx = x + ((i + 0.5) * width) / columns - 13;
      const wy = top + 20 + row * (height * 0.38);
      if (row === 1 && i === 0) continue;
      pen.fill(rectangle(wx - 4, wy - 4, 34, 42, 5), frame);
      pen.fill(rectangle(wx, wy, 26, 34, 3), glass);
      pen.line(`M${wx + 13} ${wy}v34M${wx} ${wy + 17}h26`, frame, 3);
    }
  }
  const door = x + (0.5 * width) / columns - 16;
  pen.fill(`M${door} ${base}v-52a16 16 0 0 1 32 0v52Z`, roof, { volume: 0.3 });
  pen.fill(ellipse(door + 25, base - 28, 3), colours.gold);
  return width;
}

function lampPost({ pen, colours }: BackdropTools, x: number, y: number): void {
  const iron = mixColours(ink, colours.sky[0], 0.15);
  const glow = oklch(0.95, 0.09, 88);
  pen.line(`M${x} ${y}V${y - 210}`, iron, 7);
  pen.fill(rectangle(x - 14, y - 10, 28, 12, 4), iron);
  pen.fill(ellipse(x, y - 228, 76), glow, {
    shadesOnly: true,
    shades: [{ kind: 'radial', centre: [x, y - 228], radius: 76, colour: glow, alpha: colours.night ? 0.9 : 0.4 }],
  });
  pen.fill(ellipse(x, y - 228, 17, 21), glow);
  pen.fill(polygon([x - 18, y - 246, x, y - 266, x + 18, y - 246]), iron);
}
