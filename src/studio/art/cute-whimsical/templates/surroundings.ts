import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { type Box, fullTurn } from '../../core/geometry.ts';
import { curvedLine, ellipse, heartPath, leafPath, rectangle, roundedPath, starPath } from '../../flat/paths.ts';
import type { PropTools } from '../motifs/treats.ts';
import type { Floating } from '../themes.ts';
import type { Layout, Stage } from './template.ts';

const paper: Rgb = [1, 0.99, 0.975];
const ink = oklch(0.32, 0.05, 30);

/** A stippled shadow on the ground. */
export function groundShadow({ pen, colours }: PropTools, x: number, y: number, halfWidth: number): void {
  const tone = mixColours(colours.land, oklch(0.34, 0.07, 290), 0.55);
  pen.at(x, y, {}, () => {
    pen.at(0, 0, { scale: 1 }, () =>
      pen.fill(ellipse(0, 0, halfWidth, halfWidth * 0.15), tone, {
        shadesOnly: true,
        shades: [{ kind: 'radial', centre: [0, 0], radius: halfWidth, colour: tone, alpha: 0.75 }],
      }),
    );
  });
}

/** Flags on a line along the top edge. */
export function drawBunting({ pen, rng, colours, width }: Stage, sag: number): void {
  const at = (t: number): [number, number] => [-20 + t * (width + 40), 6 + sag * 4 * t * (1 - t)];
  pen.line(curvedLine(Array.from({ length: 17 }, (_, i) => at(i / 16)).flat()), colours.wood, 4);
  const count = Math.round(width / 80);
  const round = rng.fork('bunting').chance(0.4);
  for (let i = 0; i < count; i++) {
    const t = (i + 0.5) / count;
    const [x, y] = at(t);
    const [x2, y2] = at(t + 0.01);
    const colour = colours.candy[i % 5] as Rgb;
    pen.at(x, y, { angle: Math.atan2(y2 - y, x2 - x) }, () => {
      const flag = round ? 'M-27 0H27V22A27 27 0 0 1 -27 22Z' : roundedPath([-29, 0, 29, 0, 0, 54], 0.12);
      pen.fill(flag, colour, { volume: 0.4, drop: { blur: 6, down: 3, alpha: 0.25 } });
    });
  }
}

/** Balloons whose strings meet at a hand. */
export function drawBalloons(
  { pen, rng, colours }: PropTools,
  hand: readonly [number, number],
  bunch: Box,
  count: number,
): void {
  const [left, top, right, bottom] = bunch;
  const places = Array.from({ length: count }, (_, i) => {
    const column = count < 3 ? (i + 0.5) / count : ((i * 2 + 1) % count) / count + 0.5 / count;
    return {
      x: left + column * (right - left),
      y: top + rng.between(i % 2 ? 0.5 : 0.1, i % 2 ? 0.95 : 0.4) * (bottom - top),
      r: Math.min(82, ((right - left) / count) * rng.between(0.78, 0.95)),
      colour: colours.candy[i % 5] as Rgb,
    };
  });
  for (const { x, y, r, colour } of places) {
    pen.line(
      curvedLine([x, y + r * 1.2, x + (hand[0] - x) * 0.35, y + (hand[1] - y) * 0.6, hand[0], hand[1]]),
      mixColours(colour, ink, 0.45),
      2.6,
    );
  }
  for (const { x, y, r, colour } of places) {
    pen.at(x, y, { scale: r / 100 }, () => {
      pen.fill('M0 106L-14 128H14Z', mixColours(colour, ink, 0.2));
      pen.fill(roundedPath([0, -112, -84, -52, -88, 26, 0, 114, 88, 26, 84, -52], 0.58), colour, { volume: 0.7 });
      pen.fill(ellipse(-38, -54, 12, 25, 0.5), paper, { alpha: 0.9 });
    });
  }
}

const indoors: readonly Floating[] = ['confetti', 'hearts', 'petals'];

type Air = Pick<Layout, 'textArea' | 'floor'> & { avoid?: readonly Box[] };

