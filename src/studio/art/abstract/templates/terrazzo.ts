import type { Rgb } from '../../core/colour.ts';
import { ellipse, rectangle } from '../../flat/paths.ts';
import { chip } from '../outlines.ts';
import { strew, type Template } from './template.ts';

/** Terrazzo: stones of every ink and of foil in plaster, about a clear field. */
export const terrazzo: Template = ({ pen, rng, colours, width, height, stamp, detailed, quiet }) => {
  const [cx, cy] = [width / 2, height / 2];
  const round = rng.chance(0.5);
  const [rx, ry] = round ? [346, 346] : [Math.min(width * 0.37, 520), Math.min(height * 0.29, 330)];
  const outside =
    (margin: number) =>
    (x: number, y: number): boolean =>
      round
        ? Math.hypot(x - cx, y - cy) > rx + margin
        : Math.abs(x - cx) > rx + margin || Math.abs(y - cy) > ry + margin;
  const area = (width * height) / (1024 * 1024);
  const tones: readonly Rgb[] = [...colours.inks, colours.inks[0], colours.deep, colours.inks[1]];
  const large = strew(rng.fork('large'), Math.round((detailed ? 46 : 34) * area), 88, width, height, outside(56));
  const small = strew(rng.fork('small'), Math.round((detailed ? 240 : 130) * area), 30, width, height, outside(20));
  for (const [x, y] of small) {
    if (large.some(([lx, ly]) => Math.hypot(lx - x, ly - y) < 62)) continue;
    const stone = chip(rng, x, y, rng.between(7, 17));
    if (rng.chance(quiet ? 0.1 : 0.24)) pen.foil(stone);
    else pen.paint(stone, rng.pick(tones));
  }
  large.forEach(([x, y], i) => {
    const stone = chip(rng, x, y, rng.between(34, 52));
    if (i % 7 === 3) pen.foil(stone);
    else if (i % 7 === 5) pen.marble(stone);
    else pen.paint(stone, tones[i % tones.length] as Rgb);
    if (i % 6 === 1) stamp(x, y, 19, 'white');
  });
  const field = (inset: number): string =>
    round
      ? ellipse(cx, cy, rx - inset)
      : rectangle(cx - rx + inset, cy - ry + inset, 2 * (rx - inset), 2 * (ry - inset), 22);
  pen.foil(field(0), { lineWidth: 4 });
  if (detailed) pen.foil(field(14), { lineWidth: 1.6 });
  stamp(cx, cy - ry + 84, 38);
  return {
    textArea: [cx - rx * 0.76, cy - ry + 142, cx + rx * 0.76, cy + ry * (round ? 0.5 : 0.62)],
    perch: [cx + rx * 0.56, cy + ry * (round ? 0.74 : 0.9)],
  };
};
