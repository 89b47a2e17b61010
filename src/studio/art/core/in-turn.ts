import { Rng } from './rng.ts';

const madeTogether = 3;

/** The seeds of the pictures before this one that are made together with it: a card and its two alternates. */
export function seedsBefore(seed: string): string[] {
  const [, together, turn] = /^(.+)#(\d{1,4})$/s.exec(seed) ?? [];
  if (together === undefined) return [];
  const first = Number(turn) - (Number(turn) % madeTogether);
  return Array.from({ length: Number(turn) - first }, (_, at) => `${together}#${first + at}`);
}

/**
 * Pictures made together, a card and its alternates, have the seeds 'x#0', 'x#1' and so on: each gets a different item
 * while there are enough. If its own does not suit, it gets one of the last, which the others hardly reach. Any other
 * seed gets `picked`.
 */
export function inTurn<T>(
  seed: string,
  choice: string,
  items: readonly T[],
  picked: T,
  suits: (item: T) => boolean = () => true,
): T {
  const [, together, turn] = /^(.+)#(\d{1,4})$/s.exec(seed) ?? [];
  if (together === undefined) return picked;
  const order = [...new Set(new Rng(`${together}/${choice}`).shuffle(items))];
  const own = order[Number(turn) % order.length];
  return own !== undefined && suits(own) ? own : (order.findLast(suits) ?? picked);
}
