import { drawBranch, type Point } from '../botanicals.ts';
import type { CardSheet } from '../card-sheet.ts';
import { drawBud, drawEmblem, turnOfBud } from '../emblems.ts';
import { drawPattern, drawRule } from '../ornaments.ts';
import { setWords } from '../set-words.ts';

/** An arched window with the occasion's emblem at its top and leaves growing up beside it. */
export function drawArch(sheet: CardSheet): void {
  const { pen, unit, width, height, theme, foil, rng } = sheet;
  const look = rng.fork('arch');
  drawPattern(sheet, { left: 0, top: 0, width, height }, theme.ground, look.fork('pattern'));

  const side = Math.max(118 * unit, (width - 1.25 * height) / 2);
  const [top, bottom] = [78 * unit, height - 78 * unit];
  const rise = Math.min((width - 2 * side) / 2, 0.34 * height);
  const archPath = (inset: number) => {
    const [left, right] = [side + inset, width - side - inset];
    const radiusX = (right - left) / 2;
    const radiusY = rise - inset;
    return `M${left} ${bottom - inset}V${top + inset + radiusY}A${radiusX} ${radiusY} 0 0 1 ${right} ${top + inset + radiusY}V${bottom - inset}Z`;
  };
  pen.fill(archPath(0), theme.panel);
  pen.stroke(archPath(0), foil, 3.2 * unit);
  pen.stroke(archPath(15 * unit), foil, 1.3 * unit);

  const emblemY = top + 128 * unit;
  pen.at(width / 2, emblemY, 56 * unit, 0, () => drawEmblem(pen, sheet.mood.emblem, theme, foil));
  growBeside(sheet, side, bottom);

  const inset = side + 64 * unit;
  const wordsTop = emblemY + (sheet.mood.emblem === 'balloon' ? 140 : 88) * unit;
  setWords(sheet, {
    box: { left: inset, top: wordsTop, width: width - 2 * inset, height: bottom - 74 * unit - wordsTop },
    face: look.pick(['capitals', 'italic', 'serif'] as const),
    align: 'center',
    anchor: 'middle',
    colours: theme.onPanel,
    divider: { height: 74, draw: (x, y) => drawRule(sheet, x - 45 * unit, y, 90) },
  });
}

function growBeside(
  { pen, unit, width, height, theme, foil, leaf, detail, mood, rng }: CardSheet,
  side: number,
  bottom: number,
): void {
  const growth = rng.fork('beside');
  const tall = Math.min(height * 0.5, 620 * unit);
  const style = { leaf, leaves: theme.leaves, line: foil, berries: theme.blooms[1], weight: 2.4 * unit };
  for (const flip of [1, -1]) {
    const edge = flip > 0 ? side : width - side;
    pen.at(edge, bottom, [flip, 1], 0, () => {
      const stem = (points: readonly (readonly [number, number])[]) =>
        points.map(([x, y]): Point => [x * unit, y * tall]) as unknown as readonly [Point, Point, Point, Point];
      drawBranch(
        pen,
        stem([
          [6, 0.03],
          [-70, -0.3],
          [24, -0.6],
          [-34, -0.98],
        ]),
        style,
        growth,
      );
      if (detail === 'Detailed')
        drawBranch(
          pen,
          stem([
            [0, 0.03],
            [60, -0.05],
            [120, 0.03],
            [210, -0.02],
          ]),
          { ...style, berries: null },
          growth,
        );
      drawBranch(
        pen,
        stem([
          [-6, 0.03],
          [-80, -0.1],
          [-50, -0.3],
          [-92, -0.48],
        ]),
        { ...style, berries: null },
        growth,
      );
      if (mood.spirit === 'quiet' && detail === 'Minimal') return;
      for (const [x, y, size, tone] of [
        [-2, -6, 62, 1],
        [-62, 18, 40, 0],
        [52, 16, 36, 2],
        [-40, -70, 30, 0],
      ] as const)
        pen.at(x * unit, y * unit, size * unit, growth.between(-turnOfBud(mood.bud), turnOfBud(mood.bud)), () =>
          drawBud(pen, mood.bud, { main: theme.blooms[tone], second: theme.blooms[tone === 2 ? 0 : 2], line: foil }),
        );
    });
  }
}
