import { parseArgs } from 'node:util';
import { OperatorRefusal } from './operator-refusal.ts';

/** The options of a command by their names; a boolean one is 'yes' when it is there. Anything else is refused with `usage`. */
export function readOptions<Name extends string>(
  args: string[],
  takes: Record<Name, 'string' | 'boolean'>,
  usage: string,
): Partial<Record<Name, string>> {
  const options = Object.fromEntries(Object.entries(takes).map(([name, type]) => [name, { type }]));
  try {
    const { values } = parseArgs({ args, options: options as Record<string, { type: 'string' | 'boolean' }> });
    return Object.fromEntries(
      Object.entries(values).map(([name, value]) => [name, value === true ? 'yes' : value]),
    ) as Partial<Record<Name, string>>;
  } catch {
    throw new OperatorRefusal(usage);
  }
}
