import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import { accentsOf, strewable } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { eachOf, lifeScales } from './cluster.ts';
import { inkMiddle, placeInk, sizeToLook } from './ink.ts';
import { markMains } from './mark-mains.ts';
import type { LayOut, Plan } from './plan.ts';
import { middleBox, type Sheet } from './sheet.ts';
import { strew } from './strew.ts';
import { mayFlip } from './things.ts';
import { contains, extentOf, touchesBox } from './touch.ts';

/** A frame of things and leaves around the words: all the way round, above and below, or out of two corners. */
export const layOutBorder: LayOut = (plan) => {
  const { sheet, accents, rng } = plan;
  const { unit, width, height } = sheet;
  const kind = rng.pick(['round', 'bands', 'corners'] as const);
  const band = unit * (kind === 'round' ? 0.17 : kind === 'bands' ? 0.21 : 0.25);
  const spots =
    kind === 'round'
      ? spotsRound(sheet, band)
      : kind === 'bands'
        ? spotsInBands(sheet, band)
        : spotsInCorners(sheet, band, rng);
  const inner: Box = [band + unit * 0.07, band + unit * 0.09, width - band - unit * 0.07, height - band - unit * 0.09];
  const words = sheet.hasHeading ? wordsIn(sheet, kind, inner) : null;
  const things = thingsAt(plan, spots, band, rng.fork('things'));
  const free = things.map((one) => inside(one, sheet.safe)).filter((one) => words === null || !touchesBox(one, words));
  const fitted = markMains(free, plan.subjects, sheet.safe, null);
  const leaves = leavesBehind(fitted, sheet, band, accentsOf(accents, 'foliage'), words, rng.fork('leaves'));
  const between = strew({
    rng: rng.fork('between'),
    what: leaves.length > 0 ? accentsOf(accents, 'air') : strewable(accents),
    count: 34,
    within: [0, 0, width, height],
    around: fitted,
    words,
    sizes: [unit * 0.016, band * 0.3],
    gap: unit * 0.008,
    bleeds: true,
    // Close to the things, and never far from an edge.
    prefer: (x, y, room) =>
      Math.min(room, band * 0.16) - room * 0.25 - Math.max(0, toEdge(x, y, width, height) - band * 0.85) * 3,
  }).filter((one) => toEdge(...inkMiddle(one), width, height) < band * 1.25);
  return { ground: { kind: 'paper' }, placements: [...leaves, ...between, ...fitted], words };
};

const toEdge = (x: number, y: number, width: number, height: number): number => Math.min(x, width - x, y, height - y);

function wordsIn(sheet: Sheet, kind: 'round' | 'bands' | 'corners', inner: Box): Box {
  const { shape } = sheet;
  if (kind === 'bands')
    return middleBox(sheet, shape === 'landscape' ? [0.68, 0.36] : [0.8, shape === 'portrait' ? 0.36 : 0.36]);
  if (kind === 'corners')
    return middleBox(sheet, shape === 'landscape' ? [0.5, 0.4] : [0.74, shape === 'portrait' ? 0.3 : 0.34]);
  const tall = (inner[3] - inner[1]) * (shape === 'portrait' ? 0.32 : 0.74);
  const middle = (inner[1] + inner[3]) / 2;
  return [inner[0], middle - tall / 2, inner[2], middle + tall / 2];
}

type Spot = { x: number; y: number; scale: number };

/** Evenly along all four edges, corners first and larger. */
function spotsRound({ width, height }: Sheet, band: number): Spot[] {
  const inset = band * 0.68;
  const [w, h] = [width - inset * 2, height - inset * 2];
  const across = Math.max(2, Math.round(w / (band * 1.35)));
  const down = Math.max(2, Math.round(h / (band * 1.35)));
  const spots: Spot[] = [];
  for (let i = 0; i <= across; i++) {
    const scale = i === 0 || i === across ? 1.06 : 0.9;
    for (const y of [inset, height - inset]) spots.push({ x: inset + (i / across) * w, y, scale });
  }
  for (let i = 1; i < down; i++)
    for (const x of [inset, width - inset]) spots.push({ x, y: inset + (i / down) * h, scale: 0.9 });
  return spots;
}

