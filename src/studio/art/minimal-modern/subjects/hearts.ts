import { mixColours, type Rgb } from '../../core/colour.ts';
import { curvedLine, ellipse, heartPath, leafPath, polygon, roundedPath } from '../../flat/paths.ts';
import type { Subject, SubjectTools } from '../tools.ts';

/** Two translucent hearts that share a part. */
export const pairedHearts: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, ink } = colours;
  const tilt = rng.between(0.08, 0.2);
  const lean = rng.pick([-1, 1]);
  pen.at(-lean * 118, -480, { angle: -lean * tilt }, () =>
    pen.fill(heartPath(0, 0, 262), fields[0], { multiply: true, volume: 0.45 }),
  );
  pen.at(lean * 138, -380, { angle: lean * tilt }, () =>
    pen.fill(heartPath(0, 0, 212), rng.pick([fields[2], fields[3]]), { multiply: true, volume: 0.45 }),
  );
  for (let i = 0; i < (detailed ? 9 : 5); i++) {
    const [x, y] = [rng.between(-420, 420), -rng.between(60, 860)];
    if (Math.hypot(x, y + 430) < 340) continue;
    const path = heartPath(x, y, rng.between(16, 32));
    if (i % 2) pen.fill(path, rng.pick(fields));
    else pen.line(path, ink, 3.5);
  }
};

/** A heart grown of leaves. */
export const leafHeart: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, ink } = colours;
  const tones = [colours.leaf, fields[0], fields[3], colours.leaf, fields[2]];
  const count = detailed ? 78 : 60;
  for (let i = 0; i < count; i++) {
    const t = (i / count) * Math.PI * 2;
    const [x, y] = [
      Math.sin(t) ** 3 * 330,
      -(13 * Math.cos(t) - 5 * Math.cos(2 * t) - 2 * Math.cos(3 * t) - Math.cos(4 * t)) * 21 - 480,
    ];
    const outward = Math.atan2(y + 480, x) + (i % 2 ? 0.7 : -0.6) + rng.between(-0.2, 0.2);
    const path = leafPath(x, y, outward, rng.between(96, 138), 0.27);
    if (i % 6 === 5) pen.line(path, ink, 3.5);
    else pen.fill(path, tones[i % 5] as Rgb);
    if (i % 8 === 0) pen.fill(ellipse(x, y, rng.between(13, 22)), rng.pick([fields[0], colours.gold, fields[1]]));
  }
};

/** Two birds on a branch, bill to bill, under a small heart. */
export const branchBirds: Subject = (tools) => {
  const { pen, rng, colours } = tools;
  const { fields, ink } = colours;
  pen.line(curvedLine([-460, -250, -160, -290, 160, -250, 460, -310]), ink, 10);
  for (let i = 0; i < 15; i++) {
    const x = -440 + i * 62;
    pen.fill(
      leafPath(x, -268 + Math.sin(i) * 16, (i % 2 ? -1 : 1) * rng.between(0.7, 1.2) - 0.1, rng.between(70, 104), 0.26),
      rng.pick([colours.leaf, colours.leaf, fields[3]]),
    );
  }
  bird(tools, -128, -276, 1.5, fields[0], false);
  bird(tools, 128, -272, 1.5, fields[1], true);
  pen.fill(heartPath(0, -560, 52), fields[0], { volume: 0.4 });
  pen.fill(heartPath(96, -650, 26), fields[2]);
};

/** A bird of half circles, looking right; its feet stand on (x, y). */
export function bird(
  { pen, colours }: SubjectTools,
  x: number,
  y: number,
  scale: number,
  colour: Rgb,
  flip: boolean,
): void {
  const { ink, paper, gold } = colours;
  pen.at(x, y, { scale, flip }, () => {
    pen.line('M-8 -4V10M14 -4V10', ink, 4);
    pen.fill(polygon([-74, -64, -140, -18, -70, -26]), mixColours(colour, ink, 0.3));
    pen.fill('M-84 -76A80 80 0 0 0 76 -76V-100A42 42 0 0 0 -8 -100V-76Z', colour, { volume: 0.5 });
    pen.fill('M-84 -76A48 48 0 0 0 12 -76Z', mixColours(colour, ink, 0.32), { volume: 0.3 });
    pen.fill(polygon([74, -112, 106, -98, 74, -90]), gold);
    pen.fill(ellipse(44, -108, 9), paper);
    pen.fill(ellipse(46, -108, 5), ink);
    pen.face(34, -104, 44);
  });
}

/** Two rings that hold each other. */
export const linkedRings: Subject = ({ pen, rng, colours, detailed }) => {
  const { fields, gold, ink } = colours;
  const [one, two] = [mixColours(gold, ink, 0.1), rng.pick([fields[0], fields[1]])];
  const radius = 205;
  pen.line(ellipse(-132, -400, radius), one, 36, { drop: { blur: 10, down: 4, alpha: 0.2 } });
  pen.line(ellipse(132, -400, radius), two, 36);
  // The first passes over the second at the lower crossing.
  pen.line(
    `M${-132 + radius * Math.cos(0.3)} ${-400 + radius * Math.sin(0.3)}A${radius} ${radius} 0 0 1 ${-132 + radius * Math.cos(1.35)} ${-400 + radius * Math.sin(1.35)}`,
    one,
    36,
  );
  pen.fill(polygon([-132, -614, -194, -682, -160, -730, -104, -730, -70, -682]), fields[3], { volume: 0.5 });
  pen.line('M-194 -682H-70M-160 -730L-132 -682L-104 -730M-132 -682V-616', colours.paper, 4);
  if (!detailed) return;
  for (const side of [-1, 1]) {
    pen.fill(roundedPath([side * 300, -40, side * 330, -90, side * 380, -120, side * 350, -50], 0.5), colours.leaf);
    for (let i = 0; i < 6; i++)
      pen.fill(
        leafPath(side * (120 + i * 50), -80 - i * i * 6, side > 0 ? -0.4 - i * 0.1 : -2.7 + i * 0.1, 96, 0.24),
        i % 2 ? colours.leaf : fields[3],
      );
  }
};
