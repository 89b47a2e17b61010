import { readFile } from 'node:fs/promises';
import type { Extent } from '../crop-to-cover.ts';

/** Height x width x channels, row by row. */
type Volume = { width: number; height: number; channels: number; data: Float32Array };

type Reader = (count: number, scale: number, least: number) => Float32Array;
type Separable = { depthwise: Float32Array; pointwise: Float32Array; bias: Float32Array };
type Network = {
  first: { filters: Float32Array; bias: Float32Array };
  middle: Separable[];
  last: { filters: Float32Array; bias: Float32Array };
};

/** Numbers for each cell of the result: five boxes of four sides and a score. */
const numbersPerCell = 25;

const firstChannels = 16;
/** The scale and least value that the bytes of each table stand for, from the model's manifest. */
const firstTables = [
  [0.009007044399485869, -1.2069439495311063],
  [0.005263455241334205, -0.9211046672334858],
] as const;
const middleTables = [
  [
    0.004001977630690033, -0.5042491814669441, 0.013836609615999109, -1.411334180831909, 0.0015159862590771096,
    -0.30926119685173037,
  ],
  [
    0.002666276225856706, -0.317286870876948, 0.015265831292844286, -1.6792414422128714, 0.0020280554598453,
    -0.37113414915168985,
  ],
  [
    0.006100742489683862, -0.8907084034938438, 0.016276211832083907, -2.0508026908425725, 0.003394414279975143,
    -0.7637432129944072,
  ],
  [
    0.006716050119961009, -0.8059260143953211, 0.021875603993733724, -2.8875797271728514, 0.0041141652009066415,
    -0.8187188749804216,
  ],
  [
    0.008423839597141042, -0.9013508368940915, 0.030007277283014035, -3.8709387695088107, 0.008402082966823203,
    -1.4871686851277068,
  ],
] as const;
const lastTables = [
  [0.028336129469030042, -4.675461362389957],
  [0.002268134028303857, -0.41053225912299807],
] as const;

let loading: Promise<Network> | null = null;

/** The network's weights, read once a thread: 0.8 MB. */
export function loadFaceNetwork(): Promise<Network> {
  loading ??= readFile(new URL('./tiny-face-detector.bin', import.meta.url)).then(unpack);
  return loading;
}

function unpack(bytes: Uint8Array): Network {
  let at = 0;
  const read: Reader = (count, scale, least) => {
    const table = Float32Array.from(bytes.subarray(at, at + count), (byte) => byte * scale + least);
    at += count;
    return table;
  };
  const first = {
    filters: turned(read(27 * firstChannels, ...firstTables[0]), 27, firstChannels),
    bias: read(firstChannels, ...firstTables[1]),
  };
  let channels = firstChannels;
  const middle = middleTables.map(([depthScale, depthLeast, pointScale, pointLeast, biasScale, biasLeast]) => {
    const wider = channels * 2;
    const layer = {
      depthwise: read(9 * channels, depthScale, depthLeast),
      pointwise: turned(read(channels * wider, pointScale, pointLeast), channels, wider),
      bias: read(wider, biasScale, biasLeast),
    };
    channels = wider;
    return layer;
  });
  const filters = turned(read(channels * numbersPerCell, ...lastTables[0]), channels, numbersPerCell);
  return { first, middle, last: { filters, bias: read(numbersPerCell, ...lastTables[1]) } };
}

/** Rows become columns, so that what is multiplied lies side by side. */
function turned(table: Float32Array, rows: number, columns: number): Float32Array {
  const target = new Float32Array(table.length);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      target[column * rows + row] = table[row * columns + column] as number;
  return target;
}

/** Runs the network on a picture of 3 values per pixel, about -0.5 to 0.6: the mean subtracted, divided by 255. */
export function runFaceNetwork({ first, middle, last }: Network, picture: Extent, data: Float32Array): Volume {
  let volume = halve(firstLayer({ ...picture, channels: 3, data }, first.filters, first.bias));
  for (const [index, layer] of middle.entries()) {
    const wider = mixChannels(spread(volume, layer.depthwise), layer.pointwise, layer.bias, true);
    volume = index < middle.length - 1 ? halve(wider) : largestBeside(wider);
  }
  return mixChannels(volume, last.filters, last.bias, false);
}

