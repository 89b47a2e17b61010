import { mixColours, type Rgb } from '../../core/colour.ts';
import {
  archway,
  crescentPath,
  curvedLine,
  ellipse,
  polygon,
  rectangle,
  roundedPath,
  starPath,
} from '../../flat/paths.ts';
import { fillPattern } from '../patterns.ts';
import type { Subject } from '../tools.ts';

/** Peaks, a low sun and pines. */
export const mountains: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, ink, paper, gold } = colours;
  const frame = rng.chance(0.5) ? ellipse(0, -440, 410) : archway(0, 0, 360, 860);
  pen.fill(frame, fields[4], { volume: 0.25, drop: { blur: 14, down: 4, alpha: 0.2 } });
  pen.inside(frame, () => {
    pen.fill(ellipse(rng.between(-160, 160), -600, 96), gold, { volume: 0.5 });
    const peaks = [
      [-250, 430, fields[3]],
      [220, 500, fields[0]],
      [-10, 360, fields[1]],
    ] as const;
    for (const [x, h, colour] of peaks) {
      const top = -120 - h * rng.between(0.9, 1.1);
      pen.fill(polygon([x, top, x + h * 0.78, 60, x - h * 0.78, 60]), colour, { volume: 0.4 });
      pen.fill(
        polygon([
          x,
          top,
          x + h * 0.17,
          top + h * 0.25,
          x + 20,
          top + h * 0.19,
          x - 30,
          top + h * 0.28,
          x - h * 0.15,
          top + h * 0.23,
        ]),
        paper,
      );
    }
    pen.fill(
      roundedPath([-520, -60, -200, -150, 100, -90, 520, -170, 520, 80, -520, 80], 0.5),
      mixColours(colours.leaf, ink, 0.2),
      { volume: 0.3 },
    );
    for (let i = 0; i < (detailed ? 11 : 6); i++) {
      const [x, h] = [-380 + i * (760 / (detailed ? 10 : 5)), rng.between(90, 170)];
      pen.fill(polygon([x, -50 - h, x + h * 0.24, -30, x - h * 0.24, -30]), mixColours(colours.leaf, ink, 0.45));
    }
  });
};

/** A boat under sail on ruled waves. */
export const sailBoat: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, ink, paper } = colours;
  pen.at(0, 0, { flip: rng.chance(0.5) }, () => {
    pen.line('M-10 -150V-800', ink, 10);
    pen.fill('M14 -790C180 -640 250 -420 262 -220H14Z', fields[0], { volume: 0.4 });
    pen.fill('M-34 -720C-130 -570 -200 -400 -222 -220H-34Z', paper, { volume: 0.3 });
    pen.line('M-34 -720C-130 -570 -200 -400 -222 -220H-34Z', ink, 4);
    pen.line('M60 -520Q160 -500 206 -520M40 -380Q150 -350 244 -380', mixColours(paper, fields[0], 0.15), 8);
    pen.fill('M-290 -180H310L220 -60H-200Z', fields[1], { volume: 0.45 });
    pen.line('M-268 -152H290', paper, 7);
    pen.fill(polygon([-10, -800, 66, -775, -10, -750]), fields[2]);
  });
  for (let k = 0; k < 3; k++)
    pen.line(
      `M${-450 + k * 50} ${-64 + k * 34}${'q25 -26 50 0t50 0'.repeat(8 - k)}`,
      k === 0 ? fields[3] : mixColours(fields[3], paper, 0.3 * k),
      8,
    );
  if (!detailed) return;
  for (const [x, y] of [
    [-330, -700],
    [320, -620],
    [-260, -590],
  ] as const)
    pen.line(`M${x - 40} ${y}q20 -26 40 0q20 -26 40 0`, ink, 5);
};

