import { type Box, ellipsePath, fullTurn, offset, type Point } from '../core/geometry.ts';
import { drawBackdrop } from '../separations/backdrop.ts';
import type { Inks } from '../separations/inks.ts';
import { raysPath, rectPath, scallopPath, starPath } from '../separations/paths.ts';
import { inksBeside, mainBox, type PrintKit } from '../separations/print-arrangement.ts';
import { panelOf, panelPath } from './frame.ts';
import { drawAirmail, perforated } from './stamp.ts';

/** Prints the panel and its background, below the motifs of an arrangement. */
export function layVintageGround(kit: PrintKit): void {
  const { press, arrangement, quiet } = kit;
  const { name, ground, width, height } = arrangement;
  if (name === 'collage') {
    layStamps(kit);
    return;
  }
  const panel = panelOf(width, height);
  press.fill(panelPath(panel), paleInks(kit));
  press.clip(panelPath(panel), () => {
    if (ground.kind === 'stage') layStage(kit, ground.horizon);
    else if (name === 'hero' || name === 'vignette') layMedallion(kit, quiet ? 0.4 : 1);
    else if (quiet) return;
    else if (name === 'pattern' || name === 'letter-stack') layPattern(kit);
    else if (name === 'crop' || name === 'numeral' || name === 'lettering') layRays(kit);
  });
}

/** The thin first printing of a panel. */
export function paleInks(kit: PrintKit): Inks {
  if (kit.greys) return { light: 0.5 };
  return kit.rng.fork('pale').pick(inksBeside(kit, [{ light: 0.3 }, { light: 0.45 }, { second: 0.16 }]));
}

/** The ink of rays and rims. */
function strongInk(kit: PrintKit): Inks {
  if (kit.greys) return { second: 1 };
  return kit.rng.fork('strong').pick(inksBeside(kit, [{ second: 1 }, { main: 1 }, { second: 1 }]));
}

function layStage({ press, rng, request, arrangement, season, quiet }: PrintKit, horizon: number): void {
  const { width, height, textArea } = arrangement;
  const box = panelOf(width, height);
  drawBackdrop(request.settings.sceneSetting, {
    press,
    rng: rng.fork('backdrop'),
    box,
    horizon: Math.max(0.35, (horizon - box[1]) / (box[3] - box[1]) - 0.06),
    season,
    outline: 3,
    keepClear: textArea?.box ?? null,
    strength: quiet ? 0.5 : 0.8,
  });
}

