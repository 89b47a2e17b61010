import { mixColours, oklch, type Rgb } from '../core/colour.ts';
import { ellipse, rectangle } from '../flat/paths.ts';
import type { OilTools } from './oil-tools.ts';
import { chooseSky, paintSky, paintSkyline } from './skies.ts';

type Tones = { cloth: Rgb; dark: Rgb };

/** The background of the table: a garden, a wall, a night or a city; then the table. */
export function paintRoom(tools: OilTools): void {
  const { setting } = tools;
  if (setting === 'Cozy') paintWall(tools);
  else paintView(tools);
  paintTable(tools);
}

function paintWall({ pen, rng: parent, stage, detailed }: OilTools): void {
  const rng = parent.fork('wall');
  const hue = rng.pick([75, 60, 35, 155]);
  const { width, table } = stage;
  const tone = oklch(0.5, 0.065, hue);
  pen.fill(rectangle(0, 0, width, table), tone, {
    blendTo: { colour: oklch(0.34, 0.05, hue - 15), from: [0, 0], to: [0, table] },
  });
  const [x, y] = [stage.x - 90, table * 0.62];
  const reach = table * 0.62;
  pen.fill(ellipse(x, y, reach, reach), tone, {
    shadesOnly: true,
    shades: [{ kind: 'radial', centre: [x, y], radius: reach, colour: oklch(0.7, 0.09, hue + 8), alpha: 0.75 }],
  });
  for (let i = 0; i < (detailed ? 150 : 80); i++) {
    const [bx, by] = [rng.between(0, width), rng.between(0, table)];
    pen.fill(
      ellipse(bx, by, rng.between(30, 90), rng.between(8, 20), rng.between(-0.7, 0.3)),
      oklch(rng.between(0.4, 0.54), 0.07, hue + rng.between(-25, 25)),
      {
        alpha: 0.22,
      },
    );
  }
}

function paintView(tools: OilTools): void {
  const { pen, rng: parent, stage, setting, detailed, colours } = tools;
  const rng = parent.fork('view');
  const { width, table } = stage;
  const sky = chooseSky(tools);
  paintSky(tools, sky, table);
  const free = stage.textArea[3] + 40;
  if (setting === 'Urban') {
    paintSkyline(tools, table, Math.min(table - free, 430), oklch(0.42, 0.07, 275));
    return;
  }
  if (setting === 'Fantasy') {
    const x = stage.x > width / 2 ? stage.x - 330 : stage.x + 350;
    const y = Math.max(free + 40, table * 0.5);
    for (const [r, alpha] of [
      [92, 0.25],
      [70, 0.35],
      [46, 1],
    ] as const)
      pen.fill(ellipse(x, y, r), oklch(0.95, 0.07, 95), { alpha });
  }
  const hazy = setting === 'Fantasy' ? oklch(0.34, 0.1, 285) : oklch(0.62, 0.08, 150);
  for (let i = 0; i < (detailed ? 260 : 190); i++) {
    const t = rng.next();
    const y = table - (table - free) * 0.62 * (1 - t) * rng.between(0.6, 1.05);
    const r = rng.between(24, 62);
    const leaf = mixColours(colours.leaves[1], colours.leaves[0], rng.next());
    pen.fill(
      ellipse(rng.between(-20, width + 20), Math.max(y, free + r), r, r * 0.7),
      mixColours(leaf, hazy, 0.45 + 0.35 * (1 - t)),
    );
  }
  for (let i = 0; i < (detailed ? 90 : 40); i++) {
    const [light, dark] = rng.pick(colours.blooms);
    const r = rng.between(6, 17);
    pen.fill(
      ellipse(rng.between(0, width), rng.between(table - 170, table), r, r * 0.8),
      mixColours(mixColours(light, dark, rng.next() * 0.6), hazy, 0.25),
    );
  }
}

const tables: Record<OilTools['setting'], readonly Tones[]> = {
  Nature: [
    { cloth: oklch(0.78, 0.05, 80), dark: oklch(0.52, 0.06, 60) },
    { cloth: oklch(0.85, 0.03, 240), dark: oklch(0.6, 0.06, 265) },
  ],
  Cozy: [
    { cloth: oklch(0.5, 0.09, 45), dark: oklch(0.28, 0.06, 35) },
    { cloth: oklch(0.5, 0.1, 22), dark: oklch(0.3, 0.08, 15) },
  ],
  Fantasy: [{ cloth: oklch(0.5, 0.1, 300), dark: oklch(0.28, 0.09, 285) }],
  Urban: [
    { cloth: oklch(0.6, 0.04, 260), dark: oklch(0.36, 0.05, 265) },
    { cloth: oklch(0.62, 0.06, 55), dark: oklch(0.36, 0.06, 35) },
  ],
};

function paintTable({ pen, rng: parent, stage, setting }: OilTools): void {
  const rng = parent.fork('table');
  const { cloth, dark } = rng.pick(tables[setting]);
  const { width, height, table, x, base, scale } = stage;
  pen.fill(rectangle(0, table, width, height - table), cloth, {
    blendTo: { colour: dark, from: [0, table], to: [0, height] },
  });
  for (let i = 0; i < 60; i++) {
    const y = table + rng.next() * (height - table);
    const light = rng.chance(0.5);
    pen.fill(ellipse(rng.between(0, width), y, rng.between(60, 200), rng.between(3, 9)), light ? cloth : dark, {
      alpha: 0.3,
    });
  }
  pen.fill(rectangle(0, table - 3, width, 7), mixColours(cloth, oklch(0.95, 0.05, 85), 0.5), { alpha: 0.7 });
  for (const [grow, alpha] of [
    [1.15, 0.25],
    [0.9, 0.35],
  ] as const)
    pen.fill(
      ellipse(x + 60 * scale, base, 260 * grow * scale, 36 * grow * scale),
      mixColours(dark, oklch(0.15, 0.03, 290), 0.6),
      {
        alpha,
      },
    );
}