/** A rosette with a star. */
export const rosette: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, gold, paper, ink } = colours;
  for (const side of [-1, 1])
    pen.fill(
      polygon([side * 30, -320, side * 150, -350, side * 210, -10, side * 130, -66, side * 60, -6]),
      side < 0 ? fields[1] : mixColours(fields[1], ink, 0.2),
      { volume: 0.3 },
    );
  pen.fill(starPath(0, -530, 300, 20, 0.88), fields[0], { volume: 0.4, drop: { blur: 14, down: 4, alpha: 0.2 } });
  pen.fill(ellipse(0, -530, 222), paper);
  pen.line(ellipse(0, -530, 196), fields[1], 6);
  pen.fill(starPath(0, -530, 148, 5, rng.between(0.44, 0.54)), gold, { volume: 0.45 });
  if (!detailed) return;
  for (let i = 0; i < 14; i++) {
    const a = rng.between(0, 6.28);
    pen.fill(
      starPath(Math.cos(a) * rng.between(360, 450), -480 + Math.sin(a) * 400, rng.between(14, 28), 5, 0.45),
      rng.pick(fields),
    );
  }
};

/** Flags of paper on two lines, stars and stripes among them. */
export const flagLines: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, paper, ink, gold } = colours;
  for (let row = 0; row < (detailed ? 3 : 2); row++) {
    const y0 = -840 + row * 230;
    const at = (t: number): [number, number] => [-490 + t * 980, y0 + 120 * 4 * t * (1 - t) * (row % 2 ? 0.6 : 1)];
    pen.line(curvedLine(Array.from({ length: 13 }, (_, i) => at(i / 12)).flat()), ink, 4);
    for (let i = 0; i < 7; i++) {
      const [x, y] = at((i + 0.5) / 7);
      const flag = polygon([x - 52, y, x + 52, y, x, y + 124]);
      const colour = fields[(i + row) % 3] as Rgb;
      pen.fill(flag, colour, { volume: 0.35, drop: { blur: 8, down: 3, alpha: 0.2 } });
      pen.inside(flag, () =>
        fillPattern(
          tools,
          (i + row) % 3 === 0 ? 4 : (i + row) % 3 === 1 ? 2 : 1,
          [x - 52, y, x + 52, y + 124],
          mixColours(paper, colour, 0.1),
        ),
      );
    }
  }
  pen.fill(starPath(0, -150, 130, 5, 0.44, rng.between(-0.1, 0.1)), fields[1], { volume: 0.45 });
  for (const side of [-1, 1])
    pen.fill(starPath(side * 240, -120, 76, 5, 0.44), side < 0 ? fields[0] : gold, { volume: 0.4 });
};

/** A moon over still water, seen through a round or arched window. */
export const stillWater: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, ink, paper } = colours;
  const frame = rng.chance(0.5) ? ellipse(0, -440, 400) : archway(0, 0, 340, 860);
  const x = rng.between(-80, 80);
  pen.fill(frame, fields[4], { volume: 0.25, drop: { blur: 14, down: 4, alpha: 0.18 } });
  pen.inside(frame, () => {
    if (rng.chance(0.5)) pen.fill(ellipse(x, -580, 140), fields[2], { volume: 0.4 });
    else pen.fill(crescentPath(x, -590, 124), fields[2], { volume: 0.4 });
    pen.fill(
      roundedPath([-500, -270, -260, -390, -60, -310, 170, -420, 500, -290, 500, -220, -500, -220], 0.45),
      mixColours(fields[0], paper, 0.15),
      { volume: 0.35 },
    );
    pen.fill(rectangle(-500, -250, 1000, 300), mixColours(fields[3], paper, 0.45), { volume: 0.2 });
    for (let i = 0; i < (detailed ? 8 : 6); i++) {
      const half = 250 - i * 24 - rng.between(0, 60);
      const y = -205 + i * 25;
      pen.line(`M${x * 0.8 - half} ${y}H${x * 0.8 + half}`, i % 2 ? paper : mixColours(ink, paper, 0.5), 5);
    }
  });
};
