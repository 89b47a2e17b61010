import { mixColours, type Rgb } from '../../core/colour.ts';
import { fullTurn, type Point } from '../../core/geometry.ts';
import { archway, curvedLine, ellipse, leafPath, rectangle, roundedPath } from '../../flat/paths.ts';
import type { Subject, SubjectTools } from '../tools.ts';

type Sprig = { colour: Rgb; lineWidth?: number; leaves?: number; filled?: boolean; leafSize?: number };

/** A leafy stem from (x, y), `height` tall, leaning by its share of the height. */
export function sprig({ pen }: SubjectTools, x: number, y: number, height: number, lean: number, look: Sprig): void {
  const { colour, lineWidth = 5, leaves = 8, filled = true, leafSize = 0.22 } = look;
  const at = (t: number): Point => [x + lean * height * t * t, y - height * t];
  pen.line(curvedLine(Array.from({ length: 9 }, (_, i) => at(i / 8)).flat()), colour, lineWidth);
  let path = '';
  for (let i = 1; i <= leaves; i++) {
    const t = 0.16 + (0.78 * i) / leaves;
    const [px, py] = at(t);
    const along = Math.atan2(-1, 2 * lean * t);
    for (const side of [-1, 1])
      path += leafPath(px, py, along + side * (0.95 - 0.3 * t), height * leafSize * (1 - 0.45 * t), 0.26);
  }
  path += leafPath(...at(0.98), Math.atan2(-1, 2 * lean), height * leafSize * 0.6, 0.26);
  if (filled) pen.fill(path, colour);
  else pen.line(path, colour, lineWidth * 0.75);
}

/** Nested arches with a small landscape in the innermost. */
export const archWindow: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, paper, ink } = colours;
  const order = rng.shuffle([fields[0], fields[2], fields[3], fields[4]]);
  const bands = [...order.slice(0, 3), paper];
  bands.forEach((colour, i) => {
    const half = 330 - i * 58;
    pen.fill(archway(0, 0, half, 800 - i * 58), colour, { drop: { blur: 14, down: 4, alpha: 0.22 }, volume: 0.25 });
  });
  pen.inside(archway(0, 0, 156, 626), () => {
    pen.fill(ellipse(rng.between(-40, 40), -410, 88), colours.gold, { volume: 0.55 });
    const sway = rng.between(-40, 40);
    pen.fill(
      roundedPath([-200, -140, -60, -210 - sway, 70, -150, 200, -220 + sway, 220, 40, -220, 40], 0.5),
      fields[1],
      { volume: 0.4 },
    );
    pen.fill(
      roundedPath([-200, -80, -50, -110, 90, -76, 200, -120, 220, 40, -220, 40], 0.5),
      mixColours(fields[1], ink, 0.35),
      { volume: 0.3 },
    );
  });
  for (const side of [-1, 1]) {
    sprig(tools, side * 262, 0, rng.between(380, 500), side * -0.14, {
      colour: side < 0 ? colours.leaf : ink,
      filled: side < 0,
      leaves: 9,
    });
    sprig(tools, side * 210, 0, rng.between(230, 330), side * 0.34, {
      colour: side < 0 ? fields[0] : colours.leaf,
      leaves: 7,
    });
    if (detailed)
      sprig(tools, side * 310, 0, rng.between(220, 300), side * 0.4, {
        colour: side < 0 ? ink : fields[0],
        filled: side > 0,
        leaves: 6,
      });
  }
};

