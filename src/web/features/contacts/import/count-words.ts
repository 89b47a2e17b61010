import { figure } from '../../../../contract/amounts.ts';
import { t } from '../../../../contract/translate.ts';

/** '1 contact', '3 contacts'. */
export function contacts(count: number): string {
  return count === 1 ? t`1 contact` : t`${figure(count)} contacts`;
}

/** '1 entry', '3 entries' of a file. */
export function entries(count: number): string {
  return count === 1 ? t`1 entry` : t`${figure(count)} entries`;
}

/** How many entries of a file have been read. */
export function soFar({ total }: { total: number }): string {
  return t`${entries(total)} so far`;
}
