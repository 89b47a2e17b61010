import type { Box } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import { motifSquare, type Subject } from '../library/library-motif.ts';
import { isPerson } from '../library/load-motif.ts';
import type { Placement } from './arrangement.ts';
import { inkHeight, inkOf, inkWidth, moved, placeInk } from './ink.ts';
import { floats, isWater, mayBeSeated, mayFlip, metresOf, seatOf, swims } from './things.ts';
import { extentOf } from './touch.ts';

/**
 * Things that stand together around a foot at (0, 0), the back one first. A thing of full size is 1 unit tall or wide.
 */
type Cluster = readonly Placement[];

/** How much real sizes count: 0 makes all things equally large, 1 is true to scale. */
const likeLife = 0.38;
const smallest = 0.48;
/** Flying things up to this many metres sit on others. */
const alights = 0.1;
/** How far several on one seat may spread, as a share of its breadth. */
const crowding = 1.42;
/**
 * How much higher the back row stands, as a share of the front row's height; with more it would stand on their heads.
 */
const standsBehind = 0.44;
/** Likewise of flying things over others: three fish are seen as three. */
const fliesAbove = 0.95;

/** The share of full size at which each thing is drawn: small things are smaller than big ones, but easy to see. */
export function lifeScales(subjects: readonly Subject[]): number[] {
  const known = subjects.map(({ motif }) => metresOf(motif)).filter((metres) => metres !== null);
  const largest = Math.max(...known, 0);
  return subjects.map(({ motif }) => {
    const metres = metresOf(motif);
    if (metres === null || largest === 0) return 1;
    return Math.max(smallest, (metres / largest) ** likeLife);
  });
}

/** Each single thing: "two cats" are two. */
export const eachOf = (subjects: readonly Subject[]): Subject[] =>
  subjects.flatMap((subject) => Array.from({ length: subject.count }, () => subject));

/**
 * The things of a card as a group: some sit on others if they can, pairs face each other, sizes are lifelike, and
 * flying things are above the rest.
 */
export function standTogether(subjects: readonly Subject[], rng: Rng, rows: number): Cluster {
  const water = subjects.find(({ motif }) => isWater(motif));
  return water !== undefined && subjects.length > 1 ? byWater(water, subjects, rng, rows) : onLand(subjects, rng, rows);
}

/** A house stands behind a lake, a swan is in it, and a kite is over both. */
function byWater(water: Subject, subjects: readonly Subject[], rng: Rng, rows: number): Cluster {
  const others = subjects.filter((subject) => subject !== water);
  const within = others.filter(({ motif }) => swims(motif));
  const aloft = others.filter((subject) => floats(subject.motif) && !within.includes(subject));
  const ashore = others.filter((subject) => !within.includes(subject) && !aloft.includes(subject));
  const [behind, before] = [ashore, within].map((some) => (some.length === 0 ? [] : onLand(some, rng, rows))) as [
    Cluster,
    Cluster,
  ];
  const breadth = Math.max(1.1, ...[behind, before].map((some) => (some.length === 0 ? 0 : widthOf(some) + 0.45)));
  const size = (breadth * motifSquare) / inkWidth(water.motif);
  const lake = placeInk(water, [0, 0], size, { flip: rng.chance(0.5) });
  const [, top, , bottom] = extentOf([lake]);
  const footAt = (some: Cluster, foot: number): Placement[] => some.map((one) => moved(one, 0, foot - bottomOf(some)));
  // What is in the water does not hide what stands behind it.
  const aside = behind.length > 0 && before.length > 0 ? breadth * rng.pick([-1, 1]) * 0.24 : 0;
  const all = [
    ...footAt(behind, top + (bottom - top) * 0.12).map((one) => moved(one, aside, 0)),
    lake,
    ...footAt(before, top + (bottom - top) * 0.62).map((one) => moved(one, -aside, 0, aside === 0 ? 1 : 0.8)),
  ].map((one) => moved(one, 0, -bottom));
  if (aloft.length === 0) return all;
  const single = eachOf(aloft).map((subject) => standing(subject, 1, rng));
  return [...over(all, inRows(single, rng, mostRows(single.length), fliesAbove), rng), ...all];
}

