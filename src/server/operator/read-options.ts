import { parseArgs } from 'node:util';
import { OperatorRefusal } from './operator-refusal.ts';

/** The options of a command by name; a boolean one is 'yes' if present. Throws `usage` for anything else. */
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