/** A 3 x 3 convolution of the colours without padding. */
function firstLayer({ width, height, data }: Volume, filters: Float32Array, bias: Float32Array): Volume {
  const inner = { width: width - 2, height: height - 2 };
  const rowLength = inner.width * firstChannels;
  // Row by row, since all patches at once are nine times the picture.
  const patches = new Float32Array(inner.width * 27);
  const target = new Float32Array(inner.height * rowLength);
  for (let y = 0; y < inner.height; y++) {
    for (let x = 0; x < inner.width; x++)
      for (let row = 0; row < 3; row++) {
        const from = ((y + row) * width + x) * 3;
        for (let k = 0; k < 9; k++) patches[x * 27 + row * 9 + k] = data[from + k] as number;
      }
    mix(patches, 27, filters, bias, true, target.subarray(y * rowLength, (y + 1) * rowLength));
  }
  return { ...inner, channels: firstChannels, data: target };
}

/** A 3 x 3 convolution of each channel by itself, padded with zeros. */
function spread({ width, height, channels, data }: Volume, filters: Float32Array): Volume {
  const target = new Float32Array(data.length);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * channels;
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const from = (row * width + column) * channels;
          const filter = ((row - y + 1) * 3 + column - x + 1) * channels;
          for (let k = 0; k < channels; k++)
            target[to + k] = (target[to + k] as number) + (data[from + k] as number) * (filters[filter + k] as number);
        }
    }
  return { width, height, channels, data: target };
}

/** A 1 x 1 convolution: each place's channels mixed into others. */
function mixChannels(
  { width, height, channels, data }: Volume,
  filters: Float32Array,
  bias: Float32Array,
  bent: boolean,
): Volume {
  const target = new Float32Array(width * height * bias.length);
  mix(data, channels, filters, bias, bent, target);
  return { width, height, channels: bias.length, data: target };
}

/**
 * Four places by two results at a time, because most of the time goes into reading numbers. The last few may be
 * computed twice.
 */
function mix(
  data: Float32Array,
  channels: number,
  filters: Float32Array,
  bias: Float32Array,
  bent: boolean,
  target: Float32Array,
): void {
  const wider = bias.length;
  const places = target.length / wider;
  for (let place = 0; place < places; place += 4) {
    const from = Math.max(0, Math.min(place, places - 4));
    for (let result = 0; result < wider; result += 2) {
      const out = Math.min(result, wider - 2);
      let [a0, b0, c0, d0, a1, b1, c1, d1] = [0, 0, 0, 0, 0, 0, 0, 0];
      let at = from * channels;
      let one = out * channels;
      for (const end = at + channels; at < end; at++, one++) {
        const first = filters[one] as number;
        const second = filters[one + channels] as number;
        const a = data[at] as number;
        const b = data[at + channels] as number;
        const c = data[at + 2 * channels] as number;
        const d = data[at + 3 * channels] as number;
        a0 += first * a;
        b0 += first * b;
        c0 += first * c;
        d0 += first * d;
        a1 += second * a;
        b1 += second * b;
        c1 += second * c;
        d1 += second * d;
      }
      const sums = [a0, a1, b0, b1, c0, c1, d0, d1];
      for (let k = 0; k < 8; k++) {
        const value = (sums[k] as number) + (bias[out + (k & 1)] as number);
        target[(from + (k >> 1)) * wider + out + (k & 1)] = bent && value < 0 ? value * 0.1 : value;
      }
    }
  }
}

/** The largest of each 2 x 2 places. */
const halve = (volume: Volume): Volume => poolPairs(volume, 2);
/** The largest of each place and those right of it and below. */
const largestBeside = (volume: Volume): Volume => poolPairs(volume, 1);

function poolPairs({ width, height, channels, data }: Volume, step: 1 | 2): Volume {
  const fewer = { width: Math.ceil(width / step), height: Math.ceil(height / step) };
  const target = new Float32Array(fewer.width * fewer.height * channels);
  for (let y = 0, to = 0; y < fewer.height; y++)
    for (let x = 0; x < fewer.width; x++, to += channels) {
      const [left, top] = [x * step, y * step];
      const right = Math.min(width - 1, left + 1);
      const bottom = Math.min(height - 1, top + 1);
      const [a, b] = [(top * width + left) * channels, (top * width + right) * channels];
      const [c, d] = [(bottom * width + left) * channels, (bottom * width + right) * channels];
      for (let k = 0; k < channels; k++)
        target[to + k] = Math.max(
          data[a + k] as number,
          data[b + k] as number,
          data[c + k] as number,
          data[d + k] as number,
        );
    }
  return { ...fewer, channels, data: target };
}