function onLand(subjects: readonly Subject[], rng: Rng, rows: number): Cluster {
  const scales = new Map(lifeScales(subjects).map((scale, i) => [subjects[i] as Subject, scale]));
  const { units, rest } = seatRiders(subjects, rng);
  const single = (subject: Subject): Cluster => standing(subject, scales.get(subject) ?? 1, rng);
  const airborne = eachOf(rest.filter(({ motif }) => floats(motif))).map(single);
  const standers = [...units, ...eachOf(rest.filter(({ motif }) => !floats(motif))).map(single)];
  if (standers.length === 0) return inRows(airborne, rng, rows);
  if (airborne.length === 0) return inRows(standers, rng, rows);
  const below = inRows(standers, rng, Math.min(rows, mostRows(standers.length)));
  // Bees about a beekeeper are beside each other: higher, they would make him small.
  const isSwarm = airborne.length < 4 && airborne.every((one) => widthOf(one) < 0.72);
  return [...over(below, inRows(airborne, rng, isSwarm ? 1 : mostRows(airborne.length), fliesAbove), rng), ...below];
}

/** Moves flying things above and behind the standing ones, a little broader than these if they are several, and to one side. */
function over(below: Cluster, airborne: Cluster, rng: Rng): Cluster {
  const [left, top, right, bottom] = extentOf(below);
  const [airLeft, , airRight] = extentOf(airborne);
  const breadth = Math.min(1.7, 0.9 + airborne.length * 0.25);
  const scale = Math.min(1, ((right - left) * breadth) / (airRight - airLeft));
  const scaled = airborne.map((one) => moved(one, 0, 0, scale));
  const extent = extentOf(scaled);
  const aside = (left + right) / 2 + (right - left) * rng.pick([-1, 1]) * rng.between(0.08, 0.22);
  const dx = aside - (extent[0] + extent[2]) / 2;
  // A butterfly sits on a flower, but not on a face; a rainbow does not grow out of it.
  const isSmall =
    airborne.every(({ subject }) => (metresOf(subject.motif) ?? 1) <= alights) &&
    !below.some(({ subject }) => isPerson(subject.motif.name));
  const dy = top + (bottom - top) * (isSmall ? rng.between(0.05, 0.2) : -rng.between(0.03, 0.07)) - extent[3];
  return scaled.map((one) => moved(one, dx, dy));
}

function standing(subject: Subject, scale: number, rng: Rng): Cluster {
  const size = scale * rng.between(0.94, 1.05);
  const placement = placeInk(subject, [0, 0], size, { angle: floats(subject.motif) ? rng.gaussian(0.08) : 0 });
  const [left, , right, bottom] = extentOf([placement]);
  const lift = floats(subject.motif) ? rng.between(0, 0.26) * scale : 0;
  return [moved(placement, -(left + right) / 2, -bottom - lift)];
}

