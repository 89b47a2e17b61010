import type { Box } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { CardContext, Composed } from '../separations/card-context.ts';
import type { Inks } from '../separations/inks.ts';
import { rectPath } from '../separations/paths.ts';
import { drawSubject, type SubjectName } from '../separations/subjects.ts';
import { drawDots } from './pop-grounds.ts';
import { bandLook } from './pop-lettering.ts';

/** Grounds and the dots over them that stay clean when printed together. */
const grounds: readonly (readonly [ground: Inks, dots: Inks])[] = [
  [{ light: 1 }, { main: 0.6 }],
  [{}, { main: 0.75 }],
  [{}, { second: 0.85 }],
  [{ light: 1 }, {}],
  [{ main: 1 }, {}],
  [{ second: 0.85 }, {}],
];

/** Too broad to show well in a narrow cell. */
const broadSubjects: readonly SubjectName[] = ['birds', 'gifts', 'letter', 'eggs', 'pumpkins'];

/** The same thing again and again on other grounds, as from a silk-screen, with the words on a band. */
export function composeRepeatGrid(context: CardContext): Composed {
  const { press, rng, width, height, setting, season } = context;
  const wide = width > height * 1.3;
  const tall = height > width * 1.3;
  const [columns = 2, rows = 2] = wide
    ? [4, 2]
    : tall
      ? [2, 3]
      : broadSubjects.includes(context.subject) || rng.chance(0.5)
        ? [2, 2]
        : [3, 2];
  const band = context.heading === null ? 0 : height * (wide ? 0.24 : tall ? 0.16 : 0.21);
  const place = wide || rows === 2 ? rng.pick(['middle', 'foot'] as const) : rng.pick(['top', 'foot'] as const);
  const cellWidth = width / columns;
  const cellHeight = (height - band) / rows;
  const bandTop = place === 'top' ? 0 : place === 'foot' ? height - band : cellHeight;
  const order = rng.shuffle(grounds);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const i = row * columns + column;
      const y = row * cellHeight + (place === 'top' || (place === 'middle' && row > 0) ? band : 0);
      const cell: Box = [column * cellWidth, y, (column + 1) * cellWidth, y + cellHeight];
      const path = rectPath(...cell);
      press.clip(path, () => {
        if ((row + column) % 2 === 0) {
          drawBackdrop(setting, {
            press,
            rng: rng.fork(`backdrop${i % 2}`),
            box: cell,
            horizon: 0.66,
            season,
            outline: 4,
            keepClear: null,
            strength: 1,
          });
        } else {
          const [ground, dots] = order[i % order.length] ?? [{}, {}];
          drawDots(press, path, dots, [cell[0], cell[1]], [cell[2], cell[3]], ground);
        }
        const [dx, dy] = [cellWidth * 0.12, cellHeight * 0.09];
        // The same stream in every cell: the same picture, printed again.
        drawSubject({ ...context, detailed: context.detailed && columns < 3 }, context.subject, [
          cell[0] + dx,
          cell[1] + dy,
          cell[2] - dx,
          cell[3] - dy,
        ]);
      });
      press.stroke(path, 10);
    }
  if (band > 0)
    press.fill(
      rectPath(0, bandTop, width, bandTop + band),
      rng.pick<Inks>([{ light: 1 }, { main: 1 }, { second: 1 }]),
      {
        line: 12,
      },
    );
  press.stroke(rectPath(8, 8, width - 8, height - 8), 16);
  const textArea: Box = [
    50,
    Math.max(40, bandTop + band * 0.1),
    width - 50,
    Math.min(height - 40, bandTop + band * 0.9),
  ];
  return {
    textArea,
    look: bandLook({}, {}, 2),
    perch: {
      x: cellWidth * 0.8,
      y: place === 'middle' ? cellHeight - 6 : height - (place === 'foot' ? band + 6 : 16),
      size: Math.min(cellWidth, cellHeight) * 0.16,
      facing: -1,
    },
  };
}
