import { mixColours, oklch } from '../../core/colour.ts';
import { ellipse, leafPath, polygon, rectangle } from '../../flat/paths.ts';
import { between, type OilSubject, type Pair, pairOf } from '../oil-tools.ts';
import { drawRose, scatterPetals } from './flowers.ts';
import { candle, drum, porcelain, shadow } from './turned-forms.ts';

/** A layered cake with candles, roses on its rim. */
export const cake: OilSubject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const [icing, second] = rng.shuffle(colours.blooms) as [Pair, Pair];
  drum(tools, 0, -14, 235, 16, porcelain);
  drum(tools, 0, -24, 190, 150, icing);
  drum(tools, 0, -172, 130, 130, rng.chance(0.5) ? [oklch(0.96, 0.03, 85), oklch(0.7, 0.07, 60)] : second);
  for (const [y, half, size] of [
    [-34, 188, 13],
    [-178, 128, 11],
  ] as const)
    for (let k = 0; k <= 16; k++) {
      const t = (k / 16) * 2 - 1;
      pen.fill(
        ellipse(half * Math.sin((t * Math.PI) / 2), y + 34 * Math.cos((t * Math.PI) / 2) * (half / 190), size),
        between([[1, 0.98, 0.95], icing[0]], (t + 1) * 0.4),
      );
    }
  for (let k = 0; k < 9; k++) {
    const t = (k / 8) * 2 - 1;
    const [x, drip] = [180 * t, rng.between(20, 56)];
    const y = -174 + 36 * Math.sqrt(1 - t * t * 0.95);
    pen.fill(ellipse(x, y + drip * 0.3, 19, drip * 0.7), mixColours([1, 0.98, 0.94], icing[1], 0.08 + (t + 1) * 0.14));
  }
  const count = rng.whole(3, 5);
  for (let k = 0; k < count; k++)
    candle(tools, (k - (count - 1) / 2) * 46, -300 + (k % 2) * 12, 17, 92, rng.pick(colours.blooms));
  for (const [x, y, r] of [
    [-128, -196, 46],
    [-70, -180, 36],
    [136, -60, 40],
    ...(detailed
      ? [
          [92, -322, 26],
          [-96, -318, 24],
          [82, -44, 30],
        ]
      : []),
  ] as [number, number, number][]) {
    for (const a of [0.5, 2.4, 3.6]) pen.fill(leafPath(x, y, a, r * 1.5), between(colours.leaves, rng.next()));
    drawRose(tools, x, y, r, rng.pick(colours.blooms));
  }
  scatterPetals(tools);
};

/** Wrapped presents with bows. */
export const gifts: OilSubject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const wraps = rng.shuffle([...colours.blooms, pairOf(150, colours.quiet, 0.7)]);
  const box = (x: number, base: number, w: number, h: number, pair: Pair, ribbon: Pair): void => {
    pen.fill(rectangle(x - w / 2, base - h, w, h), pair[0], {
      blendTo: { colour: pair[1], from: [x - w * 0.4, base - h], to: [x + w * 0.6, base] },
    });
    pen.fill(
      polygon([x + w / 2, base - h, x + w / 2 + 46, base - h - 22, x + w / 2 + 46, base - 26, x + w / 2, base]),
      mixColours(pair[1], shadow, 0.35),
    );
    pen.fill(
      polygon([x - w / 2, base - h, x - w / 2 + 46, base - h - 22, x + w / 2 + 46, base - h - 22, x + w / 2, base - h]),
      mixColours(pair[0], [1, 1, 0.96], 0.4),
    );
    pen.fill(rectangle(x - 16, base - h, 32, h), ribbon[0], {
      blendTo: { colour: ribbon[1], from: [x - 16, 0], to: [x + 20, 0] },
    });
    pen.fill(rectangle(x - w / 2, base - h * 0.56, w, 28), between(ribbon, 0.35));
    for (const side of [-1, 1]) {
      pen.fill(
        leafPath(x + 14, base - h - 10, side > 0 ? -0.5 : Math.PI + 0.5, 96, 0.55),
        between(ribbon, side > 0 ? 0.6 : 0.15),
      );
      pen.fill(
        leafPath(x + 14, base - h - 12, side > 0 ? -0.5 : Math.PI + 0.5, 58, 0.3),
        mixColours(ribbon[1], shadow, 0.3),
      );
    }
    pen.fill(ellipse(x + 14, base - h - 10, 18, 16), ribbon[0]);
  };
  const at = (i: number): Pair => wraps[i % wraps.length] as Pair;
  box(-30, -10, 300, 210, at(0), at(1));
  box(rng.between(-40, 0), -226, 200, 130, at(2), at(3));
  box(190, 14, 150, 120, at(4), at(0));
  if (detailed) box(-225, 20, 120, 96, at(3), at(2));
  else drawRose(tools, -215, -26, 44, rng.pick(colours.blooms));
  scatterPetals(tools);
};

