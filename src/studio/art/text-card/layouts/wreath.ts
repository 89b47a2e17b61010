import { drawWreath } from '../botanicals.ts';
import type { CardSheet } from '../card-sheet.ts';
import { drawFlourish, drawFrame } from '../ornaments.ts';
import { setWords } from '../set-words.ts';

/** Words in a ring of leaves; for short messages. */
export function drawRing(sheet: CardSheet): void {
  const { pen, unit, width, height, theme, foil, rng, mood } = sheet;
  const look = rng.fork('wreath');
  const radius = 396 * unit;
  if (sheet.detail === 'Detailed' || width !== height) drawFrame(sheet, 34, 'square');
  const gap = look.chance(0.5) ? look.between(0.9, 1.5) : 0.1;
  pen.at(width / 2, height / 2, 1, 0, () =>
    drawWreath(
      pen,
      radius,
      theme,
      {
        leaf: sheet.leaf,
        bud: mood.spirit !== 'quiet' || sheet.detail === 'Detailed' ? sheet.mood.bud : null,
        line: foil,
        gap,
      },
      look,
    ),
  );
  const [boxWidth, boxHeight] = [540 * unit, 480 * unit];
  setWords(sheet, {
    box: {
      left: (width - boxWidth) / 2,
      top: (height - boxHeight) / 2 - 14 * unit,
      width: boxWidth,
      height: boxHeight,
    },
    face: mood.spirit === 'quiet' ? 'italic' : look.pick(['script', 'italic'] as const),
    align: 'center',
    anchor: 'middle',
    colours: theme.onGround,
    divider: { height: 76, draw: (x, y) => drawFlourish(sheet, x, y, 250, false) },
  });
}
