import type { Placement } from '../../arrange/arrangement.ts';
import { placeInk, sizeToLook } from '../../arrange/ink.ts';
import { mayFlip } from '../../arrange/things.ts';
import { clamp } from '../../core/colour.ts';
import { type Box, boundsOf, type Point } from '../../core/geometry.ts';
import type { Rng } from '../../core/rng.ts';
import type { Subject } from '../../library/library-motif.ts';
import type { Extent } from '../crop-to-cover.ts';
import type { Garnish } from './choose-garnish.ts';
import type { PhotoCardLayout } from './lay-out-photo-card.ts';

type Corner = { x: -1 | 1; y: -1 | 1; size: number };

const topLeft = { x: -1, y: -1 } as const;
const topRight = { x: 1, y: -1 } as const;
const footLeft = { x: -1, y: 1 } as const;
const footRight = { x: 1, y: 1 } as const;
/** A large bunch and smaller ones; with words at the bottom none there is large. */
const plans: readonly (readonly Corner[])[] = [
  [
    { ...topLeft, size: 0.8 },
    { ...footRight, size: 1 },
  ],
  [
    { ...topRight, size: 0.8 },
    { ...footLeft, size: 1 },
  ],
  [
    { ...footLeft, size: 1 },
    { ...footRight, size: 0.86 },
  ],
  [
    { ...topLeft, size: 0.72 },
    { ...topRight, size: 0.72 },
    { ...footLeft, size: 0.8 },
    { ...footRight, size: 0.8 },
  ],
];
/** The length of the thing in a full bunch, as a part of the sheet's shorter side. */
const thingLength = 0.24;

/** From the window's corner outwards, in lengths of the thing: where a bunch goes if the places before are taken. */
const shifts = [
  [0.1, 0.04],
  [0.2, -0.16],
  [0.26, -0.36],
  [0.3, -0.62],
  [0.58, -0.2],
  [0.62, -0.7],
  [0.4, -1],
] as const;

/** Bunches at the window's corners, with leaves behind things, the back one first; none covers a face or the words. */
export function placeGarnish(
  { things, leaves, bits }: Garnish,
  { window, words }: PhotoCardLayout,
  sheet: Extent,
  faces: readonly Box[],
  rng: Rng,
): Placement[] {
  const side = Math.min(sheet.width, sheet.height);
  const isClear = (one: Placement): boolean => {
    const box = roughBox(one);
    return !faces.some((face) => touches(box, face)) && (words === null || !touches(box, words));
  };
  return rng.pick(plans).flatMap((corner, index) => {
    const thing = things[index % things.length] as Subject;
    const length = side * thingLength * corner.size;
    const reach = length * 0.5 + side * 0.022;
    const spots = shifts.map(
      ([out, down]): Point => [
        clamp((corner.x < 0 ? window[0] : window[2]) + corner.x * out * length, reach, sheet.width - reach),
        clamp((corner.y < 0 ? window[1] : window[3]) + corner.y * down * length, reach, sheet.height - reach),
      ],
    );
    const thingRng = rng.fork(`thing ${index}`);
    const angle = thingRng.between(0.04, 0.16) * corner.x * -corner.y;
    const pose = { angle, flip: mayFlip(thing.motif) && corner.x > 0, rank: 'main' } as const;
    const placed = spots.map((spot) => placeInk(thing, spot, sizeToLook(thing, length), pose));
    const at = placed.findIndex(isClear);
    if (at < 0) return [];
    const { stems, strewn } = garland(leaves, bits, spots[at] as Point, corner, length, rng.fork(`about ${index}`));
    // Bits on the photo would look like dirt.
    const beside = strewn.filter((one) => !touches(roughBox(one), window));
    return [...[...stems, ...beside].filter(isClear), placed[at] as Placement];
  });
}

/** Leaves along both edges of the window away from the corner, and bits strewn outwards. */
function garland(
  leaves: readonly Subject[],
  bits: readonly Subject[],
  [x, y]: Point,
  corner: Corner,
  length: number,
  rng: Rng,
): { stems: Placement[]; strewn: Placement[] } {
  const put = (subject: Subject, angle: number, far: number, long: number, turned: number): Placement => {
    const point: Point = [x + Math.cos(angle) * far * length, y + Math.sin(angle) * far * length];
    return placeInk(subject, point, sizeToLook(subject, long * length), { angle: turned, rank: 'accent' });
  };
  const across = corner.x > 0 ? Math.PI : 0;
  const along = corner.y > 0 ? -Math.PI / 2 : Math.PI / 2;
  const leaf = leaves.length > 0 ? rng.pick(leaves) : null;
  const stems = (leaf ? [across, along] : []).flatMap((way) =>
    [-0.32, 0.3].map((lean) => {
      const angle = way + lean + rng.between(-0.08, 0.08);
      return put(leaf as Subject, angle, rng.between(0.52, 0.66), rng.between(0.56, 0.72), angle + Math.PI / 2);
    }),
  );
  const outward = Math.atan2(corner.y, corner.x);
  const strewn = (bits.length > 0 ? [-1.5, -1.1, 1.1, 1.5] : []).map((way) => {
    const far = Math.abs(way) * rng.between(0.6, 0.86);
    return put(
      rng.pick(bits),
      outward + way + rng.between(-0.2, 0.2),
      far,
      rng.between(0.09, 0.19),
      rng.between(-0.4, 0.4),
    );
  });
  return { stems, strewn };
}

const roughBox = ({ centre: [x, y], size }: Placement): Box =>
  boundsOf([
    [x - size * 0.4, y - size * 0.4],
    [x + size * 0.4, y + size * 0.4],
  ]);
const touches = (a: Box, b: Box): boolean => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];
