import { splitAddress } from '../../../../domain/address.ts';
import type { ColumnPlan } from './plan-columns.ts';

const parts = ['street', 'city', 'state', 'postalCode', 'country'] as const;
type Address = Record<(typeof parts)[number], string | null>;

/** The home address of a row, else the first one it has; a cell with the whole address where there are no parts. */
export function pickAddress(plan: ColumnPlan, cells: string[], dropped: string[]): Address {
  const found = new Map<string, Record<(typeof parts)[number], string[]>>();
  for (const part of parts) {
    for (const { at, kind } of plan.of(part)) {
      const text = flat(cells[at] ?? '');
      if (text === '') continue;
      const address = found.get(kind) ?? { street: [], city: [], state: [], postalCode: [], country: [] };
      address[part].push(text);
      found.set(kind, address);
    }
  }
  const [chosen, ...others] = [...found].toSorted(([a], [b]) => rank(a) - rank(b)).map(([, address]) => address);
  if (others.length > 0) dropped.push(`Only one postal address is kept; ${others.length} more left out.`);
  if (chosen) {
    const text = (part: (typeof parts)[number]) => [...new Set(chosen[part])].join(', ') || null;
    return {
      street: text('street'),
      city: text('city'),
      state: text('state'),
      postalCode: text('postalCode'),
      country: text('country'),
    };
  }
  const whole = plan
    .of('address')
    .map(({ at }) => cells[at]?.trim() ?? '')
    .find((text) => text !== '');
  const split = splitAddress(whole ?? '');
  return {
    street: flat(split.street) || null,
    city: flat(split.city) || null,
    state: flat(split.state) || null,
    postalCode: flat(split.postalCode) || null,
    country: flat(split.country) || null,
  };
}

function rank(kind: string): number {
  if (/home|privat/.test(kind)) return 0;
  return kind === '' || kind === 'address 1' ? 1 : 2;
}

/** The form has one line for each part. */
function flat(text: string): string {
  return text
    .split(/[\r\n]+/)
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .filter((line) => line !== '')
    .join(', ');
}
