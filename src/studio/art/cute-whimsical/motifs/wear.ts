import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, polygon, rectangle, roundedPath, starPath } from '../../flat/paths.ts';
import { daisy } from './blooms.ts';
import { bow } from './presents.ts';
import type { PropTools } from './treats.ts';

const paper: Rgb = [1, 0.99, 0.975];
const red = oklch(0.6, 0.2, 25);
const dark = oklch(0.34, 0.04, 290);
const dropped = { blur: 9, down: 4, alpha: 0.3 };

/** What is worn on the head: its foot is at the origin, the head about 130 wide there. */
export type Hat =
  | 'party'
  | 'santa'
  | 'witch'
  | 'crown'
  | 'flowers'
  | 'graduate'
  | 'top-hat'
  | 'bobble'
  | 'bow'
  | 'leaf'
  | 'none';
export type Neckwear = 'bow' | 'scarf' | 'none';

export function drawHat(tools: PropTools, hat: Hat): void {
  const { pen, rng, colours } = tools;
  const [one, two] = rng.shuffle(colours.candy) as [Rgb, Rgb];
  if (hat === 'party') {
    pen.at(6, 4, { angle: 0.12 }, () => {
      pen.fill('M-44 0L0 -112L44 0Q0 18 -44 0Z', one, { volume: 0.5, drop: dropped });
      pen.inside('M-44 0L0 -112L44 0Q0 18 -44 0Z', () => {
        for (let i = 0; i < 4; i++) pen.line(`M-50 ${-8 - i * 30}L50 ${-24 - i * 30}`, two, 10);
      });
      for (let i = 0; i < 9; i++)
        pen.fill(ellipse(Math.cos(i * 0.7) * 10, -114 + Math.sin(i * 0.7) * 10, 10), mixColours(two, paper, 0.25));
    });
  } else if (hat === 'santa') {
    pen.fill(roundedPath([-88, 16, -70, -52, -8, -98, 78, -92, 132, -34, 92, -46, 86, 16], 0.56), red, {
      volume: 0.55,
      drop: dropped,
    });
    let fur = '';
    for (let i = 0; i < 9; i++) fur += ellipse(-92 + i * 23, 16 + Math.abs(i - 4) * 1.4, 21, 18);
    pen.fill(fur, paper, { drop: { blur: 5, down: 2, alpha: 0.2 } });
    pen.fill(ellipse(136, -26, 24), paper, { volume: 0.3, drop: dropped });
  } else if (hat === 'witch') {
    pen.fill(polygon([-52, 0, -22, -70, 6, -122, 44, -136, 26, -100, 52, 0]), dark, { volume: 0.4, drop: dropped });
    pen.fill('M-52 4L-46 -16Q0 -4 48 -16L52 4Z', one);
    pen.fill(ellipse(0, 6, 108, 20), dark, { volume: 0.4 });
  } else if (hat === 'crown') {
    pen.fill(polygon([-50, 8, -58, -52, -26, -22, 0, -62, 26, -22, 58, -52, 50, 8]), colours.gold, {
      volume: 0.45,
      drop: dropped,
    });
    for (const x of [-26, 0, 26]) pen.fill(ellipse(x, -6, 7), x === 0 ? one : two);
  } else if (hat === 'flowers') {
    for (let i = 0; i < 7; i++) {
      const t = i / 6 - 0.5;
      pen.fill(ellipse(t * 168 + 8, -8 + t * t * 84, 17, 8, t * 2), colours.leaf);
    }
    for (let i = 0; i < 5; i++) {
      const t = i / 4 - 0.5;
      daisy(tools, t * 150, -10 + t * t * 86, i === 2 ? 23 : 18, i % 2 ? paper : (colours.candy[i % 5] as Rgb));
    }
  } else if (hat === 'graduate') {
    pen.fill('M-48 -22H48L42 16Q0 28 -42 16Z', dark, { volume: 0.3 });
    pen.fill(polygon([0, -56, 96, -26, 0, 2, -96, -26]), mixColours(dark, paper, 0.12), { volume: 0.3, drop: dropped });
    pen.line('M0 -27Q50 -24 64 -18V14', colours.gold, 5);
    pen.fill(rectangle(57, 10, 14, 26, 4), colours.gold);
  } else if (hat === 'top-hat') {
    pen.fill('M-50 6L-58 -92Q0 -104 58 -92L50 6Z', paper, { volume: 0.3, drop: dropped });
    pen.inside('M-50 6L-58 -92Q0 -104 58 -92L50 6Z', () => {
      for (let i = -2; i <= 2; i++)
        pen.fill(polygon([i * 23 - 5.5, 10, i * 25 - 6, -104, i * 25 + 6, -104, i * 23 + 5.5, 10]), red);
    });
    pen.fill('M-51 -2L-53 -32Q0 -24 53 -32L51 -2Z', oklch(0.42, 0.12, 262));
    for (const x of [-30, 0, 30]) pen.fill(starPath(x, -15, 10), paper);
    pen.fill(ellipse(0, 6, 86, 14), paper, { volume: 0.4, drop: { blur: 6, down: 3, alpha: 0.3 } });
  } else if (hat === 'bobble') {
    pen.fill('M-82 14C-82 -76 82 -76 82 14Z', one, { volume: 0.5 });
    pen.inside('M-82 14C-82 -76 82 -76 82 14Z', () => pen.line(`M-90 -18${'l12 -12l12 12'.repeat(8)}`, two, 7));
    pen.fill(rectangle(-90, 2, 180, 26, 13), mixColours(one, paper, 0.35), {
      volume: 0.3,
      drop: { blur: 6, down: 3, alpha: 0.25 },
    });
    pen.fill(ellipse(0, -62, 23), mixColours(two, paper, 0.5), { volume: 0.4 });
  } else if (hat === 'bow') {
    bow(tools, 54, 0, 0.62, one);
  } else if (hat === 'leaf') {
    pen.line('M0 4q-2 -18 4 -28', colours.leaf, 6);
    for (const side of [-1, 1])
      pen.fill(ellipse(side * 18 + 4, -32, 21, 10, side * -0.5), colours.leaf, { volume: 0.4 });
  }
}

export function drawNeckwear(tools: PropTools, neckwear: Neckwear): void {
  const { pen, rng, colours } = tools;
  const colour = rng.pick(colours.candy);
  if (neckwear === 'bow') bow(tools, 0, 0, 0.64, colour);
  if (neckwear !== 'scarf') return;
  pen.fill(roundedPath([28, 8, 62, 12, 70, 92, 38, 96], 0.35), mixColours(colour, dark, 0.12), { volume: 0.4 });
  for (let i = 0; i < 3; i++) pen.line(`M${36 + i * 2} ${34 + i * 20}l28 -2`, paper, 6);
  pen.fill(roundedPath([-76, -18, 0, 4, 76, -18, 80, 12, 0, 34, -80, 12], 0.56), colour, {
    volume: 0.5,
    drop: { blur: 7, down: 3, alpha: 0.28 },
  });
}
