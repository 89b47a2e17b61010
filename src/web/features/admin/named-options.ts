import type { Option } from '../../ui/option.tsx';

/** Options whose labels are their values. */
export function namedOptions<Value extends string>(values: readonly Value[]): Option<Value>[] {
  return values.map((value) => ({ value, label: value }));
}
