import type { CardCategory, ColorPalette, SceneSetting } from '../../../../contract/vocabulary.ts';
import { oklch, type Rgb } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import { dimmed, mixLight, toLinear } from '../colours.ts';
import type { Spark, Surroundings } from './environment.ts';
import type { TableTop } from './table-tops.ts';

export type Season = 'summer' | 'winter' | 'autumn' | 'festive' | 'quiet';

/** The place and hour of a picture. */
export type Mood = {
  setting: SceneSetting;
  season: Season;
  night: boolean;
  /** sRGB: the background from top to bottom, and the lights out of focus in it. */
  sky: readonly [top: Rgb, middle: Rgb, bottom: Rgb];
  lights: readonly Rgb[];
  surroundings: Surroundings;
  table: { kind: TableTop; tone: Rgb };
  /** How strong candles are beside the daylight. */
  lampPower: number;
};

const strengths: Record<ColorPalette, number> = {
  Pastel: 0.7,
  'Bold & Bright': 1.3,
  'Black & White': 0,
  'Muted Tones': 0.62,
};

/** Lightness of the background. Between 0.62 and 0.74 neither dark nor light words read well. */
const lightness: Record<ColorPalette, Record<SceneSetting, number>> = {
  Pastel: { Nature: 0.88, Cozy: 0.84, Fantasy: 0.84, Urban: 0.87 },
  'Bold & Bright': { Nature: 0.5, Cozy: 0.34, Fantasy: 0.42, Urban: 0.3 },
  'Black & White': { Nature: 0.86, Cozy: 0.3, Fantasy: 0.4, Urban: 0.24 },
  'Muted Tones': { Nature: 0.8, Cozy: 0.46, Fantasy: 0.54, Urban: 0.78 },
};

const tables: Record<SceneSetting, readonly TableTop[]> = {
  Nature: ['planks', 'stone', 'linen', 'wood'],
  Cozy: ['wood', 'linen', 'planks', 'wood'],
  Fantasy: ['lacquer', 'paper', 'marble'],
  Urban: ['marble', 'stone', 'lacquer', 'wood'],
};

type MoodRequest = {
  category: CardCategory;
  palette: ColorPalette;
  setting: SceneSetting;
  season: Season;
  /** Degrees: the hue the card is built on. */
  hue: number;
};

/** Chooses light, background and table; two seeds rarely share them. */
export function chooseMood({ category, palette, setting, season, hue }: MoodRequest, rng: Rng): Mood {
  const strength = strengths[palette] * (season === 'quiet' ? 0.55 : 1);
  const dusk = ['halloween', 'new-year', 'independence-day'].includes(category) && palette !== 'Pastel';
  const flip = palette !== 'Pastel' && !dusk && rng.chance(0.32);
  let l = lightness[palette][setting];
  if (dusk) l = Math.min(l, 0.34);
  else if (season === 'quiet') l = l > 0.6 ? Math.max(l, 0.82) : 0.5;
  else if (flip) l = l > 0.6 ? 0.52 : Math.min(0.84, l + 0.46);
  l += rng.between(-0.025, 0.025);
  const night = l < 0.6;
  const [base, fullChroma] = tint(setting, season, hue, rng);
  // Strong colours turn neon when they are light.
  const chroma = l > 0.72 && strength > 1 ? fullChroma * 0.7 : fullChroma;
  const colour = (lift: number, strongerBy: number, turn: number): Rgb =>
    oklch(Math.max(0.06, Math.min(0.97, l + lift)), chroma * strength * strongerBy, base + turn);
  const slope = rng.between(0.02, 0.07) * (rng.chance(0.6) ? 1 : -1);
  const sky = [colour(slope, 0.9, 8), colour(0, 1, 0), colour(-slope - 0.06, 1.15, -14)] as const;
  const kind =
    season === 'winter' && setting === 'Nature' ? rng.pick(['snow', 'planks'] as const) : rng.pick(tables[setting]);
  return {
    setting,
    season,
    night,
    sky,
    lights: bokehColours(setting, season, hue, strength, night),
    surroundings: surround(
      setting,
      sky,
      night,
      season,
      bokehColours(setting, season, hue, strength, night),
      strength,
      rng.fork('surroundings'),
    ),
    table: { kind, tone: tableTone(kind, l, base, chroma * strength, strength, rng) },
    lampPower: night ? 1 : 0.34,
  };
}

function tint(setting: SceneSetting, season: Season, hue: number, rng: Rng): readonly [hue: number, chroma: number] {
  const own = hue + rng.between(-14, 14);
  if (setting === 'Cozy') return [rng.between(42, 68), 0.055];
  if (setting === 'Fantasy') {
    if (season === 'quiet') return [rng.pick([262, 285, 235]), 0.05];
    return [rng.pick(season === 'autumn' ? [40, 330, 18, 300] : [300, 340, 265, 200, own]), 0.085];
  }
  if (setting === 'Urban') return [rng.between(235, 275), 0.045];
  if (season === 'winter' || season === 'festive') return [rng.between(205, 245), 0.04];
  if (season === 'autumn') return [rng.between(55, 85), 0.085];
  return [rng.pick([rng.between(115, 150), rng.between(115, 150), rng.between(215, 240), own]), 0.07];
}

