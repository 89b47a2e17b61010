import { drawBranch } from '../botanicals.ts';
import type { CardSheet } from '../card-sheet.ts';
import { drawFlourish, drawGarland, drawPattern, scatterConfetti } from '../ornaments.ts';
import { setWords } from '../set-words.ts';

/** Strings of pendants across the top; confetti below for festive occasions, a branch for the others. */
export function drawHungGarland(sheet: CardSheet): void {
  const { pen, unit, width, height, theme, foil, mood, rng, leaf } = sheet;
  const look = rng.fork('garland');
  if (sheet.detail === 'Detailed')
    drawPattern(sheet, { left: 0, top: 0, width, height }, theme.ground, look.fork('pattern'), 0.035);
  const pendants = look.fork('pendants');
  const tilt = look.between(8, sheet.detail === 'Detailed' ? 24 : 60) * unit * (look.chance(0.5) ? 1 : -1);
  if (sheet.detail === 'Detailed')
    drawGarland(sheet, { left: -10 * unit, right: 30 * unit, sag: 62 * unit }, 30 * unit, pendants);
  const base = (sheet.detail === 'Detailed' ? 96 : 44) * unit;
  drawGarland(sheet, { left: base + tilt, right: base - tilt, sag: 92 * unit }, 47 * unit, pendants);

  const side = 138 * unit;
  const top = base + 228 * unit;
  const bottom = height - (mood.spirit === 'festive' ? 128 : 176) * unit;
  const box = { left: side, top, width: width - 2 * side, height: bottom - top };
  if (mood.spirit === 'festive') {
    const area = { left: 26 * unit, top: top - 40 * unit, width: width - 52 * unit, height: height - top + 14 * unit };
    const clear = { left: side - 22 * unit, top: 0, width: box.width + 44 * unit, height: bottom + 6 * unit };
    scatterConfetti(
      sheet,
      area,
      clear,
      Math.round((sheet.detail === 'Detailed' ? 90 : 52) * (width / 1024 / unit)),
      look.fork('confetti'),
    );
  } else {
    const style = { leaf, leaves: theme.leaves, line: foil, berries: theme.blooms[1], weight: 2.4 * unit };
    for (const flip of [1, -1])
      pen.at(width / 2, height - 92 * unit, [flip * unit, unit], 0, () =>
        drawBranch(
          pen,
          [
            [10, 0],
            [110, 40],
            [210, -42],
            [330, 4],
          ],
          { ...style, weight: 2.4 },
          look.fork('branch'),
        ),
      );
  }
  setWords(sheet, {
    box,
    face:
      mood.spirit === 'festive'
        ? look.pick(['modern', 'script', 'serif'] as const)
        : look.pick(['script', 'italic'] as const),
    align: 'center',
    anchor: 'middle',
    colours: theme.onGround,
    divider: { height: 84, draw: (x, y) => drawFlourish(sheet, x, y, 300, true) },
  });
}
