import type { SceneSetting } from '../../../contract/vocabulary.ts';
import { type Point, smoothPath } from '../core/geometry.ts';
import { crescentPath, ellipse, leafPath, rectangle, starPath } from '../flat/paths.ts';
import type { TemplateTools } from './templates/template.ts';

/** Leafy sprays that lean in from the two lower corners. */
function nature({ pen, rng, colours, width, height, detailed }: TemplateTools): void {
  for (const side of [-1, 1]) {
    const x0 = width / 2 + side * (width / 2 - 26);
    for (let k = 0; k < (detailed ? 4 : 3); k++) {
      const [reach, lean] = [rng.between(150, 180) - k * 22, rng.between(0.05, 0.22) + k * 0.32];
      const tip: Point = [x0 - side * Math.sin(lean) * reach, height - 8 - Math.cos(lean) * reach];
      const foil = (k + (side > 0 ? 1 : 0)) % 2 === 0;
      const leaves = Array.from({ length: 5 }, (_, i) => {
        const t = 0.28 + i * 0.17;
        const [x, y] = [x0 + (tip[0] - x0) * t, height + (tip[1] - height) * t];
        const a = Math.atan2(tip[1] - height, tip[0] - x0);
        return leafPath(x, y, a - 0.75, 58 - i * 5, 0.3) + leafPath(x, y, a + 0.75, 58 - i * 5, 0.3);
      }).join('');
      const stem = `M${x0} ${height}L${tip[0].toFixed(1)} ${tip[1].toFixed(1)}`;
      if (foil) {
        pen.foil(stem, { lineWidth: 3 });
        pen.foil(leaves, { drop: true });
      } else {
        pen.paint(stem, colours.deep, { lineWidth: 3 });
        pen.paint(leaves, colours.deep, { drop: true });
      }
    }
  }
}

/** A string of small lamps along the top; none in mourning. */
function cozy({ pen, rng, colours, width, detailed, quiet }: TemplateTools): void {
  if (quiet) return;
  const swags = detailed ? 4 : 3;
  for (let i = 0; i < swags; i++) {
    const [from, to] = [(width * i) / swags, (width * (i + 1)) / swags];
    const sag = rng.between(60, 84);
    pen.foil(`M${from} 26Q${(from + to) / 2} ${26 + sag * 2} ${to} 26`, { lineWidth: 2.6 });
    for (let k = 1; k < 6; k++) {
      const t = k / 6;
      const [x, y] = [from + (to - from) * t, 26 + sag * 4 * t * (1 - t) + 15];
      pen.mist([x - 44, y - 44, x + 44, y + 44], [1, 0.93, 0.74], 0.5);
      pen.paint(ellipse(x, y, 10, 14), k % 2 === 0 ? [1, 0.93, 0.72] : colours.white);
      pen.foil(rectangle(x - 4.5, y - 20, 9, 8, 2));
    }
  }
}

/** A foil moon, stars and a trail of dust across the upper corners. */
function fantasy({ pen, rng, width, detailed }: TemplateTools): void {
  const side = rng.pick([-1, 1]);
  pen.foil(crescentPath(width / 2 + side * (width / 2 - 104), 94, 60), { drop: true });
  for (let i = 0; i < (detailed ? 72 : 46); i++) {
    const t = rng.next();
    const [x, y] = [width * t, 70 + Math.sin(t * 5 + side) * 34 + rng.gaussian(16)];
    if (Math.abs(x - (width / 2 + side * (width / 2 - 104))) < 92 || y < 12 || y > 146) continue;
    pen.foil(i % 3 === 0 ? starPath(x, y, rng.between(10, 22), 4, 0.2) : ellipse(x, y, rng.between(1.6, 4.4)));
  }
}

/** Roofs and towers along the foot, with lit windows. */
function urban({ pen, rng, colours, width, height, detailed }: TemplateTools): void {
  const windows: string[] = [];
  let roofs = '';
  let outline = `M0 ${height}`;
  for (let x = 0; x < width; ) {
    const breadth = rng.between(46, 92);
    const top = height - rng.between(46, 138);
    outline += `L${x.toFixed(1)} ${top.toFixed(1)}L${(x + breadth).toFixed(1)} ${top.toFixed(1)}`;
    if (rng.chance(0.3)) roofs += `M${(x + breadth / 2).toFixed(1)} ${top.toFixed(1)}v-26`;
    for (let wx = x + 12; wx < x + breadth - 16; wx += 18)
      for (let wy = top + 14; wy < height - 12; wy += 24)
        if (rng.chance(detailed ? 0.6 : 0.34)) windows.push(rectangle(wx, wy, 7, 11));
    x += breadth;
  }
  pen.paint(`${outline}L${width} ${height}Z`, colours.deep, { drop: true });
  pen.foil(`${outline.slice(1).replace(/^0 \d+L/, 'M')}${roofs}`, { lineWidth: 2.6 });
  pen.foil(windows.join(''));
}

/** What the scene setting adds, along the edges of the sheet. */
export const places: Record<SceneSetting, (tools: TemplateTools) => void> = {
  Nature: nature,
  Cozy: cozy,
  Fantasy: fantasy,
  Urban: urban,
};

/** A small bird looking left, or a butterfly, standing on (x, y). */
export function drawVisitor({ pen, colours }: TemplateTools, kind: 'bird' | 'butterfly', x: number, y: number): void {
  const at = (points: readonly Point[], closed = true): string =>
    smoothPath(
      points.map(([px, py]): Point => [x + px, y + py]),
      closed,
      0.8,
    );
  if (kind === 'butterfly') {
    for (const side of [-1, 1]) {
      pen.foil(
        at([
          [0, -34],
          [side * 20, -70],
          [side * 52, -72],
          [side * 48, -40],
          [side * 14, -26],
        ]),
        { drop: true },
      );
      pen.paint(
        at([
          [0, -28],
          [side * 30, -30],
          [side * 40, -10],
          [side * 20, 2],
          [side * 4, -14],
        ]),
        colours.inks[1],
      );
    }
    pen.paint(ellipse(x, y - 32, 4, 20), colours.words);
    pen.paint(`M${x - 1} ${y - 50}q-6 -16 -14 -20M${x + 1} ${y - 50}q6 -16 14 -20`, colours.words, { lineWidth: 2 });
    return;
  }
  pen.foil(`M${x - 62} ${y + 9}Q${x} ${y + 1} ${x + 74} ${y + 7}`, { lineWidth: 4 });
  pen.foil(leafPath(x + 58, y + 6, -0.5, 30, 0.32) + leafPath(x - 50, y + 8, -2.6, 26, 0.32));
  pen.paint(`M${x - 4} ${y - 8}v14M${x + 8} ${y - 8}v14`, colours.words, { lineWidth: 3 });
  pen.foil(
    at([
      [-44, -56],
      [-30, -74],
      [-8, -66],
      [12, -44],
      [46, -22],
      [84, -14],
      [50, -4],
      [10, -2],
      [-22, -12],
      [-34, -36],
    ]),
    { drop: true },
  );
  pen.paint(
    at([
      [-4, -44],
      [20, -34],
      [44, -18],
      [20, -14],
      [0, -22],
    ]),
    colours.inks[1],
  );
  pen.paint(`M${x - 43} ${y - 62}l-16 6l16 5Z`, colours.deep);
  pen.paint(ellipse(x - 28, y - 60, 3.4), colours.words);
}