/** A vase with tall stems and cut-out flower heads. */
export const vaseStems: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, ink } = colours;
  const count = detailed ? 7 : 5;
  for (let i = 0; i < count; i++) {
    const t = i / (count - 1) - 0.5;
    const [x, y] = [t * 520 + rng.between(-20, 20), -rng.between(620, 830) + Math.abs(t) * 200];
    pen.line(curvedLine([t * 60, -250, x * 0.45, y * 0.62, x, y]), i % 2 ? ink : colours.leaf, 5);
    for (const k of [0.5, 0.66]) {
      const [lx, ly] = [x * k * 0.95, -250 + (y + 250) * (k - 0.12)];
      pen.fill(leafPath(lx, ly, t < 0 ? -2.5 : -0.6, 92, 0.26), i % 2 ? fields[3] : colours.leaf);
    }
    cutFlower(tools, x, y, rng.between(52, 84), fields[i % 5] as Rgb, i);
  }
  const shape = rng.whole(0, 2);
  const outline =
    shape === 0
      ? roundedPath([-50, -300, -56, -240, -150, -130, -110, 0, 110, 0, 150, -130, 56, -240, 50, -300], 0.5)
      : shape === 1
        ? `M-92 -280H92C60 -150 150 -120 84 0H-84C-150 -120 -60 -150 -92 -280Z`
        : rectangle(-100, -270, 200, 270, 36);
  const body = rng.pick([fields[0], fields[1], fields[3]]);
  pen.fill(outline, body, { volume: 0.5, drop: { blur: 14, down: 4, alpha: 0.2 } });
  pen.inside(outline, () => {
    if (shape === 2) pen.fill(rectangle(-110, -140, 220, 150), mixColours(body, colours.paper, 0.5));
    else
      for (let y = -110; y < -40; y += 30)
        pen.line(`M-200 ${y}${'l20 -14l20 14'.repeat(11)}`, colours.paper, 5, { alpha: 0.85 });
  });
};

/** A flower as scissors would cut it. */
export function cutFlower(
  { pen, rng, colours }: SubjectTools,
  x: number,
  y: number,
  size: number,
  colour: Rgb,
  kind: number,
): void {
  const turn = rng.between(0, fullTurn);
  if (kind % 3 === 0) {
    let petals = '';
    for (let i = 0; i < 8; i++) petals += leafPath(x, y, turn + (i / 8) * fullTurn, size, 0.3);
    pen.fill(petals, colour);
    pen.fill(ellipse(x, y, size * 0.22), colours.gold);
  } else if (kind % 3 === 1) {
    let petals = '';
    for (let i = 0; i < 6; i++)
      petals += ellipse(
        x + Math.cos(turn + i * 1.047) * size * 0.52,
        y + Math.sin(turn + i * 1.047) * size * 0.52,
        size * 0.36,
      );
    pen.fill(petals, colour, { volume: 0.3 });
    pen.fill(ellipse(x, y, size * 0.26), colours.ink);
  } else {
    pen.fill(`M${x - size * 0.8} ${y}A${size * 0.8} ${size * 0.8} 0 0 0 ${x + size * 0.8} ${y}Z`, colour, {
      volume: 0.4,
    });
    for (let i = -2; i <= 2; i++) {
      pen.line(`M${x + i * size * 0.2} ${y}L${x + i * size * 0.34} ${y - size * 0.5}`, colours.ink, 3.5);
      pen.fill(ellipse(x + i * size * 0.34, y - size * 0.54, 6), colours.gold);
    }
  }
}

/** A ring of leaves and cut flowers. */
export const leafRing: Subject = (tools) => {
  const flowers = tools.detailed ? 7 : 5;
  const open = drawRing(tools);
  for (let i = 0; i < flowers; i++) {
    const a = 0.35 + (i / flowers) * (Math.PI - 0.7) * (open ? 1 : 0.62) + (open ? 0 : 0.6);
    const size = i === Math.floor(flowers / 2) ? 92 : tools.rng.between(54, 74);
    cutFlower(
      tools,
      Math.cos(a) * ringRadius,
      -450 + Math.sin(a) * ringRadius,
      size,
      tools.colours.fields[i % 3] as Rgb,
      i % 2,
    );
  }
};

