import type { Box } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import { subjectsOf } from '../separations/choose-subject.ts';
import type { Inks } from '../separations/inks.ts';
import { rectPath } from '../separations/paths.ts';
import { drawSubject, type SubjectName } from '../separations/subjects.ts';
import { drawBorder, drawDots, drawRays } from './pop-grounds.ts';
import { shoutLook } from './pop-lettering.ts';

/** A poster that is nearly all words, over a strip of small pictures side by side. */
export function composeBigWords(context: CardContext): Composed {
  const { press, rng, width, height, setting, season, category, subject } = context;
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  const stripTop = height * (wide ? 0.58 : tall ? 0.68 : 0.64);
  const above = rectPath(0, 0, width, stripTop);
  press.clip(above, () => {
    if (rng.chance(0.5)) drawRays(press, rng.fork('rays'), [0, 0, width, stripTop], [width / 2, stripTop * 1.1]);
    else {
      const [ink, ground] = rng.pick<readonly [Inks, Inks]>([
        [{ second: 0.9 }, {}],
        [{ main: 0.8 }, { light: 1 }],
        [{ main: 0.8 }, {}],
      ]);
      drawDots(press, above, ink, [0, stripTop], [0, 0], ground);
    }
  });
  press.stroke(`M0 ${stripTop}H${width}`, 10);
  const count = wide ? 4 : tall ? 2 : 3;
  const others = subjectsOf[category].filter((name) => name !== subject && name !== 'fireworks');
  const row: SubjectName[] = [subject, ...rng.shuffle(others)];
  for (let i = 0; i < count; i++) {
    const cell: Box = [(width * i) / count, stripTop, (width * (i + 1)) / count, height];
    const path = rectPath(...cell);
    press.clip(path, () => {
      if (i % 2 === 0)
        drawBackdrop(setting, {
          press,
          rng: rng.fork('backdrop'),
          box: cell,
          horizon: 0.66,
          season,
          outline: 4,
          keepClear: null,
          strength: 1,
        });
      else press.fill(path, rng.pick<Inks>([{ light: 1 }, { main: 0.9 }, { second: 0.8 }]));
      const [dx, dy] = [(width / count) * 0.11, (height - stripTop) * 0.1];
      const name = row[i % row.length] ?? subject;
      drawSubject({ ...context, detailed: false }, name, [cell[0] + dx, cell[1] + dy, cell[2] - dx, cell[3] - dy - 14]);
    });
    press.stroke(path, 9);
  }
  if (context.heading === null)
    drawSubject(context, subject, [width * 0.2, stripTop * 0.12, width * 0.8, stripTop - 20]);
  drawBorder(press, width, height);
  return {
    textArea: [60, tall ? 130 : 52, width - 60, stripTop - (tall ? 90 : 34)],
    look: { ...shoutLook(rng.fork('look')), largest: 0.5, outline: 0.12 },
    perch: { x: width / count - 70, y: height - 30, size: (height - stripTop) * 0.16, facing: -1 },
  };
}
