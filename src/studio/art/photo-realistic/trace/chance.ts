// A sequence of any length that fills the square evenly (Martin Roberts, 2018).
export const alongX = 0.7548776662466927;
export const alongY = 0.5698402909980532;

/** The part after the point of a positive number: as `% 1`, which is a slow call. */
export const fraction = (x: number): number => x - Math.floor(x);

/** Jimenez's interleaved gradient noise: every 3 x 3 pixels hold nearly all values. */
const gradient = (x: number, y: number): number => fraction(52.9829189 * fraction(0.06711056 * x + 0.00583715 * y));

/** Quick random numbers of one sample of one pixel, without an allocation. */
export class Chance {
  readonly #state = new Int32Array(1);
  /** Four numbers that neighbours and samples share out evenly between them, so that their mean has little noise. */
  readonly even = new Float64Array(4);

  /** Starts anew for a pixel's sample: the same numbers in any order of pixels. */
  start(seed: number, x: number, y: number, sample: number): void {
    let h = Math.imul(x + 1, 0x9e3779b1) ^ Math.imul(y + 1, 0xc2b2ae35) ^ Math.imul(sample + 1, 0x85ebca6b) ^ seed;
    h = Math.imul(h ^ (h >>> 16), 0x7feb352d);
    h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
    this.#state[0] = h ^ (h >>> 16) || 1;
    this.even[0] = fraction(gradient(x, y) + sample * alongX);
    this.even[1] = fraction(x * alongX + y * alongY + sample * alongY);
    this.even[2] = fraction(gradient(x + 47, y + 17) + sample * alongX);
    this.even[3] = fraction(x * 0.8191725 + y * 0.6710436 + 0.5 + sample * alongY);
  }

  /** A number in [0, 1). */
  next(): number {
    let s = this.#state[0] as number;
    s ^= s << 13;
    s ^= s >>> 17;
    s ^= s << 5;
    this.#state[0] = s;
    return (s >>> 0) / 4294967296;
  }
}
