import { mixColours, type Rgb } from '../../core/colour.ts';
import { fullTurn } from '../../core/geometry.ts';
import { ellipse, leafPath, polygon, rectangle, starPath } from '../../flat/paths.ts';
import { fillPattern } from '../patterns.ts';
import type { Subject } from '../tools.ts';

/** Tall paper trees with printed patterns. */
export const patternTrees: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, ink, paper, gold } = colours;
  const tones = [
    fields[0],
    fields[3],
    fields[1],
    fields[2],
    mixColours(fields[0], ink, 0.3),
    mixColours(fields[4], fields[2], 0.4),
  ];
  const outer = [
    [-370, 340],
    [360, 350],
    [-230, 520],
    [236, 500],
    [0, 760],
    [-104, 380],
    [120, 400],
  ] as const;
  const turn = rng.whole(0, 5);
  const trees = outer.slice(detailed ? 0 : 2).map(([x, h], i) => ({
    x: x + rng.between(-16, 16),
    h: h * rng.between(0.9, 1.1),
    colour: tones[(i + turn) % 6] as Rgb,
  }));
  for (const { x, h, colour } of trees) {
    const w = h * rng.between(0.34, 0.42);
    const tree = polygon([x, -h - 30, x + w / 2, -30, x - w / 2, -30]);
    pen.line(`M${x} 0V-40`, ink, 8);
    pen.fill(tree, colour, { volume: 0.4, drop: { blur: 16, down: 4, alpha: 0.22 } });
    pen.inside(tree, () =>
      fillPattern(tools, rng.whole(0, 4), [x - w / 2, -h + 20, x + w / 2, -30], mixColours(paper, colour, 0.12)),
    );
  }
  const top = trees.reduce((best, tree) => (tree.h > best.h ? tree : best));
  pen.fill(starPath(top.x, -top.h - 46, 44, 8, 0.36), gold);
};

/** Glass balls of paper, hung on long threads. */
export const hungBaubles: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, ink, paper, gold } = colours;
  const count = detailed ? 5 : 3;
  const tones = rng.shuffle(fields);
  for (let i = 0; i < count; i++) {
    const x = (i - (count - 1) / 2) * (detailed ? 178 : 264) + rng.between(-14, 14);
    const r = rng.between(detailed ? 78 : 108, detailed ? 100 : 138);
    const y = -rng.between(150 + r, 620);
    const colour = tones[i] as Rgb;
    pen.line(`M${x} -900V${y - r - 20}`, ink, 3);
    pen.fill(rectangle(x - 17, y - r - 26, 34, 34, 6), gold);
    const shape = rng.chance(0.3)
      ? polygon([x, y - r, x + r * 0.72, y - r * 0.1, x, y + r * 1.35, x - r * 0.72, y - r * 0.1])
      : ellipse(x, y, r);
    pen.fill(shape, colour, { volume: 0.5, drop: { blur: 14, down: 5, alpha: 0.2 } });
    const pale = mixColours(paper, colour, 0.1);
    pen.inside(shape, () => {
      pen.inside(rectangle(x - r, y - r * 0.42, r * 2, r * 0.84), () => {
        pen.fill(rectangle(x - r, y - r * 0.42, r * 2, r * 0.84), mixColours(colour, ink, 0.22));
        fillPattern(tools, rng.pick([0, 1, 4]), [x - r, y - r * 0.42, x + r, y + r * 0.5], pale);
      });
      pen.line(`M${x - r} ${y - r * 0.42}H${x + r}M${x - r} ${y + r * 0.42}H${x + r}`, pale, 5);
    });
  }
  for (let i = 0; i < 9; i++)
    pen.fill(
      leafPath(-460 + i * 108, -900, i % 2 ? 1.1 : 2.0, rng.between(90, 140), 0.2),
      i % 3 ? colours.leaf : fields[0],
    );
};

/** A large star of paper crystals. */
export const paperStar: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, gold, ink } = colours;
  const arms = rng.pick([6, 8]);
  for (let i = 0; i < arms; i++) {
    const a = (i / arms) * fullTurn - Math.PI / 2;
    pen.at(0, -450, { angle: a }, () => {
      pen.fill(leafPath(30, 0, 0, 350, 0.13), i % 2 ? fields[0] : fields[1], { volume: 0.4 });
      pen.fill(leafPath(30, 0, Math.PI / arms, 250, 0.14), fields[3], { volume: 0.3 });
      for (const side of [-1, 1]) for (const d of [190, 260]) pen.line(`M${d} 0L${d + 56} ${side * 56}`, ink, 4.5);
      pen.fill(ellipse(404, 0, 13), gold);
      if (detailed) pen.at(0, 0, { angle: Math.PI / arms }, () => pen.fill(starPath(330, 0, 22, 4, 0.35), fields[2]));
    });
  }
  pen.fill(starPath(0, -450, 62, arms, 0.6), gold, { volume: 0.3 });
};

/** Bursts of rays and dots. */
export const fireworks: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, gold, ink } = colours;
  const bursts = rng.pick([
    [
      [0, -590, 280],
      [-300, -330, 150],
      [300, -290, 170],
    ],
    [
      [-170, -620, 220],
      [210, -480, 250],
      [-250, -240, 140],
    ],
    [
      [160, -640, 210],
      [-200, -480, 260],
      [240, -250, 150],
    ],
  ] as const);
  bursts.forEach(([x, y, r], k) => {
    const colour = [fields[0], fields[1], fields[2]][k] as Rgb;
    const rays = detailed ? 20 : 14;
    pen.line(`M${x} 0Q${x * 0.9} ${y * 0.5} ${x} ${y}`, mixColours(ink, colours.paper, 0.35), 3);
    let inner = '';
    for (let i = 0; i < rays; i++) {
      const a = (i / rays) * fullTurn;
      const [c, s] = [Math.cos(a), Math.sin(a)];
      const far = i % 2 ? r * 0.74 : r;
      pen.line(
        `M${x + c * r * 0.2} ${y + s * r * 0.2}L${x + c * far * 0.84} ${y + s * far * 0.84}`,
        colour,
        i % 2 ? 6 : 10,
      );
      pen.fill(ellipse(x + c * far, y + s * far, i % 2 ? 8 : 13), i % 2 ? gold : colour);
      inner += ellipse(x + c * r * 0.46, y + s * r * 0.46, 5);
    }
    pen.fill(inner, gold);
    pen.fill(starPath(x, y, r * 0.13, 8, 0.5), gold);
  });
};
