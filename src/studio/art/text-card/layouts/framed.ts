import { drawSpray } from '../botanicals.ts';
import type { CardSheet } from '../card-sheet.ts';
import { drawFlourish, drawFrame, drawPattern } from '../ornaments.ts';
import { rectanglePath } from '../pen.ts';
import { setWords } from '../set-words.ts';

/** A panel in a double frame with leaves in its corners, headline in script. */
export function drawFramed(sheet: CardSheet): void {
  const { pen, unit, width, height, theme, rng } = sheet;
  const look = rng.fork('framed');
  const panelInset = 104 * unit;
  const bare = sheet.detail === 'Minimal';
  drawPattern(sheet, { left: 0, top: 0, width, height }, theme.ground, look.fork('pattern'));
  pen.fill(
    rectanglePath(panelInset, panelInset, width - 2 * panelInset, height - 2 * panelInset, 6 * unit),
    theme.panel,
  );
  const round = look.pick(['square', 'notched', 'round'] as const);
  drawFrame(sheet, 62, round);

  const corners = bare
    ? look.pick([
        [0, 3],
        [1, 2],
      ] as const)
    : ([0, 1, 2, 3] as const);
  const reach = (sheet.crowded ? 150 : bare ? 240 : 190) * unit;
  const at = 118 * unit;
  const sprayLook = {
    leaf: sheet.leaf,
    bud: bare && sheet.mood.spirit === 'quiet' ? null : sheet.mood.bud,
    line: sheet.foil,
  };
  for (const corner of corners) {
    const [right, low] = [(corner & 1) === 1, (corner & 2) === 2];
    const place = {
      x: right ? width - at : at,
      y: low ? height - at : at,
      towards: [right ? -1 : 1, low ? -1 : 1],
    } as const;
    drawSpray(pen, place, reach, theme, sprayLook, look.fork('spray'));
  }
  const [side, end] = [178 * unit, (sheet.crowded ? 168 : 196) * unit];
  setWords(sheet, {
    box: { left: side, top: end, width: width - 2 * side, height: height - 2 * end },
    face: sheet.mood.spirit === 'quiet' ? 'italic' : 'script',
    align: 'center',
    anchor: 'middle',
    colours: theme.onPanel,
    divider: { height: 96, draw: (x, y) => drawFlourish(sheet, x, y, 330, look.chance(0.4)) },
  });
}
