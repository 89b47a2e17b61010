import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { crescentPath, ellipse, heartPath, rectangle, roundedPath, starPath } from '../../flat/paths.ts';
import type { PropTools } from './treats.ts';

const paper: Rgb = [1, 0.99, 0.975];
const ink = oklch(0.32, 0.05, 30);
const dropped = { blur: 9, down: 4, alpha: 0.3 };

export function gift({ pen, rng, colours }: PropTools): void {
  const [box, ribbon] = rng.shuffle(colours.candy) as [Rgb, Rgb];
  const height = rng.between(74, 112);
  pen.fill(rectangle(-50, -height, 100, height, 7), box, { volume: 0.5, drop: dropped });
  const pattern = rng.whole(0, 2);
  pen.inside(rectangle(-50, -height, 100, height, 7), () => {
    const pale = mixColours(box, paper, 0.38);
    for (let y = -height + 12; y < 0; y += 22) {
      for (let x = -44; x < 50; x += 22) {
        if (pattern === 0) pen.fill(ellipse(x + (y % 44 === 0 ? 11 : 0), y, 4.5), pale);
        if (pattern === 1 && x === -44) pen.line(`M-52 ${y}H52`, pale, 5);
      }
    }
  });
  pen.fill(rectangle(-9, -height, 18, height), ribbon);
  pen.fill(rectangle(-55, -height - 6, 110, 24, 7), mixColours(box, paper, 0.15), { volume: 0.35 });
  pen.fill(rectangle(-9, -height - 6, 18, 24), ribbon);
  bow({ pen, rng, colours }, 0, -height - 8, 0.55, ribbon);
}

/** A bow about 130 wide about (x, y). */
export function bow({ pen }: PropTools, x: number, y: number, scale: number, colour: Rgb): void {
  pen.at(x, y, { scale }, () => {
    for (const side of [-1, 1]) {
      pen.fill(roundedPath([0, 0, side * 62, -32, side * 68, 28], 0.5), colour, {
        volume: 0.55,
        drop: { blur: 6, down: 3, alpha: 0.25 },
      });
      pen.line(`M${side * 16} ${-4}q${side * 14} -8 ${side * 26} -8`, mixColours(colour, ink, 0.3), 3.5);
    }
    pen.fill(ellipse(0, 0, 17), mixColours(colour, paper, 0.18));
  });
}

export function bigHeart({ pen, rng, colours }: PropTools): void {
  const colour = rng.pick([colours.candy[0], colours.candy[0], colours.candy[3]]);
  pen.fill(heartPath(0, -54, 58), colour, { volume: 0.6, drop: dropped });
  pen.line('M-38 -78Q-34 -92 -20 -93', paper, 7, { alpha: 0.8 });
}

export function bigStar({ pen, colours }: PropTools): void {
  pen.fill(starPath(0, -52, 56, 5, 0.52), colours.gold, { volume: 0.45, drop: dropped });
  pen.line(starPath(0, -52, 56, 5, 0.52), colours.gold, 13);
  pen.fill(starPath(0, -52, 34, 5, 0.55), mixColours(colours.gold, paper, 0.4));
}

export function envelope({ pen, colours }: PropTools): void {
  const colour = mixColours(colours.candy[3], paper, 0.5);
  pen.fill(rectangle(-64, -88, 128, 88, 9), colour, { volume: 0.35, drop: dropped });
  pen.line('M-62 -4L-14 -48M62 -4L14 -48', mixColours(colour, ink, 0.18), 3);
  pen.fill('M-62 -86H62L0 -32Z', mixColours(colour, paper, 0.45), { drop: { blur: 6, down: 3, alpha: 0.25 } });
  pen.fill(heartPath(0, -38, 15), colours.candy[0], { volume: 0.4 });
}

export function trophy({ pen, colours }: PropTools): void {
  const { gold } = colours;
  for (const side of [-1, 1])
    pen.line(`M${side * 40} -116C${side * 84} -124 ${side * 76} -66 ${side * 30} -66`, gold, 10);
  pen.fill('M-46 -128H46C46 -72 30 -50 10 -44V-24H-10V-44C-30 -50 -46 -72 -46 -128Z', gold, {
    volume: 0.55,
    drop: dropped,
  });
  pen.fill(rectangle(-34, -26, 68, 26, 6), colours.wood, { volume: 0.3 });
  pen.fill(starPath(0, -92, 22, 5, 0.48), paper);
}

