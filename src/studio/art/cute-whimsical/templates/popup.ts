import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, heartPath, polygon, rectangle } from '../../flat/paths.ts';
import { drawBust } from '../motifs/animal.ts';
import { bow } from '../motifs/presents.ts';
import type { PropTools } from '../motifs/treats.ts';
import { drawProp } from '../props.ts';
import { drawBunting, drawFloating, groundShadow } from './surroundings.ts';
import { type CuteTemplate, dress, layOut, setBackdrop } from './template.ts';

const paper: Rgb = [1, 0.99, 0.975];
const dropped = { blur: 12, down: 5, alpha: 0.3 };

/** Containers stand on the origin, about 300 wide; their rim is at y = -rim. */
type Container = { rim: number; front: (tools: PropTools) => void };

const box: Container = {
  rim: 200,
  front: (tools) => {
    const { pen, rng, colours } = tools;
    const [colour, ribbon] = rng.shuffle(colours.candy) as [Rgb, Rgb];
    const front = rectangle(-150, -190, 300, 190, 10);
    pen.fill(front, colour, { volume: 0.5, drop: dropped });
    pen.inside(front, () => {
      let dots = '';
      for (let y = -170, row = 0; y < 0; y += 38, row++)
        for (let x = row % 2 ? -130 : -112; x < 150; x += 38) dots += ellipse(x, y, 7);
      pen.fill(dots, mixColours(colour, paper, 0.4));
    });
    pen.fill(rectangle(-22, -190, 44, 190), ribbon);
    pen.fill(rectangle(-162, -200, 324, 36, 10), mixColours(colour, paper, 0.18), { volume: 0.3 });
    bow(tools, 0, -120, 1.15, ribbon);
  },
};

const mug: Container = {
  rim: 216,
  front: ({ pen, rng, colours }) => {
    const colour = rng.pick(colours.candy);
    pen.line('M130 -150C226 -166 224 -38 118 -52', colour, 30);
    pen.fill(rectangle(-150, -210, 300, 210, 56), colour, { volume: 0.5, drop: dropped });
    pen.fill(rectangle(-156, -216, 312, 30, 15), mixColours(colour, paper, 0.35));
    pen.fill(heartPath(0, -92, 46), paper);
  },
};

const pot: Container = {
  rim: 206,
  front: ({ pen, rng, colours }) => {
    const clay = rng.pick([
      oklch(0.7, 0.1, 45),
      mixColours(colours.candy[2], paper, 0.2),
      mixColours(colours.candy[3], paper, 0.2),
    ]);
    pen.fill('M-140 -180H140L104 0H-104Z', clay, { volume: 0.5, drop: dropped });
    pen.line(`M-128 -96${'q18 -22 36 0t36 0'.repeat(3)}q18 -22 36 0`, mixColours(clay, paper, 0.5), 8);
    pen.fill(rectangle(-158, -206, 316, 58, 18), mixColours(clay, paper, 0.16), { volume: 0.35 });
  },
};

const shell: Container = {
  rim: 178,
  front: ({ pen, rng, colours }) => {
    const colour = mixColours(rng.pick(colours.candy), paper, 0.3);
    const half =
      'M-140 -186L-105 -150L-70 -190L-35 -150L0 -190L35 -150L70 -190L105 -150L140 -186C150 -80 90 0 0 0C-90 0 -150 -80 -140 -186Z';
    pen.fill(half, colour, { volume: 0.5, drop: dropped });
    pen.inside(half, () => {
      for (let x = -120; x < 140; x += 48) pen.fill(ellipse(x, -104, 12), paper);
      pen.line(`M-160 -60${'l20 -18l20 18'.repeat(8)}`, rng.pick(colours.candy), 10);
    });
  },
};

const gourd: Container = {
  rim: 206,
  front: ({ pen, rng }) => {
    const flesh = oklch(rng.between(0.7, 0.75), 0.15, rng.between(50, 60));
    const ink = oklch(0.34, 0.06, 30);
    pen.fill(ellipse(-104, -102, 78, 98) + ellipse(104, -102, 78, 98), mixColours(flesh, ink, 0.1), {
      volume: 0.4,
      drop: dropped,
    });
    pen.fill(ellipse(-52, -104, 80, 106) + ellipse(52, -104, 80, 106), mixColours(flesh, ink, 0.04), { volume: 0.4 });
    pen.fill(ellipse(0, -104, 66, 108), flesh, { volume: 0.4 });
    pen.fill(
      polygon([-96, -186, -58, -168, -22, -196, 14, -166, 52, -194, 96, -176, 96, -196, -96, -204]),
      mixColours(flesh, paper, 0.4),
    );
  },
};

/** Someone looks out of a box, a mug, a pot or an egg; or flowers and stars do. */
export const drawPopup: CuteTemplate = (stage) => {
  const layout = layOut(stage);
  const { middle, floor, size } = layout;
  const { theme, pen, colours } = stage;
  setBackdrop(stage, layout);
  if (theme.bunting) drawBunting(stage, 22);
  const rng = stage.rng.fork('popup');
  const tools = { pen, rng, colours };
  const { rim, front } = containerFor(stage, rng.chance(0.5));
  const scale = 1.18 * size;
  groundShadow(tools, middle, floor, 250 * size);
  if (stage.characters) {
    const { neck: _hidden, ...pose } = dress(stage, 'animal');
    drawBust(pen, middle, floor - (rim - 2) * scale, 1.12 * scale, pose);
    pen.at(middle, floor, { scale }, () => front({ ...tools, rng: rng.fork('front') }));
    for (const side of [-1, 1]) {
      pen.fill(
        ellipse(middle + side * 84 * scale, floor - (rim - 4) * scale, 27 * scale, 22 * scale),
        pose.coat.limbs,
        { volume: 0.5, drop: { blur: 7, down: 3, alpha: 0.28 } },
      );
    }
  } else {
    const things = rng.shuffle([...theme.held, ...theme.beside]);
    for (const [i, [x, lift, s]] of (
      [
        [-84, 18, 1],
        [88, 14, 1],
        [0, 34, 1.45],
      ] as const
    ).entries()) {
      drawProp(tools, things[i] ?? 'heart', middle + x * scale, floor - (rim - 40 + lift) * scale, s * scale, x / 420);
    }
    pen.at(middle, floor, { scale }, () => front({ ...tools, rng: rng.fork('front') }));
  }
  for (const side of [-1, 1])
    drawProp(
      tools,
      rng.pick(theme.beside),
      middle + side * Math.min(320 * size, 430),
      floor + 16,
      (side < 0 ? 1.1 : 0.9) * size,
    );
  drawFloating(stage, rng.pick(theme.floating), layout);
  return { textArea: layout.textArea };
};

function containerFor({ theme }: Parameters<CuteTemplate>[0], first: boolean): Container {
  if (theme.season === 'autumn' || theme.season === 'spooky') return gourd;
  if (theme.held.includes('egg')) return first ? shell : pot;
  if (theme.held.includes('mug')) return first ? mug : box;
  return first || theme.bunting || theme.season === 'winter' ? box : pot;
}
