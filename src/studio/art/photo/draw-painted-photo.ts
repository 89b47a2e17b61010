import type { DrawOptions } from '../art-style.ts';
import { artStylePacks } from '../art-styles.ts';
import type { Box } from '../core/geometry.ts';
import type { Raster } from '../core/raster.ts';
import { Rng } from '../core/rng.ts';
import { drawHeading } from '../heading.ts';
import { cardColoursOf } from '../library/motif-colours.ts';
import type { OnProgress, PictureRequest } from '../picture.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { chooseHand } from '../text/hands.ts';
import { balanceTones } from './balance-tones.ts';
import type { Extent } from './crop-to-cover.ts';
import { chooseGarnish } from './frame/choose-garnish.ts';
import { drawMat } from './frame/draw-mat.ts';
import { layOutPhotoCard } from './frame/lay-out-photo-card.ts';
import { placeGarnish } from './frame/place-garnish.ts';
import { joinPlanes } from './join-planes.ts';
import { loadPhoto, photoExtent } from './load-photo.ts';
import { splitPlanes } from './planes.ts';

type PaintedPhotoRequest = Extract<PictureRequest, { kind: 'painted-photo' }>;

/**
 * The photo on a sheet with the occasion's things around it, painted in the art style of the settings, with the heading
 * below. Things and photo are painted together, so that they look like one hand.
 */
export async function drawPaintedPhoto(
  request: PaintedPhotoRequest,
  onProgress: OnProgress,
  { scale = 1 }: DrawOptions = {},
): Promise<Raster> {
  const { photo, focus, settings, seed, heading } = request;
  const sheet = sizeInPixels(request.size);
  const size = scaled(sheet, scale);
  const style = await artStylePacks[settings.artStyle].loadPhotoStyle();
  const rng = new Rng(seed).fork('photo card');
  const layout = layOutPhotoCard({
    sheet,
    photo: await photoExtent(photo),
    isFramed: focus !== null,
    hasWords: heading !== null,
    margin: style.mat.margin,
  });
  const workingScale = scale * style.workingScale;
  const [left, top, right, bottom] = layout.window;
  const window = scaled({ width: right - left, height: bottom - top }, workingScale);
  const loaded = await loadPhoto(photo, window, focus, { needsFaces: true });
  const balanced = splitPlanes(loaded);
  balanceTones(balanced);
  onProgress(0.1);

  const onSheet = ([l, t, r, b]: Box): Box => [
    left + l / workingScale,
    top + t / workingScale,
    left + r / workingScale,
    top + b / workingScale,
  ];
  const faces = loaded.faces.map(onSheet);
  const garnish = chooseGarnish(request);
  const placements = style.mat.margin > 0 ? placeGarnish(garnish, layout, sheet, faces, rng.fork('places')) : [];
  const colours = cardColoursOf(request);
  const matted = drawMat(joinPlanes(balanced), { mat: style.mat, sheet, layout, placements, colours }, workingScale);
  const unit = Math.min(size.width, size.height) / 1024;
  const report: OnProgress = (fraction) => onProgress(0.1 + fraction * 0.85);
  const picture = style.paint(splitPlanes(matted), {
    size,
    unit,
    faces,
    things: garnish.things,
    colours,
    settings,
    seed,
    onProgress: report,
  });
  const words = layout.words && (style.placeWords?.(layout.words, sheet) ?? layout.words);
  const finished =
    heading === null || words === null
      ? picture
      : drawHeading(
          picture,
          heading,
          { box: words, ground: 'paper' },
          colours.ink,
          scale,
          chooseHand({ ...request, heading }),
        );
  onProgress(1);
  return finished;
}

const scaled = ({ width, height }: Extent, by: number): Extent => ({
  width: Math.round(width * by),
  height: Math.round(height * by),
});
