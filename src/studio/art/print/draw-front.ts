import sharp, { type Sharp } from 'sharp';
import { mixColours, type Rgb } from '../core/colour.ts';
import type { Raster } from '../core/raster.ts';
import { drawIllustration } from '../draw-illustration.ts';
import { drawPaintedPhoto } from '../photo/draw-painted-photo.ts';
import { drawPhoto } from '../photo/draw-photo.ts';
import type { OnProgress } from '../picture.ts';
import { sizeInPixels } from '../size-in-pixels.ts';
import { drawTextCard } from '../text-card/draw-text-card.ts';
import type { PrintRequest } from './print-request.ts';
import { type PrintBox, pixelsFor, withBleed } from './print-sheet.ts';

/** The picture of a card's front, where it lies, and the colour of the board around it when it does not fill the front. */
export type PrintFront = { jpeg: Uint8Array; box: PrintBox; board: Rgb | null };

type Extent = { width: number; height: number };

const leastMarginPt = 25;
/** A board's lower margin is the wider one, as a passe-partout's is. */
const shareAbove = 0.44;
const whiteInBoard = 0.78;

/** Whether a front is wider than high. */
export async function shapeOf(front: PrintRequest['front']): Promise<'upright' | 'wide'> {
  const { width, height } =
    front.kind === 'drawn' ? sizeInPixels(front.request.size) : await sharp(front.jpeg).metadata();
  return width > height ? 'wide' : 'upright';
}

/**
 * The front at 300 dpi or more. Text cards and photos are set anew for the card's shape and run over its edges; a scene keeps
 * its own and lies on a board in its colours, so that nothing of it is cut off.
 */
export async function drawFront(
  front: PrintRequest['front'],
  panel: PrintBox,
  onProgress: OnProgress,
): Promise<PrintFront> {
  const whole = withBleed(panel);
  const extent = { width: pixelsFor(whole.width), height: pixelsFor(whole.height) };
  if (front.kind === 'drawn' && front.request.kind === 'text')
    return { jpeg: await encode(drawTextCard(front.request, extent)), box: whole, board: null };
  if (front.kind === 'drawn' && front.request.kind === 'photo')
    return { jpeg: await encode(await drawPhoto(front.request, extent)), box: whole, board: null };

  const native = front.kind === 'drawn' ? sizeInPixels(front.request.size) : await sharp(front.jpeg).metadata();
  const box = mount(native, panel);
  const printed = { width: pixelsFor(box.width), height: pixelsFor(box.height) };
  const source = await sceneAt(front, native, printed, onProgress);
  const fitted = source
    .resize(printed.width, printed.height, { fit: 'fill', kernel: 'lanczos3' })
    .flatten({ background: '#fff' });
  const jpeg = await fitted.jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
  return { jpeg, box, board: await boardColour(jpeg) };
}

/** The scene in pixels; a drawing comes at the printed size, what was painted or stored as it is. */
async function sceneAt(
  front: PrintRequest['front'],
  native: Extent,
  printed: Extent,
  onProgress: OnProgress,
): Promise<Sharp> {
  if (front.kind === 'stored') return sharp(front.jpeg);
  const { request } = front;
  if (request.kind === 'illustration')
    return fromRaster(await drawIllustration(request, onProgress, { scale: printed.width / native.width }));
  if (request.kind === 'painted-photo') return fromRaster(await drawPaintedPhoto(request, onProgress));
  throw new Error(`A ${request.kind} has no scene.`);
}

const fromRaster = ({ data, width, height }: Raster): Sharp => sharp(data, { raw: { width, height, channels: 4 } });

async function encode(raster: Raster): Promise<Uint8Array> {
  return fromRaster(raster).removeAlpha().jpeg({ quality: 92, chromaSubsampling: '4:4:4' }).toBuffer();
}

function mount({ width, height }: Extent, panel: PrintBox): PrintBox {
  const scale = Math.min((panel.width - 2 * leastMarginPt) / width, (panel.height - 2 * leastMarginPt) / height);
  const [mountedWidth, mountedHeight] = [width * scale, height * scale];
  return {
    left: panel.left + (panel.width - mountedWidth) / 2,
    top: panel.top + (panel.height - mountedHeight) * shareAbove,
    width: mountedWidth,
    height: mountedHeight,
  };
}

/** A pale tint of what the picture's rim looks like. */
async function boardColour(jpeg: Uint8Array): Promise<Rgb> {
  const side = 12;
  const small = await sharp(jpeg).resize(side, side, { fit: 'fill' }).raw().toBuffer();
  const sum: [number, number, number] = [0, 0, 0];
  let count = 0;
  for (let i = 0; i < side * side; i++) {
    const [x, y] = [i % side, Math.floor(i / side)];
    if (x > 0 && y > 0 && x < side - 1 && y < side - 1) continue;
    for (const channel of [0, 1, 2] as const) sum[channel] += (small[i * 3 + channel] ?? 0) / 255;
    count++;
  }
  return mixColours([sum[0] / count, sum[1] / count, sum[2] / count], [1, 1, 1], whiteInBoard);
}
