import { mixColours, oklch } from '../../core/colour.ts';
import { curvedLine, ellipse } from '../../flat/paths.ts';
import { between, type OilSubject, type OilTools } from '../oil-tools.ts';
import type { SkyTones } from '../skies.ts';
import { nearness, open, ridge, trees, water } from './country.ts';
import { drawDaisy, drawPoppy } from './flowers.ts';
import { drawPumpkin } from './seasonal.ts';

/** A meadow from `top` to the foot of the sheet, with grass and flowers. */
function meadow(tools: OilTools, top: number, x: number, kinds: readonly (typeof drawPoppy)[], amount: number): void {
  const { pen, rng: parent, stage, colours, detailed } = tools;
  const rng = parent.fork('meadow');
  const { width, height } = stage;
  const near = nearness(tools);
  const edge = Array.from({ length: 9 }, (_, i) => [(i / 8) * (width + 40) - 20, top + Math.sin(i * 0.8 + 0.5) * 22]);
  const lit = mixColours(colours.leaves[0], oklch(0.82, 0.13, 100), 0.4);
  pen.fill(
    `${curvedLine(edge.flat())}L${width + 20} ${height}L-20 ${height}Z`,
    mixColours(colours.leaves[0], lit, 0.5),
    {
      blendTo: { colour: colours.leaves[1], from: [0, top], to: [0, height] },
    },
  );
  for (let i = 0; i < (detailed ? 1100 : 800); i++) {
    const t = (i / 1100) ** 0.9;
    const y = top + 6 + (height - top + 20) * t;
    const [gx, h] = [rng.between(-10, width + 10), (12 + 56 * t) * near];
    const glow = Math.max(0, 1 - Math.abs(gx - x) / (width * 0.4)) * (1 - t * 0.6) * rng.next();
    pen.line(
      `M${gx} ${y}q${rng.gaussian(4)} ${-h * 0.5} ${rng.gaussian(h * 0.28)} ${-h}`,
      mixColours(between(colours.leaves, rng.next()), lit, glow),
      1.6 + 3.6 * t * near,
    );
  }
  const count = Math.round(amount * (detailed ? 1.5 : 1) * Math.min(1.6, width / 1024));
  const spots = Array.from({ length: count }, () => rng.next() ** 0.75).sort((a, b) => a - b);
  for (const t of spots) {
    const [fx, fy] = [rng.between(-10, width + 10), top + 22 + (height - top - 40) * t];
    const size = (4 + 27 * t) * near * rng.between(0.75, 1.15);
    rng.pick(kinds)(
      { ...tools, rng },
      fx,
      fy,
      size,
      rng.chance(0.6) ? (colours.blooms[0] as never) : rng.pick(colours.blooms),
    );
  }
}

/** A lake at evening, flowers at its shore. */
export const lake: OilSubject = (tools) => {
  const { stage, rng } = tools;
  const { sky, x } = open(tools);
  const { horizon, height } = stage;
  const shore = horizon + (height - horizon) * 0.42;
  const far = mixColours(sky.middle, oklch(0.45, 0.09, 280), 0.5);
  if (tools.setting !== 'Urban')
    ridge(tools, horizon, Math.min(150, horizon - stage.textArea[3] - 20), far, mixColours(far, sky.glow, 0.5));
  water(tools, sky, x, horizon + 4, shore + 40);
  trees(tools, horizon + 14, -0.02, rng.between(0.2, 0.34), 44);
  trees(tools, horizon + 16, rng.between(0.8, 0.88), 1.02, 58);
  meadow(tools, shore, x, [drawPoppy, drawPoppy, drawDaisy], 130);
};

/** A wide quiet field under one tree. */
export const field: OilSubject = (tools) => {
  const { sky, x } = open(tools);
  farField(tools, sky);
  meadow(tools, tools.stage.horizon + 22, x, [drawDaisy, drawPoppy], tools.colours.quiet ? 50 : 95);
  loneTree(tools, x);
};

/** Carved pumpkins in a field by moonlight, under a bare tree. */
export const pumpkinField: OilSubject = (tools) => {
  const { rng, stage, colours } = tools;
  const autumn: OilTools = {
    ...tools,
    setting: tools.setting === 'Urban' ? 'Urban' : 'Fantasy',
    colours: { ...colours, leaves: [oklch(0.55, 0.1, 85), oklch(0.28, 0.06, 100)] },
  };
  const { sky, x } = open(autumn);
  const { horizon, height, width } = stage;
  const near = nearness(tools);
  farField(autumn, sky);
  meadow(autumn, horizon + 22, x, [drawDaisy], 0);
  loneTree(autumn, x, true);
  const away = x > width / 2 ? -1 : 1;
  const spots = [
    [0.36, 0.28, 44],
    [-0.3, 0.42, 58],
    [0.06, 0.5, 74],
    [0.36, 0.64, 100],
    [-0.36, 0.76, 122],
  ] as const;
  for (const [across, depth, r] of spots)
    drawPumpkin(
      autumn,
      width * (0.5 - away * across) + rng.gaussian(16),
      horizon + (height - horizon) * depth + r * 0.6 * near,
      r * near,
      rng.between(48, 60),
      true,
    );
};

function farField(tools: OilTools, sky: SkyTones): void {
  const { stage, colours } = tools;
  const far = mixColours(sky.middle, colours.leaves[1], 0.4);
  ridge(tools, stage.horizon + 10, 70, far, mixColours(far, sky.glow, 0.35));
  trees(tools, stage.horizon + 22, -0.02, 1.02, 26);
}

/** A tree away from the light at `x`. */
function loneTree({ pen, rng, stage, colours, detailed }: OilTools, x: number, bare = false): void {
  const { horizon, width } = stage;
  const near = nearness({ stage });
  const tx = width * (x > width / 2 ? 0.24 : 0.76);
  const foot = horizon + 110 * near;
  const tall = Math.min(270 * near, foot - stage.textArea[3] - 60);
  pen.fill(ellipse(tx + 40, foot + 4, 130 * near, 14 * near), colours.leaves[1], { alpha: 0.7 });
  pen.line(`M${tx} ${foot}q-12 ${-tall * 0.3} 6 ${-tall * 0.55}`, oklch(0.34, 0.05, 50), 20 * near);
  for (const side of [-1, 1])
    pen.line(
      `M${tx} ${foot - tall * 0.34}q${side * 20} ${-tall * 0.1} ${side * tall * 0.24} ${-tall * 0.26}`,
      oklch(0.36, 0.05, 50),
      9 * near,
    );
  if (bare) {
    for (const side of [-1, 1])
      for (const [from, reach, rise] of [
        [0.5, 0.34, 0.42],
        [0.44, 0.42, 0.2],
        [0.55, 0.14, 0.5],
      ] as const)
        pen.line(
          `M${tx} ${foot - tall * from}q${side * tall * reach * 0.5} ${-tall * rise * 0.3} ${side * tall * reach} ${-tall * rise}`,
          oklch(0.3, 0.04, 50),
          7 * near,
        );
    return;
  }
  for (let i = 0; i < (detailed ? 130 : 90); i++) {
    const a = rng.between(0, 6.28);
    const d = Math.sqrt(rng.next()) * tall * 0.42;
    const [lx, ly] = [Math.cos(a) * d * 1.1, Math.sin(a) * d * 0.7];
    const dark = 0.5 + (lx + ly * 1.4) / tall + rng.gaussian(0.15);
    pen.fill(
      ellipse(tx + lx, foot - tall * 0.68 + ly, 26 * near, 19 * near),
      between(colours.leaves, Math.min(1, Math.max(0, dark))),
    );
  }
}
