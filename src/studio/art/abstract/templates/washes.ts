import type { Rgb } from '../../core/colour.ts';
import { block, puddle } from '../outlines.ts';
import type { Template } from './template.ts';

/** Blocks of watered ink beside and over each other, tied by foil lines. */
export const washes: Template = ({ pen, rng, colours, width, height, stamp, detailed, quiet }) => {
  const wide = width > height;
  const below = rng.chance(0.5);
  const round = rng.chance(0.5);
  const tones = rng.shuffle(colours.inks);
  // The field of blocks: a strip along the sheet; the words have the rest.
  const [left, right] = wide ? [below ? 90 : width - 820, below ? 820 : width - 90] : [90, width - 90];
  const spanY = wide ? height - 340 : height * 0.43;
  const top = wide ? 170 : below ? 150 : height - 160 - spanY;
  const columns = detailed ? 4 : 3;
  const rows = Math.max(2, Math.round((spanY / (right - left)) * columns));
  const [cellX, cellY] = [(right - left) / columns, spanY / rows];
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < columns; i++) {
      const [x, y] = [left + cellX * (i + 0.5) + rng.between(-12, 12), top + cellY * (j + 0.5) + rng.between(-12, 12)];
      const [hx, hy] = [cellX * rng.between(0.5, 0.6), cellY * rng.between(0.5, 0.6)];
      const tone = tones[(i + j * 2) % tones.length] as Rgb;
      const path = round ? puddle(rng, x, y, hx, hy, 0.03) : block(rng, x - hx, y - hy, x + hx, y + hy);
      pen.wash(path, tone, quiet ? 0.66 : 0.95);
      if ((i + j) % 2 === 0 || detailed) stamp(x, y, Math.min(hx, hy) * 0.38, (i + j) % 3 === 0 ? 'foil' : 'white');
    }
  }
  for (let i = 1; i < columns; i++) {
    const x = left + cellX * i + rng.between(-8, 8);
    pen.foil(
      `M${x} ${top - 24}Q${x + rng.between(-30, 30)} ${top + spanY / 2} ${x + rng.between(-14, 14)} ${top + spanY + 24}`,
      { lineWidth: 3.4 },
    );
  }
  const [textTop, textBottom] = wide ? [300, height - 300] : below ? [top + spanY + 66, height - 178] : [176, top - 84];
  const middle = (textTop + textBottom) / 2;
  const half = Math.min(180, (textBottom - textTop) / 2);
  const cx = wide ? (below ? (right + width) / 2 : left / 2) : width / 2;
  const reach = wide ? 380 : 372;
  return {
    textArea: [cx - reach, middle - half, cx + reach, middle + half],
    perch: [cx + reach * 0.66, below && !wide ? middle - half - 44 : middle + half + 84],
  };
};