/** A ring of leaves and berries under a ribbon. */
export const winterRing: Subject = (tools) => {
  const { pen, rng, colours, detailed } = tools;
  const { fields, gold, ink } = colours;
  drawRing(tools);
  const count = detailed ? 20 : 13;
  for (let i = 0; i < count; i++) {
    const a = (i / count) * fullTurn + 0.2;
    const r = ringRadius + rng.between(-34, 34);
    pen.fill(ellipse(Math.cos(a) * r, -450 + Math.sin(a) * r, rng.between(13, 21)), i % 4 === 3 ? gold : fields[1], {
      volume: 0.5,
    });
  }
  const y = -450 + ringRadius;
  for (const side of [-1, 1]) {
    pen.fill(`M0 ${y}L${side * 54} ${y + 132}L${side * 92} ${y + 96}Z`, mixColours(fields[1], ink, 0.2));
    pen.fill(roundedPath([0, y, side * 96, y - 74, side * 150, y - 6, side * 92, y + 54], 0.5), fields[1], {
      volume: 0.45,
    });
  }
  pen.fill(ellipse(0, y, 30), mixColours(fields[1], ink, 0.25));
};

const ringRadius = 320;

/** The leaves of a ring; tells whether it is open at the top. */
function drawRing({ pen, rng, colours, detailed }: SubjectTools): boolean {
  const { fields, ink } = colours;
  pen.line(ellipse(0, -450, ringRadius), ink, 4);
  const count = detailed ? 52 : 38;
  const open = rng.chance(0.5);
  const start = rng.between(0, fullTurn);
  const tones = [colours.leaf, colours.leaf, fields[3], fields[0]];
  for (let i = 0; i < count; i++) {
    const a = start + (i / count) * fullTurn;
    if (open && Math.sin(a) < -0.55) continue;
    const [x, y] = [Math.cos(a) * ringRadius, -450 + Math.sin(a) * ringRadius];
    const path = leafPath(x, y, a + Math.PI / 2 + (i % 2 ? 0.75 : -0.75), rng.between(84, 118), 0.25);
    if (i % 5 === 4) pen.line(path, ink, 3.5);
    else pen.fill(path, tones[i % 4] as Rgb);
  }
  return open;
}

/** One tall sprig, and a disc behind it. */
export const loneSprig: Subject = (tools) => {
  const { pen, rng, colours } = tools;
  const { fields, ink } = colours;
  pen.fill(ellipse(rng.between(-90, 90), -480, 270), rng.pick([fields[4], fields[2]]), { volume: 0.35 });
  const lean = rng.between(0.08, 0.2) * rng.pick([-1, 1]);
  sprig(tools, -lean * 300, 0, 760, lean, {
    colour: ink,
    leaves: 10,
    lineWidth: 5,
    leafSize: 0.2,
    filled: rng.chance(0.6),
  });
  sprig(tools, -lean * 300 + 30, 0, 430, -lean * 1.6, { colour: colours.leaf, leaves: 7, lineWidth: 5 });
};

/** A field of stems with seed heads, grasses and flowers, side by side. */
export const stemRow: Subject = (tools) => {
  const { rng, colours, detailed, pen } = tools;
  const { fields, ink } = colours;
  const count = detailed ? 11 : 8;
  for (let i = 0; i < count; i++) {
    const x = -400 + ((i + 0.5) * 800) / count + rng.between(-14, 14);
    const height = rng.between(430, 820) * (1 - Math.abs(x) / 1400);
    const kind = rng.whole(0, 3);
    const lean = rng.between(-0.08, 0.08);
    if (kind === 0)
      sprig(tools, x, 0, height, lean, {
        colour: rng.pick([colours.leaf, fields[0], fields[3]]),
        leaves: 8,
        leafSize: 0.17,
      });
    else if (kind === 1) sprig(tools, x, 0, height, lean, { colour: ink, filled: false, leaves: 7, leafSize: 0.17 });
    else {
      pen.line(
        `M${x} 0C${x} ${-height * 0.5} ${x + lean * height} ${-height * 0.7} ${x + lean * height} ${-height}`,
        colours.leaf,
        5,
      );
      for (const side of [-1, 1])
        pen.fill(leafPath(x, -height * 0.24, -Math.PI / 2 + side * 0.6, 110, 0.22), colours.leaf);
      cutFlower(tools, x + lean * height, -height, rng.between(48, 76), fields[i % 3] as Rgb, rng.whole(0, 2));
    }
  }
};
