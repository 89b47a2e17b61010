import type { Arrangement } from '../arrange/arrangement.ts';
import type { IllustrationRequest } from '../compose-scene.ts';
import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Pen } from '../flat/pen.ts';
import { motifsOfOccasion } from '../library/occasion-motifs.ts';
import { boxOfPlacements } from '../library/place-motif.ts';
import type { CuteColours } from './colours.ts';
import { isCreature } from './faces.ts';
import { drawAnimal } from './motifs/animal.ts';
import { groundShadow } from './templates/surroundings.ts';
import { dress, type Stage } from './templates/template.ts';
import type { CuteTheme } from './themes.ts';

/** Width, and height with a hat, of an animal at scale 1. */
const [wide, tall] = [212, 420];
/** How much of the animal the things may cover. */
const tucked = 0.34;
const withFloor: readonly Arrangement['name'][] = ['hero', 'scene', 'vignette', 'numeral'];

/** Where an animal stands, and how large it is. */
type Spot = { x: number; foot: number; scale: number };

/**
 * An animal that stands half behind the things of a card with characters, dressed for the day. None where a prompt
 * counts what it wants, where creatures are shown already, and on days that have no party in them.
 */
export function friendSpot(request: IllustrationRequest, arrangement: Arrangement, theme: CuteTheme): Spot | null {
  const { settings, prompt, category, facts } = request;
  if (!settings.includeCharacters || theme.quiet || prompt.trim() !== '') return null;
  if (!withFloor.includes(arrangement.name) || !motifsOfOccasion(category, facts?.occasion ?? null).hasScenes)
    return null;
  const main = arrangement.placements.filter(({ rank }) => rank !== 'accent');
  if (main.length === 0 || main.some(({ subject }) => isCreature(subject.motif.name))) return null;
  return freeSpot(arrangement, boxOfPlacements(main));
}

/** The largest place beside the things that the words leave free. */
function freeSpot({ width, height, textArea }: Arrangement, [left, top, right, bottom]: Box): Spot | null {
  const margin = width * 0.03;
  const foot = Math.min(bottom - height * 0.012, height * 0.94);
  const words = textArea?.box ?? null;
  const most = Math.min(1.9, Math.max(0.9, ((bottom - top) * 1.05) / tall));
  for (let scale = most; scale >= 0.55; scale *= 0.92) {
    const half = (wide * scale) / 2;
    const spots = [left + half * (tucked * 2 - 1), right - half * (tucked * 2 - 1)].filter(
      (x) =>
        x - half >= margin &&
        x + half <= width - margin &&
        !meets([x - half, foot - tall * scale, x + half, foot], words),
    );
    const roomy = spots.sort((a, b) => Math.abs(b - width / 2) - Math.abs(a - width / 2)).at(-1);
    if (roomy !== undefined) return { x: roomy, foot, scale };
  }
  return null;
}

const meets = (a: Box, b: Box | null): boolean =>
  b !== null && a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/** Draws the animal of a card at its spot. */
export function drawFriend(
  { pen, rng, colours, theme }: { pen: Pen; rng: Rng; colours: CuteColours; theme: CuteTheme },
  { x, foot, scale }: Spot,
  middle: number,
  settings: IllustrationRequest['settings'],
  { width, height }: Arrangement,
): void {
  const stage: Stage = {
    pen,
    rng,
    colours,
    theme,
    setting: settings.sceneSetting,
    width,
    height,
    detailed: settings.visualDetail === 'Detailed',
    characters: true,
  };
  groundShadow({ pen, rng, colours }, x, foot, 105 * scale);
  // The outer arm waves.
  drawAnimal(pen, x, foot, scale, dress(stage, 'friend', { raised: x < middle ? 'left' : 'right' }));
}
