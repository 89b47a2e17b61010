import type { Subject } from '../library/library-motif.ts';
import { seatOf } from './things.ts';

/**
 * Divides subjects into at most this many groups; a single counted subject is split: "six balloons" become three and
 * three.
 */
export function splitEvenly(subjects: readonly Subject[], groups: number): Subject[][] {
  const [only] = subjects;
  if (groups > 1 && subjects.length === 1 && only !== undefined && only.count > 1) {
    return Array.from({ length: groups }, (_, i) => {
      const count = Math.floor(only.count / groups) + (i < only.count % groups ? 1 : 0);
      return count === 0 ? [] : [{ ...only, count }];
    });
  }
  // A thing with a seat stays together with those who sit on it.
  if (subjects.some(({ motif }) => seatOf(motif) !== null)) return [[...subjects]];
  return Array.from({ length: groups }, (_, i) => subjects.filter((__, k) => k % groups === i));
}
