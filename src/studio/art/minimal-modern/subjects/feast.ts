import { mixColours, type Rgb } from '../../core/colour.ts';
import { fullTurn } from '../../core/geometry.ts';
import { curvedLine, ellipse, heartPath, polygon, rectangle, roundedPath, starPath } from '../../flat/paths.ts';
import { fillPattern } from '../patterns.ts';
import type { Subject, SubjectTools } from '../tools.ts';

type Balloon = { x: number; y: number; r: number; colour: Rgb };

/** Translucent balloons that overlap; `heart` cuts them as hearts. */
function bunch({ pen, rng, colours, detailed }: SubjectTools, heart: boolean): void {
  const { fields, ink, paper } = colours;
  const places = rng.pick([
    [
      [-120, -640, 150],
      [112, -680, 130],
      [26, -470, 112],
      [-210, -440, 84],
      [216, -480, 92],
    ],
    [
      [0, -700, 148],
      [-190, -560, 118],
      [180, -570, 124],
      [-60, -460, 92],
      [90, -430, 84],
    ],
    [
      [-60, -560, 168],
      [150, -650, 112],
      [150, -440, 96],
      [-230, -680, 92],
      [-230, -430, 78],
    ],
  ] as const);
  const tones = rng.shuffle(fields);
  const balloons = places
    .slice(0, detailed ? 5 : 4)
    .map(([x, y, r], i): Balloon => ({ x, y, r, colour: tones[i] as Rgb }));
  const knot = -70;
  for (const { x, y, r } of balloons)
    pen.line(curvedLine([x, y + r * 1.12, x * 0.62, (y + r) * 0.48 + knot * 0.5, 0, knot]), ink, 3);
  for (const { x, y, r, colour } of balloons) {
    pen.fill(heart ? heartPath(x, y, r * 1.05) : ellipse(x, y, r * 0.94, r * 1.1), colour, {
      multiply: true,
      volume: 0.4,
    });
  }
  for (const { x, y, r, colour } of balloons) {
    pen.fill(`M${x} ${y + r * (heart ? 0.95 : 1.08)}l-10 18h20Z`, mixColours(colour, ink, 0.2));
    if (!heart)
      pen.line(
        `M${x - r * 0.52} ${y - r * 0.45}Q${x - r * 0.42} ${y - r * 0.78} ${x - r * 0.12} ${y - r * 0.86}`,
        paper,
        6,
        { alpha: 0.75 },
      );
  }
  pen.line(`M0 ${knot}q-26 -26 -40 0q14 26 40 0q26 -26 40 0q-14 26 -40 0q-14 30 -24 66m24 -66q10 34 26 60`, ink, 3.2);
}

export const balloonBunch: Subject = (tools) => bunch(tools, false);
export const heartBalloons: Subject = (tools) => bunch(tools, true);

/** A tiered cake of patterned paper. */
export const paperCake: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, ink, paper, gold } = colours;
  const tiers = detailed ? 3 : 2;
  const tones = rng.shuffle([fields[0], fields[1], fields[2], fields[4]]);
  let y = -96;
  pen.fill('M-74 0L-40 -70H40L74 0Z', tones[3] as Rgb, { volume: 0.4 });
  pen.fill(rectangle(-330, y, 660, 28, 14), ink);
  for (let k = 0; k < tiers; k++) {
    const [half, tall] = [260 - k * 78, 186 - k * 18];
    const tier = rectangle(-half, y - tall, half * 2, tall, 16);
    const colour = tones[k] as Rgb;
    pen.fill(tier, colour, { volume: 0.35, drop: { blur: 14, down: 4, alpha: 0.2 } });
    pen.inside(tier, () =>
      fillPattern(tools, rng.whole(0, 4), [-half, y - tall, half, y], mixColours(paper, colour, 0.12)),
    );
    y -= tall;
  }
  const candles = rng.whole(3, 5);
  for (let i = 0; i < candles; i++) {
    const x = (i - (candles - 1) / 2) * 46;
    pen.fill(rectangle(x - 7, y - 96, 14, 96, 4), fields[i % 3] as Rgb);
    pen.fill(roundedPath([x, y - 156, x + 15, y - 120, x, y - 102, x - 15, y - 120], 0.56), gold);
  }
};