/** Puts small things onto one that has a seat. */
function seatRiders(subjects: readonly Subject[], rng: Rng): { units: Cluster[]; rest: Subject[] } {
  const carrier = subjects.find(({ motif, count }) => seatOf(motif) !== null && count === 1);
  const riders = subjects.find((subject) => carrier !== undefined && subject !== carrier && mayRide(subject, carrier));
  if (carrier === undefined || riders === undefined) return { units: [], rest: [...subjects] };
  const seat = seatOf(carrier.motif) ?? { left: 0, right: motifSquare, top: motifSquare / 2 };
  const base = placeInk(carrier, [0, 0], 1, {});
  const [left, , right, bottom] = extentOf([base]);
  const carried = moved(base, -(left + right) / 2, -bottom);
  const unit = 1 / motifSquare;
  const [from, to] = [seat.left, seat.right].map((x) => carried.centre[0] + (x - motifSquare / 2) * unit) as [
    number,
    number,
  ];
  const top = carried.centre[1] + (seat.top - motifSquare / 2) * unit;
  const ratio = (metresOf(riders.motif) ?? 0.4) / (metresOf(carrier.motif) ?? 1);
  // Several sit close together, those at the ends half over the arms, because they are the subject.
  const room = ((to - from) * (riders.count === 1 ? 1 : crowding)) / riders.count;
  const size = Math.max(0.24, Math.min(0.62, ratio ** 0.5, (room * 0.97 * motifSquare) / inkWidth(riders.motif)));
  const seated = Array.from({ length: riders.count }, (_, i) => {
    const x = (from + to) / 2 + room * (i + 0.5 - riders.count / 2) + rng.gaussian(0.008);
    const flip = mayFlip(riders.motif) && (riders.count === 1 ? rng.chance(0.5) : i < riders.count / 2);
    const rider = placeInk(riders, [0, 0], size * rng.between(0.95, 1.06), { flip });
    return moved(rider, x, top - extentOf([rider])[3]);
  });
  return {
    units: [[carried, ...seated]],
    rest: subjects.filter((subject) => subject !== carrier && subject !== riders),
  };
}

function mayRide({ motif, count }: Subject, carrier: Subject): boolean {
  const [own, other] = [metresOf(motif), metresOf(carrier.motif)];
  return (
    count <= 4 &&
    !floats(motif) &&
    mayBeSeated(motif) &&
    own !== null &&
    other !== null &&
    own < other &&
    own >= 0.15 &&
    seatOf(motif) === null
  );
}

/** How many rows this many may form: two stand side by side, three as a triangle. */
const mostRows = (count: number): number => (count < 3 ? 1 : count < 6 ? 2 : 3);

/** Rows as in a group photo: the biggest in the middle, the back row higher and visible over the front. */
function inRows(units: readonly Cluster[], rng: Rng, rowCount: number, rise = standsBehind): Cluster {
  const byHeight = [...units].sort((a, b) => heightOf(b) - heightOf(a));
  let from = 0;
  const rows = rowLengths(units.length, rowCount).map((length) => {
    const row = byHeight.slice(from, from + length);
    from += length;
    return row;
  });
  let foot = 0;
  const placed: Placement[][] = [];
  // From the smallest in front to the back; those behind look through a gap.
  rows.toReversed().forEach((row, i) => {
    const before = rows[rows.length - i];
    const aside = before !== undefined && (before.length - row.length) % 2 === 0 ? widthOf(row[0] ?? []) * 0.42 : 0;
    const side = i % 2 === 0 ? 1 : -1;
    const behind = rows[rows.length - i - 2];
    placed.unshift(inOneRow(row, rng, foot, behind).map((one) => moved(one, aside * side, 0)));
    foot -= Math.min(...row.map(heightOf)) * rise;
  });
  return placed.flat();
}

/**
 * The number in each row, the back one first: each row has one more than the row behind it, and the front row the rest.
 */
function rowLengths(count: number, rows: number): number[] {
  const first = Math.max(1, Math.floor((count - (rows * (rows - 1)) / 2) / rows));
  const lengths = Array.from({ length: rows }, (_, i) => first + i);
  const left = count - lengths.reduce((sum, length) => sum + length, 0);
  lengths[rows - 1] = (lengths[rows - 1] ?? 0) + left;
  return lengths;
}

const widthOf = (unit: Cluster): number => {
  const [left, , right] = extentOf(unit);
  return right - left;
};

const bottomOf = (unit: Cluster): number => extentOf(unit)[3];

const heightOf = (unit: Cluster): number => {
  const [, top, , bottom] = extentOf(unit);
  return bottom - top;
};

/**
 * Side by side, overlapping a little; those at the sides stand a step nearer, and the two halves face each other. Two small
 * ones before something big stand at its sides, or they would look like its feet.
 */
