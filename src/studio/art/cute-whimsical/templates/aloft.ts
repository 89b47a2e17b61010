import type { Box } from '../../core/geometry.ts';
import { drawBust } from '../motifs/animal.ts';
import { drawProp } from '../props.ts';
import { airBalloon, drawFloating } from './surroundings.ts';
import { type CuteTemplate, dress, setBackdrop } from './template.ts';

/** A hot-air balloon over the land, with someone or something in its basket. */
export const drawAloft: CuteTemplate = (stage) => {
  const { pen, width, height, theme, colours } = stage;
  const rng = stage.rng.fork('aloft');
  const left = rng.chance(0.5);
  const square = width === height;
  const floor = height * 0.92;
  const textArea: Box =
    height > width
      ? [100, 150, width - 100, 430]
      : left
        ? [80, square ? 190 : 200, width * (square ? 0.55 : 0.54), square ? 600 : 660]
        : [width * (square ? 0.45 : 0.46), square ? 190 : 200, width - 80, square ? 600 : 660];
  const x = height > width ? width / 2 : width * (left ? 0.765 : 0.235);
  const size = height > width ? 1.36 : square ? 1.08 : 1.22;
  const rim = height > width ? height * 0.765 : height * 0.715;
  setBackdrop(stage, { textArea, floor, middle: x });
  const tools = { pen, rng, colours };
  pen.at(x, rim, { scale: size, angle: rng.between(-0.05, 0.05) }, () => {
    airBalloon(tools, () => {
      if (stage.characters) drawBust(pen, 0, -6, 0.86, dress(stage, 'animal', theme.quiet ? {} : { hat: 'none' }));
      else {
        const things = rng.shuffle(theme.beside);
        drawProp(tools, things[1] ?? 'heart', -42, -2, 0.62, -0.14);
        drawProp(tools, theme.held[0] ?? 'heart', 34, -4, 0.8, 0.1);
      }
    });
  });
  if (height <= width) drawProp(tools, rng.pick(theme.beside), width * (left ? 0.2 : 0.8), floor + 8, 1.15);
  drawFloating(stage, rng.pick(theme.floating), {
    textArea,
    floor,
    avoid: [[x - 190 * size, rim - 570 * size, x + 190 * size, rim + 100 * size]],
  });
  return { textArea };
};
