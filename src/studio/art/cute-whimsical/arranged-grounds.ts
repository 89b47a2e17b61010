import type { StyleSettings } from '../../../contract/styles.ts';
import type { Arrangement } from '../arrange/arrangement.ts';
import { floats } from '../arrange/things.ts';
import { mixColours, oklch, type Rgb } from '../core/colour.ts';
import { type Box, boundsOf, fullTurn, type Point } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { ellipse, heartPath, rectangle, starPath } from '../flat/paths.ts';
import type { Pen } from '../flat/pen.ts';
import { drawBackdrop } from './backdrops/backdrop.ts';
import type { CuteColours } from './colours.ts';
import type { CuteTheme } from './themes.ts';

type Ground = {
  pen: Pen;
  rng: Rng;
  colours: CuteColours;
  theme: CuteTheme;
  arrangement: Arrangement;
  settings: StyleSettings;
};

const white: Rgb = [1, 0.99, 0.975];
const shadowTone = oklch(0.36, 0.09, 345);

/** Paints a place, a soft field or a sheet of paper under the motifs; returns whether words lie on pale paper. */
export function layCuteGround(ground: Ground): { onPaper: boolean } {
  const { arrangement } = ground;
  if (arrangement.ground.kind === 'stage') layPlace(ground, arrangement.ground.horizon);
  else if (arrangement.ground.kind === 'field') layField(ground);
  else {
    layPaper(ground);
    return { onPaper: true };
  }
  layShadows(ground);
  return { onPaper: false };
}

function layPlace({ pen, rng, colours, theme, arrangement, settings }: Ground, horizon: number): void {
  const { width, height, textArea, placements } = arrangement;
  const feet = placements.filter(({ rank }) => rank !== 'accent').map(({ centre, size }) => centre[1] + size * 0.46);
  drawBackdrop(settings.sceneSetting, {
    pen,
    rng: rng.fork('backdrop'),
    colours,
    width,
    height,
    floor: Math.min(height * 0.95, Math.max(horizon + height * 0.06, ...feet)),
    figure: width / 2,
    season: theme.season,
    detailed: settings.visualDetail === 'Detailed',
    calm: textArea?.box ?? [0, 0, 0, 0],
  });
}

const shadowed: readonly Arrangement['name'][] = ['hero', 'scene', 'vignette', 'numeral'];

/** Where motifs stand or hover, a soft shadow lies under them. */
function layShadows({ pen, arrangement }: Ground): void {
  if (!shadowed.includes(arrangement.name)) return;
  const main = arrangement.placements.filter(({ rank }) => rank !== 'accent');
  const foot = Math.max(...main.map(({ centre, size }) => centre[1] + size / 2));
  for (const { centre, size, subject } of main) {
    // What hangs high above the others has none.
    if (floats(subject.motif) && centre[1] + size / 2 < foot - size * 0.25) continue;
    const [x, y] = [centre[0], centre[1] + size * 0.455];
    const reach = size * 0.4;
    pen.at(x, y, {}, () =>
      pen.fill(ellipse(0, 0, reach, reach * 0.2), shadowTone, {
        alpha: 0.8,
        shadesOnly: true,
        shades: [{ kind: 'radial', centre: [0, 0], radius: reach, colour: shadowTone, alpha: 0.42 }],
      }),
    );
  }
}

function mainBox({ placements, width, height }: Arrangement): Box {
  const shown = placements.filter(({ rank }) => rank === 'main');
  if (shown.length === 0) return [width * 0.25, height * 0.25, width * 0.75, height * 0.75];
  return boundsOf(
    shown.flatMap(({ centre: [x, y], size }): Point[] => [
      [x - size / 2, y - size / 2],
      [x + size / 2, y + size / 2],
    ]),
  );
}

/** A field of two tones with a quiet pattern, and a round light behind the subject. */
function layField(ground: Ground): void {
  const { pen, rng, colours, arrangement } = ground;
  const { width, height, name } = arrangement;
  const [top, low] = colours.sky;
  pen.fill(rectangle(0, 0, width, height), top, { blendTo: { colour: low, from: [0, 0], to: [0, height] } });
  const repeat = rng.fork('repeat');
  const kind = repeat.whole(0, 3);
  const tone = mixColours(top, white, colours.night ? 0.16 : 0.4);
  if (kind === 0) layRays(pen, mainBox(arrangement), width, height, tone);
  else layRepeat(pen, kind, width, height, tone);
  const [left, up, right, down] = mainBox(arrangement);
  const [x, y] = [(left + right) / 2, (up + down) / 2];
  const reach = Math.max(right - left, down - up) * 0.72;
  if (name !== 'hero' && name !== 'numeral') return;
  const glow = mixColours(low, white, colours.night ? 0.2 : 0.6);
  pen.fill(ellipse(x, y, reach), glow, {
    shadesOnly: true,
    shades: [{ kind: 'radial', centre: [x, y], radius: reach, colour: glow, alpha: 0.95 }],
  });
  layKnoll(ground, down);
}

