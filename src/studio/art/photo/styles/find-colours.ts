import { type Oklab, toOklab } from '../../core/colour.ts';
import type { Rng } from '../../core/rng.ts';
import type { Planes } from '../planes.ts';

/** The main colours of a photo, and which of them each pixel is nearest to. */
export type Flats = { colours: Oklab[]; labels: Uint8Array };

const rounds = 8;
const sampleEvery = 61;
// Colour tells things apart better than light does, which shadows change.
const colourWeight = 1.6;
const tableBits = 5;

/** Groups the colours of a photo (k-means in OKLab, started from colours far apart). */
export function findColours(photo: Planes, count: number, rng: Rng): Flats {
  const samples: Oklab[] = [];
  for (let i = rng.whole(0, sampleEvery - 1); i < photo.red.length; i += sampleEvery)
    samples.push(toOklab([photo.red[i] as number, photo.green[i] as number, photo.blue[i] as number]));
  let colours = startColours(samples, count, rng);
  for (let round = 0; round < rounds; round++) colours = meansOf(samples, colours);
  return { colours, labels: labelPixels(photo, colours) };
}

const distance = (one: Oklab, other: Oklab): number =>
  (one[0] - other[0]) ** 2 + colourWeight ** 2 * ((one[1] - other[1]) ** 2 + (one[2] - other[2]) ** 2);

function nearest(colour: Oklab, colours: readonly Oklab[]): number {
  let best = 0;
  let least = Infinity;
  for (const [k, candidate] of colours.entries()) {
    const away = distance(colour, candidate);
    if (away < least) [best, least] = [k, away];
  }
  return best;
}

function startColours(samples: readonly Oklab[], count: number, rng: Rng): Oklab[] {
  const colours: Oklab[] = [rng.pick(samples)];
  while (colours.length < count) {
    const candidates = Array.from({ length: 60 }, () => rng.pick(samples));
    const reach = (colour: Oklab): number => Math.min(...colours.map((known) => distance(colour, known)));
    colours.push(candidates.reduce((far, candidate) => (reach(candidate) > reach(far) ? candidate : far)));
  }
  return colours;
}

function meansOf(samples: readonly Oklab[], colours: readonly Oklab[]): Oklab[] {
  const sums = colours.map(() => ({ l: 0, a: 0, b: 0, count: 0 }));
  for (const [l, a, b] of samples) {
    const sum = sums[nearest([l, a, b], colours)];
    if (!sum) continue;
    sum.l += l;
    sum.a += a;
    sum.b += b;
    sum.count += 1;
  }
  return sums.map(({ l, a, b, count }, k) => (count > 0 ? [l / count, a / count, b / count] : (colours[k] as Oklab)));
}

/** By a table over the colour cube: there are far more pixels than colours to tell apart. */
function labelPixels({ red, green, blue }: Planes, colours: readonly Oklab[]): Uint8Array {
  const side = 1 << tableBits;
  const level = (i: number): number => (i + 0.5) / side;
  const table = new Uint8Array(side ** 3);
  for (let r = 0, at = 0; r < side; r++)
    for (let g = 0; g < side; g++)
      for (let b = 0; b < side; b++, at++) table[at] = nearest(toOklab([level(r), level(g), level(b)]), colours);
  const labels = new Uint8Array(red.length);
  const bin = (value: number): number => Math.min(side - 1, (value * side) | 0);
  for (let i = 0; i < labels.length; i++) {
    const [r, g, b] = [bin(red[i] as number), bin(green[i] as number), bin(blue[i] as number)];
    labels[i] = table[(((r << tableBits) | g) << tableBits) | b] as number;
  }
  return labels;
}
