import { mixColours, type Rgb } from '../../core/colour.ts';
import type { Point } from '../../core/geometry.ts';
import { arcLine } from '../outlines.ts';
import type { Template, TemplateTools } from './template.ts';

/** Broad dry-brush arcs from a corner or over the foot of the sheet, with foil lines between. */
export const arcs: Template = (tools) => {
  const { pen, rng, colours, width, height, stamp, detailed, quiet } = tools;
  const tall = height > width;
  const wide = width > height;
  const middle = !wide && rng.chance(0.45);
  const side = rng.pick([-1, 1]);
  const cx = middle ? width / 2 : width / 2 + side * (width / 2 - (wide ? 120 : 70));
  const cy = height + (middle ? 20 : 30);
  const outer = wide ? 800 : middle ? 500 : 640;
  const bands = detailed ? 6 : 5;
  const breadth = (outer - 130) / bands;
  const tones = rng.shuffle([...colours.inks, colours.deep]);
  for (let i = 0; i < bands; i++) {
    const radius = outer - breadth * (i + 0.5);
    brushArc(tools, cx, cy, radius, breadth * 0.8, tones[i] as Rgb);
    if (i % 2 === 1)
      pen.foil(arcLine(cx, cy, radius + breadth / 2, Math.PI, Math.PI * 2), { lineWidth: quiet ? 2.4 : 4.5 });
  }
  stamp(middle ? cx : cx - side * 20, height - 66, 46);
  const x = wide ? width / 2 - side * 330 : width / 2;
  const textArea = wide
    ? ([x - 400, 240, x + 400, 590] as const)
    : ([x - 372, tall ? 360 : 168, x + 372, tall ? 760 : middle ? 470 : 376] as const);
  stamp(x, textArea[1] - 44, 24);
  if (detailed) for (const dx of [-66, 66]) stamp(x + dx, textArea[1] - 40, 12);
  // On the outermost arc, where no words are.
  const perch: Point = middle ? [cx, cy - outer + 2] : [cx - side * outer * 0.5, cy - outer * 0.866 + 2];
  return { textArea, perch };
};

/** One stroke of a wide brush: bristles that start and leave the paper one by one. */
function brushArc({ pen, rng }: TemplateTools, x: number, y: number, radius: number, breadth: number, tone: Rgb): void {
  const bristles = Math.round(breadth / 3.4);
  const [start, end] = [Math.PI * 0.97, Math.PI * 2.03];
  pen.paint(arcLine(x, y, radius, start, end - 0.12), tone, { lineWidth: breadth * 0.9, alpha: 0.9 });
  for (let i = 0; i < bristles; i++) {
    const at = radius + (i / (bristles - 1) - 0.5) * breadth;
    const shade = rng.chance(0.5)
      ? mixColours(tone, [1, 0.99, 0.97], rng.between(0.06, 0.34))
      : mixColours(tone, [0.25, 0.16, 0.2], rng.between(0.02, 0.14));
    const from = start + rng.between(-0.06, 0.3);
    pen.paint(arcLine(x, y, at, from, end - Math.abs(rng.gaussian(0.22))), shade, {
      lineWidth: rng.between(2, 4.6),
      alpha: rng.between(0.5, 0.9),
    });
  }
}
