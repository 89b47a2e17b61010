import type { Box } from '../core/geometry.ts';
import { ellipsePath } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { rectPath, roundedPath } from '../separations/paths.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawFleuron, panelOf } from './frame.ts';
import { captionLook } from './vintage-lettering.ts';

/** A plate out of an old book: the subject in an oval or arched window, the heading as its caption. */
export function composePlate(context: CardContext): Composed {
  const { press, rng, width, height, setting, season, quiet } = context;
  const [left, top, right, bottom] = panelOf(width, height);
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  press.stroke(rectPath(left, top, right, bottom), 5);
  press.stroke(rectPath(left + 13, top + 13, right - 13, bottom - 13), 1.8);
  const captionTop = wide ? top : bottom - (tall ? height * 0.2 : height * 0.215);
  const window: Box = wide
    ? [left + 70, top + 62, left + (right - left) * 0.52, bottom - 62]
    : [left + (tall ? 74 : 172), top + 58, right - (tall ? 74 : 172), captionTop - 10];
  const [x, y] = [(window[0] + window[2]) / 2, (window[1] + window[3]) / 2];
  const [rx, ry] = [(window[2] - window[0]) / 2, (window[3] - window[1]) / 2];
  const oval = rng.chance(0.5);
  const pathAt = (inset: number): string =>
    oval
      ? ellipsePath(x, y, rx - inset, ry - inset)
      : roundedPath(
          window[0] + inset,
          window[1] + inset,
          window[2] - inset,
          window[3] - inset,
          Math.max(10, Math.min(rx, ry) * 0.5 - inset),
        );
  press.clip(pathAt(0), () =>
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: window,
      horizon: 0.74,
      season,
      outline: 2.4,
      keepClear: [x - rx * 0.55, window[1] + ry * 0.1, x + rx * 0.55, window[3] - ry * 0.4],
      strength: quiet ? 0.45 : 0.65,
    }),
  );
  press.stroke(pathAt(0), 5);
  press.stroke(pathAt(-13), 1.8);
  const reach = rx * (oval ? 0.66 : 0.76);
  drawSubject(context, context.subject, [
    x - reach,
    window[1] + ry * 0.22,
    x + reach,
    window[3] - ry * (oval ? 0.26 : 0.2),
  ]);
  const textArea: Box = wide
    ? [window[2] + 60, height * 0.26, right - 56, height * 0.74]
    : [left + 70, captionTop + 26, right - 70, bottom - (tall ? 100 : 58)];
  const middle = (textArea[0] + textArea[2]) / 2;
  drawFleuron(press, middle, textArea[3] + (wide ? 30 : tall ? 30 : 16), 240);
  if (wide) drawFleuron(press, middle, textArea[1] - 30, 240);
  return {
    textArea,
    look: captionLook(rng.fork('look')),
    perch: { x: x + reach * 0.85, y: window[3] - ry * 0.24, size: Math.min(rx, ry) * 0.22, facing: -1 },
  };
}
