import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, polygon, rectangle } from '../../flat/paths.ts';
import { between, type OilTools } from '../oil-tools.ts';
import { chooseSky, paintLight, paintSky, paintSkyline, type SkyTones } from '../skies.ts';

/** How large near things are: taller and wider sheets show them larger. */
export const nearness = ({ stage }: Pick<OilTools, 'stage'>): number =>
  Math.min(1.45, (stage.height - stage.horizon) / 480);

/** Sky and light, a city before them if asked for. */
export function open(tools: OilTools): { sky: SkyTones; x: number } {
  const { rng, stage, setting } = tools;
  const sky = chooseSky(tools);
  paintSky(tools, sky, stage.horizon + 8);
  const x = stage.width * rng.fork('light').pick([0.36, 0.62, 0.68]);
  paintLight(
    tools,
    sky,
    x,
    stage.horizon - (sky.night ? Math.min(190, (stage.horizon - stage.textArea[3]) * 0.5) : 62),
  );
  if (setting === 'Urban')
    paintSkyline(
      tools,
      stage.horizon + 6,
      Math.min(210, stage.horizon - stage.textArea[3] - 30),
      mixColours(sky.top, oklch(0.35, 0.07, 285), 0.5),
    );
  return { sky, x };
}

export function ridge({ pen, rng, stage }: OilTools, base: number, rise: number, tone: Rgb, lit: Rgb): void {
  const points = [-30, base + 40];
  const count = Math.round(stage.width / 110);
  for (let i = 0; i <= count; i++)
    points.push(
      (i / count) * (stage.width + 60) - 30,
      base - rise * (i % 2 === 0 ? rng.between(0.1, 0.4) : rng.between(0.55, 1)),
    );
  points.push(stage.width + 30, base + 40);
  pen.fill(polygon(points), tone);
  for (let i = 4; i < points.length - 4; i += 4) {
    const [x, y, nx, ny] = [points[i], points[i + 1], points[i + 2], points[i + 3]] as [number, number, number, number];
    pen.fill(polygon([x, y, x + (nx - x) * 0.8, y + (ny - y) * 0.8, x + 10, y + rise * 0.45]), lit);
  }
}

export function water(
  { pen, rng, stage, detailed }: OilTools,
  sky: SkyTones,
  x: number,
  top: number,
  bottom: number,
): void {
  const { width } = stage;
  pen.fill(rectangle(0, top, width, bottom - top), mixColours(sky.glow, sky.middle, 0.35), {
    blendTo: { colour: mixColours(sky.top, oklch(0.4, 0.1, 255), 0.35), from: [0, top], to: [0, bottom] },
  });
  for (let i = 0; i < (detailed ? 300 : 200); i++) {
    const t = rng.next() ** 1.3;
    const y = top + 6 + (bottom - top - 10) * t;
    const onLight = rng.chance(0.42);
    const wx = onLight ? x + rng.gaussian(22 + t * 80) : rng.between(0, width);
    const tone = onLight ? mixColours(sky.glow, [1, 0.97, 0.85], 0.5) : rng.pick([sky.top, sky.cloud, sky.lit]);
    pen.fill(ellipse(wx, y, (10 + 60 * t) * rng.between(0.5, 1.2), 1.5 + t * 4.5), tone);
  }
}

export function trees(
  { pen, rng, stage, colours }: OilTools,
  base: number,
  from: number,
  to: number,
  size: number,
): void {
  for (let i = 0; i < 46; i++) {
    const s = rng.between(0.4, 1) * size;
    const x = stage.width * (from + (to - from) * rng.next());
    pen.fill(
      ellipse(x, base - s * 0.5, s * 0.6, s),
      mixColours(between(colours.leaves, 1), oklch(0.5, 0.09, 105), rng.between(0, 0.75)),
    );
  }
}
