import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { fullTurn } from '../../core/geometry.ts';
import { curvedLine, ellipse, leafPath, rectangle, roundedPath } from '../../flat/paths.ts';
import { bow, egg } from './presents.ts';
import type { PropTools } from './treats.ts';

const paper: Rgb = [1, 0.99, 0.975];
const dropped = { blur: 9, down: 4, alpha: 0.3 };

/** A round-petalled flower head. */
export function daisy({ pen, rng, colours }: PropTools, x: number, y: number, size: number, colour: Rgb): void {
  const petals = rng.whole(6, 8);
  const turn = rng.between(0, fullTurn);
  let path = '';
  for (let i = 0; i < petals; i++) {
    const a = turn + (i / petals) * fullTurn;
    path += ellipse(x + Math.cos(a) * size * 0.6, y + Math.sin(a) * size * 0.6, size * 0.44, size * 0.34, a);
  }
  const heart = mixColours(colour, oklch(0.5, 0.15, 10), 0.4);
  pen.fill(
    path,
    colour,
    size > 14 ? { shades: [{ kind: 'radial', centre: [x, y], radius: size * 1.1, colour: heart, alpha: 0.6 }] } : {},
  );
  pen.fill(ellipse(x, y, size * 0.35), colours.gold);
}

export function tulip({ pen }: PropTools, x: number, y: number, size: number, colour: Rgb): void {
  pen.at(x, y, { scale: size / 20 }, () => {
    pen.fill(roundedPath([-15, -12, -13, 8, 0, 16, 13, 8, 15, -12, 6, -4, 0, -16, -6, -4], 0.4), colour, {
      volume: 0.5,
    });
  });
}

/** A bunch of stems with heads, fanned out above (0, 0). */
function bunch(tools: PropTools, reach: number, count: number): void {
  const { pen, rng, colours } = tools;
  const heads = [...rng.shuffle(colours.candy), paper];
  const useTulips = rng.chance(0.4);
  for (let i = 0; i < count + 4; i++) {
    const a = -Math.PI / 2 + rng.between(-1.25, 1.25);
    const d = reach * rng.between(0.4, 1.05);
    pen.fill(
      leafPath(Math.cos(a) * d * 0.5, Math.sin(a) * d * 0.5, a, d * 0.66),
      mixColours(colours.leaf, colours.gold, rng.between(0, 0.35)),
    );
  }
  const stems = Array.from({ length: count }, (_, i) => {
    const a = -Math.PI / 2 + (i / (count - 1) - 0.5) * 2.3;
    const d = reach * (0.98 - 0.38 * (i % 3 === 1 ? 1 : 0) - 0.14 * (i % 3 === 2 ? 1 : 0)) * rng.between(0.92, 1.06);
    return { x: Math.cos(a) * d, y: Math.sin(a) * d };
  });
  for (const { x, y } of stems) pen.line(curvedLine([0, 0, x * 0.4, y * 0.6, x, y]), colours.leaf, 4);
  stems.forEach(({ x, y }, i) => {
    const size = reach * rng.between(0.22, 0.3);
    const colour = heads[i % heads.length] as Rgb;
    if (useTulips && i % 2 === 0) tulip(tools, x, y, size, colour);
    else daisy(tools, x, y, size, colour);
  });
}

export function bouquet(tools: PropTools): void {
  const { pen, colours } = tools;
  pen.at(0, -48, {}, () => bunch(tools, 78, 11));
  pen.fill(roundedPath([-50, -66, 50, -66, 18, 0, -18, 0], 0.25), mixColours(colours.cream, colours.gold, 0.12), {
    volume: 0.4,
    drop: dropped,
  });
  bow(tools, 0, -36, 0.5, colours.candy[0]);
}

export function flowerpot(tools: PropTools): void {
  const { pen, rng, colours } = tools;
  pen.at(0, -56, {}, () => bunch(tools, 84, 9));
  const clay = rng.pick([
    oklch(0.7, 0.1, 45),
    mixColours(colours.candy[2], paper, 0.2),
    mixColours(colours.candy[3], paper, 0.2),
  ]);
  pen.fill('M-44 -58H44L33 0H-33Z', clay, { volume: 0.5, drop: dropped });
  pen.fill(rectangle(-51, -68, 102, 22, 8), mixColours(clay, paper, 0.15), { volume: 0.3 });
}

export function sprigVase(tools: PropTools): void {
  const { pen, rng, colours } = tools;
  const lean = rng.between(-16, 16);
  for (const [x, y] of [
    [lean - 34, -170],
    [lean + 30, -196],
    [lean, -150],
  ] as const) {
    pen.line(curvedLine([0, -70, x * 0.4, y * 0.6, x, y]), colours.leaf, 4);
    for (let k = 1; k < 4; k++) {
      const [sx, sy] = [x * 0.3 * k, -70 + (y + 70) * 0.26 * k];
      pen.fill(leafPath(sx, sy, -0.5 - 0.1 * k, 28), colours.leaf);
      pen.fill(leafPath(sx, sy, -2.6 + 0.1 * k, 28), colours.leaf);
    }
    daisy(tools, x, y, 20, rng.pick([paper, colours.candy[0], colours.candy[3]]));
  }
  pen.fill(
    roundedPath([-14, -84, -18, -62, -40, -28, -24, 0, 24, 0, 40, -28, 18, -62, 14, -84], 0.5),
    mixColours(colours.candy[2], paper, 0.35),
    { volume: 0.5, drop: dropped },
  );
}

export function eggBasket(tools: PropTools): void {
  const { pen, colours } = tools;
  pen.line('M-62 -54C-58 -170 58 -170 62 -54', colours.wood, 9);
  for (const [x, y, s, a] of [
    [-36, -38, 0.62, -0.25],
    [36, -38, 0.62, 0.28],
    [0, -46, 0.72, 0.05],
  ] as const) {
    pen.at(x, y, { scale: s, angle: a }, () => egg(tools));
  }
  const weave = mixColours(colours.wood, colours.gold, 0.35);
  pen.fill('M-72 -56H72L56 0H-56Z', weave, { volume: 0.5, drop: dropped });
  for (let i = 0; i < 3; i++)
    pen.line(`M${-66 + i * 4} ${-40 + i * 16}H${66 - i * 4}`, mixColours(weave, colours.wood, 0.55), 3);
  pen.fill(rectangle(-78, -64, 156, 15, 7), mixColours(weave, paper, 0.15));
  bow(tools, 0, -56, 0.5, colours.candy[0]);
}
