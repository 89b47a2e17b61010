import { createCanvas } from '@napi-rs/canvas';
import { mixColours, type Rgb, toCss } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import type { OnProgress, PictureRequest } from '../picture.ts';
import type { Extent } from './crop-to-cover.ts';
import { layOutPhotos, type PhotoCell } from './lay-out-photos.ts';
import { loadPhoto, photoExtent } from './load-photo.ts';
import { drawOnMount, meanColour, mountFor } from './mount-small-photo.ts';

type LayoutRequest = Extract<PictureRequest, { kind: 'photo-layout' }>;

const paper = '#fffefb';
/** The white of a print around its photo, as a share of its side: wider at the foot. */
const rim = 0.045;
const foot = 0.13;
const whiteInSheet = 0.8;

/** Two to four photos on one sheet: each is cut around the faces on it, and a small one lies small in its place. */
export async function drawPhotoLayout(
  { photos, layout }: LayoutRequest,
  size: Extent,
  onProgress: OnProgress,
): Promise<Raster> {
  const cells = layOutPhotos(layout, photos.length);
  const placed: { cell: PhotoCell; picture: Raster }[] = [];
  for (const [index, cell] of cells.entries()) {
    const room = { width: Math.round(cell.width * size.width), height: Math.round(cell.height * size.height) };
    placed.push({ cell, picture: await toCell(photos[index] as Uint8Array, room, size) });
    onProgress((index + 1) / cells.length);
  }
  const context = createCanvas(size.width, size.height).getContext('2d');
  context.fillStyle = layout === 'prints' ? toCss(sheetColour(placed.map(({ picture }) => picture))) : paper;
  context.fillRect(0, 0, size.width, size.height);
  for (const { cell, picture } of placed) {
    const { width, height } = picture;
    const photo = createCanvas(width, height);
    const pixels = photo.getContext('2d').createImageData(width, height);
    pixels.data.set(picture.data);
    photo.getContext('2d').putImageData(pixels, 0, 0);
    context.save();
    context.translate((cell.x + cell.width / 2) * size.width, (cell.y + cell.height / 2) * size.height);
    context.rotate(cell.angle);
    if (cell.isPrint) {
      context.shadowColor = 'rgba(40,34,30,0.34)';
      context.shadowBlur = size.width * 0.02;
      context.shadowOffsetY = size.width * 0.007;
      context.fillStyle = paper;
      const edge = width * rim;
      context.fillRect(-width / 2 - edge, -height / 2 - edge, width + edge * 2, height + edge + height * foot);
      context.shadowColor = 'transparent';
    }
    context.drawImage(photo, -width / 2, -height / 2);
    context.restore();
  }
  return { ...size, data: context.getImageData(0, 0, size.width, size.height).data };
}

async function toCell(photo: Uint8Array, room: Extent, sheet: Extent): Promise<Raster> {
  const mount = mountFor(await photoExtent(photo), room, 1024 / Math.min(sheet.width, sheet.height));
  return mount ? drawOnMount({ photo, focus: null }, mount, room) : loadPhoto(photo, room, null);
}

/** Pale, in the colours of the photos. */
function sheetColour(pictures: readonly Raster[]): Rgb {
  const [first = [1, 1, 1], ...others] = pictures.map(meanColour);
  const mean = others.reduce((sum, colour, index) => mixColours(sum, colour, 1 / (index + 2)), first as Rgb);
  return mixColours(mean, [1, 1, 1], whiteInSheet);
}