export function egg({ pen, rng, colours }: PropTools): void {
  const [base, band, dot] = rng.shuffle(colours.candy) as [Rgb, Rgb, Rgb];
  const outline = roundedPath([0, -112, 34, -82, 43, -40, 26, -6, 0, 0, -26, -6, -43, -40, -34, -82], 0.54);
  pen.fill(outline, mixColours(base, paper, 0.25), { drop: dropped });
  const pattern = rng.whole(0, 2);
  pen.inside(outline, () => {
    if (pattern !== 1) pen.line(`M-60 -66${'l10 -12l10 12'.repeat(6)}`, band, 7);
    if (pattern !== 2) pen.fill(rectangle(-60, -46, 120, 18), band);
    for (let i = -2; i <= 2; i++) {
      pen.fill(pattern === 0 ? heartPath(i * 20, -16, 6) : ellipse(i * 20, -17, 5), dot);
      pen.fill(ellipse(i * 20, -37, 4), paper);
      pen.fill(ellipse(i * 20 + 8, -90, 4.5), dot);
    }
  });
  pen.fill(outline, base, { shadesOnly: true, shades: [{ kind: 'volume', amount: 0.5 }] });
}

export function pumpkin({ pen, rng }: PropTools, carved = false): void {
  const flesh = oklch(rng.between(0.7, 0.76), 0.155, rng.between(48, 62));
  for (const side of [-1, 1])
    pen.fill(ellipse(side * 36, -40, 32, 38), mixColours(flesh, ink, 0.1), { volume: 0.4, drop: dropped });
  for (const side of [-1, 1]) pen.fill(ellipse(side * 18, -41, 30, 41), mixColours(flesh, ink, 0.04), { volume: 0.4 });
  pen.fill(ellipse(0, -41, 24, 42), flesh, { volume: 0.4 });
  pen.line('M0 -80Q-2 -96 12 -102', oklch(0.52, 0.08, 120), 11);
  pen.line('M4 -86q22 -16 32 2', oklch(0.58, 0.1, 135), 4);
  if (!carved) return;
  const light = oklch(0.93, 0.13, 95);
  pen.fill('M-36 -46L-22 -66L-10 -46ZM36 -46L22 -66L10 -46ZM-6 -36L0 -46L6 -36Z', light);
  pen.fill('M-40 -30Q0 -14 40 -30Q30 0 0 -2Q-30 0 -40 -30Z', light);
  pen.fill('M-16 -25h11v10h-11ZM8 -24h11v9h-11Z', mixColours(flesh, ink, 0.1));
}

/** A house of cake and sweets, a glass ball with a small winter in it. */
export function snowGlobe({ pen, colours }: PropTools): void {
  pen.fill(ellipse(0, -82, 66), oklch(0.84, 0.05, 235), { drop: dropped });
  pen.inside(ellipse(0, -82, 66), () => {
    pen.fill(ellipse(0, -18, 84, 40), [0.985, 0.99, 1]);
    for (const [x, s] of [
      [-18, 1],
      [20, 0.72],
    ] as const) {
      pen.at(x, -42, { scale: s }, () =>
        pen.fill('M0 -78L20 -42H11L28 -14H16L34 10H-34L-16 -14H-28L-11 -42H-20Z', colours.leaf, { volume: 0.4 }),
      );
    }
    for (const [x, y] of [
      [-40, -96],
      [-8, -132],
      [30, -112],
      [44, -72],
      [-34, -62],
      [8, -100],
    ] as const)
      pen.fill(ellipse(x, y, 3.4), paper);
  });
  pen.line('M-44 -112Q-34 -132 -14 -138', paper, 6, { alpha: 0.8 });
  pen.fill('M-58 -28H58L68 0H-68Z', colours.candy[0], { volume: 0.45, drop: dropped });
}

export function lantern({ pen, colours }: PropTools): void {
  const glow = oklch(0.93, 0.1, 85);
  pen.fill(ellipse(0, -62, 96), glow, {
    shadesOnly: true,
    shades: [{ kind: 'radial', centre: [0, -62], radius: 96, colour: glow, alpha: 0.8 }],
  });
  pen.line('M-22 -116A22 24 0 0 1 22 -116', colours.wood, 6);
  pen.fill('M-40 -100L-22 -118H22L40 -100Z', colours.wood, { volume: 0.3 });
  pen.fill(rectangle(-34, -100, 68, 90, 4), oklch(0.96, 0.055, 88), { volume: 0.3 });
  pen.fill(roundedPath([0, -74, 11, -46, 0, -30, -11, -46], 0.56), oklch(0.84, 0.13, 76));
  pen.fill(rectangle(-9, -32, 18, 22, 3), paper);
  pen.line('M-34 -98V-12M34 -98V-12M0 -98V-84', colours.wood, 5);
  pen.fill(rectangle(-44, -12, 88, 12, 4), colours.wood, { drop: dropped });
}

export function moonPillow({ pen, colours }: PropTools): void {
  pen.fill(crescentPath(0, -58, 56), colours.gold, { volume: 0.4, drop: dropped });
}
