import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { crescentPath, ellipse, polygon, rectangle, starPath } from '../../flat/paths.ts';
import { type BackdropTools, isClear } from './backdrop-tools.ts';
import { cloud, drawSky, drawStars } from './sky.ts';

const paper: Rgb = [1, 0.99, 0.975];
const lilac = oklch(0.78, 0.1, 300);
const rose = oklch(0.9, 0.07, 345);

/** A land of clouds under a rainbow, with a castle far off. */
export function drawCloudLand(tools: BackdropTools): void {
  const { pen, rng, colours, width, height, floor, detailed, season } = tools;
  const [top, low] = colours.sky;
  const dreamy = {
    ...colours,
    sky: [mixColours(top, lilac, colours.night ? 0.3 : 0.6), mixColours(low, rose, 0.5)] as const,
  };
  const turned = { ...tools, colours: dreamy };
  drawSky(turned);
  if (season !== 'quiet' && season !== 'spooky') drawRainbow(turned);
  drawStars(turned, detailed ? 80 : 44);
  const moon = [
    [0.12, 0.14],
    [0.88, 0.14],
    [0.1, 0.42],
    [0.9, 0.42],
  ].map(([x, y]) => [(x as number) * width, (y as number) * floor] as const);
  const spot = rng.shuffle(moon).find(([x, y]) => isClear(tools, x, y, 60));
  if (spot) pen.fill(crescentPath(spot[0], spot[1], 50), oklch(0.93, 0.09, 90), { volume: 0.3 });
  const castleX = width * rng.pick([0.17, 0.83]);
  if (season !== 'quiet' && isClear(tools, castleX, floor - 300, 110)) drawCastle(turned, castleX, floor - 120);
  for (const [y, size, count] of [
    [floor - 118, 120, 7],
    [floor - 30, 135, 7],
    [floor + 62, 150, 6],
  ] as const) {
    const n = Math.round((count * width) / 1024);
    const near = {
      ...turned,
      colours: {
        ...dreamy,
        cloud: mixColours(dreamy.cloud, dreamy.sky[0], y < floor - 60 ? 0.34 : y < floor ? 0.17 : 0),
      },
    };
    for (let i = 0; i < n; i++)
      cloud(near, ((i + rng.between(0.25, 0.75)) / n) * width, y + rng.between(-12, 12), size);
    pen.fill(rectangle(-10, y + size * 0.3, width + 20, height), near.colours.cloud);
  }
  for (let i = 0; i < (detailed ? 16 : 8); i++) {
    pen.fill(
      starPath(rng.between(0, width), rng.between(floor + 20, height - 16), rng.between(7, 14), 5, 0.5),
      mixColours(rng.pick(colours.candy), paper, 0.25),
    );
  }
}

function drawRainbow({ pen, colours, width, floor, calm }: BackdropTools): void {
  const below = calm[3] > floor * 0.7 ? 0.5 : 0.62;
  const radius = Math.min(width * 0.46, (floor - calm[3]) * 1.15 * below + 160);
  const hues = [
    oklch(0.82, 0.1, 15),
    oklch(0.88, 0.1, 65),
    oklch(0.93, 0.09, 100),
    oklch(0.85, 0.08, 165),
    oklch(0.82, 0.08, 250),
  ];
  const foot = floor - 60;
  hues.forEach((colour, k) => {
    const r = radius - k * 26;
    if (r > 20)
      pen.line(
        `M${width / 2 - r} ${foot}A${r} ${r} 0 0 1 ${width / 2 + r} ${foot}`,
        mixColours(colour, colours.sky[1], 0.25),
        27,
        { alpha: 0.8 },
      );
  });
}

function drawCastle({ pen, colours }: BackdropTools, x: number, y: number): void {
  const wall = mixColours(colours.candy[3], paper, 0.55);
  const roof = mixColours(colours.candy[0], paper, 0.25);
  pen.at(x, y, {}, () => {
    for (const [tx, w, h] of [
      [-66, 34, 150],
      [66, 34, 150],
      [0, 50, 214],
    ] as const) {
      pen.fill(rectangle(tx - w / 2, -h, w, h), wall, { volume: 0.35 });
      pen.fill(polygon([tx - w * 0.7, -h, tx, -h - w * 1.5, tx + w * 0.7, -h]), roof, { volume: 0.4 });
      pen.fill(rectangle(tx - 6, -h + 26, 12, 22, 6), oklch(0.55, 0.08, 300));
      pen.line(`M${tx} ${-h - w * 1.5}v-20`, colours.wood, 3);
      pen.fill(polygon([tx, -h - w * 1.5 - 20, tx + 20, -h - w * 1.5 - 13, tx, -h - w * 1.5 - 6]), colours.gold);
    }
    pen.fill(rectangle(-70, -92, 140, 96), mixColours(wall, paper, 0.2), { volume: 0.3 });
    pen.fill(ellipse(0, -8, 20, 40), oklch(0.6, 0.07, 40));
  });
}
