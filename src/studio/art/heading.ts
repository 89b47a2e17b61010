import { createCanvas, ImageData, type SKRSContext2D } from '@napi-rs/canvas';
import { contrastRatio, type Rgb, relativeLuminance } from './core/colour.ts';
import type { Box } from './core/geometry.ts';
import type { Raster } from './core/raster.ts';
import { drawFittedHeading, fitHeading, fitOfHand, type PartFit, secondFitOfHand } from './flat/heading-parts.ts';
import { smoothstep } from './photo/smoothstep.ts';
import type { TextArea } from './scene.ts';
import { registerFonts } from './text/fonts.ts';
import { casedFor, type Hand } from './text/hands.ts';
import { drawLetters, type Letters, layLetters, type Medium, tintOf } from './text/letter-media.ts';
import { lineHeightFor } from './text/prepare-text.ts';
import { splitHeading } from './text/split-heading.ts';

const cream: Rgb = [1, 0.992, 0.972];
// What WCAG asks of large type.
const leastContrast = 3;
const italic: PartFit = { font: { family: 'Newsreader', italic: true }, lineHeight: 1.16 };
const small: PartFit = { font: { family: 'Newsreader', weight: 450, italic: true }, lineHeight: 1.2 };

/** How much larger letters may be than their place on each side, and the share of them that leaves may hide. */
const tuck = 0.05;
const mostHidden = 0.025;

/** Gouache: opaque, a little streaky, darker where it dried last. */
const gouache: Omit<Medium, 'colour' | 'toward'> = {
  grain: 0.05,
  streak: 2.4,
  rim: 0.14,
  rimWidth: 2.2,
  relief: 0,
  shadow: { strength: 0, blur: 0, down: 0 },
};
/** On a sky the letters keep a soft shade around them. */
const skyShade: Medium['shadow'] = { strength: 0.34, blur: 9, down: 2 };

/** Paints the heading into its area of the finished picture in gouache: in ink on paper and in cream on a sky. May change the picture. */
export function drawHeading(
  picture: Raster,
  heading: string,
  area: TextArea,
  ink: Rgb,
  scale: number,
  hand: Hand | null,
): Raster {
  registerFonts();
  const box = area.box.map((edge) => edge * scale) as [number, number, number, number];
  const ground = groundColour(picture, box);
  const colour = area.ground === 'sky' ? cream : ink;
  const painted = contrastRatio(colour, ground) < leastContrast ? layVeil(picture, box, colour === ink) : picture;
  const medium = { ...gouache, colour, toward: tintOf(colour, colour === ink ? 0.2 : 0.06) };
  const setIn = (place: Box): Letters =>
    drawLetters(place, picture, (context) => setHeading(context, heading, place, scale, hand));
  const letters = area.ground === 'sky' ? setIn(box) : (tuckBehind(picture, box, ground, setIn) ?? setIn(box));
  layLetters(painted, letters, area.ground === 'sky' ? { ...medium, shadow: skyShade } : medium, scale);
  return painted;
}

/** Letters a little larger than their place, behind the leaves and petals that reach into it; null where these hide too much. */
function tuckBehind(
  picture: Raster,
  [left, top, right, bottom]: Box,
  ground: Rgb,
  setIn: (place: Box) => Letters,
): Letters | null {
  const { width, height } = picture;
  const [dx, dy] = [(right - left) * tuck, (bottom - top) * tuck];
  const letters = setIn([
    Math.max(left - dx, width * 0.03),
    Math.max(top - dy, height * 0.02),
    Math.min(right + dx, width * 0.97),
    Math.min(bottom + dy, height * 0.98),
  ]);
  let [whole, hidden] = [0, 0];
  letters.cover.forEach((cover, i) => {
    if (cover === 0) return;
    const [x, y] = [letters.left + (i % letters.width), letters.top + Math.floor(i / letters.width)];
    const behind = smoothstep(0.18, 0.34, distanceTo(ground, picture, y * width + x));
    letters.cover[i] = cover * (1 - behind);
    whole += cover;
    hidden += cover * behind;
  });
  return hidden > whole * mostHidden ? null : letters;
}

function distanceTo([red, green, blue]: Rgb, { data }: Raster, pixel: number): number {
  const [r, g, b] = [data[pixel * 4] as number, data[pixel * 4 + 1] as number, data[pixel * 4 + 2] as number];
  return Math.hypot(red - r / 255, green - g / 255, blue - b / 255);
}

function setHeading(context: SKRSContext2D, heading: string, box: Box, scale: number, hand: Hand | null): void {
  const [left, top, right, bottom] = box;
  // A script's flourishes lean out of its advance width.
  const room = { width: (right - left) * (hand?.joined ? 0.94 : 1), height: bottom - top };
  const fitted = fitHeading(
    context,
    splitHeading(casedFor(hand, heading)),
    { ...room, most: Math.min(room.height * 0.62, room.width * 0.27, 230 * scale) },
    hand ? fitOfHand(hand) : { ...italic, lineHeight: lineHeightFor(heading, italic.lineHeight) },
    hand ? secondFitOfHand(hand, small) : small,
    0.5,
  );
  drawFittedHeading(context, fitted, box);
}

/** The middle of the picture's colours under a box. */
function groundColour({ data, width, height }: Raster, [left, top, right, bottom]: Box): Rgb {
  const samples: Rgb[] = [];
  for (let y = Math.max(0, top); y < Math.min(height, bottom); y += 6) {
    for (let x = Math.max(0, left); x < Math.min(width, right); x += 6) {
      const p = (Math.floor(y) * width + Math.floor(x)) * 4;
      samples.push([(data[p] ?? 0) / 255, (data[p + 1] ?? 0) / 255, (data[p + 2] ?? 0) / 255]);
    }
  }
  const byLight = samples
    .map((colour) => ({ colour, light: relativeLuminance(colour) }))
    .sort((a, b) => a.light - b.light);
  return byLight[Math.floor(samples.length / 2)]?.colour ?? [1, 1, 1];
}

/** A soft veil that lifts or deepens a middling ground until words read on it. */
function layVeil({ data, width, height }: Raster, [left, top, right, bottom]: Box, light: boolean): Raster {
  const context = createCanvas(width, height).getContext('2d');
  context.putImageData(new ImageData(data, width, height), 0, 0);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [rx, ry] = [(right - left) * 0.66, (bottom - top) * 1.05];
  context.save();
  context.translate(x, y);
  context.scale(1, ry / rx);
  const veil = context.createRadialGradient(0, 0, 0, 0, 0, rx);
  const tone = light ? '255,252,246' : '24,32,52';
  veil.addColorStop(0, `rgba(${tone},0.42)`);
  veil.addColorStop(0.5, `rgba(${tone},0.3)`);
  veil.addColorStop(1, `rgba(${tone},0)`);
  context.fillStyle = veil;
  context.fillRect(-rx, -rx, rx * 2, rx * 2);
  context.restore();
  return { data: context.getImageData(0, 0, width, height).data, width, height };
}
