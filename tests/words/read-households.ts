import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';

const schema = z.array(z.strictObject({ form: z.string(), members: z.array(z.string()).min(2) }));
const shape = /^(?<mark>[†~]?)(?<name>[^:]+): (?<relationship>.+)$/u;

/** The awkward households of `households.yaml`, with their members as `householdNames` wants them. */
export function readHouseholds() {
  const found = schema.parse(parse(readFileSync(new URL('./households.yaml', import.meta.url), 'utf8')));
  return found.map(({ form, members }) => ({
    form,
    members: members.map((line) => {
      const { mark, name = '', relationship = '' } = shape.exec(line)?.groups ?? {};
      const place = mark === '~' ? ('child' as const) : ('adult' as const);
      return { name, called: null, place, hasDied: mark === '†', relationship };
    }),
  }));
}
