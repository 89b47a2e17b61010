const leafSize = 4;
const binCount = 12;

/** Space to work in, used again for every node. */
type Bins = {
  counts: Int32Array;
  boxes: Float64Array;
  rightCosts: Float64Array;
  sweep: Float64Array;
  middles: Float64Array;
};
type Tree = { order: Int32Array; bounds: Float32Array; links: Int32Array };

/** Splits where the surface area heuristic says, over bins of triangle middles. */
export function buildTree(corners: Float32Array, count: number): Tree {
  const order = Int32Array.from({ length: count }, (_, i) => i);
  if (count === 0) return { order, bounds: new Float32Array(0), links: new Int32Array(0) };
  const boxes = new Float32Array(count * 6);
  for (let i = 0; i < count; i++) {
    for (let axis = 0; axis < 3; axis++) {
      const a = corners[i * 9 + axis] as number;
      const b = corners[i * 9 + 3 + axis] as number;
      const c = corners[i * 9 + 6 + axis] as number;
      boxes[i * 6 + axis] = Math.min(a, b, c) - 1e-5;
      boxes[i * 6 + 3 + axis] = Math.max(a, b, c) + 1e-5;
    }
  }
  const bounds = new Float32Array(count * 12);
  const links = new Int32Array(count * 4);
  let nodes = 1;
  const bins: Bins = {
    counts: new Int32Array(binCount),
    boxes: new Float64Array(binCount * 6),
    rightCosts: new Float64Array(binCount),
    sweep: new Float64Array(6),
    middles: new Float64Array(6),
  };
  const { middles } = bins;
  const pending: [node: number, from: number, to: number][] = [[0, 0, count]];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [node, from, to] = next;
    encloseRange(boxes, order, from, to, bounds, node * 6, middles);
    const split = to - from <= leafSize ? from : splitRange(boxes, order, from, to, bins);
    if (split === from) {
      links[node * 2] = from;
      links[node * 2 + 1] = to - from;
      continue;
    }
    links[node * 2] = nodes;
    pending.push([nodes, from, split], [nodes + 1, split, to]);
    nodes += 2;
  }
  return { order, bounds: bounds.slice(0, nodes * 6), links: links.slice(0, nodes * 2) };
}

/** Writes the box around a range, and the box around its middles. */
function encloseRange(
  boxes: Float32Array,
  order: Int32Array,
  from: number,
  to: number,
  bounds: Float32Array,
  at: number,
  middles: Float64Array,
): void {
  for (let axis = 0; axis < 3; axis++) {
    let [low, high, least, most] = [Infinity, -Infinity, Infinity, -Infinity];
    for (let i = from; i < to; i++) {
      const box = (order[i] as number) * 6 + axis;
      const a = boxes[box] as number;
      const b = boxes[box + 3] as number;
      if (a < low) low = a;
      if (b > high) high = b;
      const middle = a + b;
      if (middle < least) least = middle;
      if (middle > most) most = middle;
    }
    middles[axis] = least;
    middles[axis + 3] = most;
    bounds[at + axis] = low;
    bounds[at + axis + 3] = high;
  }
}

/** Sorts a range about its best split and returns it; `from` when it is better left whole. */
function splitRange(boxes: Float32Array, order: Int32Array, from: number, to: number, bins: Bins): number {
  const { middles, counts, boxes: binBoxes } = bins;
  const extent = (k: number): number => (middles[k + 3] as number) - (middles[k] as number);
  const axis = extent(0) > extent(1) ? (extent(0) > extent(2) ? 0 : 2) : extent(1) > extent(2) ? 1 : 2;
  if (extent(axis) < 1e-9) return to - from > 16 ? (from + to) >> 1 : from;
  const low = middles[axis] as number;
  const perBin = (binCount * 0.9999) / extent(axis);
  const binOf = (triangle: number): number =>
    Math.floor(((boxes[triangle * 6 + axis] as number) + (boxes[triangle * 6 + axis + 3] as number) - low) * perBin);
  counts.fill(0);
  for (let bin = 0; bin < binCount; bin++) {
    binBoxes.fill(Infinity, bin * 6, bin * 6 + 3);
    binBoxes.fill(-Infinity, bin * 6 + 3, bin * 6 + 6);
  }
  for (let i = from; i < to; i++) {
    const triangle = order[i] as number;
    const bin = binOf(triangle);
    counts[bin] = (counts[bin] as number) + 1;
    grow(binBoxes, bin * 6, boxes, triangle * 6);
  }
  const best = bestBin(bins);
  let middle = from;
  for (let i = from; i < to; i++) {
    const triangle = order[i] as number;
    if (binOf(triangle) > best) continue;
    order[i] = order[middle] as number;
    order[middle++] = triangle;
  }
  return middle === to ? (from + to) >> 1 : middle;
}

function bestBin({ counts, boxes: binBoxes, rightCosts, sweep: box }: Bins): number {
  const reset = (): void => {
    box.fill(Infinity, 0, 3);
    box.fill(-Infinity, 3);
  };
  reset();
  let sum = 0;
  for (let bin = binCount - 1; bin > 0; bin--) {
    grow(box, 0, binBoxes, bin * 6);
    sum += counts[bin] as number;
    rightCosts[bin - 1] = sum * area(box);
  }
  reset();
  sum = 0;
  let [best, least] = [0, Infinity];
  for (let bin = 0; bin < binCount - 1; bin++) {
    grow(box, 0, binBoxes, bin * 6);
    sum += counts[bin] as number;
    const cost = sum * area(box) + (rightCosts[bin] as number);
    if (sum > 0 && cost < least) [best, least] = [bin, cost];
  }
  return best;
}

function grow(target: Float64Array, at: number, from: ArrayLike<number>, index: number): void {
  for (let axis = 0; axis < 3; axis++) {
    const low = from[index + axis] as number;
    const high = from[index + axis + 3] as number;
    if (low < (target[at + axis] as number)) target[at + axis] = low;
    if (high > (target[at + axis + 3] as number)) target[at + axis + 3] = high;
  }
}

function area(box: Float64Array): number {
  const side = (axis: number): number => Math.max(0, (box[axis + 3] as number) - (box[axis] as number));
  return side(0) * side(1) + side(1) * side(2) + side(2) * side(0);
}
