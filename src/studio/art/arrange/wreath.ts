import { type Box, fullTurn } from '../core/geometry.ts';
import type { Rng } from '../core/rng.ts';
import type { Subject } from '../library/library-motif.ts';
import { accentsOf, strewable } from './accent-roles.ts';
import type { Placement } from './arrangement.ts';
import { eachOf, lifeScales } from './cluster.ts';
import { placeInk, sizeToLook } from './ink.ts';
import { keepClear } from './keep-clear.ts';
import type { LayOut } from './plan.ts';
import type { Sheet } from './sheet.ts';
import { strew } from './strew.ts';
import { mayFlip } from './things.ts';
import { touchesBox } from './touch.ts';

type Ring = { x: number; y: number; rx: number; ry: number };

/** A ring of leaves with the things of the card in it, gathered at one or two places, and the words in its middle. */
export const layOutWreath: LayOut = ({ sheet, subjects, accents, rng }) => {
  const { unit } = sheet;
  const things = eachOf(subjects);
  const band = unit * (things.length > 6 ? 0.19 : sheet.shape === 'portrait' ? 0.2 : 0.205);
  const ring = ringOn(sheet, band);
  const words = sheet.hasHeading ? insideOf(ring, band, sheet.shape) : null;
  const repeats =
    things.length < 4 && subjects.every(({ count }) => count === 1)
      ? fillUp(things, rng.pick(things.length === 1 ? [3, 4, 5] : [5, 6]))
      : things;
  const gathered = rng.chance(0.5) || repeats.length > 8;
  const angles = spread(repeats.length, gathered, rng.fork('spread'));
  const scales = lifeScales(subjects).map((scale) => Math.sqrt(scale));
  const large = things.length <= 2 ? 1.5 : things.length <= 5 ? 1.2 : 0.95;
  const nearest = nearestOf(angles) * Math.min(ring.rx, ring.ry);
  const seen = new Map<Subject, number>();
  const mains = repeats.map((subject, i): Placement => {
    const angle = angles[i] as number;
    const [x, y] = pointOn(ring, angle, rng.gaussian(band * 0.03));
    const times = seen.get(subject) ?? 0;
    seen.set(subject, times + 1);
    const share = (times < subject.count ? large : large * 0.8) * (scales[subjects.indexOf(subject)] ?? 1);
    // Neighbours touch, but do not pile up.
    const length = Math.min(band * share, nearest * 0.96);
    return placeInk(subject, [x, y], sizeToLook(subject, length), {
      angle: rng.gaussian(0.08),
      flip: mayFlip(subject.motif) && Math.cos(angle) < 0,
      rank: times < subject.count ? 'main' : 'second',
    });
  });
  const settled = mains.map((one) => keepClear(one, words, sheet.safe));
  const leaves = leavesAround(ring, band, accentsOf(accents, 'foliage'), words, rng.fork('leaves'));
  const flowers = strew({
    rng: rng.fork('flowers'),
    what: accentsOf(accents, 'air'),
    count: rng.whole(10, 16),
    within: [
      ring.x - ring.rx - band / 2,
      ring.y - ring.ry - band / 2,
      ring.x + ring.rx + band / 2,
      ring.y + ring.ry + band / 2,
    ],
    around: settled,
    words,
    sizes: [unit * 0.025, unit * 0.07],
    gap: unit * 0.006,
    prefer: (x, y, room) => Math.min(room, unit * 0.05) - Math.abs(awayFrom(ring, x, y)) * 0.8,
  });
  const fallback =
    leaves.length > 0
      ? []
      : strew({
          rng: rng.fork('dots'),
          what: strewable(accents),
          count: 40,
          within: sheet.safe,
          around: settled,
          words,
          sizes: [unit * 0.02, unit * 0.06],
          gap: unit * 0.008,
          prefer: (x, y, room) => Math.min(room, unit * 0.04) - Math.abs(awayFrom(ring, x, y)),
        });
  return { ground: { kind: 'paper' }, placements: [...leaves, ...flowers, ...fallback, ...settled], words };
};

function ringOn({ width, height, shape, safe }: Sheet, band: number): Ring {
  const [rx, ry] = [(safe[2] - safe[0]) / 2 - band * 0.56, (safe[3] - safe[1]) / 2 - band * 0.56];
  if (shape === 'portrait') return { x: width / 2, y: height * 0.49, rx, ry: Math.min(ry, rx * 1.5) };
  if (shape === 'landscape') return { x: width / 2, y: height / 2, rx: Math.min(rx, ry * 1.7), ry };
  return { x: width / 2, y: height / 2, rx, ry };
}

