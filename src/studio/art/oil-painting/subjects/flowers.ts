import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, leafPath, roundedPath } from '../../flat/paths.ts';
import { between, type OilSubject, type OilTools, type Pair } from '../oil-tools.ts';

const fullTurn = Math.PI * 2;
const white: Rgb = [1, 1, 0.98];

/** A many-petalled rose or peony, lit from the upper left. */
export function drawRose({ pen, rng }: OilTools, x: number, y: number, radius: number, pair: Pair): void {
  for (let ring = 0; ring < 5; ring++) {
    const r = radius * (1 - ring * 0.19);
    const count = 9 - ring;
    const turn = rng.between(0, fullTurn);
    for (let k = 0; k < count; k++) {
      const a = turn + (k / count) * fullTurn;
      const lit = Math.min(1, Math.max(0, 0.5 - (Math.cos(a) * 0.5 + Math.sin(a) * 0.7) * 0.5 + rng.gaussian(0.12)));
      const [px, py] = [x + Math.cos(a) * r * 0.52, y + Math.sin(a) * r * 0.47];
      pen.fill(ellipse(px, py, r * 0.5, r * 0.36, a + 1.33), between(pair, 1 - lit));
      pen.line(
        `M${px + Math.cos(a - 0.9) * r * 0.4} ${py + Math.sin(a - 0.9) * r * 0.35}Q${px + Math.cos(a) * r * 0.5} ${py + Math.sin(a) * r * 0.45} ${px + Math.cos(a + 0.9) * r * 0.4} ${py + Math.sin(a + 0.9) * r * 0.35}`,
        mixColours(pair[0], white, lit * 0.6),
        r * 0.07,
      );
    }
  }
  pen.fill(ellipse(x, y, radius * 0.15, radius * 0.13), mixColours(pair[1], oklch(0.3, 0.1, 20), 0.5));
}

/** A daisy or sunflower. */
export function drawDaisy({ pen, rng }: OilTools, x: number, y: number, radius: number, pair: Pair): void {
  const turn = rng.between(0, fullTurn);
  for (let k = 0; k < 13; k++) {
    const a = turn + (k / 13) * fullTurn;
    const tone = between(pair, 0.25 + Math.sin(a + 0.8) * 0.3 + rng.between(-0.1, 0.1));
    pen.fill(
      ellipse(x + Math.cos(a) * radius * 0.6, y + Math.sin(a) * radius * 0.54, radius * 0.44, radius * 0.17, a),
      tone,
    );
  }
  pen.fill(ellipse(x, y, radius * 0.3, radius * 0.27), oklch(0.6, 0.13, 65));
  pen.fill(ellipse(x - radius * 0.08, y - radius * 0.08, radius * 0.16), oklch(0.83, 0.15, 85));
}

/** A poppy seen from the front. */
export function drawPoppy({ pen, rng }: OilTools, x: number, y: number, radius: number, pair: Pair): void {
  for (let k = 0; k < 5; k++) {
    const a = (k / 5) * fullTurn + rng.between(0, 1);
    const tone = between(pair, k % 2 === 0 ? rng.between(0.05, 0.35) : rng.between(0.5, 0.95));
    pen.fill(
      ellipse(x + Math.cos(a) * radius * 0.38, y + Math.sin(a) * radius * 0.3, radius * 0.62, radius * 0.48, a),
      tone,
    );
  }
  pen.fill(ellipse(x, y, radius * 0.22, radius * 0.2), oklch(0.24, 0.04, 300));
}

const heads = [drawRose, drawDaisy, drawPoppy] as const;

const vases = [
  [-66, -250, -78, -205, -128, -130, -108, -36, -50, 0, 50, 0, 108, -36, 128, -130, 78, -205, 66, -250],
  [-92, -240, -74, -160, -62, -80, -72, -14, -40, 0, 40, 0, 72, -14, 62, -80, 74, -160, 92, -240],
  [-50, -250, -52, -205, -130, -160, -150, -70, -80, 0, 80, 0, 150, -70, 130, -160, 52, -205, 50, -250],
] as const;

