import { type Box, ellipsePath, fullTurn, offset } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { splitSheet } from '../separations/card-context.ts';
import type { Inks } from '../separations/inks.ts';
import { raysPath, scallopPath, starPath } from '../separations/paths.ts';
import { drawSubject } from '../separations/subjects.ts';
import { drawFrame, panelOf, panelPath } from './frame.ts';
import { archedLook } from './vintage-lettering.ts';

/** Rays out of a round medallion that shows the occasion in its place, the heading arched above. */
export function composeSunburst(context: CardContext): Composed {
  const { press, rng, width, height, setting, season } = context;
  const panel = panelOf(width, height);
  const wide = width > height * 1.3;
  const below = !wide && rng.chance(0.4);
  const share = (context.heading?.length ?? 0) > 16 ? 0.325 : 0.28;
  const { heading, subject } = below ? splitBelow(panel, share * 0.82) : splitSheet(panel, share);
  const x = (subject[0] + subject[2]) / 2;
  const y = wide ? height / 2 : subject[1] + (subject[3] - subject[1]) * (below ? 0.53 : 0.48);
  const r = Math.min((subject[2] - subject[0]) * (wide ? 0.43 : 0.4), (subject[3] - subject[1]) * 0.44);
  const rays: Inks = rng.pick<Inks>([{ second: 1 }, { main: 1 }, { second: 1 }]);
  press.fill(panelPath(panel), { light: 0.65 });
  press.clip(panelPath(panel), () => {
    const reach = Math.hypot(width, height);
    press.fill(raysPath([x, y], rng.pick([16, 20, 24]), reach, rng.between(0, 0.3)), {
      start: scale(rays, 0.2),
      end: rays,
      along: { kind: 'radial', centre: [x, y], radius: reach * 0.68, innerRadius: r * 0.8 },
    });
  });
  const rim = rng.chance(0.5) ? ellipsePath(x, y, r * 1.13) : scallopPath([x, y], [r * 1.125, r * 1.125], 36);
  press.fill(rim, { light: 0.25 }, { line: 5 });
  const beads = 64;
  let path = '';
  for (let i = 0; i < beads; i++) {
    const [bx, by] = offset(x, y, (i / beads) * fullTurn, r * 1.065);
    path += ellipsePath(bx, by, r * 0.021);
  }
  press.fill(path, { main: 1 });
  press.clip(ellipsePath(x, y, r), () =>
    drawBackdrop(setting, {
      press,
      rng: rng.fork('backdrop'),
      box: [x - r, y - r, x + r, y + r],
      horizon: 0.62,
      season,
      outline: 2.6,
      keepClear: [x - r * 0.5, y - r * 0.75, x + r * 0.5, y + r * 0.6],
      strength: 0.8,
    }),
  );
  press.stroke(ellipsePath(x, y, r), 5);
  drawSubject(context, context.subject, [x - r * 0.72, y - r * 0.78, x + r * 0.72, y + r * 0.74]);
  const stars = context.detailed ? 14 : 8;
  for (let i = 0; i < stars; i++) {
    const angle = (i / stars) * fullTurn + 0.2;
    const [sx, sy] = offset(x, y, angle, r * 1.26);
    const inside = wide || (below ? sy < heading[1] : sy > heading[3]);
    if (
      inside &&
      sx > panel[0] + 40 &&
      sx < panel[2] - 40 &&
      sy > panel[1] + 40 &&
      sy < panel[3] - 40 &&
      sx > (wide ? heading[2] : 0)
    )
      press.fill(starPath([sx, sy], r * 0.045, 5, 0.42, angle), i % 2 === 0 ? {} : { light: 1 }, { line: 3 });
  }
  drawFrame(press, panel);
  const inset = wide ? 20 : 48;
  const arch = wide || below ? 0 : 0.075;
  return {
    textArea: [
      heading[0] + inset,
      heading[1] + (wide ? 0 : below ? 6 : 34),
      heading[2] - inset,
      heading[3] - (wide ? 0 : below ? 30 : 2),
    ],
    look: archedLook(rng.fork('look'), arch, wide ? 3 : below ? 1 : 2),
    perch: { x: x + r * 0.68, y: y + r * 0.68, size: r * 0.24, facing: -1 },
  };
}

const scale = ({ main = 0, second = 0 }: Inks, amount: number): Inks => ({
  main: main * amount,
  second: second * amount,
});

/** The heading below the subject instead of above it. */
function splitBelow([left, top, right, bottom]: Box, share: number): { heading: Box; subject: Box } {
  const line = bottom - (bottom - top) * share;
  return { heading: [left, line, right, bottom], subject: [left, top, right, line] };
}