/** A garland above and one below, largest in the middle, hanging and rising. */
function spotsInBands({ width, height }: Sheet, band: number): Spot[] {
  const count = Math.max(4, Math.round(width / (band * 0.98)));
  return [0, 1].flatMap((at) =>
    Array.from({ length: count }, (_, i): Spot => {
      const t = (i + 0.5) / count;
      const sag = Math.sin(t * Math.PI) * band * 0.22;
      const y = band * 0.62 + sag;
      return { x: t * width, y: at === 0 ? y : height - y, scale: 0.84 + Math.sin(t * Math.PI) * 0.2 };
    }),
  );
}

/** Big in two corners that face each other, smaller along the edges away from them. */
function spotsInCorners({ width, height }: Sheet, band: number, rng: Rng): Spot[] {
  const inset = band * 0.66;
  const mirrored = rng.chance(0.5);
  return [false, true].flatMap((far) => {
    const right = far !== mirrored;
    const at = (x: number, y: number, scale: number): Spot => ({
      x: right ? width - x : x,
      y: far ? height - y : y,
      scale,
    });
    const step = band * 0.98;
    return [
      at(inset * 1.08, inset * 1.08, 1.25),
      at(inset + step * 1.16, inset * 0.86, 0.9),
      at(inset * 0.86, inset + step * 1.16, 0.9),
      at(inset + step * 2.02, inset * 0.78, 0.66),
      at(inset * 0.78, inset + step * 2.02, 0.66),
    ];
  });
}

function thingsAt({ subjects }: Plan, spots: readonly Spot[], band: number, rng: Rng): Placement[] {
  const once = eachOf(subjects);
  const counted = subjects.some(({ count }) => count > 1);
  const scales = lifeScales(subjects).map((scale) => Math.sqrt(scale));
  // Counted things take the largest places; others go round in turn, so that neighbours differ.
  const largest = [...spots].sort((a, b) => b.scale - a.scale).slice(0, once.length);
  const chosen = counted ? largest : spots;
  const order = rng.shuffle(once);
  return chosen.map((spot, i) => {
    const subject = order[i % order.length] as Subject;
    const length = band * 0.9 * spot.scale * (scales[subjects.indexOf(subject)] ?? 1);
    return placeInk(subject, [spot.x, spot.y], sizeToLook(subject, length), {
      angle: rng.gaussian(0.12),
      flip: mayFlip(subject.motif) && rng.chance(0.5),
      rank: 'second',
    });
  });
}

/** Main things are moved off the trim; repeats may be cut by it. */
function inside(one: Placement, safe: Box): Placement {
  const box = extentOf([one]);
  if (contains(safe, box)) return one;
  const dx = Math.max(0, safe[0] - box[0]) - Math.max(0, box[2] - safe[2]);
  const dy = Math.max(0, safe[1] - box[1]) - Math.max(0, box[3] - safe[3]);
  return { ...one, centre: [one.centre[0] + dx, one.centre[1] + dy] };
}

/** Sprigs fanning out from behind every thing, away from the words. */
function leavesBehind(
  things: readonly Placement[],
  { width, height }: Sheet,
  band: number,
  foliage: readonly Subject[],
  words: Box | null,
  rng: Rng,
): Placement[] {
  if (foliage.length === 0) return [];
  const kinds = rng.shuffle(foliage).slice(0, 3);
  return things
    .flatMap((thing) => {
      const [x, y] = inkMiddle(thing);
      const alongTop = Math.min(y, height - y) < Math.min(x, width - x);
      return [-1, 1, -0.6, 0.6].map((side, i): Placement => {
        const direction =
          (alongTop ? (side > 0 ? 0 : Math.PI) : side > 0 ? Math.PI / 2 : -Math.PI / 2) + rng.gaussian(0.42);
        const subject = kinds[(i + things.indexOf(thing)) % kinds.length] as Subject;
        const length = band * rng.between(0.5, 0.72);
        const reach = band * 0.48 * Math.abs(side);
        return placeInk(
          subject,
          [x + Math.cos(direction) * reach, y + Math.sin(direction) * reach],
          sizeToLook(subject, length),
          {
            angle: direction + Math.PI / 2,
            flip: rng.chance(0.5),
            rank: 'accent',
          },
        );
      });
    })
    .filter((leaf) => words === null || !touchesBox(leaf, words));
}
