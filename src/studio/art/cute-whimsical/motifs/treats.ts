import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import { curvedLine, ellipse, heartPath, rectangle, roundedPath } from '../../flat/paths.ts';
import type { Pen } from '../../flat/pen.ts';
import type { CuteColours } from '../colours.ts';

/** The tools for drawing a prop. Props stand on the origin, about 100 wide. */
export type PropTools = { pen: Pen; rng: Rng; colours: CuteColours };

const paper: Rgb = [1, 0.99, 0.975];
const dropped = { blur: 9, down: 4, alpha: 0.3 };

/** A lit candle standing on (x, y). */
export function candle({ pen, colours }: PropTools, x: number, y: number, tall: number, colour: Rgb): void {
  pen.fill(rectangle(x - 5, y - tall, 10, tall, 3), paper);
  pen.inside(rectangle(x - 5, y - tall, 10, tall, 3), () => {
    for (let k = 0; k < tall + 10; k += 13) pen.line(`M${x - 8} ${y - k + 4}l16 -9`, colour, 4);
  });
  const glow = oklch(0.94, 0.12, 95);
  pen.fill(ellipse(x, y - tall - 16, 40), glow, {
    shadesOnly: true,
    shades: [{ kind: 'radial', centre: [x, y - tall - 16], radius: 40, colour: glow, alpha: 0.9 }],
  });
  const flame = roundedPath([x, y - tall - 34, x + 8, y - tall - 14, x, y - tall - 3, x - 8, y - tall - 14], 0.56);
  pen.fill(flame, oklch(0.8, 0.165, 68));
  pen.fill(ellipse(x, y - tall - 12, 3.6, 6), colours.cream);
}

export function cupcake(tools: PropTools): void {
  const { pen, rng, colours } = tools;
  const [cup, icing] = [rng.pick(colours.candy), mixColours(rng.pick(colours.candy), paper, 0.62)];
  candle(tools, 0, -104, 34, rng.pick(colours.candy));
  pen.fill('M-42 -58H42L29 0H-29Z', cup, { volume: 0.5, drop: dropped });
  for (let i = -2; i <= 2; i++) pen.line(`M${i * 16} -54L${i * 11} -4`, mixColours(cup, paper, 0.4), 4);
  for (const [y, w] of [
    [-66, 53],
    [-86, 41],
    [-104, 25],
  ] as const)
    pen.fill(ellipse(0, y, w, 19), icing, { volume: 0.45 });
  sprinkles(tools, [-40, -112, 40, -62], 14);
}

function sprinkles(
  { pen, rng, colours }: PropTools,
  [l, t, r, b]: readonly number[] & { length: 4 },
  count: number,
): void {
  for (let i = 0; i < count; i++) {
    const y = rng.between(t as number, b as number);
    const reach =
      (((r as number) - (l as number)) / 2) * (0.45 + 0.55 * ((y - (t as number)) / ((b as number) - (t as number))));
    const x = rng.between(-reach, reach);
    pen.line(
      `M${x.toFixed(1)} ${y.toFixed(1)}l${rng.between(-5, 5).toFixed(1)} ${rng.between(-4, 4).toFixed(1)}`,
      rng.pick(colours.candy),
      4,
    );
  }
}

/** A tiered birthday cake about 170 wide. */
export function cake(tools: PropTools): void {
  const { pen, rng, colours } = tools;
  const tiers = rng.whole(2, 3);
  const hues = rng.shuffle(colours.candy).map((c) => mixColours(c, paper, 0.3));
  pen.fill(ellipse(0, 0, 108, 15), mixColours(colours.cream, colours.wood, 0.25), { drop: dropped });
  let y = -4;
  for (let k = 0; k < tiers; k++) {
    const [w, h] = [86 - k * 24, 62 - k * 6];
    const colour = hues[k] as Rgb;
    pen.fill(rectangle(-w, y - h, w * 2, h, 12), colour, { volume: 0.45 });
    let drips = `M${-w} ${y - h + 14}Q${-w} ${y - h - 4} ${-w + 14} ${y - h - 5}H${w - 14}Q${w} ${y - h - 4} ${w} ${y - h + 14}`;
    const count = 7 - k;
    for (let i = 0; i < count; i++) {
      const step = (w * 2) / count;
      const x = w - i * step;
      drips += `Q${x - step / 2} ${y - h + (i % 2 ? 24 : 38)} ${x - step} ${y - h + 14}`;
    }
    pen.fill(`${drips}Z`, paper, { volume: 0.25 });
    for (let i = 0; i < 6 - k; i++) {
      const x = -w + ((i + 0.5) * w * 2) / (6 - k);
      pen.fill(k % 2 ? heartPath(x, y - 13, 7) : ellipse(x, y - 12, 6), hues[(k + 2) % 5] as Rgb);
    }
    y -= h;
  }
  const candles = 5 - tiers + rng.whole(0, 1);
  for (let i = 0; i < candles; i++) candle(tools, (i - (candles - 1) / 2) * 24, y + 2, 36, colours.candy[i % 5] as Rgb);
}

export function mug(tools: PropTools): void {
  const { pen, rng, colours } = tools;
  const colour = rng.pick(colours.candy);
  for (const x of [-16, 14]) pen.line(`M${x} -98q-14 -16 0 -32q12 -14 0 -28`, paper, 6, { alpha: 0.8 });
  pen.line('M44 -64C84 -72 84 -18 40 -24', colour, 13);
  pen.fill(rectangle(-46, -84, 92, 84, 22), colour, { volume: 0.5, drop: dropped });
  pen.fill(ellipse(0, -82, 46, 12), mixColours(colour, paper, 0.4));
  pen.fill(ellipse(0, -81, 37, 8), oklch(0.5, 0.07, 48));
  pen.fill(heartPath(0, -38, 17), paper);
}

export function pie({ pen, colours }: PropTools): void {
  const crust = oklch(0.76, 0.1, 66);
  pen.fill('M-92 -34H92L66 0H-66Z', mixColours(colours.candy[2], paper, 0.2), { volume: 0.4, drop: dropped });
  pen.fill(`${curvedLine([-88, -34, -70, -64, 0, -82, 70, -64, 88, -34])}Z`, oklch(0.69, 0.135, 52), { volume: 0.4 });
  for (let i = -3; i <= 3; i++) pen.line(`M${i * 22 - 14} -40L${i * 17 + 12} -70`, crust, 7);
  for (let i = -6; i <= 6; i++) pen.fill(ellipse(i * 14.5, -35, 11, 10), crust, i % 3 === 0 ? { volume: 0.3 } : {});
}
