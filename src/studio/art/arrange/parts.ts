import type { Subject } from '../library/library-motif.ts';
import { seatOf } from './things.ts';

/** Shares subjects out to so many groups at most; a counted subject that stands alone is divided: "six balloons" are three and three. */
export function splitEvenly(subjects: readonly Subject[], groups: number): Subject[][] {
  const [only] = subjects;
  if (groups > 1 && subjects.length === 1 && only !== undefined && only.count > 1) {
    return Array.from({ length: groups }, (_, i) => {
      const count = Math.floor(only.count / groups) + (i < only.count % groups ? 1 : 0);
      return count === 0 ? [] : [{ ...only, count }];
    });
  }
  // What has a seat keeps who sits on it.
  if (subjects.some(({ motif }) => seatOf(motif) !== null)) return [[...subjects]];
  return Array.from({ length: groups }, (_, i) => subjects.filter((__, k) => k % groups === i));
}
