import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import type { TextOverlay } from '../../../contract/styles.ts';
import { parseHex, toCss } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import type { PictureRequest } from '../picture.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { registerFonts } from '../text/fonts.ts';
import { prepareText } from '../text/prepare-text.ts';
import type { Extent } from './crop-to-cover.ts';
import { drawOverlay } from './draw-overlay.ts';
import { coverOfFaces } from './faces/heads.ts';
import { layOutOverlay, type OverlayLayout } from './lay-out-overlay.ts';
import { type LoadedPhoto, loadPhoto, photoExtent } from './load-photo.ts';
import { drawOnMount, mountFor } from './mount-small-photo.ts';

type PhotoRequest = Extract<PictureRequest, { kind: 'photo' }>;

/** The share of a face that words may cover: a chin may touch the edge of a band. */
const mostCovered = 0.1;
/** Of the picture's height that words may take to themselves. */
const mostCaption = 0.45;

/** The photo cut to size around its focus, with words over it when asked. Throws UnknownFontFamily. */
export async function drawPhoto(request: PhotoRequest, size: Extent = sizeInPixels(request.size)): Promise<Raster> {
  const text = prepareText(request.overlay?.text ?? '').text.trim();
  const mount = mountFor(await photoExtent(request.photo), size);
  if (!request.overlay || !text)
    return mount ? drawOnMount(request, mount, size) : loadPhoto(request.photo, size, request.focus);

  registerFonts();
  const { style } = request.overlay;
  const canvas = createCanvas(size.width, size.height);
  const context = canvas.getContext('2d');
  const layout = layOutOverlay(context, text, style, size);
  const { picture, position } = mount
    ? { picture: await drawOnMount(request, mount, size, layout.band.height), position: 'bottom' as const }
    : await seatPhoto(request, layout, style, size);
  const placed = position === style.position ? layout : layOutOverlay(context, text, { ...style, position }, size);
  put(context, picture);
  drawOverlay(context, placed, { ...style, position }, picture);
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}

type Seated = { picture: Raster; position: TextOverlay['position'] };

/**
 * The photo below the words, and a place for them that covers no face: where they were placed, with the photo moved out
 * of their way; else on a strip of their own at that edge; else where they cover least.
 */
async function seatPhoto(
  request: PhotoRequest,
  layout: OverlayLayout,
  style: TextOverlay,
  size: Extent,
): Promise<Seated> {
  const { top, height } = layout.band;
  // A guessed focus is moved to the middle of the area without words; a chosen one stays.
  const freeMiddle = { top: (top + height + size.height) / 2, center: size.height / 2, bottom: top / 2 }[
    style.position
  ];
  const seat = request.focus ? undefined : { x: 0.5, y: freeMiddle / size.height };
  const picture = await loadPhoto(request.photo, size, request.focus, { seat, needsFaces: true });
  const coverAt = (from: number): number => coverOfFaces(picture.faces, [0, from, size.width, from + height]);
  if (coverAt(top) <= mostCovered) return { picture, position: style.position };

  const edges = ['bottom', 'top'] as const;
  const fromOf = { top: 0, bottom: size.height - height };
  const clearer = coverAt(fromOf.top) < coverAt(fromOf.bottom) ? 'top' : 'bottom';
  const edge = style.position === 'center' ? clearer : style.position;
  if (style.position === 'center' && coverAt(fromOf[edge]) <= mostCovered) return { picture, position: edge };
  if (height > size.height * mostCaption)
    return {
      picture,
      position: edges.reduce((best, one) => (coverAt(fromOf[one]) < coverAt(fromOf[best]) ? one : best)),
    };
  const rest = { width: size.width, height: Math.round(size.height - height) };
  const above = await loadPhoto(request.photo, rest, request.focus);
  return { picture: withStrip(above, edge, style, size), position: edge };
}

/** A photo with a strip of the words' ground beside it. */
function withStrip(photo: LoadedPhoto, edge: 'top' | 'bottom', style: TextOverlay, size: Extent): Raster {
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.fillStyle = toCss(parseHex(style.backgroundColor));
  context.fillRect(0, 0, size.width, size.height);
  put(context, photo, edge === 'top' ? size.height - photo.height : 0);
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}

function put(context: SKRSContext2D, { data, width, height }: Raster, top = 0): void {
  const pixels = context.createImageData(width, height);
  pixels.data.set(data);
  context.putImageData(pixels, 0, top);
}
