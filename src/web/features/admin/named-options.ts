import type { Option } from '../../ui/option.tsx';

/** Options that are called what they are stored as. */
export function namedOptions<Value extends string>(values: readonly Value[]): Option<Value>[] {
  return values.map((value) => ({ value, label: value }));
}
