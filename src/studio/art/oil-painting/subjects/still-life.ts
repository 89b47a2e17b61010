import { mixColours, oklch } from '../../core/colour.ts';
import { ellipse, leafPath, roundedPath } from '../../flat/paths.ts';
import { between, type OilSubject, type Pair, pairOf } from '../oil-tools.ts';
import { drawDaisy, drawRose, scatterPetals } from './flowers.ts';
import { ball, candle, porcelain, shadow } from './turned-forms.ts';

/** A bowl of fruit and a jug. */
export const fruit: OilSubject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const side = rng.pick([-1, 1]);
  const [vesselLight] = colours.vessel;
  const jug = side * 165;
  pen.line(
    `M${jug + side * 60} -290C${jug + side * 170} -300 ${jug + side * 160} -120 ${jug + side * 70} -110`,
    between(colours.vessel, 0.5),
    24,
  );
  pen.fill(
    roundedPath(
      [
        jug - 62,
        -352,
        jug - 50,
        -280,
        jug - 100,
        -150,
        jug - 76,
        -16,
        jug,
        0,
        jug + 76,
        -16,
        jug + 100,
        -150,
        jug + 50,
        -280,
        jug + 62,
        -352,
      ],
      0.6,
    ),
    between(colours.vessel, 0.3),
    {
      shades: [
        {
          kind: 'radial',
          centre: [jug + 100, -60],
          radius: 210,
          colour: mixColours(colours.vessel[1], shadow, 0.4),
          alpha: 1,
        },
        { kind: 'radial', centre: [jug - 50, -190], radius: 130, colour: vesselLight, alpha: 1 },
      ],
    },
  );
  pen.fill(ellipse(jug, -352, 62, 14), mixColours(colours.vessel[1], shadow, 0.5));
  const kinds: Pair[] = [
    pairOf(28, false, 0.66),
    pairOf(60, false, 0.8),
    pairOf(95, false, 0.86),
    pairOf(20, false, 0.6),
    pairOf(125, false, 0.78),
  ];
  const bowl = -side * 105;
  for (const [dx, dy, r] of [
    [-20, -215, 64],
    [-105, -165, 62],
    [70, -170, 66],
    [-30, -150, 70],
    [125, -140, 52],
  ] as const)
    ball(tools, bowl + dx, dy, r, r * 0.95, rng.pick(kinds));
  pen.fill(
    `M${bowl - 205} -140C${bowl - 180} -20 ${bowl - 90} 0 ${bowl} 0S${bowl + 180} -20 ${bowl + 205} -140Q${bowl} -84 ${bowl - 205} -140Z`,
    porcelain[0],
    {
      blendTo: { colour: porcelain[1], from: [bowl - 120, 0], to: [bowl + 190, 0] },
    },
  );
  for (let row = 0; row < 4; row++)
    for (let k = 0; k < 4 - row; k++)
      ball(tools, side * 40 + (k - row * 0.5) * 30 * side + row * 16, 26 - row * 25, 20, 20, [
        oklch(0.62, 0.12, 305),
        oklch(0.33, 0.1, 300),
      ]);
  for (const a of [-0.4, -1.9]) pen.fill(leafPath(bowl - 10, -268, a, 80), between(colours.leaves, rng.next()));
  ball(tools, -side * 268, 6, 46, 44, rng.pick(kinds));
  if (detailed) {
    drawDaisy(tools, side * 262, 18, 38, [oklch(0.97, 0.02, 90), oklch(0.8, 0.06, 80)]);
    ball(tools, side * 130, 40, 42, 40, rng.pick(kinds));
  }
};

/** Candles of several heights among greenery. */
export const candles: OilSubject = (tools) => {
  const { pen, rng, colours, category, detailed } = tools;
  const single = category === 'sympathy';
  const festive = category === 'christmas';
  const wax: Pair = [oklch(0.95, 0.03, 85), oklch(0.68, 0.07, 60)];
  const red = pairOf(24, false, 0.62);
  pen.fill(ellipse(0, -6, 270, 40), between(porcelain, 0.6));
  pen.fill(ellipse(0, -16, 262, 36), porcelain[0]);
  if (!single) {
    candle(tools, -112, -16, 88, 210, festive ? red : wax);
    candle(tools, 116, -10, 92, 150, festive ? wax : rng.pick(colours.blooms));
  }
  candle(tools, 0, -4, 104, single ? 270 : 320, festive ? red : wax);
  for (let i = 0; i < (detailed ? 70 : 46); i++) {
    const side = i % 2 === 0 ? -1 : 1;
    const x = side * rng.between(20, 270);
    pen.fill(
      leafPath(x, rng.between(-26, 14), -Math.PI / 2 + side * rng.between(0.6, 1.9), rng.between(44, 86), 0.26),
      between(colours.leaves, rng.next()),
    );
  }
  for (const x of [-200, -150, 150, 205, ...(detailed ? [-60, 64, 0] : [])])
    if (festive) ball(tools, x, -6 + rng.between(-10, 10), 20, 20, red);
    else drawRose(tools, x, -6 + rng.between(-12, 10), rng.between(32, 48), rng.pick(colours.blooms));
};

/** Tea for one, a letter and a small vase. */
export const tea: OilSubject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const side = rng.pick([-1, 1]);
  const pot = -side * 90;
  const glaze = colours.vessel;
  pen.line(
    `M${pot + side * 120} -110C${pot + side * 210} -120 ${pot + side * 190} -230 ${pot + side * 230} -250`,
    between(glaze, 0.4),
    36,
  );
  pen.line(
    `M${pot - side * 110} -200C${pot - side * 230} -230 ${pot - side * 220} -70 ${pot - side * 120} -70`,
    between(glaze, 0.6),
    24,
  );
  ball(tools, pot, -130, 150, 128, glaze);
  pen.fill(ellipse(pot, -246, 72, 22), between(glaze, 0.2));
  ball(tools, pot, -276, 22, 20, glaze);
  for (let k = 0; k < 5; k++)
    drawRose(tools, pot - 64 + k * 32, -118 + (k % 2) * 34, k % 2 === 0 ? 26 : 20, rng.pick(colours.blooms));
  const cup = side * 175;
  pen.fill(ellipse(cup, 14, 130, 26), between(porcelain, 0.35));
  pen.fill(ellipse(cup, 8, 122, 22), porcelain[0]);
  pen.line(
    `M${cup + side * 74} -88C${cup + side * 140} -92 ${cup + side * 120} -20 ${cup + side * 56} -22`,
    between(porcelain, 0.4),
    14,
  );
  pen.fill(
    `M${cup - 86} -106C${cup - 80} -20 ${cup - 46} 10 ${cup} 10S${cup + 80} -20 ${cup + 86} -106Z`,
    porcelain[0],
    {
      blendTo: { colour: porcelain[1], from: [cup - 40, 0], to: [cup + 90, 0] },
    },
  );
  pen.fill(ellipse(cup, -106, 86, 20), porcelain[0]);
  pen.fill(ellipse(cup, -103, 74, 14), oklch(0.5, 0.1, 50));
  for (const dx of [-22, 20])
    pen.line(`M${cup + dx} -130q-22 -38 0 -70q20 -30 2 -64`, [1, 1, 0.98], 11, { alpha: 0.3 });
  if (detailed)
    for (const [x, r] of [
      [-side * 270, 44],
      [-side * 220, 34],
      [side * 20, 32],
    ] as const)
      drawRose(tools, x, 16, r, rng.pick(colours.blooms));
  scatterPetals(tools);
};
