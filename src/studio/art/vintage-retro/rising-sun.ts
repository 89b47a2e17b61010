import type { Box } from '../core/geometry.ts';
import { ellipsePath } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { raysPath } from '../separations/paths.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawFrame, panelOf, panelPath } from './frame.ts';
import { drawRibbon } from './ribbon.ts';
import { ribbonLook } from './vintage-lettering.ts';

/** A poster: the occasion large before a rising sun, the heading on a ribbon across the foot. */
export function composeRisingSun(context: CardContext): Composed {
  const { press, rng, width, height, setting, season } = context;
  const panel = panelOf(width, height);
  const [left, top, right, bottom] = panel;
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  const x = width / 2;
  const ribbonHeight = Math.min(width, height) * 0.16;
  const rise = ribbonHeight * 0.22;
  const foot = bottom - (tall ? 110 : 52);
  const half = wide ? width * 0.3 : width * 0.365;
  const ribbon: Box = [x - half, foot - ribbonHeight - rise, x + half, foot];
  const horizon = ribbon[1] - (bottom - top) * (wide ? 0.02 : 0.05);
  press.fill(panelPath(panel), { light: 0.55 });
  press.clip(panelPath(panel), () => {
    const reach = Math.hypot(width, height);
    press.fill(raysPath([x, horizon], rng.pick([22, 28, 32]), reach, rng.between(0, 0.2)), {
      start: { main: 0.15 },
      end: rng.pick([{ main: 0.95 }, { second: 0.9 }]),
      along: { kind: 'radial', centre: [x, horizon], radius: reach * 0.8 },
    });
    const r = Math.min(width * 0.42, (horizon - top) * 0.8);
    press.fill(
      ellipsePath(x, horizon, r),
      { start: { light: 0.15 }, end: { light: 1 }, along: { kind: 'radial', centre: [x, horizon], radius: r } },
      { line: 4.5 },
    );
    press.stroke(ellipsePath(x, horizon, r - 14), 1.8);
    const band: Box = [left, horizon - (bottom - top) * 0.28, right, bottom];
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: band,
      horizon: (horizon - band[1]) / (band[3] - band[1]) - 0.06,
      season,
      groundOnly: true,
      outline: 3.6,
      keepClear: null,
      strength: 0.95,
    });
  });
  const standing = horizon + (bottom - top) * 0.035;
  const reach = wide ? width * 0.24 : width * 0.34;
  drawSubject(context, context.subject, [x - reach, top + (tall ? 190 : 62), x + reach, standing]);
  drawRibbon(press, ribbon, rise, { main: 1 }, 4.5);
  drawFrame(press, panel);
  return {
    textArea: [ribbon[0] + 16, ribbon[1] + 8, ribbon[2] - 16, ribbon[3] - 8],
    look: ribbonLook(rng.fork('look'), (rise / (ribbon[2] - ribbon[0])) * 0.94),
    perch: { x: x + half * 0.86, y: ribbon[1] + rise * 0.75, size: ribbonHeight * 0.5, facing: -1 },
  };
}
