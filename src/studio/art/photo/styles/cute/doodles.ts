import { mixColours, type Rgb } from '../../../core/colour.ts';
import type { Rng } from '../../../core/rng.ts';
import type { CuteColours } from '../../../cute-whimsical/colours.ts';
import { ellipse, heartPath, starPath } from '../../../flat/paths.ts';
import type { Pen } from '../../../flat/pen.ts';
import type { Extent } from '../../crop-to-cover.ts';

const white: Rgb = [1, 0.995, 0.985];

/** The paper behind the photo: dots, gingham or stripes in two close tones. */
export function drawPattern(pen: Pen, { width, height }: Extent, ground: Rgb, rng: Rng): void {
  const pale = mixColours(ground, white, 0.5);
  const kind = rng.whole(0, 2);
  const pitch = rng.between(42, 54);
  if (kind === 0) {
    let dots = '';
    for (let row = 0, y = 0; y < height + pitch; y += pitch * 0.5, row++)
      for (let x = row % 2 === 0 ? 0 : pitch / 2; x < width + pitch; x += pitch) dots += ellipse(x, y, 7);
    pen.fill(dots, pale);
    return;
  }
  let across = '';
  let down = '';
  for (let x = 0; x < width; x += pitch) down += `M${x} 0h${pitch / 2}v${height}h${-pitch / 2}Z`;
  for (let y = 0; y < height; y += pitch) across += `M0 ${y}h${width}v${pitch / 2}h${-width}Z`;
  pen.fill(down, pale, { alpha: 0.6 });
  if (kind === 1) pen.fill(across, pale, { alpha: 0.6 });
}

/** Little hand-drawn hearts, stars, rings and dashes in the margin round the photo. */
export function drawDoodles(pen: Pen, size: Extent, margin: number, colours: CuteColours, count: number, rng: Rng) {
  for (let i = 0; i < count; i++) {
    const { x, y } = placeOnBorder(size, margin * 0.5, (i + rng.between(0.2, 0.8)) / count);
    const colour = rng.pick(colours.candy);
    const reach = rng.between(9, 15);
    pen.at(x, y, { angle: rng.between(-0.5, 0.5) }, () => {
      const kind = rng.whole(0, 3);
      if (kind === 0) pen.fill(heartPath(0, 0, reach), colour);
      else if (kind === 1) pen.fill(starPath(0, 0, reach * 1.15), colours.gold);
      else if (kind === 2) pen.line(ellipse(0, 0, reach * 0.7), colour, 4.5);
      else pen.line(`M${-reach} 0q${reach / 2} ${-reach} ${reach} 0t${reach} 0`, colour, 5);
    });
  }
}

/** A point on a frame `inset` from the edge, by its share of the way round. */
function placeOnBorder({ width, height }: Extent, inset: number, share: number): { x: number; y: number } {
  const [w, h] = [width - inset * 2, height - inset * 2];
  let way = share * 2 * (w + h);
  if (way < w) return { x: inset + way, y: inset };
  way -= w;
  if (way < h) return { x: width - inset, y: inset + way };
  way -= h;
  if (way < w) return { x: width - inset - way, y: height - inset };
  return { x: inset, y: height - inset - (way - w) };
}
