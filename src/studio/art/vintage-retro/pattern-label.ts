import type { SceneSetting } from '../../../contract/vocabulary.ts';
import type { Box } from '../core/geometry.ts';
import { ellipsePath } from '../core/geometry.ts';
import { flowerColours } from '../motifs/flower-colours.ts';
import { leaf } from '../motifs/foliage.ts';
import { openFlower } from '../motifs/open-flower.ts';
import { tint } from '../motifs/shapes.ts';
import type { CardContext, Composed, Family } from '../separations/card-context.ts';
import { crescentPath, heartPath, plaquePath, rectPath, starPath } from '../separations/paths.ts';
import { printShapes } from '../separations/print-shapes.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawFleuron, drawFrame, panelOf, panelPath } from './frame.ts';
import { labelLook } from './vintage-lettering.ts';

/** A wrapping-paper pattern under a large label with the occasion and the heading. */
export function composePatternLabel(context: CardContext): Composed {
  const { press, rng, width, height, hand } = context;
  const panel = panelOf(width, height);
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  press.clip(panelPath(panel), () => patterns[context.setting](context, panel));
  const [w, h] = [width * (wide ? 0.37 : 0.36), height * (wide ? 0.36 : tall ? 0.34 : 0.365)];
  const [x, y] = [width / 2, height / 2];
  const label: Box = [x - w, y - h, x + w, y + h];
  press.fill(plaquePath(label[0] + 12, label[1] + 14, label[2] + 12, label[3] + 14, 46), { key: 0.75 });
  press.fill(plaquePath(...label, 46), { light: 0.16 }, { line: 6 });
  press.stroke(plaquePath(label[0] + 14, label[1] + 14, label[2] - 14, label[3] - 14, 42), 2);
  const line = wide ? y : context.heading === null ? label[3] - 56 : label[1] + h * 2 * 0.61;
  const subject: Box = wide
    ? [label[0] + 60, label[1] + 70, context.heading === null ? label[2] - 60 : x - 30, label[3] - 70]
    : [x - w * 0.66, label[1] + 58, x + w * 0.66, line - 8];
  drawSubject(context, context.subject, subject);
  const textArea: Box = wide
    ? [x + 10, label[1] + 100, label[2] - 66, label[3] - 100]
    : [label[0] + 56, line + 12, label[2] - 56, label[3] - 62];
  const middle = (textArea[0] + textArea[2]) / 2;
  const rule = (textArea[2] - textArea[0]) * 0.56;
  if (context.heading !== null) {
    drawFleuron(press, middle, textArea[3] + 20, rule);
    if (wide) drawFleuron(press, middle, textArea[1] - 22, rule);
  }
  for (const side of [-1, 1]) {
    const cx = x + side * w;
    if (!context.detailed) continue;
    for (const dy of [-1, 1]) {
      if (flowery.includes(context.family))
        printShapes(press, openFlower(rng, cx, y + dy * h, 38, flowerColours(0)), hand);
      else press.fill(starPath([cx, y + dy * h], 40, 8, 0.62), { light: 1 }, { line: 4 });
    }
  }
  drawFrame(press, panel);
  return {
    textArea,
    look: labelLook(rng.fork('look')),
    perch: { x: label[0] + w * 0.42, y: label[1] + 3, size: w * 0.17, facing: 1 },
  };
}

const flowery: readonly Family[] = ['love', 'garden', 'quiet'];

type DrawPattern = (context: CardContext, panel: Box) => void;

const patterns: Record<SceneSetting, DrawPattern> = { Nature: leaves, Cozy: gingham, Fantasy: night, Urban: deco };

function leaves({ press, rng, hand }: CardContext, [left, top, right, bottom]: Box): void {
  press.fill(rectPath(left, top, right, bottom), rng.pick([{ light: 0.75 }, { second: 0.28 }, { main: 0.3 }]));
  const step = 118;
  for (let row = 0, y = top; y < bottom + step; y += step * 0.82, row++)
    for (let x = left + (row % 2 === 0 ? 0 : step / 2); x < right + step; x += step) {
      const turn = row % 2 === 0 ? 0.5 : -0.5;
      for (const side of [-1, 0, 1])
        printShapes(
          press,
          leaf(rng, x, y + 22, -Math.PI / 2 + turn + side * 0.75, 56, 24, tint(side === 0 ? 'leafCool' : 'leaf')),
          hand,
        );
      press.fill(ellipsePath(x + 34, y - 22, 9), { main: 1 }, { line: 2.4 });
    }
}

function gingham({ press, rng }: CardContext, [left, top, right, bottom]: Box): void {
  press.fill(rectPath(left, top, right, bottom), {});
  const check = rng.pick([40, 52]);
  const ink = rng.pick([{ main: 0.62 }, { second: 0.62 }]);
  for (let x = left; x < right; x += check * 2) press.fill(rectPath(x, top, x + check, bottom), ink, { over: true });
  for (let y = top; y < bottom; y += check * 2) press.fill(rectPath(left, y, right, y + check), ink, { over: true });
  for (let y = top + check / 2; y < bottom; y += check * 2)
    for (let x = left + check / 2; x < right; x += check * 2) press.fill(heartPath([x, y], check * 0.24), {});
}

function night({ press, rng }: CardContext, [left, top, right, bottom]: Box): void {
  press.fill(rectPath(left, top, right, bottom), {
    start: { second: 1, key: 0.42 },
    end: { second: 0.85, main: 0.3 },
    along: { kind: 'linear', from: [0, top], to: [0, bottom] },
  });
  const step = 104;
  for (let row = 0, y = top + 30; y < bottom; y += step * 0.7, row++)
    for (let i = 0, x = left + (row % 2 === 0 ? 34 : 34 + step / 2); x < right; x += step, i++) {
      const kind = (i + row * 2) % 5;
      if (kind === 0) press.fill(crescentPath([x, y], 22), { light: 1 });
      else
        press.fill(
          starPath([x, y], kind === 3 ? 22 : rng.between(9, 14), kind === 3 ? 5 : 4, kind === 3 ? 0.45 : 0.3),
          kind === 3 ? { light: 1 } : {},
        );
    }
}

/** Fans of a jazz-age hotel. */
function deco({ press, rng }: CardContext, [left, top, right, bottom]: Box): void {
  press.fill(rectPath(left, top, right, bottom), { second: 0.9 });
  const r = rng.pick([72, 88]);
  const inks = [{ second: 1, key: 0.3 }, { light: 0.9 }, { second: 0.6 }, { light: 0.4 }, { main: 0.9 }];
  for (let row = 0, y = top; y < bottom + r; y += r * 0.5, row++)
    for (let x = left + (row % 2 === 0 ? 0 : r); x < right + r; x += r * 2)
      for (const [i, ink] of inks.entries()) press.fill(ellipsePath(x, y, r * (1 - i * 0.2)), ink, { line: 2.2 });
}
