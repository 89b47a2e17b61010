import { mixColours, oklch } from '../../core/colour.ts';
import { curvedLine, ellipse, polygon, rectangle } from '../../flat/paths.ts';
import { between, type OilSubject, type OilTools } from '../oil-tools.ts';
import { chooseSky, paintSky, paintSkyline, type SkyTones } from '../skies.ts';
import { nearness, open, water } from './country.ts';
import { drawDaisy } from './flowers.ts';

/** The sea, a boat and a strand. */
export const seaside: OilSubject = (tools) => {
  const { pen, rng, stage, colours, detailed } = tools;
  const { sky, x } = open(tools);
  const { horizon, height, width } = stage;
  const near = nearness(tools);
  const strand = horizon + (height - horizon) * 0.6;
  water(tools, sky, x, horizon, strand + 60);
  const boat = width * (x > width / 2 ? 0.3 : 0.68);
  const keel = horizon + 96 * near;
  const mast = Math.min(200 * near, keel - stage.textArea[3] - 30);
  const [light, dark] = rng.pick(colours.blooms);
  pen.fill(
    polygon([boat - 6, keel - 22, boat - 6, keel - 22 - mast, boat - mast * 0.52, keel - 26]),
    oklch(0.96, 0.03, 85),
  );
  pen.fill(polygon([boat + 8, keel - 22, boat + 8, keel - 22 - mast * 0.86, boat + mast * 0.42, keel - 26]), light, {
    blendTo: { colour: dark, from: [boat, 0], to: [boat + mast * 0.5, 0] },
  });
  pen.fill(
    `M${boat - 96 * near} ${keel - 18}H${boat + 96 * near}Q${boat + 70 * near} ${keel + 22 * near} ${boat + 40 * near} ${keel + 22 * near}H${boat - 56 * near}Q${boat - 84 * near} ${keel + 18} ${boat - 96 * near} ${keel - 18}Z`,
    dark,
  );
  for (let i = 0; i < 16; i++)
    pen.fill(
      ellipse(boat + rng.gaussian(46 * near), keel + 24 * near + i * 4, 34, 3),
      rng.pick([dark, light, sky.lit]),
      { alpha: 0.75 },
    );
  const edge = Array.from({ length: 8 }, (_, i) => [
    (i / 7) * (width + 40) - 20,
    strand + Math.sin(i * 1.4 + x) * 14,
  ]).flat();
  const sand = oklch(0.84, 0.07, 78);
  pen.fill(`${curvedLine(edge)}L${width + 20} ${height}L-20 ${height}Z`, sand, {
    blendTo: { colour: oklch(0.6, 0.08, 60), from: [0, strand], to: [0, height] },
  });
  pen.line(curvedLine(edge), [1, 1, 0.98], 13);
  pen.line(curvedLine(edge.map((v, i) => (i % 2 === 1 ? v - 26 : v))), [1, 1, 0.98], 6, { alpha: 0.8 });
  for (let i = 0; i < 60; i++)
    pen.fill(
      ellipse(rng.between(0, width), rng.between(strand + 30, height), rng.between(30, 90), 5),
      rng.pick([sand, oklch(0.7, 0.08, 55), sky.lit]),
      { alpha: 0.4 },
    );
  for (const side of [-1, 1])
    for (let i = 0; i < (detailed ? 110 : 64); i++) {
      const h = rng.between(50, 150) * near;
      const gx = side < 0 ? rng.between(-20, width * 0.24) : rng.between(width * 0.78, width + 20);
      pen.line(
        `M${gx} ${height + 10}q${rng.gaussian(12)} ${-h * 0.6} ${-side * rng.between(-10, 50)} ${-h}`,
        between(colours.leaves, rng.next()),
        5 * near,
      );
      if (i % 7 === 0) drawDaisy(tools, gx, height - h * rng.between(0.5, 0.9), 20 * near, rng.pick(colours.blooms));
    }
};

/** Fireworks over water. */
export const fireworks: OilSubject = (tools) => {
  const { pen, rng, stage, colours, detailed } = tools;
  const sky: SkyTones = {
    ...chooseSky(tools),
    top: oklch(0.3, 0.08, 270),
    middle: oklch(0.4, 0.1, 285),
    cloud: oklch(0.36, 0.09, 290),
    lit: oklch(0.5, 0.1, 320),
  };
  const { horizon, width, height } = stage;
  const line = horizon + (height - horizon) * 0.36;
  paintSky(tools, sky, line);
  const low = stage.textArea[3];
  const wide = width > height;
  const bursts = wide ? [0.2, 0.42, 0.62, 0.82] : [0.2, 0.52, 0.82];
  bursts.forEach((share, i) => {
    const [light, dark] = colours.blooms[i % colours.blooms.length] as (typeof colours.blooms)[number];
    const inText = width * share > stage.textArea[0] - 150 && width * share < stage.textArea[2] + 150;
    const r = (wide ? 125 : 150) * rng.between(0.8, 1.1) * (i === 1 ? 1.15 : 0.9);
    const top = inText ? low + r + 14 : 190;
    const [bx, by] = [width * share, Math.min(line - 60, Math.max(r + 30, top + rng.between(0, 60)))];
    for (let k = 0; k < (detailed ? 40 : 28); k++) {
      const a = (k / (detailed ? 40 : 28)) * 6.283 + rng.between(0, 0.12);
      const d = r * rng.between(0.7, 1);
      const [ex, ey] = [bx + Math.cos(a) * d, by + Math.sin(a) * d];
      pen.line(
        `M${bx + Math.cos(a) * d * 0.2} ${by + Math.sin(a) * d * 0.2}L${ex} ${ey}`,
        k % 2 === 0 ? light : dark,
        5,
      );
      pen.fill(ellipse(ex, ey, 8), mixColours(light, [1, 1, 0.9], 0.6));
    }
    pen.fill(ellipse(bx, by, r * 0.16), [1, 0.98, 0.88]);
  });
  paintSkyline(tools, line + 4, Math.min(100, line - low - 30), oklch(0.27, 0.06, 280));
  water(tools, { ...sky, glow: oklch(0.6, 0.11, 60) }, width * 0.5, line, height);
  for (let i = 0; i < 150; i++) {
    const t = rng.next();
    pen.fill(
      ellipse(
        width * rng.pick(bursts) + rng.gaussian(40 + 50 * t),
        line + 10 + (height - line) * t,
        12 + 40 * t,
        2 + 4 * t,
      ),
      rng.pick(colours.blooms)[0],
    );
  }
  quay(tools);
};

/** The near bank. */
function quay({ pen, rng, stage, detailed }: OilTools): void {
  const { width, height } = stage;
  const top = height - 74;
  const stone = oklch(0.34, 0.04, 290);
  pen.fill(rectangle(0, top, width, height - top), stone, {
    blendTo: { colour: oklch(0.22, 0.04, 280), from: [0, top], to: [0, height] },
  });
  pen.fill(rectangle(0, top - 4, width, 15), oklch(0.52, 0.05, 300));
  for (let i = 0; i < (detailed ? 60 : 36); i++)
    pen.fill(
      ellipse(rng.between(0, width), rng.between(top + 16, height), rng.between(20, 64), rng.between(4, 9)),
      rng.pick([stone, oklch(0.42, 0.05, 310), oklch(0.28, 0.05, 275)]),
      { alpha: 0.6 },
    );
}
