import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Arrangement } from '../../arrange/arrangement.ts';
import type { Rgb } from '../../core/colour.ts';
import {
  type Box,
  ellipseBox,
  ellipsePath,
  fullTurn,
  type Point,
  polygonPath,
  smoothPath,
} from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import { type CardColours, groundHue, groundTone } from '../../library/motif-colours.ts';
import { roundBehind } from '../../library/round-behind.ts';
import { skylinePath } from '../../library/stage-shapes.ts';
import { paintWash } from '../paint-wash.ts';
import type { Sheet } from '../sheet.ts';
import { washStyles } from '../surfaces.ts';

type Tones = { first: Rgb; second: Rgb; land: Rgb; far: Rgb; warm: Rgb };

/** Loose colour below the things: a sky over land, one wash over the sheet, or a cloud of colour on bare paper. */
export function paintGround(
  sheet: Sheet,
  arrangement: Arrangement,
  card: CardColours,
  setting: SceneSetting,
  rng: Rng,
): void {
  const { placements, ground } = arrangement;
  const subjects = placements.filter(({ rank }) => rank !== 'accent').map(({ subject }) => subject);
  const hue = groundHue(subjects, card);
  // White things need a wash that is deeper than they are.
  const depth = subjects.some(({ colour }) => colour === 'white') ? 0.12 : 0;
  const tone = (l: number, c: number, h: number): Rgb => groundTone(l - depth, c * (1 + depth * 2), h, card.palette);
  const tones: Tones = {
    ...stageTones(ground.kind === 'stage' ? setting : 'Nature', hue, tone),
    second: tone(0.86, 0.07, hue + rng.pick([-38, 38])),
    warm: tone(0.9, 0.07, 75),
  };
  if (ground.kind === 'stage') paintLand(sheet, arrangement, ground.horizon, setting, tones, rng);
  else if (ground.kind === 'field') paintField(sheet, arrangement, tones, rng);
  else paintCloud(sheet, arrangement, tones, rng);
  flick(sheet, arrangement, tones, rng.fork('flicks'));
}

/** Sky or wall, ground, and the distance. */
function stageTones(
  setting: SceneSetting,
  hue: number,
  tone: (l: number, c: number, h: number) => Rgb,
): Pick<Tones, 'first' | 'land' | 'far'> {
  if (setting === 'Cozy') return { first: tone(0.85, 0.075, 45), land: tone(0.68, 0.08, 55), far: tone(0.8, 0.06, 30) };
  if (setting === 'Fantasy')
    return { first: tone(0.72, 0.1, 300), land: tone(0.66, 0.09, 265), far: tone(0.74, 0.08, 330) };
  if (setting === 'Urban')
    return { first: tone(0.82, 0.07, hue), land: tone(0.76, 0.03, 70), far: tone(0.7, 0.05, 265) };
  return { first: tone(0.8, 0.085, hue), land: tone(0.72, 0.085, 140), far: tone(0.8, 0.05, 205) };
}

/** A sky that runs out toward the horizon, hills in mist, a meadow. */
function paintLand(
  sheet: Sheet,
  { width, height }: Arrangement,
  horizon: number,
  setting: SceneSetting,
  tones: Tones,
  rng: Rng,
): void {
  const sky: Box = [-40, -40, width + 40, horizon + 60];
  const fade = { kind: 'linear', from: [0, 0], to: [0, horizon], start: 0.95, end: 0.12 } as const;
  const wet = { ...washStyles.wash, softness: 0.9, rim: 0, backrun: 0.3 };
  paintWash(sheet, { path: rectangle(sky), box: sky, shade: fade, strength: 0.95 }, wet, tones.first, tones.warm, rng);
  // An interior has no far hills.
  const layers =
    setting === 'Cozy'
      ? []
      : ([
          [horizon - height * 0.045, height * 0.04, 0.5],
          [horizon - height * 0.012, height * 0.022, 0.62],
        ] as const);
  for (const [level, swing, strength] of layers) {
    const tallest = swing * 6;
    const foot = level + height * 0.1;
    const path =
      setting === 'Urban' ? skylinePath(width, level + 20, tallest, rng) : hill(width, foot, level, swing, rng);
    const box: Box = [-40, level - (setting === 'Urban' ? tallest * 1.5 : swing * 2), width + 40, foot];
    const shade = { kind: 'linear', from: [0, level], to: [0, foot], start: 1, end: 0.05 } as const;
    paintWash(sheet, { path, box, shade, strength }, { ...wet, rim: 0.3 }, tones.far, tones.land, rng);
  }
  const box: Box = [-40, horizon - 12, width + 40, height + 60];
  const shade = { kind: 'linear', from: [0, horizon], to: [0, height], start: 0.7, end: 1.05 } as const;
  const meadow = { ...washStyles.wash, cover: 0.8, pooling: 1.2, rim: 0.4 };
  paintWash(
    sheet,
    { path: hill(width, height + 60, horizon, height * 0.008, rng), box, shade, strength: 0.85 },
    meadow,
    tones.land,
    tones.warm,
    rng,
  );
}

