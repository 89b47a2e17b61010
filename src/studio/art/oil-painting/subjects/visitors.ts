import { mixColours, oklch } from '../../core/colour.ts';
import { ellipse, polygon, roundedPath } from '../../flat/paths.ts';
import type { OilTools } from '../oil-tools.ts';

export type Visitor = 'bird' | 'cat';

/** A robin on the origin, looking left, some hundred units high. */
function bird({ pen }: OilTools): void {
  const back = oklch(0.5, 0.06, 60);
  pen.fill(polygon([60, -58, 132, -34, 126, -20, 50, -34]), mixColours(back, [0, 0, 0], 0.25));
  pen.line('M-6 -10V2M14 -10V2', oklch(0.4, 0.06, 50), 5);
  pen.fill(ellipse(12, -52, 62, 46, 0.25), back);
  pen.fill(ellipse(-14, -40, 40, 34), oklch(0.94, 0.03, 85));
  pen.fill(ellipse(-26, -58, 38, 32), oklch(0.68, 0.17, 42));
  pen.fill(ellipse(-22, -96, 36, 33), back);
  pen.fill(ellipse(-38, -86, 24, 24), oklch(0.7, 0.17, 45));
  pen.fill(roundedPath([0, -72, 66, -62, 84, -36, 30, -34]), mixColours(back, [0, 0, 0], 0.35));
  pen.fill(polygon([-54, -100, -80, -90, -54, -84]), oklch(0.42, 0.06, 70));
  pen.fill(ellipse(-36, -103, 7), oklch(0.16, 0.02, 280));
  pen.fill(ellipse(-38, -106, 2.6), [1, 1, 1]);
  pen.face(-26, -92, 46);
}

/** A cat sitting on the origin, its back to us in part, some two hundred units high. */
function cat({ pen, rng }: OilTools): void {
  const fur = rng.pick([oklch(0.66, 0.11, 60), oklch(0.5, 0.03, 60), oklch(0.86, 0.03, 80)]);
  const dark = mixColours(fur, oklch(0.2, 0.04, 40), 0.45);
  const light = mixColours(fur, [1, 1, 0.95], 0.5);
  pen.line('M50 -16C120 0 136 -40 112 -84', dark, 22);
  pen.fill(roundedPath([0, -146, 56, -100, 74, -30, 56, 2, -56, 2, -70, -34, -48, -104]), fur, {
    blendTo: { colour: dark, from: [-50, 0], to: [74, 0] },
  });
  pen.fill(ellipse(-4, -62, 30, 44), light);
  for (const side of [-1, 1]) {
    pen.fill(polygon([side * 50, -176, side * 46, -238, side * 8, -204]), side < 0 ? fur : dark);
    pen.fill(polygon([side * 42, -186, side * 41, -220, side * 18, -202]), oklch(0.76, 0.08, 25));
    pen.fill(ellipse(side * 24, -2, 22, 12), light);
  }
  pen.fill(ellipse(0, -166, 58, 48), fur);
  for (const x of [-16, 0, 16]) pen.line(`M${x} -210v20`, dark, 6);
  pen.fill(ellipse(0, -148, 28, 20), light);
  for (const side of [-1, 1]) {
    pen.fill(ellipse(side * 24, -170, 12, 11), oklch(0.78, 0.14, 125));
    pen.fill(ellipse(side * 24, -170, 5, 10), oklch(0.16, 0.02, 280));
  }
  pen.fill(polygon([-7, -158, 7, -158, 0, -148]), oklch(0.6, 0.12, 20));
  pen.face(0, -170, 66);
}

/** Someone at the subject's side: a cat, or a robin. */
export function drawVisitor(
  tools: OilTools,
  visitor: Visitor,
  place: { x: number; y: number; scale: number; flip: boolean },
): void {
  const { x, y, scale, flip } = place;
  tools.pen.at(x, y, { scale, flip }, () => (visitor === 'cat' ? cat(tools) : bird(tools)));
}
