import { createCanvas, Path2D, type SKRSContext2D } from '@napi-rs/canvas';
import { mixColours, type Rgb } from '../../core/colour.ts';
import type { Box } from '../../core/geometry.ts';
import type { Raster } from '../../core/raster.ts';
import { Rng } from '../../core/rng.ts';
import { type CuteColours, cuteColours, moods } from '../../cute-whimsical/colours.ts';
import { drawFlat } from '../../flat/draw-flat.ts';
import type { FlatShape } from '../../flat/flat-scene.ts';
import { rectangle } from '../../flat/paths.ts';
import { Pen } from '../../flat/pen.ts';
import { temperFor } from '../../flat/temper.ts';
import type { Subject } from '../../library/library-motif.ts';
import type { CardColours } from '../../library/motif-colours.ts';
import type { Extent } from '../crop-to-cover.ts';
import { gradePhoto } from '../grade-photo.ts';
import { joinPlanes } from '../join-planes.ts';
import type { PhotoJob, PhotoStyle } from '../photo-style.ts';
import { blurPlanes, type Planes } from '../planes.ts';
import { drawDoodles, drawPattern } from './cute/doodles.ts';
import { animalSticker, clusterSticker, type Place, thingSticker } from './cute/stickers.ts';

const white: Rgb = [1, 0.995, 0.985];
const margin = 78;
/** A rounded rectangle at this distance from the edge of the sheet. */
const frame = ({ width, height }: Extent, inset: number): string =>
  rectangle(inset, inset, width - inset * 2, height - inset * 2, Math.max(20, 124 - inset));

function framePhoto(
  photo: Planes,
  { size, unit, things, colours: card, seed, settings, onProgress }: PhotoJob,
): Raster {
  const rng = new Rng(seed).fork('cute photo');
  const full = { width: size.width / unit, height: size.height / unit };
  const mood = rng.pick([moods.morning, moods.peach, moods.mint, moods.lilac, moods.blush]);
  const colours = cuteColours(mood, rng.between(-9, 9));
  const temper = temperFor(settings.colorPalette);
  softenLights(photo, unit);
  const soft = joinPlanes(photo);
  gradePhoto(soft, settings.colorPalette);
  onProgress(0.3);

  const detailed = settings.visualDetail === 'Detailed';
  const ground = mixColours(
    rng.pick([colours.candy[1], colours.candy[2], colours.candy[3], colours.sky[0]]),
    white,
    0.35,
  );
  const paper = new Pen();
  drawPattern(paper, full, ground, rng.fork('pattern'));
  paper.fill(frame(full, margin - 20), white, { drop: { blur: 22, down: 7, alpha: 0.35 } });
  drawDoodles(paper, full, margin, colours, detailed ? 34 : 20, rng.fork('doodles'));
  const sheet = {
    template: 'frame',
    ...full,
    paper: ground,
    shapes: paper.shapes,
    textArea: [0, 0, 0, 0],
    faces: [],
  } as const;
  const back = drawFlat(sheet, temper, unit, () => {});
  onProgress(0.55);

  const top = new Pen();
  top.line(frame(full, margin + 13), white, 3, { alpha: 0.85 });
  const shapes = [
    ...top.shapes,
    ...stickers(full, colours, { ...settings, things, card, detailed }, rng.fork('stickers')),
  ];
  const canvas = drawFlat(
    { ...sheet, shapes },
    temper,
    unit,
    () => {},
    (context) => {
      context.drawImage(back, 0, 0);
      drawInside(context, soft, full, unit);
    },
  );
  onProgress(0.9);
  const { width, height } = canvas;
  return { data: canvas.getContext('2d').getImageData(0, 0, width, height).data, width, height };
}

/** Lifts the photo and lets its lights glow. */
function softenLights(photo: Planes, unit: number): void {
  const glow = blurPlanes(photo, 9 * unit);
  for (const channel of ['red', 'green', 'blue'] as const)
    for (let i = 0; i < photo[channel].length; i++) {
      const value = photo[channel][i] as number;
      photo[channel][i] = 1 - (1 - value * 0.98) * (1 - 0.14 * (glow[channel][i] as number));
    }
}

/** All of the photo, a little smaller, within the frame. */
function drawInside(context: SKRSContext2D, picture: Raster, full: Extent, scale: number): void {
  const { width, height } = picture;
  const layer = createCanvas(width, height);
  const ink = layer.getContext('2d');
  const pixels = ink.createImageData(width, height);
  pixels.data.set(picture.data);
  ink.putImageData(pixels, 0, 0);
  const inset = margin * 2 * scale;
  const fit = Math.max((width - inset) / width, (height - inset) / height);
  context.save();
  context.setTransform(scale, 0, 0, scale, 0, 0);
  context.clip(new Path2D(frame(full, margin)));
  context.setTransform(fit, 0, 0, fit, (width * (1 - fit)) / 2, (height * (1 - fit)) / 2);
  context.drawImage(layer, 0, 0);
  context.restore();
}

type Wishes = Pick<PhotoJob['settings'], 'sceneSetting' | 'includeCharacters'> &
  Pick<PhotoJob, 'things'> & { card: CardColours; detailed: boolean };

/** In the corners only: the middle belongs to the people. */
function stickers({ width, height }: Extent, colours: CuteColours, wishes: Wishes, rng: Rng): FlatShape[] {
  const { sceneSetting, includeCharacters, detailed, card } = wishes;
  const [first, second] = wishes.things;
  const left = rng.chance(0.5);
  const foot = height - 24;
  const at = (onLeft: boolean, x: number, y: number, size: number): Place => ({
    x: onLeft ? x : width - x,
    y,
    size,
    angle: (onLeft ? -1 : 1) * rng.between(0.06, 0.2),
  });
  return [
    ...clusterSticker(at(!left, 112, 104, 150), colours, sceneSetting, rng),
    ...(detailed ? clusterSticker(at(left, 92, 96, 96), colours, sceneSetting, rng) : []),
    ...thingSticker(at(left, 122, foot, 178), first as Subject, card),
    ...(includeCharacters
      ? animalSticker(at(!left, 146, foot + 6, 200), sceneSetting, rng)
      : second
        ? thingSticker(at(!left, 116, foot, 150), second, card)
        : clusterSticker(at(!left, 96, foot - 52, 100), colours, sceneSetting, rng)),
  ];
}

/** The place of the sheet's words once the sheet is inside the frame, between the stickers. */
function placeWords([left, top, right, bottom]: Box, { width, height }: Extent): Box {
  const inset = margin * 2;
  const fit = Math.max((width - inset) / width, (height - inset) / height);
  const x = (at: number): number => width / 2 + (at - width / 2) * fit;
  const y = (at: number): number => height / 2 + (at - height / 2) * fit;
  return [x(left) + 40, y(top), x(right) - 40, Math.min(y(bottom), height - margin - 14)];
}

/** The photo in a hand-drawn frame with doodles and stickers. */
export const cutePhoto: PhotoStyle = {
  workingScale: 1,
  mat: { ground: 'paper', margin: 0 },
  placeWords,
  paint: framePhoto,
};
