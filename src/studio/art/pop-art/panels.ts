import { type Box, type Point, polygonPath } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { subjectsOf } from '../separations/choose-subject.ts';
import type { Inks } from '../separations/inks.ts';
import { raysPath, rectPath, starburstPath } from '../separations/paths.ts';
import { drawSubject, type SubjectName } from '../separations/subjects.ts';
import { drawDots, drawSign } from './pop-grounds.ts';
import { bandLook, shoutLook } from './pop-lettering.ts';

const margin = 26;
const gap = 20;

/** A page of a comic: the words in a wide panel, the occasion and a close-up in two slanted ones. */
export function composePanels(context: CardContext): Composed {
  const { press, rng, width, height, setting, season } = context;
  press.fill(rectPath(0, 0, width, height), {});
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  const wordsBelow = !wide && rng.chance(0.4);
  const band = wide ? 0 : height * (tall ? 0.27 : 0.33);
  const wordBox: Box = wide
    ? [margin, margin, width * 0.44, height - margin]
    : wordsBelow
      ? [margin, height - margin - band, width - margin, height - margin]
      : [margin, margin, width - margin, margin + band];
  const rest: Box = wide
    ? [width * 0.44 + gap, margin, width - margin, height - margin]
    : wordsBelow
      ? [margin, margin, width - margin, wordBox[1] - gap]
      : [margin, wordBox[3] + gap, width - margin, height - margin];
  const [ink, ground] = rng.pick<readonly [Inks, Inks]>([
    [{ second: 0.85 }, {}],
    [{ main: 0.7 }, { light: 1 }],
    [{ second: 0.75 }, { light: 0.2 }],
    [{ main: 0.62 }, {}],
  ]);
  drawDots(press, rectPath(...wordBox), ink, [0, wordBox[1]], [0, wordBox[3]], ground);
  press.stroke(rectPath(...wordBox), 9);
  if (context.heading === null) drawSigns(context, wordBox);
  const slant = 46 * (rng.chance(0.5) ? 1 : -1);
  const split = rest[0] + (rest[2] - rest[0]) * (tall ? 1 : rng.pick([0.6, 0.64]));
  const [left, right] = tall ? stacked(rest, slant) : sideBySide(rest, split, slant);
  const scene: Box = boxOf(left);
  const closeUp: Box = boxOf(right);
  press.clip(polygonPath(left), () => {
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: scene,
      horizon: 0.66,
      season,
      outline: 5,
      keepClear: null,
      strength: 0.95,
    });
    const w = scene[2] - scene[0];
    drawSubject(context, context.subject, [scene[0] + w * 0.16, scene[1] + 44, scene[2] - w * 0.16, scene[3] - 34]);
  });
  press.stroke(polygonPath(left), 9);
  press.clip(polygonPath(right), () => drawCloseUp(context, closeUp));
  press.stroke(polygonPath(right), 9);
  return {
    textArea: [wordBox[0] + 46, wordBox[1] + 30, wordBox[2] - 46, wordBox[3] - 30],
    look: rng.chance(0.5) ? shoutLook(rng.fork('look')) : bandLook({ light: 1 }, {}, 3),
    perch: {
      x: scene[2] - (scene[2] - scene[0]) * 0.17,
      y: scene[3] - 30,
      size: Math.min(92, (scene[2] - scene[0]) * 0.13),
      facing: -1,
    },
  };
}

function sideBySide([left, top, right, bottom]: Box, split: number, slant: number): [Point[], Point[]] {
  return [
    [
      [left, top],
      [split + slant - gap / 2, top],
      [split - slant - gap / 2, bottom],
      [left, bottom],
    ],
    [
      [split + slant + gap / 2, top],
      [right, top],
      [right, bottom],
      [split - slant + gap / 2, bottom],
    ],
  ];
}

function stacked([left, top, right, bottom]: Box, slant: number): [Point[], Point[]] {
  const split = top + (bottom - top) * 0.62;
  return [
    [
      [left, top],
      [right, top],
      [right, split + slant - gap / 2],
      [left, split - slant - gap / 2],
    ],
    [
      [left, split - slant + gap / 2],
      [right, split + slant + gap / 2],
      [right, bottom],
      [left, bottom],
    ],
  ];
}

const boxOf = (points: readonly Point[]): Box => {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [Math.min(...xs), Math.min(...ys), Math.max(...xs), Math.max(...ys)];
};

/** Wider than high: on a high box they would stand at the foot of an empty burst. */
const lowSubjects: ReadonlySet<SubjectName> = new Set([
  'gifts',
  'pumpkins',
  'eggs',
  'cake',
  'birds',
  'letter',
  'teacup',
]);

/** Another side of the occasion, or a sign that bursts. */
function drawCloseUp(context: CardContext, box: Box): void {
  const { press, rng, category, subject, family } = context;
  const middle: Point = [(box[0] + box[2]) / 2, (box[1] + box[3]) / 2];
  const [w, h] = [box[2] - box[0], box[3] - box[1]];
  press.fill(rectPath(...box), rng.pick<Inks>([{ light: 1 }, { main: 0.9 }, { second: 0.9 }]));
  press.fill(
    raysPath(middle, 12, Math.hypot(w, h), rng.between(0, 0.5)),
    rng.pick<Inks>([{ light: 0.6, main: 0.5 }, {}, { light: 1 }]),
  );
  const r = Math.min(w, h) * 0.47;
  press.fill(
    starburstPath(rng.fork('close'), middle, [Math.min(w * 0.47, r * 1.3), Math.min(h * 0.47, r * 1.5)], 13, 0.78),
    {},
    { line: 7 },
  );
  const others = subjectsOf[category].filter((name) => name !== subject && name !== 'fireworks');
  const other = others.length > 0 && rng.chance(0.7) ? rng.pick(others) : null;
  if (other !== null) {
    const hw = Math.min(w * 0.38, r);
    const hh = Math.min(h * 0.34, r * 1.1, lowSubjects.has(other) ? hw * 0.62 : Infinity);
    drawSubject({ ...context, detailed: false }, other, [
      middle[0] - hw,
      middle[1] - hh,
      middle[0] + hw,
      middle[1] + hh,
    ]);
    return;
  }
  drawSign(press, middle, r * 0.56, 0.1, { main: 1 }, family === 'love' || family === 'garden');
  for (const [dx, dy, s] of [
    [-0.5, 0.42, 0.2],
    [0.48, -0.46, 0.22],
    [0.42, 0.5, 0.16],
  ] as const)
    drawSign(
      press,
      [middle[0] + dx * r, middle[1] + dy * r],
      r * s,
      0.4,
      { second: 1 },
      family === 'love' || family === 'garden',
    );
}

/** A row of signs where the words would be. */
function drawSigns({ press, family }: CardContext, [left, top, right, bottom]: Box): void {
  const size = Math.min((bottom - top) * 0.3, (right - left) * 0.13);
  const fills: readonly Inks[] = [{ light: 1 }, { main: 1 }, { second: 1 }];
  for (const [i, inks] of fills.entries()) {
    const x = (left + right) / 2 + (i - 1) * size * 2.4;
    drawSign(press, [x, (top + bottom) / 2], size, 0.1, inks, family === 'love' || family === 'garden');
  }
}
