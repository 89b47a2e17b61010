import { mixColours, type Rgb } from '../../core/colour.ts';
import { ellipse, rectangle } from '../../flat/paths.ts';
import { drawBust } from '../motifs/animal.ts';
import { drawProp } from '../props.ts';
import { drawBunting, drawFloating } from './surroundings.ts';
import { type CuteTemplate, dress, layOut, setBackdrop } from './template.ts';

const paper: Rgb = [1, 0.99, 0.975];

/** A large face looking over a table's edge, or things set out on the table. */
export const drawPeek: CuteTemplate = (stage) => {
  const layout = layOut(stage);
  const { middle, size } = layout;
  const { theme, pen, colours, width, height } = stage;
  const table = height * 0.85;
  setBackdrop(stage, { ...layout, floor: table - 20 });
  const rng = stage.rng.fork('peek');
  if (theme.bunting) drawBunting(stage, 22);
  const tools = { pen, rng, colours };
  const pose = dress(stage, 'animal');
  if (stage.characters) {
    const { neck: _hidden, ...rest } = pose;
    drawBust(pen, middle, table - 12, 1.9 * size, rest);
  }
  const cloth = rng.pick([colours.candy[3], colours.candy[4], colours.candy[2]]);
  pen.fill(rectangle(-20, table, width + 40, height - table + 20), mixColours(cloth, paper, 0.35), {
    drop: { blur: 16, down: -5, alpha: 0.25 },
    volume: 0.25,
  });
  for (let x = 0; x < width + 60; x += 74) pen.fill(ellipse(x, table + 4, 44, 30), mixColours(cloth, paper, 0.72));
  pen.fill(rectangle(-20, table - 14, width + 40, 22, 8), mixColours(cloth, paper, 0.82));
  if (stage.characters) {
    for (const side of [-1, 1])
      pen.fill(ellipse(middle + side * 120 * size, table + 4, 40 * size, 28 * size), pose.coat.limbs, {
        volume: 0.5,
        drop: { blur: 9, down: 4, alpha: 0.3 },
      });
    if (!theme.quiet)
      for (const side of [-1, 1])
        drawProp(
          tools,
          rng.pick(side < 0 ? theme.held : theme.beside),
          middle + side * 350 * size,
          table + 36,
          1.25 * size,
        );
  } else {
    drawProp(tools, rng.pick(theme.objects), middle, table + 48, 2.35 * size);
    if (!theme.quiet)
      for (const side of [-1, 1])
        drawProp(
          tools,
          rng.pick(side < 0 ? theme.held : theme.beside),
          middle + side * 290 * size,
          table + 62,
          1.3 * size,
        );
  }
  drawFloating(stage, rng.pick(theme.floating), { ...layout, floor: table });
  return { textArea: layout.textArea };
};
