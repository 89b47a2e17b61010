/** The seed of a run: TEST_SEED, or a new one, which is printed so that a failed run can be repeated. */
export function chooseSeed(what: string): number {
  const seed = Number(process.env.TEST_SEED ?? Date.now() % 1_000_000);
  console.log(`${what}: TEST_SEED=${seed}`);
  return seed;
}

/** A repeatable sequence of numbers from 0 to 1 (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