function middleOf([left, top, right, bottom]: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

/** Rays that widen outward from the subject. */
function layRays(kit: PrintKit): void {
  const { press, rng, arrangement } = kit;
  const reach = Math.hypot(arrangement.width, arrangement.height);
  const centre = middleOf(mainBox(kit));
  const ink = strongInk(kit);
  press.fill(raysPath(centre, rng.fork('rays').pick([16, 20, 26]), reach, rng.fork('turn').between(0, 0.3)), {
    start: thinned(ink, 0.18),
    end: thinned(ink, 0.9),
    along: { kind: 'radial', centre, radius: reach * 0.7, innerRadius: reach * 0.1 },
  });
}

/** A round field with a beaded rim, rays about it. */
function layMedallion(kit: PrintKit, strength: number): void {
  const { press, rng, arrangement } = kit;
  const { width, height, textArea } = arrangement;
  const box = mainBox(kit);
  const [x, y] = middleOf(box);
  if (strength === 1) layRays(kit);
  const room = Math.min(x, width - x, height - y, y) - 54;
  const gap = textArea === null ? Infinity : Math.max(textArea.box[1] - y, y - textArea.box[3], 0) - 22;
  const wanted = Math.max(box[2] - box[0], box[3] - box[1]) * 0.58;
  const r = Math.max(
    Math.min(width, height) * 0.2,
    Math.min(wanted, room, gap > 0 ? Math.max(gap, wanted * 0.66) : Infinity),
  );
  const rim = rng.fork('rim').chance(0.5) ? ellipsePath(x, y, r * 1.1) : scallopPath([x, y], [r * 1.1, r * 1.1], 36);
  press.fill(rim, { light: 0.25 }, { line: 4.5 });
  let beads = '';
  for (let i = 0; i < 64; i++) {
    const [bx, by] = offset(x, y, (i / 64) * fullTurn, r * 1.045);
    beads += ellipsePath(bx, by, r * 0.02);
  }
  press.fill(beads, kit.greys ? { key: 0.7 } : { main: 1 });
  const fields = inksBeside(kit, [{ second: 0.6 }, { light: 0.9 }, { second: 0.35, light: 0.3 }]);
  const field = rng.fork('field').pick(fields);
  press.fill(
    ellipsePath(x, y, r),
    {
      start: thinned(field, 0.25),
      end: thinned(field, strength),
      along: { kind: 'linear', from: [x, y + r], to: [x, y - r] },
    },
    { line: 4 },
  );
  if (strength === 1) layStars(kit, [x, y], r * 1.27);
}

function layStars({ press, arrangement, greys }: PrintKit, [x, y]: Point, reach: number): void {
  const [left, top, right, bottom] = panelOf(arrangement.width, arrangement.height);
  const words = arrangement.textArea?.box;
  for (let i = 0; i < 12; i++) {
    const angle = (i / 12) * fullTurn + 0.2;
    const [sx, sy] = offset(x, y, angle, reach);
    const onWords = words !== undefined && sy > words[1] - 20 && sy < words[3] + 20;
    if (onWords || sx < left + 34 || sx > right - 34 || sy < top + 34 || sy > bottom - 34) continue;
    press.fill(starPath([sx, sy], reach * 0.042, 5, 0.42, angle), i % 2 === 0 || greys ? {} : { light: 1 }, {
      line: 2.6,
    });
  }
}

/** A quiet pattern below the motifs: dots between fine stripes. */
function layPattern(kit: PrintKit): void {
  const { press, rng, arrangement } = kit;
  const { width, height } = arrangement;
  const ink = thinned(strongInk(kit), 0.42);
  const choice = rng.fork('repeat').whole(0, 2);
  let path = '';
  if (choice === 0) {
    for (let x = 0; x < width; x += 64) path += rectPath(x, 0, x + 30, height);
  } else {
    const step = choice === 1 ? 46 : 66;
    for (let row = 0, y = 0; y < height + step; y += step * 0.6, row++)
      for (let x = row % 2 === 0 ? 0 : step / 2; x < width + step; x += step)
        path += choice === 1 ? ellipsePath(x, y, 5) : starPath([x, y], 9, 4, 0.3);
  }
  press.fill(path, ink);
}

/** Each thing on a stamp of its own, on an airmail letter. */
function layStamps(kit: PrintKit): void {
  const { press, rng, arrangement, greys } = kit;
  const { width, height, placements } = arrangement;
  const edge = 40;
  if (greys) press.stroke(rectPath(edge / 2, edge / 2, width - edge / 2, height - edge / 2), 10);
  else drawAirmail(press, width, height, edge);
  press.fill(rectPath(edge + 10, edge + 10, width - edge - 10, height - edge - 10), { light: 0.14 }, { line: 2.4 });
  const faces = rng
    .fork('faces')
    .shuffle(inksBeside(kit, [{ second: 0.55 }, { light: 0.85 }, { main: 0.35 }, { light: 0.5, second: 0.25 }]));
  placements
    .filter(({ rank }) => rank !== 'accent')
    .forEach(({ centre, size, angle }, i) => {
      const half = size * 0.54;
      const ink = greys ? { second: 0.4 } : (faces[i % faces.length] as Inks);
      press.at([centre[0] + 6, centre[1] + 8], () => press.fill(perforated(half, half, size * 0.018), { key: 0.4 }), {
        angle: angle * 0.6,
      });
      press.at(
        centre,
        () => {
          press.fill(perforated(half, half, size * 0.018), {}, { line: 2.4 });
          const face = rectPath(-half * 0.88, -half * 0.88, half * 0.88, half * 0.88);
          press.fill(
            face,
            { start: thinned(ink, 0.3), end: ink, along: { kind: 'linear', from: [0, half], to: [0, -half] } },
            { line: 3 },
          );
        },
        { angle: angle * 0.6 },
      );
    });
}

const thinned = ({ main = 0, second = 0, light = 0 }: Inks, amount: number): Inks => ({
  main: main * amount,
  second: second * amount,
  light: light * amount,
});
