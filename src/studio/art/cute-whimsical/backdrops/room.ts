import { mixColours, oklch, type Rgb } from '../../core/colour.ts';
import { ellipse, heartPath, leafPath, rectangle, starPath } from '../../flat/paths.ts';
import { type BackdropTools, isClear } from './backdrop-tools.ts';
import { tree } from './meadow.ts';

const paper: Rgb = [1, 0.99, 0.975];
const ink = oklch(0.32, 0.05, 30);

/** A room: papered wall, a window on the season, floor and rug. */
export function drawRoom(tools: BackdropTools): void {
  const { pen, rng, colours, width, height, floor, detailed, figure } = tools;
  const skirting = floor - 86;
  const wall = colours.wall;
  pen.fill(rectangle(0, 0, width, height), wall, {
    shades: [
      {
        kind: 'radial',
        centre: [width / 2, height * 0.4],
        radius: Math.max(width, height) * 0.6,
        colour: mixColours(wall, paper, 0.6),
        alpha: 0.8,
      },
    ],
  });
  drawWallpaper(tools, skirting);
  const free = [0.2, 0.8, 0.5, 0.06, 0.94]
    .map((x) => x * width)
    .filter((x) => Math.abs(x - figure) > 240 && isClear(tools, x, skirting - 240, 125));
  // A window cut by the sheet's edge is a last resort.
  const whole = free.filter((x) => x > 130 && x < width - 130);
  const windowX = rng.pick(whole.length > 0 ? whole : free.length > 0 ? free : [figure]);
  drawWindow(tools, windowX, skirting - 110);
  const others = [0.15, 0.85]
    .map((x) => x * width)
    .filter((x) => Math.abs(x - windowX) > 260 && Math.abs(x - figure) > 220);
  if (others.length > 0) drawShelf(tools, rng.pick(others), skirting - 250);
  pen.fill(rectangle(-10, skirting, width + 20, height - skirting + 20), colours.floor, {
    shades: [
      {
        kind: 'linear',
        from: [0, height],
        to: [0, skirting],
        colour: mixColours(colours.floor, ink, 0.35),
        alpha: 0.55,
      },
    ],
  });
  for (let y = skirting + 52; y < height; y += 52)
    pen.line(`M0 ${y}H${width}`, mixColours(colours.floor, ink, 0.14), 2.5);
  pen.fill(rectangle(-10, skirting - 16, width + 20, 18), mixColours(wall, paper, 0.75));
  const rug = colours.candy[rng.whole(2, 4)] as Rgb;
  pen.fill(ellipse(figure, floor + 18, 450, 74), mixColours(rug, paper, 0.3), {
    volume: 0.3,
  });
  pen.line(ellipse(figure, floor + 18, 415, 60), mixColours(rug, paper, 0.75), 6);
  if (detailed && tools.season !== 'quiet') drawLights(tools);
}

function drawWallpaper({ pen, rng, colours, width }: BackdropTools, skirting: number): void {
  const print = mixColours(colours.wall, paper, 0.5);
  const kind = rng.whole(0, 3);
  if (kind === 0) {
    for (let x = 40; x < width; x += 92) pen.fill(rectangle(x, 0, 40, skirting), print, { alpha: 0.75 });
    return;
  }
  let path = '';
  for (let row = 0, y = 36; y < skirting - 20; y += 62, row++) {
    for (let x = row % 2 ? 31 : 62; x < width; x += 84) {
      path += kind === 1 ? ellipse(x, y, 6) : kind === 2 ? heartPath(x, y, 8) : starPath(x, y, 10, 4, 0.4);
    }
  }
  pen.fill(path, print);
}

function drawWindow(tools: BackdropTools, x: number, sill: number): void {
  const { pen, colours, season } = tools;
  const frame = mixColours(colours.cream, colours.wood, 0.12);
  pen.at(x, sill, {}, () => {
    pen.fill(rectangle(-108, -266, 216, 266, 14), frame, { drop: { blur: 10, down: 4, alpha: 0.25 } });
    const glass = rectangle(-94, -252, 188, 240, 6);
    pen.fill(glass, colours.sky[0], { blendTo: { colour: colours.sky[1], from: [0, -252], to: [0, -10] } });
    pen.inside(glass, () => {
      if (colours.night)
        for (const [sx, sy] of [
          [-60, -210],
          [30, -224],
          [64, -170],
          [-20, -180],
        ] as const)
          pen.fill(starPath(sx, sy, 8, 4, 0.3), paper);
      else pen.fill(ellipse(46, -196, 24), oklch(0.91, 0.1, 88));
      pen.fill(ellipse(-20, 30, 170, 96), colours.land, { volume: 0.3 });
      for (const tx of [-58, 56]) tree(tools, tx, -48, season === 'winter' ? 110 : 92);
    });
    pen.fill(rectangle(-4, -252, 8, 240) + rectangle(-94, -142, 188, 8), frame);
    for (const side of [-1, 1]) {
      pen.fill(
        `M${side * 126} -284H${side * 36}C${side * 60} -200 ${side * 92} -150 ${side * 98} 2H${side * 126}Z`,
        colours.candy[3],
        { volume: 0.4, alpha: 0.95 },
      );
    }
    pen.line('M-138 -284H138', colours.wood, 9);
    pen.fill(rectangle(-122, -6, 244, 18, 6), frame, { drop: { blur: 6, down: 4, alpha: 0.25 } });
  });
}

function drawShelf(tools: BackdropTools, x: number, y: number): void {
  const { pen, rng, colours } = tools;
  if (!isClear(tools, x, y - 30, 80)) return;
  pen.fill(rectangle(x - 86, y, 172, 14, 5), colours.wood, { drop: { blur: 8, down: 4, alpha: 0.28 } });
  let left = x - 72;
  for (let i = 0; i < 4; i++) {
    const [w, h] = [rng.between(16, 26), rng.between(48, 76)];
    pen.fill(rectangle(left, y - h, w, h, 3), mixColours(rng.pick(colours.candy), paper, 0.2), { volume: 0.25 });
    left += w + 2;
  }
  for (let i = 0; i < 7; i++) pen.fill(leafPath(x + 50, y - 30, -Math.PI / 2 + (i - 3) * 0.42, 48), colours.leaf);
  pen.fill(`M${x + 30} ${y - 34}h40l-7 34h-26Z`, mixColours(colours.candy[1], paper, 0.3), { volume: 0.4 });
}

/** A string of small lights along the ceiling. */
function drawLights({ pen, colours, width }: BackdropTools): void {
  const swag = (x: number): number => 24 + 26 * Math.sin(((x % 256) / 256) * Math.PI);
  const points = Array.from({ length: Math.ceil(width / 32) + 1 }, (_, i) => [i * 32, swag(i * 32)]);
  pen.line(`M${points.map((p) => p.join(' ')).join('L')}`, mixColours(colours.wood, ink, 0.3), 3);
  for (let x = 32, i = 0; x < width; x += 64, i++)
    pen.fill(ellipse(x, swag(x) + 11, 8, 11), colours.candy[i % 5] as Rgb, { volume: 0.4 });
}
