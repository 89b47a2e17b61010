import { ellipse } from '../../flat/paths.ts';
import { block, puddle } from '../outlines.ts';
import type { Template } from './template.ts';

/** Still water: low washes one above another, a pale disc, one sign and much paper. */
export const quiet: Template = ({ pen, rng, colours, width, height, stamp, detailed }) => {
  const horizon = height * rng.pick([0.6, 0.64, 0.68]);
  const sunX = width * rng.pick([0.3, 0.5, 0.7]);
  const sun = 96;
  pen.wash(puddle(rng, sunX, horizon - 20, sun, sun, 0.02), colours.inks[2], 0.75);
  pen.foil(ellipse(sunX, horizon - 20, sun + 14), { lineWidth: 2.4, alpha: 0.85 });
  const bands = detailed ? 6 : 4;
  for (let i = 0; i < bands; i++) {
    const y = horizon + ((height - horizon) * i) / bands;
    const inset = rng.between(-60, 40) - i * 16;
    pen.wash(
      block(rng, inset, y, width - rng.between(-60, 40) + i * 16, y + (height / bands) * 0.52, 12),
      colours.inks[i % 2 === 0 ? 3 : 0],
      0.52,
    );
  }
  pen.foil(
    `M${width * 0.14} ${horizon + 6}Q${width / 2} ${horizon + rng.between(-3, 12)} ${width * 0.86} ${horizon + 5}`,
    { lineWidth: 2.6, alpha: 0.9 },
  );
  const middle = Math.min(height * 0.33, horizon - 290);
  const half = Math.min(150, horizon - 160 - middle);
  stamp(width / 2, middle - half - 34, 32);
  return {
    textArea: [width / 2 - 360, middle - half, width / 2 + 360, middle + half],
    perch: [width - sunX + (sunX === width / 2 ? 220 : 0), horizon - 6],
  };
};