/** The largest box of words in a ring that reads well: broad rather than high. */
function insideOf({ x, y, rx, ry }: Ring, band: number, shape: Sheet['shape']): Box {
  const [w, h] = shape === 'landscape' ? [0.82, 0.54] : [0.97, shape === 'portrait' ? 0.38 : 0.42];
  const [innerX, innerY] = [(rx - band * 0.44) * w, (ry - band * 0.44) * h];
  return [x - innerX, y - innerY, x + innerX, y + innerY];
}

const pointOn = ({ x, y, rx, ry }: Ring, angle: number, out = 0): [number, number] => [
  x + Math.cos(angle) * (rx + out),
  y + Math.sin(angle) * (ry + out),
];
/** The smallest angle between neighbours. */
const nearestOf = (angles: readonly number[]): number =>
  Math.min(
    fullTurn / 3,
    ...angles.flatMap((one, i) =>
      angles.slice(i + 1).map((other) => {
        const gap = Math.abs(one - other) % fullTurn;
        return Math.min(gap, fullTurn - gap);
      }),
    ),
  );

const perimeter = ({ rx, ry }: Ring): number => Math.PI * (rx + ry);
const awayFrom = ({ x, y, rx, ry }: Ring, px: number, py: number): number =>
  (Math.hypot((px - x) / rx, (py - y) / ry) - 1) * Math.min(rx, ry);

function fillUp(things: readonly Subject[], count: number): Subject[] {
  return Array.from({ length: Math.max(things.length, count) }, (_, i) => things[i % things.length] as Subject);
}

/** Even round the ring, or most low on one side and the rest across from them. */
function spread(count: number, gathered: boolean, rng: Rng): number[] {
  const start = rng.between(0, fullTurn);
  if (!gathered || count < 3) {
    // Two or one stand low in the ring, where a wreath is heaviest.
    if (count < 3)
      return Array.from(
        { length: count },
        (_, i) => Math.PI * (0.5 + (count === 1 ? 0 : i === 0 ? 0.22 : -0.22)) + rng.gaussian(0.1),
      );
    return Array.from({ length: count }, (_, i) => start + (i / count) * fullTurn + rng.gaussian(0.04));
  }
  const low = Math.PI * rng.pick([0.5, 0.32, 0.68]);
  const many = Math.ceil(count * 0.6);
  const arc = Math.min(0.74 * (many - 1), 2.6);
  const few = count - many;
  const narrow = Math.min(0.74 * (few - 1), 1.5);
  return [
    ...Array.from({ length: many }, (_, i) => low + (many === 1 ? 0 : (i / (many - 1) - 0.5) * arc)),
    ...Array.from({ length: few }, (_, i) => low + Math.PI + (few === 1 ? 0 : (i / (few - 1) - 0.5) * narrow)),
  ];
}

/** Sprigs that follow the ring, leaning out and in by turns, in a double row. */
function leavesAround(ring: Ring, band: number, foliage: readonly Subject[], words: Box | null, rng: Rng): Placement[] {
  if (foliage.length === 0) return [];
  const kinds = rng.shuffle(foliage).slice(0, 3);
  const onward = rng.pick([-1, 1]);
  const count = Math.round(perimeter(ring) / (band * 0.3));
  const leaves: Placement[] = [];
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * fullTurn + rng.gaussian(0.02);
    const lean = (i % 2 === 0 ? 1 : -1) * rng.between(0.25, 0.6);
    const tangent = Math.atan2(Math.cos(angle) * ring.ry, -Math.sin(angle) * ring.rx) + (onward > 0 ? 0 : Math.PI);
    const subject = kinds[i % kinds.length] as Subject;
    const length = band * rng.between(0.52, 0.78);
    const [x, y] = pointOn(ring, angle, (i % 2 === 0 ? 1 : -1) * band * 0.14 * (onward > 0 ? 1 : -1) * -1);
    // A sprig is drawn upright: its tip points along the ring.
    leaves.push(
      placeInk(subject, [x, y], sizeToLook(subject, length), {
        angle: tangent + Math.PI / 2 + lean,
        flip: rng.chance(0.5),
        rank: 'accent',
      }),
    );
  }
  return leaves.filter((leaf) => words === null || !touchesBox(leaf, words));
}
