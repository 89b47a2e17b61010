import { type Canvas, createCanvas, Path2D } from '@napi-rs/canvas';
import type { SceneSetting } from '../../../../contract/vocabulary.ts';
import type { Arrangement } from '../../arrange/arrangement.ts';
import { clamp, mixColours, type Rgb, toCss } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import { type CardColours, coloursOf, groundHue, groundTone } from '../../library/motif-colours.ts';
import { numeralShape } from '../../library/numeral-shape.ts';
import { placeMotif } from '../../library/place-motif.ts';
import { skylinePath } from '../../library/stage-shapes.ts';
import { hueAsked, stageLayers } from '../cut-outs/cut-ground.ts';
import { foilFor } from '../foil.ts';
import { type Cartoon, layTesserae } from './tesserae.ts';

/** Lays the arrangement in small stones: a cartoon in plain colours first, then stones along its edges. */
export function drawMosaic(
  arrangement: Arrangement,
  card: CardColours,
  setting: SceneSetting,
  scale: number,
  rng: Rng,
): Canvas {
  return layTesserae(
    drawCartoon(arrangement, card, setting, rng.fork('cartoon')),
    arrangement,
    scale,
    rng.fork('stones'),
  );
}

/** Smaller things would be only a stone or two. */
const leastAccent = 56;
/** Cartoon pixels per scene unit: a stone is some 20 units wide. */
const cartoonScale = 0.25;

function drawCartoon(arrangement: Arrangement, card: CardColours, setting: SceneSetting, rng: Rng): Cartoon {
  const { width, height, placements, ground, numeral, textArea } = arrangement;
  const canvas = createCanvas(Math.ceil(width * cartoonScale), Math.ceil(height * cartoonScale));
  const context = canvas.getContext('2d');
  context.scale(cartoonScale, cartoonScale);
  const subjects = placements.filter(({ rank }) => rank !== 'accent').map(({ subject }) => subject);
  const hue = groundHue(subjects, card);
  const tone = (l: number, c: number, h: number): Rgb => groundTone(l, c, h, card.palette);
  const fill = (top: number, bottom: number, colour: Rgb): void => {
    context.fillStyle = toCss(colour);
    context.fillRect(0, top, width, bottom - top);
  };
  fill(0, height, ground.kind === 'field' ? tone(0.72, 0.095, hue) : tone(0.83, 0.065, hue));
  if (ground.kind === 'stage') {
    const { horizon } = ground;
    const { sky, layers } = stageLayers(setting, hue, hueAsked(subjects));
    fill(0, height, tone(...sky));
    for (const { at, edge, colour } of layers) {
      const level = horizon + (height - horizon) * at;
      if (edge !== 'roofs') fill(level, height, tone(...colour));
      else {
        context.fillStyle = toCss(tone(...colour));
        context.fill(new Path2D(skylinePath(width, level, Math.min(width, height) * 0.26, rng)));
      }
    }
  }
  const bare = context.getImageData(0, 0, canvas.width, canvas.height).data;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  if (numeral !== null) {
    const { path, lineWidth } = numeralShape(numeral);
    context.strokeStyle = toCss(tone(0.66, 0.14, rng.pick(card.hues)));
    context.lineWidth = lineWidth;
    context.stroke(new Path2D(path));
  }
  for (const placement of placements) {
    const { size, rank, subject } = placement;
    if (size < leastAccent) continue;
    const parts = placeMotif(placement, coloursOf(subject, card), {
      tolerance: 0.4,
      leastSide: clamp(620 / size, 1.2, 8),
      mergeWithin: rank === 'accent' ? 0.09 : 0.05,
    });
    for (const { path, colour, lineWidth } of parts) {
      const outline = new Path2D(path);
      if (lineWidth === undefined) {
        context.fillStyle = toCss(colour);
        context.fill(outline);
      } else {
        context.strokeStyle = toCss(colour);
        context.lineWidth = Math.max(lineWidth, 14);
        context.stroke(outline);
      }
    }
  }
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const grout = mixColours(tone(0.95, 0.015, 80), card.ink, 0.12);
  const words = textArea === null ? null : { box: textArea.box, colour: tone(0.965, 0.015, 88) };
  return {
    data,
    bare,
    gold: foilFor(card.palette).ramp,
    width: canvas.width,
    height: canvas.height,
    scale: cartoonScale,
    grout,
    words,
    strict: card.palette === 'Black & White',
  };
}