/** Patterned boxes with ribbons, stacked. */
export const giftStack: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, ink, paper } = colours;
  const box = (x: number, y: number, w: number, h: number, colour: Rgb, ribbon: Rgb): void => {
    const outline = rectangle(x - w / 2, y - h, w, h, 5);
    pen.fill(outline, colour, { volume: 0.35, drop: { blur: 14, down: 4, alpha: 0.22 } });
    pen.inside(outline, () =>
      fillPattern(tools, rng.whole(0, 4), [x - w / 2, y - h, x + w / 2, y], mixColours(paper, colour, 0.15)),
    );
    pen.fill(rectangle(x - w * 0.07, y - h, w * 0.14, h), ribbon);
  };
  const bowAt = (x: number, y: number, s: number, colour: Rgb): void => {
    for (const side of [-1, 1]) {
      pen.fill(
        roundedPath(
          [x, y, x + side * s * 0.5, y - s * 0.62, x + side * s, y - s * 0.34, x + side * s * 0.62, y - 4],
          0.5,
        ),
        colour,
        { volume: 0.4 },
      );
    }
    pen.fill(ellipse(x, y - 6, s * 0.16), mixColours(colour, ink, 0.25));
  };
  const tones = rng.shuffle(fields);
  const lean = rng.pick([-1, 1]);
  box(0, 0, 440, 290, tones[0] as Rgb, tones[1] as Rgb);
  box(lean * 34, -290, 310, 200, tones[2] as Rgb, tones[3] as Rgb);
  box(-lean * 8, -490, 200, 140, tones[4] as Rgb, tones[0] as Rgb);
  bowAt(-lean * 8, -630, 108, tones[0] as Rgb);
  if (!detailed) return;
  box(lean * -310, 0, 150, 190, tones[3] as Rgb, tones[4] as Rgb);
  bowAt(lean * -310, -190, 74, tones[4] as Rgb);
  box(lean * 300, 0, 130, 120, tones[1] as Rgb, tones[2] as Rgb);
  bowAt(lean * 300, -120, 66, tones[2] as Rgb);
};

/** A paper cone with confetti flying out. */
export const confettiCone: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, ink, paper } = colours;
  const count = detailed ? 70 : 46;
  for (let i = 0; i < count; i++) {
    const a = -Math.PI / 2 + rng.gaussian(0.42);
    const d = rng.between(40, 620);
    const [x, y] = [Math.cos(a) * d * 0.92, -330 + Math.sin(a) * d * 0.88];
    if (y > -350) continue;
    const colour = rng.pick([...fields, colours.gold, ink]);
    const s = rng.between(0.8, 1.7);
    pen.at(x, y, { angle: rng.between(0, fullTurn), scale: s }, () => {
      const kind = rng.whole(0, 4);
      if (kind === 0) pen.fill(ellipse(0, 0, 11), colour);
      else if (kind === 1) pen.fill(rectangle(-16, -6, 32, 12, 2), colour);
      else if (kind === 2) pen.line('M-30 0q10 -18 20 0t20 0t20 0', colour, 5);
      else if (kind === 3) pen.fill(starPath(0, 0, 18, 5, 0.45), colour);
      else pen.fill('M-14 0A14 14 0 0 1 14 0Z', colour);
    });
  }
  const cone = polygon([-130, -330, 130, -330, 0, 0]);
  const body = fields[0];
  pen.fill(cone, body, { volume: 0.4, drop: { blur: 14, down: 4, alpha: 0.22 } });
  pen.inside(cone, () => {
    for (let k = 0; k < 6; k++)
      pen.line(`M-160 ${-300 + k * 62}L160 ${-350 + k * 62}`, mixColours(paper, body, 0.1), 16);
  });
  pen.fill(ellipse(0, -330, 130, 30), mixColours(body, ink, 0.35));
};
