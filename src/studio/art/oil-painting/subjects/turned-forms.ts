import { mixColours, oklch } from '../../core/colour.ts';
import { ellipse, roundedPath } from '../../flat/paths.ts';
import { between, type OilTools, type Pair } from '../oil-tools.ts';

/** What deep shade leans to. */
export const shadow = oklch(0.22, 0.05, 290);
/** White china. */
export const porcelain: Pair = [oklch(0.97, 0.015, 90), oklch(0.72, 0.05, 270)];

/** Something round: lit at the upper left, dark at the lower right. */
export function ball({ pen }: OilTools, x: number, y: number, rx: number, ry: number, pair: Pair): void {
  pen.fill(ellipse(x, y, rx, ry), between(pair, 0.4), {
    shades: [
      {
        kind: 'radial',
        centre: [x + rx * 0.6, y + ry * 0.8],
        radius: rx * 1.3,
        colour: mixColours(pair[1], shadow, 0.35),
        alpha: 1,
      },
      { kind: 'radial', centre: [x - rx * 0.4, y - ry * 0.45], radius: rx * 0.9, colour: pair[0], alpha: 1 },
    ],
  });
  pen.fill(ellipse(x - rx * 0.35, y - ry * 0.45, rx * 0.13, ry * 0.1), [1, 1, 0.97], { alpha: 0.8 });
}

/** An upright round wall, as of a cake or a candle. */
export function drum({ pen }: OilTools, x: number, base: number, halfWidth: number, height: number, pair: Pair): void {
  const depth = halfWidth * 0.2;
  const top = base - height;
  pen.fill(`M${x - halfWidth} ${top}V${base}A${halfWidth} ${depth} 0 0 0 ${x + halfWidth} ${base}V${top}Z`, pair[0], {
    blendTo: { colour: mixColours(pair[1], shadow, 0.2), from: [x - halfWidth * 0.4, 0], to: [x + halfWidth, 0] },
  });
  pen.fill(ellipse(x, top, halfWidth, depth), mixColours(pair[0], [1, 1, 0.96], 0.55));
}

function flame({ pen }: OilTools, x: number, y: number, size: number): void {
  for (const [reach, alpha] of [
    [4.2, 0.1],
    [2.8, 0.14],
    [1.7, 0.22],
  ] as const)
    pen.fill(ellipse(x, y - size * 0.6, size * reach), oklch(0.86, 0.14, 75), { alpha });
  pen.fill(
    roundedPath([x, y - size * 1.9, x + size * 0.55, y - size * 0.5, x, y, x - size * 0.55, y - size * 0.5]),
    oklch(0.8, 0.17, 62),
  );
  pen.fill(ellipse(x, y - size * 0.5, size * 0.28, size * 0.5), oklch(0.97, 0.09, 95));
}

/** A candle that burns. */
export function candle(tools: OilTools, x: number, base: number, width: number, height: number, pair: Pair): void {
  drum(tools, x, base, width / 2, height, pair);
  tools.pen.line(`M${x} ${base - height}v-14`, shadow, 4);
  flame(tools, x, base - height - 8, width > 40 ? 24 : 17);
}
