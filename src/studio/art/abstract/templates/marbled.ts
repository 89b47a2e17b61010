import { ellipse, rectangle } from '../../flat/paths.ts';
import { tornEdge, tornSheet } from '../outlines.ts';
import { type Arrangement, type Template, type TemplateTools, wholeSheet } from './template.ts';

/** A marbled sheet with a mist, a disc, a torn band or a window of paper for the words. */
export const marbled: Template = (tools) => {
  const { pen, rng, width, height } = tools;
  pen.marble(wholeSheet(width, height));
  const shape = rng.pick(['mist', 'disc', 'band', 'window'] as const);
  return { mist, disc, band, window }[shape](tools);
};

function mist({ pen, colours, width, height, stamp, detailed }: TemplateTools): Arrangement {
  const [cx, cy] = [width / 2, height * 0.5];
  const [rx, ry] = [Math.min(width * 0.52, 640), 330];
  pen.mist([cx - rx, cy - ry, cx + rx, cy + ry], colours.white, 0.97);
  stamp(cx, cy - 160, 25);
  if (detailed) for (const side of [-1, 1]) stamp(cx + side * 70, cy - 152, 13);
  return { textArea: [cx - rx * 0.6, cy - 118, cx + rx * 0.6, cy + 122], perch: [cx + rx * 0.34, cy + 196] };
}

function disc({ pen, colours, width, height, stamp, detailed }: TemplateTools): Arrangement {
  const [cx, cy, r] = [width / 2, height / 2, 352];
  pen.paint(ellipse(cx, cy, r), colours.paper, { drop: true });
  pen.foil(ellipse(cx, cy, r - 22), { lineWidth: 4 });
  if (detailed) pen.foil(ellipse(cx, cy, r - 36), { lineWidth: 1.6 });
  stamp(cx, cy - 214, 40);
  stamp(cx, cy + 226, 24);
  return { textArea: [cx - 262, cy - 142, cx + 262, cy + 168], perch: [cx + 232, cy + 254] };
}

function band({ pen, rng, colours, width, height, stamp, detailed }: TemplateTools): Arrangement {
  const cy = height * rng.pick([0.42, 0.5, 0.6]);
  const half = 178;
  const upper = tornEdge(rng, -20, width + 20, () => cy - half, 13);
  const lower = tornEdge(rng, -20, width + 20, () => cy + half, 13);
  const gilded = (lift: number): void => {
    for (const [edge, way] of [
      [upper, -1],
      [lower, 1],
    ] as const)
      pen.foil(
        tornSheet(
          edge.map(([x, y]) => [x, y + way * lift + rng.between(-1.5, 1.5)]),
          cy,
          rng,
        ).fibres,
        { drop: true },
      );
  };
  gilded(9);
  for (const edge of [upper, lower]) {
    const { fibres } = tornSheet(edge, edge === upper ? cy + 2 : cy - 2, rng);
    pen.paint(fibres, colours.paper);
  }
  stamp(width / 2, cy - 122, 28);
  if (detailed) for (const side of [-1, 1]) stamp(width / 2 + side * 84, cy - 118, 14);
  return { textArea: [width / 2 - 330, cy - 82, width / 2 + 330, cy + 138], perch: [width - 96, cy + 152] };
}

function window({ pen, rng, colours, width, height, stamp, detailed }: TemplateTools): Arrangement {
  const arched = rng.chance(0.6);
  const [cx, halfWidth] = [width / 2, Math.min(330, width * 0.33)];
  const [top, bottom] = [height / 2 - 360, height / 2 + 330];
  const at = (inset: number): string => {
    const [l, r, t, b] = [cx - halfWidth + inset, cx + halfWidth - inset, top + inset, bottom - inset];
    if (!arched) return rectangle(l, t, r - l, b - t, 26);
    const reach = halfWidth - inset;
    return `M${l} ${b}V${t + reach}A${reach} ${reach} 0 0 1 ${r} ${t + reach}V${b}Z`;
  };
  pen.paint(at(0), colours.paper, { drop: true });
  pen.foil(at(20), { lineWidth: 4 });
  if (detailed) pen.foil(at(32), { lineWidth: 1.6 });
  stamp(cx, top + 190, 66);
  return {
    textArea: [cx - halfWidth + 52, top + 290, cx + halfWidth - 52, bottom - 78],
    perch: [cx + halfWidth - 96, bottom + 10],
  };
}