function inOneRow(row: readonly Cluster[], rng: Rng, foot: number, behind?: readonly Cluster[]): Placement[] {
  const order: Cluster[] = [];
  const leftFirst = rng.chance(0.5);
  row.forEach((unit, i) => {
    if ((i % 2 === 0) === leftFirst) order.push(unit);
    else order.unshift(unit);
  });
  let x = 0;
  const spots = order.map((unit) => {
    const width = widthOf(unit);
    const middle = x + width / 2;
    x += width * (order.length > 3 ? rng.between(0.84, 0.95) : rng.between(0.92, 1));
    return { unit, middle, width };
  });
  const whole = x;
  const [one, other] = spots;
  if (one && other && spots.length === 2 && behind?.length === 1) {
    const apart = widthOf(behind[0] ?? []) * 0.94 - (other.middle - one.middle);
    if (apart > 0) {
      one.middle -= apart / 2;
      other.middle += apart / 2;
    }
  }
  return spots
    .map(({ unit, middle }, i) => {
      const aside = spots.length === 1 ? 0 : Math.abs(i - (spots.length - 1) / 2) / ((spots.length - 1) / 2);
      const near = spots.length === 1 ? 0 : aside * 0.05 + rng.between(0, 0.025);
      const turned = turnInward(unit, middle < whole / 2, spots.length, rng);
      return { near, placements: turned.map((one) => moved(one, middle - whole / 2, foot + near)) };
    })
    .sort((a, b) => a.near - b.near)
    .flatMap(({ placements }) => placements);
}

/** Most drawings look to the left, so those in the left half are mirrored. A single thing may look either way. */
function turnInward(unit: Cluster, onLeft: boolean, company: number, rng: Rng): Cluster {
  const flip = company === 1 ? rng.chance(0.5) : onLeft !== rng.chance(0.12);
  if (!flip || !unit.every(({ subject }) => mayFlip(subject.motif))) return unit;
  return unit.map((one) => ({ ...one, centre: [-one.centre[0], one.centre[1]], angle: -one.angle, flip: !one.flip }));
}

/**
 * The number of rows that makes a group largest in a box, and the group fitted into it, on the box's floor or in its
 * middle.
 */
export function fitGroup(subjects: readonly Subject[], box: Box, rng: Rng, stand: 'floor' | 'middle'): Placement[] {
  const seed = rng.next();
  const most = mostRows(eachOf(subjects).length);
  const choices = Array.from({ length: most }, (_, i) =>
    intoBox(standTogether(subjects, rng.fork(`rows ${seed}`), i + 1), box, stand),
  );
  return choices.reduce((best, choice) => (largestIn(choice) > largestIn(best) * 1.04 ? choice : best));
}

const largestIn = (group: readonly Placement[]): number => Math.max(...group.map(({ size }) => size));

/** A cluster as large as it fits into a box. */
export function intoBox(cluster: Cluster, [left, top, right, bottom]: Box, stand: 'floor' | 'middle'): Placement[] {
  const [x0, y0, x1, y1] = extentOf(cluster);
  const scale = Math.min((right - left) / (x1 - x0), (bottom - top) / (y1 - y0));
  const x = (left + right) / 2 - ((x0 + x1) / 2) * scale;
  const y = stand === 'floor' ? bottom - y1 * scale : (top + bottom) / 2 - ((y0 + y1) / 2) * scale;
  return cluster.map((one) => moved(one, x, y, scale));
}

/** A thing standing with its foot at a point, as tall or wide as `length` pixels at most. */
export function standAt(
  subject: Subject,
  x: number,
  foot: number,
  length: number,
  pose: { flip?: boolean; rank?: Placement['rank'] },
): Placement {
  const ink = inkOf(subject.motif);
  const size = (length * motifSquare) / Math.max(ink[2] - ink[0], inkHeight(subject.motif));
  const one = placeInk(subject, [0, 0], size, pose);
  return moved(one, x, foot - extentOf([one])[3]);
}
