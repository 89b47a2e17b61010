import { mixColours, type Rgb } from '../../core/colour.ts';
import { ellipse, leafPath, polygon, rectangle, roundedPath } from '../../flat/paths.ts';
import { fillPattern } from '../patterns.ts';
import type { Subject } from '../tools.ts';

const eggShape = (x: number, r: number): string =>
  roundedPath(
    [
      x,
      -r * 2.7,
      x + r * 0.78,
      -r * 1.98,
      x + r,
      -r * 0.98,
      x + r * 0.6,
      -r * 0.14,
      x,
      0,
      x - r * 0.6,
      -r * 0.14,
      x - r,
      -r * 0.98,
      x - r * 0.78,
      -r * 1.98,
    ],
    0.54,
  );

/** Patterned eggs in a row, in grass. */
export const patternEggs: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, paper } = colours;
  const tones = rng.shuffle(fields);
  const row = detailed
    ? [
        [-310, 118],
        [310, 122],
        [-160, 150],
        [164, 146],
        [0, 188],
      ]
    : [
        [-230, 150],
        [232, 146],
        [0, 196],
      ];
  row.forEach(([x, r], i) => {
    const outline = eggShape(x as number, (r as number) * rng.between(0.94, 1.06));
    const colour = tones[i] as Rgb;
    pen.fill(outline, colour, { volume: 0.45, drop: { blur: 14, down: 4, alpha: 0.22 } });
    pen.inside(outline, () => {
      const [l, t] = [(x as number) - 200, -(r as number) * 1.95];
      pen.fill(rectangle(l, t, 400, (r as number) * 1.15), mixColours(colour, i % 2 ? paper : colours.ink, 0.24));
      fillPattern(tools, rng.whole(0, 4), [l, t, l + 400, t + (r as number) * 1.15], mixColours(paper, colour, 0.1));
      pen.line(`M${l} ${t}h400M${l} ${t + (r as number) * 1.15}h400`, paper, 6);
    });
  });
  for (let i = 0; i < 46; i++)
    pen.fill(
      leafPath(-450 + i * 20, 6, -Math.PI / 2 + rng.between(-0.5, 0.5), rng.between(50, 110), 0.12),
      i % 3 ? colours.leaf : fields[3],
    );
};

/** Pumpkins of ribs, side by side. */
export const ribbedPumpkins: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, ink } = colours;
  const row = detailed
    ? [
        [-320, 128],
        [330, 118],
        [-110, 178],
        [150, 160],
      ]
    : [
        [-220, 150],
        [150, 205],
      ];
  row.forEach(([x, r], i) => {
    const colour = [fields[0], fields[2], fields[0], fields[1]][(i + (detailed ? 0 : 2)) % 4] as Rgb;
    const [cx, s] = [x as number, (r as number) * rng.between(0.95, 1.08)];
    for (const [dx, w, dark] of [
      [0.62, 0.44, 0.22],
      [0.32, 0.44, 0.1],
      [0, 0.36, 0],
    ] as const) {
      for (const side of dx === 0 ? [1] : [-1, 1]) {
        pen.fill(
          ellipse(cx + side * dx * s, -s * 0.74, w * s, s * 0.74 * (1 - dx * 0.12)),
          mixColours(colour, ink, dark),
          { volume: 0.35 },
        );
      }
    }
    pen.line(`M${cx} ${-s * 1.44}Q${cx - 6} ${-s * 1.7} ${cx + s * 0.2} ${-s * 1.82}`, ink, s * 0.13);
    pen.fill(leafPath(cx + s * 0.04, -s * 1.48, -0.3, s * 0.62, 0.3), colours.leaf);
    pen.line(
      `M${cx - s * 0.04} ${-s * 1.48}q${-s * 0.4} ${-s * 0.24} ${-s * 0.46} ${s * 0.04}t${-s * 0.3} ${s * 0.08}`,
      colours.leaf,
      5,
    );
  });
  for (let i = 0; i < 8; i++)
    pen.fill(
      leafPath(rng.between(-440, 440), -rng.between(560, 860), rng.between(0, 6), rng.between(54, 86), 0.34),
      rng.pick([fields[0], fields[1], fields[2], fields[3]]),
    );
};

