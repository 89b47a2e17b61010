import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, polygon, rectangle } from '../../flat/paths.ts';
import { type OilSubject, pairOf } from '../oil-tools.ts';
import { nearness, open, ridge } from './country.ts';

/** A village in the snow, its windows lit. */
export const village: OilSubject = (tools) => {
  const { pen, rng, stage, detailed, category } = tools;
  const { sky, x } = open(tools);
  const { horizon, height, width } = stage;
  const near = nearness(tools);
  const snow: Rgb = oklch(0.95, 0.02, 250);
  const shade: Rgb = mixColours(sky.middle, oklch(0.72, 0.07, 270), 0.6);
  ridge(
    tools,
    horizon,
    Math.min(120, horizon - stage.textArea[3] - 20),
    mixColours(sky.middle, shade, 0.5),
    mixColours(snow, sky.glow, 0.35),
  );
  pen.fill(rectangle(0, horizon - 6, width, height - horizon + 6), snow, {
    blendTo: { colour: shade, from: [0, horizon], to: [0, height] },
  });
  for (let i = 0; i < 90; i++)
    pen.fill(
      ellipse(rng.between(0, width), rng.between(horizon + 10, height), rng.between(50, 150), rng.between(5, 13)),
      rng.pick([snow, shade, mixColours(snow, sky.glow, 0.4)]),
      { alpha: 0.5 },
    );
  const pine = (px: number, foot: number, tall: number): void => {
    for (let row = 0; row < 6; row++) {
      const [w, y] = [tall * (0.34 - row * 0.05), foot - tall * (0.08 + row * 0.15)];
      pen.fill(
        polygon([px - w, y, px, y - tall * 0.3, px + w, y]),
        mixColours(oklch(0.36, 0.07, 165), oklch(0.5, 0.07, 190), rng.next() * 0.7),
      );
      pen.fill(polygon([px - w, y, px - w * 0.1, y - tall * 0.26, px - w * 0.2, y - tall * 0.04]), snow);
    }
  };
  const house = (hx: number, foot: number, w: number): void => {
    const h = w * 0.62;
    const wall = pairOf(rng.pick([45, 25, 70, 250]), false, rng.between(0.58, 0.72));
    pen.fill(rectangle(hx - w / 2, foot - h, w, h), wall[0], {
      blendTo: { colour: wall[1], from: [hx - w / 2, 0], to: [hx + w / 2, 0] },
    });
    pen.fill(
      polygon([
        hx - w * 0.62,
        foot - h + 6,
        hx - w * 0.36,
        foot - h * 1.75,
        hx + w * 0.36,
        foot - h * 1.75,
        hx + w * 0.62,
        foot - h + 6,
      ]),
      snow,
      {
        blendTo: { colour: shade, from: [hx - w * 0.3, 0], to: [hx + w * 0.6, 0] },
      },
    );
    pen.fill(rectangle(hx + w * 0.14, foot - h * 2, w * 0.12, h * 0.4), wall[1]);
    for (const side of [-1, 1]) {
      const wx = hx + side * w * 0.27;
      pen.fill(ellipse(wx, foot - h * 0.5, w * 0.2), oklch(0.85, 0.14, 75), { alpha: 0.35 });
      pen.fill(rectangle(wx - w * 0.09, foot - h * 0.72, w * 0.18, h * 0.4), oklch(0.91, 0.14, 85));
      pen.fill(ellipse(wx, foot + h * 0.12, w * 0.2, h * 0.08), oklch(0.88, 0.12, 75), { alpha: 0.6 });
    }
    pen.fill(rectangle(hx - w * 0.08, foot - h * 0.5, w * 0.16, h * 0.5), oklch(0.4, 0.09, 35));
  };
  for (let i = 0; i < (detailed ? 22 : 14); i++)
    pine(rng.between(0, width), horizon + rng.between(6, 40), rng.between(50, 96) * near);
  const homes = width > stage.height ? 6 : 4;
  const path: Rgb = mixColours(mixColours(shade, sky.glow, 0.35), snow, 0.35);
  const sites = Array.from({ length: homes }, (_, i) => ({
    at: ((i + rng.between(0.35, 0.65)) / homes) * width,
    foot: horizon + (i % 2 === 0 ? 66 : 150) * near,
    breadth: rng.between(140, 170) * (i % 2 === 0 ? 0.86 : 1.12) * near,
  })).sort((one, other) => one.foot - other.foot);
  const door = sites.reduce((best, site) =>
    site.foot > best.foot || (site.foot === best.foot && Math.abs(site.at - x) < Math.abs(best.at - x)) ? site : best,
  );
  const bend = door.at + (width / 2 - door.at) * 0.55 + (door.at < width / 2 ? 90 : -90);
  const end = width * 0.5 + (door.at < width / 2 ? -60 : 60);
  const rise = height - door.foot;
  pen.fill(
    `M${door.at - 13} ${door.foot - 4}C${door.at - 20} ${door.foot + rise * 0.34} ${bend - 60} ${door.foot + rise * 0.3} ${end - 120} ${height + 10}H${end + 110}C${bend + 50} ${door.foot + rise * 0.4} ${door.at + 44} ${door.foot + rise * 0.3} ${door.at + 13} ${door.foot - 4}Z`,
    path,
  );
  for (const { at, foot, breadth } of sites) {
    pen.fill(ellipse(at + breadth * 0.1, foot + 4, breadth * 0.72, breadth * 0.09), mixColours(shade, sky.top, 0.25), {
      alpha: 0.7,
    });
    house(at, foot, breadth);
    if (rng.chance(0.7)) pine(at + rng.pick([-1, 1]) * breadth * 0.86, foot + 6, breadth * rng.between(0.7, 1));
  }
  pine(width * 0.07, height - 30, 330 * near);
  pine(width * 0.93, height - 14, 380 * near);
  if (category === 'christmas')
    for (let i = 0; i < 16; i++)
      pen.fill(
        ellipse(width * 0.93 + rng.gaussian(46 * near), height - 60 - rng.between(0, 190) * near, 9 * near),
        oklch(rng.between(0.65, 0.88), 0.18, rng.pick([25, 85, 50])),
      );
  for (let i = 0; i < (detailed ? 130 : 70); i++)
    pen.fill(
      ellipse(rng.between(0, width), rng.between(stage.textArea[3] + 20, height), rng.between(3, 7)),
      [1, 1, 1],
      { alpha: 0.9 },
    );
};
