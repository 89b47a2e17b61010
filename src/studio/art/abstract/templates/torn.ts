import type { Rgb } from '../../core/colour.ts';
import { ellipse } from '../../flat/paths.ts';
import { tornEdge, tornSheet } from '../outlines.ts';
import type { Template, TemplateTools } from './template.ts';

/** Torn papers laid one over another, from below or from above, with a foil disc behind them. */
export const torn: Template = (tools) => {
  const { pen, rng, colours, width, height, stamp, detailed, quiet } = tools;
  const above = rng.chance(0.3);
  const sheets = detailed ? 5 : 4;
  const span = height * 0.46;
  const edgeLine = above ? span : height - span;
  const way = above ? -1 : 1;
  const slope = rng.between(-0.12, 0.12);
  const sunX = width * rng.pick([0.26, 0.5, 0.74]);
  const [inkA, inkB, inkC, inkD, inkE] = colours.inks;
  const tones: readonly Rgb[] = rng.shuffle([inkA, inkB, inkC, inkD, inkE, colours.deep]);
  const marbledAt = rng.whole(1, sheets - 1);
  pen.foil(ellipse(sunX, edgeLine + way * 40, quiet ? 96 : 128), { alpha: quiet ? 0.75 : 1 });
  for (let i = 0; i < sheets; i++) {
    const level = edgeLine + (way * span * i) / (sheets + 0.35);
    const lean = slope * (i % 2 === 0 ? 1 : -0.8);
    laySheet(tools, level, way, lean, above ? -30 : height + 30, i === marbledAt ? null : (tones[i] as Rgb), i === 1);
  }
  const deepEdge = above ? span * 0.28 : height - span * 0.25;
  stamp(width - sunX + (sunX === width * 0.5 ? 250 : 0), deepEdge, 42, 'white');
  if (detailed) for (const x of [0.12, 0.9]) stamp(width * x, deepEdge + way * 36, 20, 'white');
  const [top, bottom] = above ? [span + 140, height - 175] : [170, height - span - 132];
  const middle = (top + bottom) / 2;
  const half = Math.min(190, (bottom - top) / 2);
  stamp(width / 2, above ? middle + half + 34 : middle - half - 30, 22);
  return {
    textArea: [width / 2 - 370, middle - half, width / 2 + 370, middle + half],
    perch: [width - sunX + (sunX === width * 0.5 ? -250 : 60), edgeLine + way * (above ? 58 : -16)],
  };
};

function laySheet(
  { pen, rng, colours, width }: TemplateTools,
  level: number,
  way: number,
  lean: number,
  far: number,
  tone: Rgb | null,
  gilded: boolean,
): void {
  const edge = tornEdge(rng, -20, width + 20, (x) => level + (x - width / 2) * lean, 26);
  if (gilded) {
    const lifted = edge.map(([x, y]): [number, number] => [x, y - way * (7 + rng.between(-2, 2))]);
    pen.foil(tornSheet(lifted, far, rng).fibres, { drop: true });
  }
  const { face, fibres } = tornSheet(edge, far, rng, gilded ? 4 : 10);
  pen.paint(fibres, colours.white, { drop: !gilded });
  if (tone === null) pen.marble(face);
  else pen.paint(face, tone);
}
