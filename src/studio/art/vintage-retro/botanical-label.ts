import { type Box, ellipsePath, fullTurn } from '../core/geometry.ts';
import { berrySprig } from '../motifs/berries.ts';
import { flower } from '../motifs/flower.ts';
import { leaf } from '../motifs/foliage.ts';
import { tint } from '../motifs/shapes.ts';
import type { Shape } from '../scene.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { printShapes } from '../separations/print-shapes.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawFleuron, drawFrame, panelOf, panelPath } from './frame.ts';
import { labelLook } from './vintage-lettering.ts';

type Bloom = readonly [x: number, y: number, radius: number];
type Blade = readonly [x: number, y: number, angle: number, length: number];

/** Distances from a corner of the sheet, in shares of its shorter side. */
const blooms: readonly Bloom[] = [
  [0.47, 0.115, 0.04],
  [0.115, 0.47, 0.042],
  [0.35, 0.145, 0.064],
  [0.145, 0.35, 0.07],
  [0.2, 0.2, 0.105],
];
const blades: readonly Blade[] = [
  [0.19, 0.21, -0.3, 0.2],
  [0.21, 0.18, 0.12, 0.24],
  [0.18, 0.24, 0.9, 0.2],
  [0.2, 0.23, 1.45, 0.26],
  [0.23, 0.19, 0.5, 0.19],
  [0.33, 0.15, -0.12, 0.22],
  [0.15, 0.33, 1.72, 0.22],
  [0.43, 0.13, 0.16, 0.16],
  [0.13, 0.44, 1.42, 0.16],
];

/** A perfumer's label: an oval with the heading, and flowers with engraved leaves in two corners. */
export function composeBotanicalLabel(context: CardContext): Composed {
  const { press, rng, width, height, setting, season, family } = context;
  const panel = panelOf(width, height);
  const quiet = family === 'quiet';
  press.fill(panelPath(panel), { light: 0.3 });
  press.clip(panelPath(panel), () =>
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: panel,
      horizon: 0.66,
      season,
      outline: 0,
      keepClear: null,
      strength: quiet ? 0.35 : 0.5,
    }),
  );
  const turned = rng.chance(0.5);
  press.clip(panelPath(panel), () => {
    for (const end of [1, -1]) drawCorner(context, turned ? -end : end, end);
  });
  const unit = Math.min(width, height);
  const [rx, ry] = [width > height * 1.3 ? width * 0.29 : width * 0.325, unit * (height > width * 1.3 ? 0.27 : 0.225)];
  const [x, y] = [width / 2, height / 2];
  press.fill(ellipsePath(x + 9, y + 11, rx, ry), { key: 0.75 });
  press.fill(ellipsePath(x, y, rx, ry), {}, { line: 7 });
  press.stroke(ellipsePath(x, y, rx - 16, ry - 16), 2);
  let beads = '';
  for (let i = 0; i < 80; i++) {
    const angle = (i / 80) * fullTurn;
    beads += ellipsePath(x + Math.cos(angle) * (rx - 30), y + Math.sin(angle) * (ry - 30), 3);
  }
  press.fill(beads, { main: 1 });
  const reach = rx * 0.74;
  const textArea: Box = [x - reach, y - ry * 0.52, x + reach, y + ry * 0.52];
  if (context.heading === null)
    drawSubject(context, context.subject, [x - rx * 0.5, y - ry * 0.68, x + rx * 0.5, y + ry * 0.68]);
  else for (const side of [-1, 1]) drawFleuron(press, x, y + side * ry * 0.66, rx * 0.6);
  drawFrame(press, panel);
  const look = labelLook(rng.fork('look'), 3);
  return {
    textArea,
    look: quiet ? { ...look, fill: { key: 0.95 }, outline: 0, shadow: 0 } : look,
    perch: { x: x + rx * (turned ? -0.1 : 0.1), y: y - ry + 4, size: unit * 0.075, facing: turned ? 1 : -1 },
  };
}

/** Flowers in the corner that `across` and `down` point away from: 1 is left or top, -1 right or bottom. */
function drawCorner(
  { press, rng, hand, width, height, flowerKinds, detailed }: CardContext,
  across: number,
  down: number,
): void {
  const unit = Math.min(width, height);
  const at = ([x, y]: readonly [number, number]): [number, number] => [
    across > 0 ? x * unit : width - x * unit,
    down > 0 ? y * unit : height - y * unit,
  ];
  const shapes: Shape[] = [];
  for (const [bx, by, angle, length] of blades) {
    const [x, y] = at([bx, by]);
    const turn = Math.atan2(Math.sin(angle) * down, Math.cos(angle) * across);
    const role = rng.pick(['leaf', 'leafCool', 'leafWarm'] as const);
    shapes.push(...leaf(rng, x, y, turn, length * unit * 0.92, length * unit * 0.36, tint(role)));
  }
  for (const [px, py, turn] of [
    [0.3, 0.28, 0.75],
    [0.5, 0.17, 0.1],
    [0.17, 0.5, 1.5],
  ] as const) {
    if (!detailed && turn === 0.75) continue;
    const [x, y] = at([px, py]);
    const angle = Math.atan2(Math.sin(turn) * down, Math.cos(turn) * across);
    shapes.push(...berrySprig(rng, x, y, angle, unit * 0.1, tint('berry'), 5));
  }
  const first = rng.whole(0, 2);
  blooms.forEach(([bx, by, radius], i) => {
    const [x, y] = at([bx, by]);
    const tone = ([0, 1, 2] as const)[(i + first) % 3] ?? 0;
    shapes.push(...flower(rng, flowerKinds[i % flowerKinds.length] ?? 'rose', x, y, radius * unit, tone));
  });
  printShapes(press, shapes, hand);
}