/** Small things in the air, clear of the words and of the faces. */
export function drawFloating(stage: Stage, kind: Floating, { textArea, floor, avoid = [] }: Air): void {
  const { pen, width, detailed, colours } = stage;
  const rng = stage.rng.fork('floating');
  const upright = kind === 'bats' || kind === 'hearts';
  // Under a roof nothing falls or flies.
  if (stage.setting === 'Cozy' && !indoors.includes(kind)) return;
  const [left, top, right, bottom] = textArea;
  const clear = (x: number, y: number, reach: number): boolean =>
    (x + reach < left || x - reach > right || y + reach < top || y - reach > bottom) &&
    [...pen.faces, ...avoid].every(([l, t, r, b]) => x + reach < l || x - reach > r || y + reach < t || y - reach > b);
  const scatter = (count: number, reach: number, low: number, draw: (x: number, y: number) => void): void => {
    for (let i = 0; i < count * (detailed ? 1.5 : 1) * (width > 1100 ? 1.4 : 1); i++) {
      const [x, y] = [rng.between(14, width - 14), rng.between(40, low)];
      if (clear(x, y, reach))
        pen.at(x, y, { angle: upright ? rng.between(-0.2, 0.2) : rng.between(0, fullTurn) }, () => draw(x, y));
    }
  };
  if (kind === 'confetti') {
    scatter(46, 9, floor * 0.85, () => {
      const colour = rng.pick(colours.candy);
      const shape = rng.whole(0, 2);
      pen.fill(
        shape === 0 ? rectangle(-8, -3.5, 16, 7, 2) : shape === 1 ? ellipse(0, 0, 5) : starPath(0, 0, 9, 5, 0.5),
        colour,
      );
    });
  } else if (kind === 'hearts') {
    scatter(12, 18, floor * 0.7, () =>
      pen.at(0, 0, { angle: 0 }, () =>
        pen.fill(heartPath(0, 0, rng.between(8, 18)), rng.pick([colours.candy[0], colours.candy[3], paper])),
      ),
    );
  } else if (kind === 'petals') {
    scatter(12, 14, floor * 0.8, () =>
      pen.fill(
        ellipse(0, 0, rng.between(8, 12), 5.5),
        rng.pick([colours.candy[0], colours.candy[3], colours.candy[1], paper]),
      ),
    );
  } else if (kind === 'leaves') {
    scatter(14, 20, floor * 0.8, () =>
      pen.fill(leafPath(-14, 0, 0, rng.between(22, 34), 0.42), rng.pick(colours.candy)),
    );
  } else if (kind === 'snow') {
    let flakes = '';
    for (let i = 0; i < (detailed ? 150 : 95) * (width / 1024); i++) {
      const [x, y, r] = [rng.between(0, width), rng.between(0, stage.height), 1.6 + rng.next() ** 2 * 6];
      if (clear(x, y, r + 2)) flakes += ellipse(x, y, r);
    }
    pen.fill(flakes, paper);
  } else if (kind === 'bats') {
    scatter(7, 36, floor * 0.55, () => {
      const s = rng.between(0.5, 1);
      pen.at(0, 0, { angle: 0, scale: s }, () =>
        pen.fill(
          'M0 6C-6 -6 -12 -8 -16 0C-26 -14 -46 -14 -56 2C-44 -2 -36 2 -32 12C-24 6 -14 8 0 22C14 8 24 6 32 12C36 2 44 -2 56 2C46 -14 26 -14 16 0C12 -8 6 -6 0 6Z',
          oklch(0.26, 0.04, 300),
        ),
      );
    });
  } else if (kind === 'fireworks') {
    scatter(9, 84, floor * 0.55, () => {
      const colour = rng.pick([colours.candy[0], colours.candy[1], colours.candy[2], paper]);
      const reach = rng.between(44, 84);
      const rays = rng.whole(10, 14);
      for (let i = 0; i < rays; i++) {
        const a = (i / rays) * fullTurn;
        const [c, s] = [Math.cos(a) * reach, Math.sin(a) * reach];
        pen.line(
          `M${(c * 0.36).toFixed(1)} ${(s * 0.36).toFixed(1)}L${(c * 0.8).toFixed(1)} ${(s * 0.8).toFixed(1)}`,
          colour,
          5,
        );
        pen.fill(ellipse(c, s, 4.5), i % 2 ? colour : paper);
      }
    });
  }
}

/** A hot-air balloon; the rim of its basket is the origin, the envelope about 330 wide. */
export function airBalloon({ pen, rng, colours }: PropTools, draw: () => void): void {
  const stripes = rng.shuffle(colours.candy) as [Rgb, Rgb, Rgb];
  const envelope =
    'M0 -560C112 -560 176 -478 168 -392C160 -314 88 -252 58 -212H-58C-88 -252 -160 -314 -168 -392C-176 -478 -112 -560 0 -560Z';
  pen.line('M-50 -214L-66 -6M50 -214L66 -6M-18 -214L-30 -6M18 -214L30 -6', colours.wood, 3.5);
  pen.fill(envelope, stripes[0], { drop: { blur: 14, down: 6, alpha: 0.25 } });
  pen.inside(envelope, () => {
    for (const [i, w] of [130, 76, 26].entries()) {
      const colour = i === 1 ? mixColours(stripes[0], paper, 0.1) : (stripes[i === 0 ? 1 : 2] as Rgb);
      pen.fill(
        `M0 -564C${w} -540 ${w * 1.2} -330 ${w * 0.42} -208H${-w * 0.42}C${-w * 1.2} -330 ${-w} -540 0 -564Z`,
        colour,
      );
    }
    pen.line(`M-190 -300${'q22 34 44 0'.repeat(9)}`, paper, 9);
  });
  pen.fill(envelope, stripes[0], { shadesOnly: true, shades: [{ kind: 'volume', amount: 0.6 }] });
  pen.fill(rectangle(-60, -216, 120, 14, 6), mixColours(stripes[1], ink, 0.2));
  draw();
  const wicker = mixColours(colours.wood, colours.gold, 0.3);
  pen.fill('M-84 -12H84L70 92Q0 108 -70 92Z', wicker, { volume: 0.5, drop: { blur: 9, down: 4, alpha: 0.3 } });
  for (let i = 0; i < 3; i++)
    pen.line(
      `M${-78 + i * 5} ${20 + i * 24}Q0 ${30 + i * 24} ${78 - i * 5} ${20 + i * 24}`,
      mixColours(wicker, ink, 0.18),
      3,
    );
  pen.fill(rectangle(-92, -20, 184, 20, 9), mixColours(wicker, paper, 0.2), { volume: 0.3 });
}