/** An autumn bunch: round leaves on stalks, wheat and berries, tied below. */
export const autumnBunch: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, ink, gold } = colours;
  const count = detailed ? 11 : 8;
  const kinds = rng.shuffle([
    'leaf',
    'wheat',
    'leaf',
    'berries',
    'leaf',
    'wheat',
    'leaf',
    'berries',
    'leaf',
    'wheat',
    'leaf',
  ]);
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5;
    const length = 660 - Math.abs(t) * 240 + rng.between(-60, 60);
    const colour = [fields[0], fields[2], fields[1], fields[3]][i % 4] as Rgb;
    pen.at(t * 50, -130, { angle: t * 1.7 }, () => {
      const stalk = mixColours(colours.leaf, ink, 0.25);
      pen.line(`M0 60Q${t * 30} ${-length * 0.4} 0 ${-length * 0.8}`, stalk, 5);
      if (kinds[i] === 'wheat') {
        let grains = leafPath(0, -length * 0.8, -Math.PI / 2, 66, 0.24);
        for (let k = 0; k < 6; k++)
          for (const side of [-1, 1])
            grains += leafPath(0, -length * 0.8 + k * 36, -Math.PI / 2 + side * 0.55, 62, 0.22);
        pen.fill(grains, mixColours(gold, fields[0], 0.2));
      } else if (kinds[i] === 'berries') {
        for (let k = 0; k < 5; k++) {
          const [bx, by] = [(k % 2 ? 1 : -1) * rng.between(26, 58), -length * (0.5 + k * 0.09)];
          pen.line(`M0 ${by + 46}L${bx} ${by}`, stalk, 4);
          pen.fill(ellipse(bx, by, 20), fields[1], { volume: 0.4 });
        }
      } else {
        const top = -length * 0.98;
        const [w, foot] = [rng.between(66, 88), -length * 0.52];
        const leaf = roundedPath(
          [
            0,
            top,
            w * 0.7,
            top * 0.86 + foot * 0.14,
            w,
            top * 0.5 + foot * 0.5,
            w * 0.6,
            top * 0.12 + foot * 0.88,
            0,
            foot,
            -w * 0.6,
            top * 0.12 + foot * 0.88,
            -w,
            top * 0.5 + foot * 0.5,
            -w * 0.7,
            top * 0.86 + foot * 0.14,
          ],
          0.5,
        );
        pen.fill(leaf, colour, { volume: 0.4, drop: { blur: 10, down: 3, alpha: 0.18 } });
        let veins = `M0 ${foot}V${top * 0.92}`;
        for (let k = 1; k < 4; k++)
          for (const side of [-1, 1])
            veins += `M0 ${foot + (top - foot) * k * 0.2}l${side * w * 0.6} ${(top - foot) * 0.14}`;
        pen.line(veins, mixColours(colours.paper, colour, 0.25), 3.5, { alpha: 0.8 });
      }
    });
  }
  pen.fill(roundedPath([-34, -140, 34, -140, 30, -96, -30, -96], 0.3), fields[1]);
  for (const side of [-1, 1])
    pen.fill(polygon([0, -110, side * 74, 0, side * 104, -34]), mixColours(fields[1], ink, 0.2));
};

/** A full moon, bats, and a bare hill. */
export const moonBats: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, ink } = colours;
  pen.fill(ellipse(0, -500, 330), fields[0], { volume: 0.4 });
  pen.fill(ellipse(-90, -590, 44) + ellipse(120, -430, 62) + ellipse(40, -650, 28), mixColours(fields[0], ink, 0.12));
  pen.fill(roundedPath([-480, 10, -380, -70, -160, -150, 60, -96, 280, -150, 480, -10], 0.5), fields[1], {
    volume: 0.3,
  });
  const trunk = rng.pick([-1, 1]);
  pen.at(trunk * 230, -110, { flip: trunk < 0 }, () => {
    pen.line('M0 20C-10 -90 14 -150 -6 -270', ink, 22);
    pen.line(
      'M2 -120Q60 -170 84 -290M0 -180Q-70 -230 -96 -330M-4 -240Q10 -310 40 -380M44 -200Q90 -220 130 -230M-60 -260Q-100 -270 -140 -262',
      ink,
      10,
    );
  });
  for (let i = 0; i < (detailed ? 8 : 5); i++) {
    const s = rng.between(0.8, 1.8);
    pen.at(rng.between(-400, 400), -rng.between(420, 860), { scale: s, angle: rng.between(-0.2, 0.2) }, () =>
      pen.fill(
        'M0 6C-6 -6 -12 -8 -16 0C-26 -14 -46 -14 -56 2C-44 -2 -36 2 -32 12C-24 6 -14 8 0 22C14 8 24 6 32 12C36 2 44 -2 56 2C46 -14 26 -14 16 0C12 -8 6 -6 0 6Z',
        ink,
      ),
    );
  }
};