function bokehColours(setting: SceneSetting, season: Season, hue: number, strength: number, night: boolean): Rgb[] {
  const c = 0.075 * strength;
  const l = night ? 0.87 : 0.95;
  const of = (...hues: number[]): Rgb[] => hues.map((h) => oklch(l, c, h));
  if (season === 'quiet') return of(90, 220, hue).map((colour) => mixLight(colour, [0.95, 0.95, 0.95], 0.5));
  if (setting === 'Cozy') return of(68, 78, 60, 85);
  if (setting === 'Fantasy') return of(330, 200, 290, hue, 85);
  if (setting === 'Urban') return [...of(75, 65, 240), ...(night ? of(20, 190) : of(220))];
  if (season === 'autumn') return of(70, 85, 50);
  return of(105, 120, 90, hue);
}

function surround(
  setting: SceneSetting,
  sky: Mood['sky'],
  night: boolean,
  season: Season,
  lights: readonly Rgb[],
  strength: number,
  rng: Rng,
): Surroundings {
  const side = rng.chance(0.6) ? -1 : 1;
  const warm: Rgb =
    setting === 'Urban' ? [0.9, 0.97, 1.06] : setting === 'Fantasy' ? [1.04, 0.94, 1.05] : [1.07, 0.99, 0.86];
  const white: Rgb = mixLight([1, 1, 1], warm, strength === 0 ? 0 : 0.8);
  const azimuth = side * rng.between(88, 138);
  const elevation = rng.between(34, 56);
  const power = night ? 2.2 : 1.8;
  const neutral = night ? 0.62 : 0.66;
  const [top, middle, bottom] = sky.map((colour) => toLinear(colour)) as [Rgb, Rgb, Rgb];
  const room = (colour: Rgb, share: number): Rgb => mixLight(dimmed(colour, 0.8), dimmed(white, neutral), share);
  const sparks: Spark[] = Array.from({ length: night ? 120 : 46 }, () => ({
    azimuth: rng.between(-180, 180),
    elevation: rng.between(-12, 62),
    radius: rng.between(0.9, 2.6),
    light: dimmed(toLinear(rng.pick(lights)), rng.between(1.2, night ? 7 : 3)),
  }));
  const window = rng.chance(0.5);
  return {
    zenith: room(top, 0.75),
    horizon: room(middle, 0.55),
    floor: dimmed(room(bottom, 0.4), 0.7),
    panels: [
      {
        azimuth: -azimuth * 1.05,
        elevation: 26,
        width: 13,
        height: 36,
        light: dimmed(mixLight(white, toLinear(lights[1] ?? white), 0.5), night ? 1.6 : 1.5),
      },
      { azimuth: 178, elevation: 62, width: 42, height: 16, light: dimmed(white, night ? 0.5 : 0.9) },
      ...(window
        ? [{ azimuth: azimuth + side * 42, elevation: 30, width: 10, height: 26, light: dimmed(white, 2.4) }]
        : []),
    ],
    sparks,
    key: {
      azimuth,
      elevation,
      spread: season === 'quiet' || setting === 'Urban' ? 0.3 : 0.2,
      light: dimmed(white, power * Math.PI * 0.36),
      panel: {
        azimuth,
        elevation: Math.min(elevation, 46),
        width: rng.between(20, 27),
        height: rng.between(19, 26),
        light: dimmed(white, night ? 5.2 : 5.8),
      },
    },
  };
}

/** Light tables under light backgrounds; dark woods where it is dark. */
function tableTone(kind: TableTop, l: number, hue: number, chroma: number, strength: number, rng: Rng): Rgb {
  const bright = l > 0.6;
  if (kind === 'wood' || kind === 'planks') {
    const tone = bright ? rng.between(0.66, 0.86) : rng.between(0.34, 0.48);
    return toLinear(oklch(tone, 0.05 * Math.min(1.2, strength) * (bright ? 0.7 : 1.2), rng.between(48, 70)));
  }
  if (kind === 'marble') return toLinear(oklch(bright ? 0.89 : rng.pick([0.3, 0.58]), 0.006, hue));
  if (kind === 'linen') return toLinear(oklch(bright ? 0.9 : 0.58, 0.02 * strength, hue));
  if (kind === 'stone') return toLinear(oklch(bright ? 0.78 : 0.46, 0.012 * strength, hue));
  return toLinear(oklch(Math.max(0.2, Math.min(0.9, l + 0.02)), chroma, hue));
}
