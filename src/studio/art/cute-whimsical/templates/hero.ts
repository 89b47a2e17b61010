import { drawAnimal } from '../motifs/animal.ts';
import { drawProp } from '../props.ts';
import { drawBalloons, drawBunting, drawFloating, groundShadow } from './surroundings.ts';
import { type CuteTemplate, dress, layOut, setBackdrop } from './template.ts';

/** One figure in the middle, small things beside it. */
export const drawHero: CuteTemplate = (stage) => {
  const layout = layOut(stage);
  const { textArea, middle, floor, size } = layout;
  const { theme, pen, colours } = stage;
  setBackdrop(stage, layout);
  if (theme.bunting) drawBunting(stage, 22);
  const rng = stage.rng.fork('hero');
  const tools = { pen, rng, colours };
  groundShadow(tools, middle, floor, 280 * size);
  const side = rng.chance(0.5) ? 1 : -1;
  const withBalloons = theme.balloons && rng.chance(0.6);
  const beside = rng.shuffle(theme.beside);
  if (!theme.quiet) {
    drawProp(tools, beside[0] ?? 'gift', middle + side * 292 * size, floor + 8, 1.15 * size);
    if (stage.detailed) drawProp(tools, rng.pick(theme.beside), middle + side * 382 * size, floor + 34, 0.8 * size);
    if (!withBalloons || stage.detailed)
      drawProp(tools, beside[1] ?? 'gift', middle - side * 288 * size, floor + 14, 0.95 * size);
  }
  const held = rng.pick(theme.held);
  if (stage.characters) {
    if (withBalloons) {
      const hand: [number, number] = [middle - side * 168 * size, floor - 262 * size];
      const reach = [middle - side * 400 * size, middle - side * 190 * size].sort((a, b) => a - b) as [number, number];
      drawBalloons(
        tools,
        hand,
        [reach[0], Math.max(textArea[3] + 66, floor - 560 * size), reach[1], floor - 400 * size],
        stage.detailed ? 4 : 3,
      );
    }
    drawAnimal(
      pen,
      middle,
      floor,
      1.42 * size,
      dress(stage, 'animal', { held, raised: withBalloons ? (side > 0 ? 'left' : 'right') : 'none' }),
    );
  } else {
    if (withBalloons) {
      const x = middle - side * 270 * size;
      drawBalloons(
        tools,
        [x, floor - 20],
        [x - 110 * size, Math.max(textArea[3] + 70, floor - 520 * size), x + 110 * size, floor - 330 * size],
        3,
      );
    }
    const object = rng.pick(theme.objects);
    drawProp(tools, object, middle, floor, (object === 'cake' ? 2.2 : 2.7) * size);
  }
  drawFloating(stage, rng.pick(theme.floating), layout);
  return { textArea };
};
