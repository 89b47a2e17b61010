import { drawAnimal } from '../motifs/animal.ts';
import { drawProp } from '../props.ts';
import { drawBunting, drawFloating, groundShadow } from './surroundings.ts';
import { type CuteTemplate, dress, layOut, setBackdrop } from './template.ts';

/** Two animals side by side; without characters, a row of things. */
export const drawFriends: CuteTemplate = (stage) => {
  const layout = layOut(stage);
  const { middle, floor } = layout;
  // Two need more room on a narrow sheet.
  const size = Math.min(layout.size, 1.16);
  const { theme, pen, colours } = stage;
  setBackdrop(stage, layout);
  const rng = stage.rng.fork('friends');
  if (theme.bunting && rng.chance(0.5)) drawBunting(stage, 22);
  const tools = { pen, rng, colours };
  groundShadow(tools, middle, floor, 330 * size);
  if (stage.characters) {
    const [first, second] = rng.shuffle(theme.animals) as [
      (typeof theme.animals)[number],
      (typeof theme.animals)[number],
    ];
    const other = first === second ? (theme.animals.find((kind) => kind !== first) ?? first) : second;
    const between = rng.chance(0.45);
    const small = rng.chance(0.45) ? 0.78 : 1;
    const flip = rng.chance(0.5) ? 1 : -1;
    const [one, two] = rng.shuffle(theme.held);
    drawAnimal(
      pen,
      middle - flip * 148 * size,
      floor - 8,
      1.34 * size,
      dress(stage, 'one', { kind: first, held: one ?? null }),
    );
    drawAnimal(
      pen,
      middle + flip * 150 * size,
      floor + 6,
      1.34 * size * small,
      dress(stage, 'two', {
        kind: other,
        held: between ? null : (two ?? null),
        raised: between && !theme.quiet ? (flip > 0 ? 'right' : 'left') : 'none',
      }),
    );
    if (!theme.quiet)
      for (const side of [-1, 1])
        drawProp(tools, rng.pick(theme.beside), middle + side * 352 * size, floor + 26, 0.85 * size);
  } else {
    const [main, second] = rng.shuffle([...new Set(theme.objects)]);
    const row = theme.quiet ? [0.2, 1.9] : [-330, -180, 0, 186, 336];
    if (theme.quiet) drawProp(tools, main ?? 'vase', middle, floor, 2.4 * size);
    else {
      row.forEach((x, i) => {
        const name = i === 2 ? (main ?? 'gift') : i % 2 ? (second ?? rng.pick(theme.beside)) : rng.pick(theme.beside);
        drawProp(
          tools,
          name,
          middle + x * size,
          floor + (i % 2 ? -12 : 14),
          (i === 2 ? 1.9 : i % 2 ? 1.3 : 0.95) * size,
        );
      });
    }
  }
  drawFloating(stage, rng.pick(theme.floating), layout);
  return { textArea: layout.textArea };
};
