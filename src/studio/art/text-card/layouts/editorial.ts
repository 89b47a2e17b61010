import { mixColours } from '../../core/colour.ts';
import { drawSpray } from '../botanicals.ts';
import type { CardSheet } from '../card-sheet.ts';
import { drawEmblem } from '../emblems.ts';
import { drawPattern, drawRule } from '../ornaments.ts';
import { rectanglePath } from '../pen.ts';
import { setWords } from '../set-words.ts';

/** A coloured field with the emblem beside a wide margin, words set large and flush left. */
export function drawEditorial(sheet: CardSheet): void {
  const { pen, unit, width, height, theme, foil, mood, rng } = sheet;
  const look = rng.fork('editorial');
  const upright = height > width;
  const depth = (upright ? height * 0.27 : Math.max(width * 0.27, 270 * unit)) | 0;
  const field = upright ? { left: 0, top: 0, width, height: depth } : { left: 0, top: 0, width: depth, height };
  const colour = mood.spirit === 'quiet' ? theme.leaves[0] : mixColours(theme.blooms[0], theme.blooms[1], look.next());
  pen.fill(rectanglePath(field.left, field.top, field.width, field.height), colour);
  drawPattern(sheet, field, colour, look.fork('pattern'), sheet.detail === 'Detailed' ? 0.14 : 0.11);
  const edge = 9 * unit;
  if (upright) pen.fill(rectanglePath(0, depth, width, edge), foil);
  else pen.fill(rectanglePath(depth, 0, edge, height), foil);

  // The emblem sits on a seal where the field ends.
  const sealRadius = 92 * unit;
  const [sealX, sealY] = upright ? [190 * unit, depth] : [depth + edge / 2, 190 * unit];
  pen.at(sealX, sealY, sealRadius, 0, () => {
    pen.fill('M-1 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0Z', theme.panel);
    pen.stroke('M-1 0a1 1 0 1 1 2 0a1 1 0 1 1 -2 0Z', foil, 0.035);
    pen.stroke('M-.89 0a.89 .89 0 1 1 1.78 0a.89 .89 0 1 1 -1.78 0Z', foil, 0.014);
    const lift = mood.emblem === 'balloon' ? -0.28 : 0;
    pen.at(0, lift, mood.emblem === 'balloon' ? 0.38 : 0.5, 0, () => drawEmblem(pen, mood.emblem, theme, foil));
  });
  if (sheet.detail === 'Detailed') {
    const corner = { x: width - 26 * unit, y: height - 26 * unit, towards: [-1, -1] } as const;
    const bud = mood.spirit === 'quiet' ? null : mood.bud;
    const reach = (sheet.crowded ? 170 : 230) * unit;
    drawSpray(pen, corner, reach, theme, { leaf: sheet.leaf, bud, line: foil }, look.fork('spray'));
  }

  const left = upright ? 112 * unit : depth + 128 * unit;
  const top = upright ? depth + 150 * unit : 150 * unit;
  setWords(sheet, {
    box: {
      left,
      top,
      width: width - left - 92 * unit,
      height: height - top - (sheet.detail === 'Detailed' ? 190 : 120) * unit,
    },
    face: look.pick(['serif', 'italic', 'modern'] as const),
    align: 'left',
    anchor: 'middle',
    colours: theme.onGround,
    divider: { height: 92, width: 92, draw: (x, y) => drawRule(sheet, x + 4 * unit, y, 84) },
  });
}