/** A full bouquet in a jug. */
export const bouquet: OilSubject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const kinds = rng.pick([
    [drawRose],
    [drawRose, drawDaisy],
    [drawRose, drawRose, drawPoppy],
    [drawDaisy, drawPoppy],
    heads,
  ]);
  for (let i = 0; i < (detailed ? 90 : 60); i++) {
    const a = -Math.PI / 2 + rng.gaussian(0.95);
    const d = rng.between(80, 250);
    const [x, y] = [Math.cos(a) * d * 1.05, -330 + Math.sin(a) * d * 0.8];
    pen.fill(leafPath(x, y, a + rng.gaussian(0.5), rng.between(50, 100), 0.24), between(colours.leaves, rng.next()));
  }
  for (let i = 0; i < 10; i++)
    pen.line(`M${rng.gaussian(20)} -230Q${rng.gaussian(20)} -290 ${rng.gaussian(90)} -390`, colours.leaves[1], 7);
  const shape = rng.pick(vases);
  const path = roundedPath(shape, 0.6);
  pen.fill(path, between(colours.vessel, 0.45), {
    shades: [
      { kind: 'radial', centre: [-60, -160], radius: 150, colour: colours.vessel[0], alpha: 1 },
      {
        kind: 'radial',
        centre: [130, -20],
        radius: 190,
        colour: mixColours(colours.vessel[1], oklch(0.2, 0.06, 280), 0.4),
        alpha: 1,
      },
    ],
  });
  pen.fill(ellipse(-58, -150, 10, 34, 0.2), white, { alpha: 0.85 });
  const turned = rng.between(-0.25, 0.25);
  const spots = [[0, -360, 104]];
  for (const [count, reach, size] of [
    [6, 150, 84],
    [detailed ? 11 : 8, 250, 58],
  ] as const)
    for (let k = 0; k < count; k++) {
      const a = -Math.PI / 2 + turned + ((k + 0.5) / count - 0.5) * (reach < 200 ? 5.6 : 4.4);
      spots.push([Math.cos(a) * reach * 1.08, -365 + Math.sin(a) * reach * 0.72, size * rng.between(0.82, 1.12)]);
    }
  const order = [...spots].sort((a, b) => (a[2] as number) - (b[2] as number));
  order.forEach(([x, y, r], i) => {
    const draw = kinds[i % kinds.length] as (typeof heads)[number];
    draw(
      tools,
      x as number,
      y as number,
      r as number,
      colours.blooms[(i * 2 + (i >> 2)) % colours.blooms.length] as Pair,
    );
  });
  for (let i = 0; i < (detailed ? 26 : 12); i++) {
    const a = rng.between(Math.PI * 0.95, Math.PI * 2.05);
    const d = rng.between(250, 305);
    for (let k = 0; k < 6; k++)
      pen.fill(
        ellipse(
          Math.cos(a) * d + rng.gaussian(11),
          -365 + Math.sin(a) * d * 0.72 + rng.gaussian(11),
          rng.between(4, 7),
        ),
        oklch(0.93, 0.04, rng.between(60, 320)),
      );
  }
  scatterPetals(tools);
};

/** Petals that have fallen on the table. */
export function scatterPetals({ pen, rng, colours, detailed }: OilTools): void {
  for (let i = 0; i < (detailed ? 9 : 4); i++) {
    const side = rng.pick([-1, 1]);
    const [light, dark] = rng.pick(colours.blooms);
    const [x, y] = [side * rng.between(170, 320), rng.between(-5, 40)];
    pen.fill(ellipse(x, y, rng.between(16, 26), 10, rng.between(-0.5, 0.5)), dark);
    pen.fill(ellipse(x - 3, y - 4, 16, 7, rng.between(-0.5, 0.5)), light);
  }
}
