import { createHash } from 'node:crypto';
import sharp, { type Sharp } from 'sharp';
import type { Box } from '../../core/geometry.ts';
import type { Extent } from '../crop-to-cover.ts';
import { loadFaceNetwork, runFaceNetwork } from './face-network.ts';

/** A face from brow to chin, in fractions of the photo's width and height, and how sure it is, 0 to 1. */
export type Face = { box: Box; sureness: number };

/** Long edges of the copies that are looked at: the large one finds a family, the small one a face that fills the photo. */
const sides = [384, 160] as const;
const leastSureness = 0.4;
const mostOverlap = 0.4;
const meanColour = [117.001, 114.697, 97.404] as const;
/** A slit has no face, and the network cannot read less than three pixels. */
const leastEdge = 16;
/** Pixels from one cell of the result to the next. */
const cellSide = 32;
/** Widths and heights in cells that the network's boxes stretch. */
const anchors = [
  [1.603231, 2.094468],
  [6.041143, 7.080126],
  [2.882459, 3.518061],
  [4.266906, 5.178857],
  [9.041765, 10.66308],
] as const;
type BoxNumbers = [x: number, y: number, width: number, height: number, score: number];
const numbersPerBox = 5;

/** A photo is drawn several times (options, previews, new pictures), and finding its faces takes as long as painting it. */
const mostKept = 64;
const known = new Map<string, Promise<Face[]>>();

/** The faces of a photo, found once a thread. They depend on the photo alone, not on the size it is drawn at. */
export function facesOf(photo: Uint8Array, open: () => Sharp): Promise<Face[]> {
  const key = createHash('sha1').update(photo).digest('base64');
  const found = known.get(key) ?? findFaces(open());
  // The least recently used one is dropped first.
  known.delete(key);
  known.set(key, found);
  found.catch(() => known.delete(key));
  const [oldest] = known.keys();
  if (known.size > mostKept && oldest !== undefined) known.delete(oldest);
  return found;
}

/** Finds the faces of an upright photo, the surest first. */
export async function findFaces(photo: Sharp): Promise<Face[]> {
  const network = await loadFaceNetwork();
  const faces: Face[] = [];
  let copy = photo.flatten({ background: '#ffffff' }).toColourspace('srgb').removeAlpha();
  for (const side of sides) {
    const { data, info } = await copy.resize(side, side, { fit: 'inside' }).raw().toBuffer({ resolveWithObject: true });
    const { width, height } = info;
    // Decoding a large photo takes as long as looking at its small copy: the smaller copy is made of the larger.
    copy = sharp(data, { raw: { width, height, channels: 3 } });
    if (Math.min(width, height) < leastEdge) continue;
    faces.push(...readBoxes(runFaceNetwork(network, { width, height }, withoutMean(data)), { width, height }));
  }
  return withoutRepeats(faces.toSorted((one, other) => other.sureness - one.sureness));
}

function withoutMean(data: Uint8Array): Float32Array {
  const values = new Float32Array(data.length);
  for (let i = 0; i < values.length; i++) values[i] = ((data[i] as number) - (meanColour[i % 3] as number)) / 255;
  return values;
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

/** Reads the network's boxes: each centre is a place in its cell, each side a multiple of the anchor's. */
function readBoxes({ width: cells, data }: { width: number; data: Float32Array }, picture: Extent): Face[] {
  const faces: Face[] = [];
  for (let at = 0; at < data.length; at += numbersPerBox) {
    const [x, y, width, height, score] = data.subarray(at, at + numbersPerBox) as unknown as BoxNumbers;
    const sureness = sigmoid(score);
    if (sureness < leastSureness) continue;
    const box = at / numbersPerBox;
    const cell = Math.floor(box / anchors.length);
    const [anchorWidth, anchorHeight] = anchors[box % anchors.length] as (typeof anchors)[number];
    const centreX = ((cell % cells) + sigmoid(x)) * cellSide;
    const centreY = (Math.floor(cell / cells) + sigmoid(y)) * cellSide;
    const reachX = Math.exp(width) * anchorWidth * cellSide * 0.5;
    const reachY = Math.exp(height) * anchorHeight * cellSide * 0.5;
    faces.push({
      box: [
        (centreX - reachX) / picture.width,
        (centreY - reachY) / picture.height,
        (centreX + reachX) / picture.width,
        (centreY + reachY) / picture.height,
      ],
      sureness,
    });
  }
  return faces;
}

function withoutRepeats(faces: readonly Face[]): Face[] {
  const kept: Face[] = [];
  for (const face of faces) if (!kept.some(({ box }) => overlap(box, face.box) > mostOverlap)) kept.push(face);
  return kept;
}

/** The area two boxes share, as a part of the smaller one. */
function overlap(one: Box, other: Box): number {
  const width = Math.min(one[2], other[2]) - Math.max(one[0], other[0]);
  const height = Math.min(one[3], other[3]) - Math.max(one[1], other[1]);
  return (Math.max(0, width) * Math.max(0, height)) / Math.min(areaOf(one), areaOf(other));
}

const areaOf = ([left, top, right, bottom]: Box): number => (right - left) * (bottom - top);
