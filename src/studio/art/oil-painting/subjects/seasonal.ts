import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, leafPath, polygon } from '../../flat/paths.ts';
import { between, type OilSubject, type OilTools, type Pair, pairOf } from '../oil-tools.ts';
import { drawDaisy, drawRose } from './flowers.ts';
import { ball } from './turned-forms.ts';

/** One pumpkin standing on (x, base), with a lit face if it is carved. */
export function drawPumpkin(tools: OilTools, x: number, base: number, r: number, hue: number, carved: boolean): void {
  const { pen } = tools;
  const pair: Pair = [oklch(0.78, 0.15, hue), oklch(0.46, 0.13, hue - 18)];
  const h = r * 0.78;
  for (const t of [-0.72, 0.72, -0.42, 0.42, 0])
    ball(tools, x + t * r * 0.8, base - h, r * (0.5 - Math.abs(t) * 0.14), h, [
      mixColours(pair[0], pair[1], Math.max(0, t) * 0.8),
      pair[1],
    ]);
  pen.line(`M${x} ${base - h * 1.9}q-6 -${r * 0.2} ${r * 0.18} -${r * 0.36}`, oklch(0.46, 0.08, 120), r * 0.16);
  if (!carved) return;
  const glow: Rgb = oklch(0.93, 0.14, 95);
  for (const side of [-1, 1])
    pen.fill(
      polygon([
        x + side * r * 0.32 - r * 0.17,
        base - h * 1.1,
        x + side * r * 0.32,
        base - h * 1.5,
        x + side * r * 0.32 + r * 0.17,
        base - h * 1.1,
      ]),
      glow,
    );
  pen.fill(
    `M${x - r * 0.52} ${base - h * 0.78}Q${x} ${base - h * 0.5} ${x + r * 0.52} ${base - h * 0.78}Q${x} ${base - h * 0.1} ${x - r * 0.52} ${base - h * 0.78}Z`,
    glow,
  );
}

/** Pumpkins with autumn leaves; faces on them at Halloween. */
export const pumpkins: OilSubject = (tools) => {
  const { pen, rng, colours, category, detailed } = tools;
  const carved = category === 'halloween';
  const side = rng.pick([-1, 1]);
  drawPumpkin(tools, -side * 60, -14, 190, 55, carved);
  drawPumpkin(tools, side * 190, 14, 120, carved ? 50 : 82, carved);
  if (detailed) drawPumpkin(tools, -side * 262, 26, 72, 75, carved);
  for (let i = 0; i < (detailed ? 34 : 20); i++) {
    const hue = rng.between(25, 95);
    pen.fill(
      leafPath(rng.between(-310, 310), rng.between(0, 46), rng.between(-3, 0), rng.between(36, 66), 0.4),
      between([oklch(0.76, 0.15, hue), oklch(0.45, 0.12, hue - 15)], rng.next()),
    );
  }
  drawDaisy(tools, side * 60, 18, 44, rng.pick(colours.blooms));
};

/** Painted eggs in a nest, spring flowers about it. */
export const eggs: OilSubject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const paints = rng.shuffle([...colours.blooms, pairOf(190), pairOf(95)]);
  for (let i = 0; i < 12; i++)
    pen.fill(
      leafPath(rng.gaussian(120), -150, -Math.PI / 2 + rng.gaussian(0.7), rng.between(140, 240), 0.14),
      between(colours.leaves, rng.next()),
    );
  for (const [x, y, r] of [
    [-190, -290, 60],
    [0, -370, 72],
    [180, -300, 62],
    [-95, -310, 56],
    [96, -330, 56],
  ] as const)
    (rng.chance(0.5) ? drawRose : drawDaisy)(tools, x, y, r, rng.pick(colours.blooms));
  [-150, 150, -75, 78, 0].forEach((x, i) => {
    const [light, dark] = paints[i % paints.length] as Pair;
    const y = -150 + Math.abs(x) * 0.12;
    ball(tools, x, y, 66, 84, [light, dark]);
    for (let k = -2; k <= 2; k++)
      pen.fill(ellipse(x + k * 23, y + 8 - k * k * 2.5, 8), mixColours(light, [1, 1, 1], 0.7));
  });
  pen.fill('M-262 -120C-250 -10 -120 14 0 14S250 -10 262 -120Q0 -46 -262 -120Z', oklch(0.56, 0.08, 65), {
    blendTo: { colour: oklch(0.34, 0.06, 45), from: [-80, 0], to: [260, 0] },
  });
  for (let i = 0; i < (detailed ? 150 : 100); i++) {
    const x = rng.between(-240, 240);
    const y = rng.between(-92, 4) + (1 - Math.abs(x) / 240) * 8;
    pen.line(
      `M${x - 40} ${y + rng.gaussian(7)}Q${x} ${y + 14} ${x + 40} ${y + rng.gaussian(7)}`,
      oklch(rng.between(0.4, 0.76), 0.08, 70),
      5,
    );
  }
};
