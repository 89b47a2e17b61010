import { createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { applyFont } from './fit-text.ts';
import { type FontChoice, fontFor } from './fonts.ts';

/** A line of words, and its size relative to the other lines. */
export type StackedLine = { text: string; font: Omit<FontChoice, 'sizePx'>; letterSpacingEm: number; size: number };

/** How far ink reaches above and below the baseline in each column, from the middle or the left of a line; in pixels. */
type InkEdges = { above: Float32Array; below: Float32Array; lowest: number; middle: number };

/** The size in which texts are measured too: Skia needs 150 ms for each new size of the emoji. */
const sizePx = 100;
const [marginPx, ascentPx, descentPx] = [100, 150, 100];
const mostKnown = 300;
const known = new Map<string, InkEdges>();
let scratch: SKRSContext2D | null = null;

/**
 * The smallest distance of two baselines that keeps `air` between the ink of both lines. Lengths are in units of the
 * lines' sizes. Letters beside a descender may reach up past it.
 */
export function leastDistance(upper: StackedLine, lower: StackedLine, air: number, align: 'left' | 'center'): number {
  const over = inkEdges(upper);
  const under = inkEdges(lower);
  const { above } = under;
  const { below } = over;
  const from = align === 'left' ? marginPx : under.middle;
  const to = align === 'left' ? marginPx : over.middle;
  const upperSize = upper.size;
  const lowerSize = lower.size;
  const lowest = over.lowest * upperSize;
  const reach = Math.ceil((air * sizePx) / lowerSize);
  let least = 0;
  for (let x = 0; x < above.length; x++) {
    const up = (above[x] as number) * lowerSize;
    if (up + lowest <= least) continue;
    for (let aside = -reach; aside <= reach; aside++) {
      const at = Math.round(((x + aside - from) * lowerSize) / upperSize + to);
      if (at < 0 || at >= below.length) continue;
      const reached = (below[at] as number) * upperSize + up;
      if (reached > least) least = reached;
    }
  }
  return least / sizePx + air;
}

function inkEdges({ text, font, letterSpacingEm }: StackedLine): InkEdges {
  const key = `${fontFor({ ...font, sizePx })}|${font.opticalSize ?? ''}|${letterSpacingEm}|${text}`;
  const found = known.get(key);
  if (found) return found;
  scratch ??= createCanvas(1, 1).getContext('2d');
  applyFont(scratch, { ...font, sizePx }, letterSpacingEm);
  const advance = scratch.measureText(text).width;
  const width = Math.ceil(advance) + marginPx * 2;
  const height = ascentPx + descentPx;
  const context = createCanvas(width, height).getContext('2d');
  applyFont(context, { ...font, sizePx }, letterSpacingEm);
  context.fillText(text, marginPx, ascentPx);
  const edges = edgesOf(context.getImageData(0, 0, width, height).data, width, marginPx + advance / 2);
  if (known.size >= mostKnown) known.clear();
  known.set(key, edges);
  return edges;
}

/** Reads the ink of a line in pixels of RGBA. */
function edgesOf(data: Uint8ClampedArray, width: number, middle: number): InkEdges {
  const above = new Float32Array(width).fill(Number.NEGATIVE_INFINITY);
  const below = new Float32Array(width).fill(Number.NEGATIVE_INFINITY);
  for (let y = 0, alpha = 3; alpha < data.length; y++)
    for (let x = 0; x < width; x++, alpha += 4) {
      if ((data[alpha] as number) < 64) continue;
      if (above[x] === Number.NEGATIVE_INFINITY) above[x] = ascentPx - y;
      below[x] = y + 1 - ascentPx;
    }
  return { above, below, lowest: Math.max(...below), middle };
}