/** One wash up to a ragged margin of bare paper. */
function paintField(sheet: Sheet, { width, height }: Arrangement, tones: Tones, rng: Rng): void {
  const inset = Math.min(width, height) * 0.035;
  const box: Box = [inset, inset, width - inset, height - inset];
  const across = rng.pick([
    { from: [0, 0], to: [width, height] },
    { from: [width, 0], to: [0, height] },
    { from: [0, 0], to: [0, height] },
  ] as const);
  const shade = { kind: 'linear', ...across, start: 0.62, end: 0.9 } as const;
  const style = { ...washStyles.wash, wobble: 11, rough: 4, pooling: 1.1, backrun: 0.35 };
  paintWash(sheet, { path: rectangle(box), box, shade, strength: 0.8 }, style, tones.first, tones.second, rng);
}

/** Two colours that run into each other behind the subject. */
function paintCloud(sheet: Sheet, arrangement: Arrangement, tones: Tones, rng: Rng): void {
  const place = roundBehind(arrangement);
  if (place === null) return;
  const { x, y, rx, ry } = place;
  for (const [dx, dy, grow, colour, second] of [
    [rng.between(-0.2, 0), -0.06, 1.02, tones.first, tones.second],
    [rng.between(0, 0.22), 0.12, 0.8, tones.second, tones.first],
  ] as const) {
    const [cx, cy] = [x + dx * rx, y + dy * ry];
    const points = Array.from({ length: 13 }, (_, i): Point => {
      const a = (i / 13) * fullTurn;
      const reach = grow * rng.between(0.84, 1.14);
      return [cx + Math.cos(a) * rx * reach, cy + Math.sin(a) * ry * reach];
    });
    const shade = { kind: 'linear', from: [cx - rx, cy - ry], to: [cx + rx, cy + ry], start: 0.5, end: 1.05 } as const;
    const box: Box = [cx - rx * 1.2, cy - ry * 1.2, cx + rx * 1.2, cy + ry * 1.2];
    paintWash(
      sheet,
      { path: smoothPath(points), box, shade, strength: arrangement.name === 'wreath' ? 0.34 : 0.72 },
      washStyles.wash,
      colour,
      second,
      rng,
    );
  }
}

/** Drops off the brush, most near the edge of the sheet. */
function flick(sheet: Sheet, { width, height, textArea }: Arrangement, tones: Tones, rng: Rng): void {
  for (let i = 0; i < 34; i++) {
    const [x, y] = [rng.between(0, width), rng.between(0, height)];
    const r = 1.3 + 5 * rng.next() ** 3;
    const colour = rng.pick([tones.first, tones.second, tones.land]);
    const words = textArea?.box;
    if (words && x > words[0] && x < words[2] && y > words[1] && y < words[3]) continue;
    paintWash(
      sheet,
      { path: ellipsePath(x, y, r), box: ellipseBox(x, y, r) },
      { ...washStyles.fine, cover: 0 },
      colour,
      null,
      rng,
    );
  }
}

function hill(width: number, foot: number, level: number, swing: number, rng: Rng): string {
  const edge = Array.from(
    { length: 9 },
    (_, i): Point => [-40 + ((width + 80) * i) / 8, level + rng.between(-swing, swing)],
  );
  return `${smoothPath(edge, false)}L${width + 40} ${foot}L-40 ${foot}Z`;
}

const rectangle = ([left, top, right, bottom]: Box): string =>
  polygonPath([
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ]);
