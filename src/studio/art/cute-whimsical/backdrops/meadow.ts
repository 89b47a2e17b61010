import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { curvedLine, ellipse, rectangle, roundedPath } from '../../flat/paths.ts';
import { daisy } from '../motifs/blooms.ts';
import { pumpkin } from '../motifs/presents.ts';
import type { BackdropTools } from './backdrop-tools.ts';
import { drawClouds, drawOrb, drawSky, drawStars } from './sky.ts';

const paper: Rgb = [1, 0.99, 0.975];
const deep = oklch(0.36, 0.07, 200);

/** Hills under an open sky, by season. */
export function drawMeadow(tools: BackdropTools): void {
  const { rng, colours, width, height, floor, season, detailed } = tools;
  drawSky(tools);
  if (colours.night) drawStars(tools, detailed ? 60 : 36);
  drawOrb(tools);
  drawClouds(tools, (colours.night ? 1 : 3) + (detailed ? 2 : 0));
  const far = floor - rng.between(165, 215);
  const view = rng.fork('view').pick(['hills', 'mountains', 'fence', 'hills'] as const);
  if (view === 'mountains') drawPeaks(tools, far + 60);
  hill(tools, far, 40, mixColours(colours.farLand, colours.sky[1], 0.3));
  const trees = (detailed ? 9 : 5) - (view === 'hills' ? 0 : 2);
  drawTrees(tools, far + 34, trees, rng.between(110, 150));
  hill(tools, floor - 92, 28, colours.land);
  if (view === 'fence' && season !== 'quiet') drawFence(tools, floor - 70);
  if (detailed) drawTrees(tools, floor - 66, 2, 210, true);
  drawGround(tools, [0, floor - 26, width, height - 12]);
  if (season !== 'quiet' && detailed && season === 'autumn') {
    for (const x of [0.06, 0.94]) tools.pen.at(x * width, floor + 38, { scale: 0.9 }, () => pumpkin(tools));
  }
}

/** A rolling edge of land filled down to the bottom of the sheet. */
export function hill({ pen, rng, width, height }: BackdropTools, y: number, swell: number, colour: Rgb): void {
  const phase = rng.between(0, 6);
  const points: number[] = [];
  const steps = Math.round(width / 128);
  for (let i = 0; i <= steps; i++)
    points.push((i / steps) * (width + 100) - 50, y + Math.sin(i * 0.95 + phase) * swell);
  pen.fill(`${curvedLine(points)}L${width + 50} ${height + 50}L-50 ${height + 50}Z`, colour, {
    shades: [
      { kind: 'linear', from: [0, height], to: [0, y], colour: mixColours(colour, deep, 0.34), alpha: 0.7 },
      {
        kind: 'radial',
        centre: [width * rng.between(0.2, 0.8), y - swell],
        radius: 360,
        colour: mixColours(colour, paper, 0.5),
        alpha: 0.5,
      },
    ],
  });
}

/** Far peaks with snow on them. */
function drawPeaks({ pen, rng, colours, width }: BackdropTools, y: number): void {
  const stone = mixColours(colours.sky[0], colours.farLand, 0.35);
  for (let x = -60; x < width + 60; x += rng.between(150, 230)) {
    const tall = rng.between(120, 215);
    pen.fill(roundedPath([x, y - tall, x + tall * 0.9, y + 20, x - tall * 0.9, y + 20], 0.18), stone, { volume: 0.4 });
    const cap = [
      x,
      y - tall + 4,
      x + tall * 0.2,
      y - tall * 0.73,
      x + 12,
      y - tall * 0.8,
      x - 16,
      y - tall * 0.7,
      x - tall * 0.2,
      y - tall * 0.74,
    ];
    pen.fill(roundedPath(cap, 0.3), mixColours(paper, stone, 0.12));
  }
}

/** A garden fence from edge to edge. */
function drawFence({ pen, colours, width, season }: BackdropTools, y: number): void {
  const board = season === 'spooky' ? oklch(0.4, 0.05, 300) : mixColours(paper, colours.sky[0], 0.08);
  pen.fill(
    rectangle(-10, y - 62, width + 20, 11) + rectangle(-10, y - 28, width + 20, 11),
    mixColours(board, deep, 0.12),
  );
  let boards = '';
  for (let x = 6; x < width; x += 46) boards += `M${x} ${y}V${y - 78}L${x + 13} ${y - 94}L${x + 26} ${y - 78}V${y}Z`;
  pen.fill(boards, board, { drop: { blur: 4, down: 2, alpha: 0.18 } });
}