/** A soft hill that the things stand on. */
function layKnoll({ pen, colours, arrangement: { width, height } }: Ground, foot: number): void {
  const y = Math.min(foot - height * 0.05, height * 0.9);
  pen.fill(
    `M-20 ${y + height * 0.06}Q${width / 2} ${y - height * 0.07} ${width + 20} ${y + height * 0.06}V${height + 20}H-20Z`,
    colours.land,
    {
      shades: [
        {
          kind: 'linear',
          from: [0, height],
          to: [0, y],
          colour: mixColours(colours.land, shadowTone, 0.3),
          alpha: 0.5,
        },
      ],
    },
  );
}

function layRays(pen: Pen, [left, top, right, bottom]: Box, width: number, height: number, tone: Rgb): void {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const reach = Math.hypot(width, height);
  let path = '';
  const count = 14;
  for (let i = 0; i < count; i++) {
    const from = (i / count) * fullTurn;
    const to = from + fullTurn / count / 2;
    path += `M${x} ${y}L${x + Math.cos(from) * reach} ${y + Math.sin(from) * reach}L${x + Math.cos(to) * reach} ${y + Math.sin(to) * reach}Z`;
  }
  pen.fill(path, tone, { alpha: 0.5 });
}

function layRepeat(pen: Pen, kind: number, width: number, height: number, tone: Rgb): void {
  const step = 92;
  let path = '';
  for (let row = 0, y = 0; y < height + step; y += step * 0.75, row++)
    for (let x = row % 2 === 0 ? 0 : step / 2; x < width + step; x += step)
      path += kind === 1 ? ellipse(x, y, 9) : kind === 2 ? heartPath(x, y, 10) : starPath(x, y, 13, 5, 0.5);
  pen.fill(path, tone, { alpha: 0.6 });
}

/** Cream paper with a scalloped edge and a cloud of colour behind the motifs. */
function layPaper(ground: Ground): void {
  const { pen, rng, colours, arrangement } = ground;
  const { width, height, name } = arrangement;
  const cream = mixColours(colours.cream, white, 0.4);
  pen.fill(rectangle(0, 0, width, height), mixColours(rng.fork('edge').pick(colours.candy), white, 0.45));
  pen.fill(scalloped(width, height, 34), cream, { drop: { blur: 12, down: 3, alpha: 0.22 } });
  const tone = mixColours(colours.sky[0], cream, 0.62);
  if (name === 'vignette' || name === 'collage') {
    const [left, top, right, bottom] = mainBox(arrangement);
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    const [rx, ry] = [Math.min((right - left) * 0.62, width * 0.42), Math.min((bottom - top) * 0.56, height * 0.42)];
    pen.fill(blob(rng.fork('blob'), x, y, rx, ry), tone);
    if (name === 'vignette') layShadows(ground);
  } else if (name === 'wreath') {
    pen.fill(ellipse(width / 2, height / 2, Math.min(width, height) * 0.44), mixColours(tone, cream, 0.35));
  }
}

/** The sheet's edge in round bites. */
function scalloped(width: number, height: number, margin: number): string {
  const [across, down] = [Math.round((width - margin * 2) / 56), Math.round((height - margin * 2) / 56)];
  const [w, h] = [(width - margin * 2) / across, (height - margin * 2) / down];
  const arc = (r: number, dx: number, dy: number): string => `a${r} ${r} 0 0 1 ${dx} ${dy}`;
  return (
    `M${margin} ${margin}` +
    arc(w / 2, w, 0).repeat(across) +
    arc(h / 2, 0, h).repeat(down) +
    arc(w / 2, -w, 0).repeat(across) +
    `${arc(h / 2, 0, -h).repeat(down)}Z`
  );
}

function blob(rng: Rng, x: number, y: number, rx: number, ry: number): string {
  const puffs = 9;
  let path = ellipse(x, y, rx * 0.86, ry * 0.86);
  for (let i = 0; i < puffs; i++) {
    const angle = (i / puffs) * fullTurn;
    const reach = rng.between(0.62, 0.76);
    path += ellipse(
      x + Math.cos(angle) * rx * reach,
      y + Math.sin(angle) * ry * reach,
      Math.min(rx, ry) * rng.between(0.3, 0.4),
    );
  }
  return path;
}