/** Two glasses and a bottle. */
export const glasses: OilSubject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const bottle: Pair = [oklch(0.55, 0.1, 145), oklch(0.28, 0.06, 155)];
  const side = rng.pick([-1, 1]);
  const bx = -side * 150;
  pen.fill(
    `M${bx - 78} 0V-260C${bx - 78} -350 ${bx - 28} -370 ${bx - 28} -500H${bx + 28}C${bx + 28} -370 ${bx + 78} -350 ${bx + 78} -260V0Z`,
    bottle[0],
    {
      blendTo: { colour: bottle[1], from: [bx - 50, 0], to: [bx + 80, 0] },
    },
  );
  pen.fill(`M${bx - 31} -400V-516H${bx + 31}V-400Q${bx} -380 ${bx - 31} -400Z`, oklch(0.84, 0.12, 85), {
    blendTo: { colour: oklch(0.58, 0.11, 70), from: [bx - 20, 0], to: [bx + 31, 0] },
  });
  pen.fill(rectangle(bx - 76, -210, 152, 110), oklch(0.94, 0.03, 85), {
    blendTo: { colour: oklch(0.72, 0.05, 70), from: [bx - 40, 0], to: [bx + 76, 0] },
  });
  drawRose(tools, bx, -156, 30, rng.pick(colours.blooms));
  for (const x of [side * 60, side * 205]) {
    pen.line(`M${x} -150V-8`, oklch(0.9, 0.03, 230), 11);
    pen.fill(ellipse(x, 0, 62, 14), oklch(0.86, 0.03, 230));
    pen.fill(
      `M${x - 52} -360C${x - 56} -220 ${x - 40} -160 ${x} -140C${x + 40} -160 ${x + 56} -220 ${x + 52} -360Z`,
      oklch(0.92, 0.03, 200),
      { alpha: 0.55 },
    );
    pen.fill(
      `M${x - 53} -310C${x - 54} -220 ${x - 36} -166 ${x} -150C${x + 36} -166 ${x + 54} -220 ${x + 53} -310Z`,
      oklch(0.92, 0.1, 92),
      {
        blendTo: { colour: oklch(0.72, 0.14, 72), from: [x - 20, -300], to: [x + 50, -160] },
      },
    );
    pen.fill(ellipse(x, -310, 53, 9), oklch(0.96, 0.05, 95));
    for (let k = 0; k < 12; k++) pen.fill(ellipse(x + rng.between(-32, 32), rng.between(-300, -180), 5), [1, 1, 0.95]);
    pen.line(`M${x - 34} -340C${x - 38} -260 ${x - 34} -220 ${x - 24} -196`, [1, 1, 1], 7, { alpha: 0.7 });
  }
  for (const [x, r] of [
    [side * 130, 46],
    [-side * 290, 52],
    ...(detailed
      ? [
          [side * 280, 42],
          [-side * 30, 38],
          [-side * 240, 36],
        ]
      : []),
  ] as [number, number][]) {
    for (const a of [-0.5, -2.6]) pen.fill(leafPath(x, 10, a, r * 1.6), between(colours.leaves, rng.next()));
    drawRose(tools, x, 8, r, rng.pick(colours.blooms));
  }
};
