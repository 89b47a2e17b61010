import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, rectangle, starPath } from '../../flat/paths.ts';
import type { PropTools } from '../motifs/treats.ts';
import { type BackdropTools, isClear } from './backdrop-tools.ts';

const paper: Rgb = [1, 0.985, 0.95];

export function drawSky({ pen, colours, width, height, floor }: BackdropTools): void {
  const [top, low] = colours.sky;
  pen.fill(rectangle(0, 0, width, height), top, {
    blendTo: { colour: low, from: [0, 0], to: [0, floor * 0.85] },
    shades: [
      {
        kind: 'radial',
        centre: [width / 2, floor * 0.7],
        radius: Math.max(width, height) * 0.55,
        colour: mixColours(low, paper, 0.5),
        alpha: 0.7,
      },
    ],
  });
}

/** Sun or moon with its glow, in a corner the words leave free. */
export function drawOrb(tools: BackdropTools): void {
  const { pen, rng, colours, width, floor } = tools;
  const radius = rng.between(48, 70);
  const spots = [0.13, 0.87, 0.5, 0.22, 0.78].flatMap((x) =>
    [0.16, 0.3, 0.48].map((y) => [x * width, y * floor] as const),
  );
  const spot = rng.shuffle(spots).find(([x, y]) => isClear(tools, x, y, radius + 10));
  if (!spot) return;
  const [x, y] = spot;
  const glow = oklch(0.95, 0.07, 90);
  pen.fill(ellipse(x, y, radius * 3), glow, {
    shadesOnly: true,
    shades: [{ kind: 'radial', centre: [x, y], radius: radius * 3, colour: glow, alpha: 0.6 }],
  });
  pen.fill(ellipse(x, y, radius), colours.night ? oklch(0.95, 0.05, 92) : oklch(0.91, 0.1, 88), { volume: 0.3 });
}

export function cloud({ pen, colours }: PropTools, x: number, y: number, size: number): void {
  const puffs = [
    [0, 0, 0.8, 0.5],
    [-0.75, 0.14, 0.5, 0.35],
    [0.78, 0.12, 0.53, 0.37],
    [-0.25, -0.28, 0.48, 0.4],
    [0.38, -0.22, 0.42, 0.37],
  ] as const;
  const path = puffs.map(([dx, dy, rx, ry]) => ellipse(x + dx * size, y + dy * size, rx * size, ry * size)).join('');
  const shadow = mixColours(colours.cloud, colours.sky[0], 0.55);
  pen.fill(path, colours.cloud, {
    shades: [
      { kind: 'radial', centre: [x + size * 0.2, y + size * 0.75], radius: size * 1.1, colour: shadow, alpha: 0.55 },
    ],
  });
}

export function drawClouds(tools: BackdropTools, count: number): void {
  const { rng, width, floor } = tools;
  for (let i = 0, tries = 0; i < count && tries < count * 6; tries++) {
    const size = rng.between(52, 105);
    const [x, y] = [rng.between(0, width), rng.between(0.06, 0.62) * floor];
    if (!isClear(tools, x, y, size * 0.9)) continue;
    cloud(tools, x, y, size);
    i++;
  }
}

export function drawStars(tools: BackdropTools, count: number): void {
  const { pen, rng, width, floor } = tools;
  let dots = '';
  let sparks = '';
  for (let i = 0; i < count; i++) {
    const [x, y] = [rng.between(0, width), rng.between(0, floor * 0.72)];
    if (!isClear(tools, x, y, 14)) continue;
    if (rng.chance(0.3)) sparks += starPath(x, y, rng.between(6, 13), 4, 0.3);
    else dots += ellipse(x, y, rng.between(1.6, 3.2));
  }
  if (dots) pen.fill(dots, paper);
  if (sparks) pen.fill(sparks, paper);
}
