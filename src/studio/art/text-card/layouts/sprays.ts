import { drawSpray } from '../botanicals.ts';
import type { CardSheet } from '../card-sheet.ts';
import { drawFlourish, drawFrame } from '../ornaments.ts';
import { setWords } from '../set-words.ts';

/** Two large sprays in opposite corners over a fine frame that they interrupt. */
export function drawSprays(sheet: CardSheet): void {
  const { pen, unit, width, height, theme, foil, rng, mood } = sheet;
  const look = rng.fork('sprays');
  drawFrame(sheet, 48, look.pick(['square', 'round'] as const));
  const mirrored = look.chance(0.5);
  const reach = (sheet.crowded ? 250 : sheet.detail === 'Detailed' ? 400 : 330) * unit;
  const at = 40 * unit;
  const bud = mood.spirit === 'quiet' && sheet.detail === 'Minimal' ? null : mood.bud;
  for (const end of [0, 1]) {
    const right = mirrored !== (end === 1);
    const place = {
      x: right ? width - at : at,
      y: end ? height - at : at,
      towards: [right ? -1 : 1, end ? -1 : 1],
    } as const;
    drawSpray(pen, place, reach, theme, { leaf: sheet.leaf, bud, line: foil }, look.fork(`spray ${end}`));
  }
  const [side, end] = [156 * unit, (sheet.crowded ? 160 : 190) * unit];
  setWords(sheet, {
    box: { left: side, top: end, width: width - 2 * side, height: height - 2 * end },
    face:
      mood.spirit === 'quiet'
        ? look.pick(['italic', 'serif'] as const)
        : look.pick(['script', 'serif', 'italic'] as const),
    align: 'center',
    anchor: 'middle',
    colours: theme.onGround,
    divider: { height: 88, draw: (x, y) => drawFlourish(sheet, x, y, 310, look.chance(0.5)) },
  });
}