function drawTrees(tools: BackdropTools, y: number, count: number, tall: number, atEdges = false): void {
  const { rng, width } = tools;
  for (let i = 0; i < count; i++) {
    const spread = (i + rng.between(0.2, 0.8)) / count;
    const x = atEdges ? (i % 2 ? rng.between(0.93, 0.99) : rng.between(0.01, 0.07)) * width : spread * width;
    tree(tools, x, y + rng.between(-6, 14), tall * rng.between(0.75, 1.15));
  }
}

/** A tree of the season, standing on (x, y). */
export function tree(tools: BackdropTools, x: number, y: number, tall: number): void {
  const { pen, rng, colours, season } = tools;
  pen.at(x, y, { scale: tall / 100 }, () => {
    if (season === 'winter') {
      pen.fill(rectangle(-5, -14, 10, 16, 2), colours.wood);
      const green = mixColours(oklch(0.56, 0.1, 160), colours.sky[0], rng.between(0.1, 0.35));
      for (let k = 0; k < 3; k++) {
        const [base, w] = [-8 - k * 26, 36 - k * 8.5];
        pen.fill(
          roundedPath([0, base - 42, w, base, w * 0.5, base - 2, 0, base + 3, -w * 0.5, base - 2, -w, base], 0.42),
          green,
          { volume: 0.5 },
        );
        pen.fill(
          roundedPath(
            [0, base - 42, w * 0.36, base - 20, w * 0.1, base - 22, -w * 0.08, base - 16, -w * 0.34, base - 20],
            0.5,
          ),
          paper,
        );
      }
      return;
    }
    if (season === 'spooky') {
      const bark = oklch(0.3, 0.04, 310);
      pen.line('M0 0C-4 -30 4 -44 0 -66', bark, 9);
      pen.line('M0 -40Q16 -52 26 -78M1 -54Q-14 -64 -24 -90M0 -62Q4 -82 10 -98M18 -60Q30 -62 38 -72', bark, 4.5);
      return;
    }
    pen.fill(rectangle(-4, -34, 8, 36, 2), colours.wood);
    const leafage =
      season === 'autumn'
        ? rng.pick([oklch(0.72, 0.14, 55), oklch(0.78, 0.13, 78), oklch(0.62, 0.14, 35)])
        : mixColours(colours.leaf, colours.gold, rng.between(0, 0.25));
    if (rng.chance(0.5)) pen.fill(ellipse(0, -58, 30, 40), leafage, { volume: 0.5 });
    else pen.fill(ellipse(-15, -48, 24) + ellipse(15, -46, 23) + ellipse(0, -68, 26), leafage, { volume: 0.5 });
  });
}

/** Grass and flowers, snow, fallen leaves or almost nothing, within a box. */
export function drawGround(
  tools: BackdropTools,
  [left, top, right, bottom]: readonly [number, number, number, number],
): void {
  const { pen, rng, colours, season, detailed } = tools;
  const many = ((right - left) / 1024) * (detailed ? 1.7 : 1);
  const somewhere = (): [number, number] => [rng.between(left, right), rng.between(top, bottom)];
  if (season === 'winter') {
    for (let i = 0; i < 12 * many; i++) {
      const [x, y] = somewhere();
      pen.fill(ellipse(x, y, rng.between(16, 44), rng.between(3, 6)), paper, { alpha: 0.7 });
    }
    return;
  }
  const blade = mixColours(colours.land, deep, 0.28);
  for (let i = 0; i < 20 * many; i++) {
    const [x, y] = somewhere();
    const s = rng.between(11, 21);
    for (let k = -1; k <= 1; k++)
      pen.line(curvedLine([x, y, x + k * s * 0.3, y - s * 0.6, x + k * s * 0.7, y - s]), blade, s * 0.16);
  }
  if (season === 'spooky') return;
  const heads =
    season === 'autumn'
      ? [colours.candy[0], colours.candy[1], colours.candy[3]]
      : [paper, paper, colours.candy[0], colours.candy[1], colours.candy[3]];
  for (let i = 0; i < (season === 'quiet' ? 9 : 22) * many; i++) {
    const [x, y] = somewhere();
    if (season === 'autumn') pen.fill(ellipse(x, y, 11, 5, rng.between(0, 3)), rng.pick(heads));
    else {
      const s = rng.between(9, 14);
      pen.line(`M${x} ${y}v${s * 1.8}`, blade, s * 0.2);
      daisy(tools, x, y, s, rng.pick(heads));
    }
  }
}
