import { joinAddress, splitAddress } from '../../../domain/address.ts';

type Part = 'street' | 'city' | 'state' | 'postalCode' | 'country';
type AddressInput = Partial<Record<Part | 'address', string | null | undefined>>;
const parts: Part[] = ['street', 'city', 'state', 'postalCode', 'country'];

/**
 * The six address columns for a request body: parts are joined into the one string, and a string alone is split (D13).
 * Missing parts stay as `stored`. Empty if the body has no address field.
 */
export function addressFields(
  body: AddressInput,
  stored: AddressInput = {},
): Partial<Record<Part | 'address', string | null>> {
  const given = parts.filter((part) => body[part] !== undefined);
  if (given.length > 0) {
    const whole = Object.fromEntries(
      parts.map((part) => [part, (body[part] === undefined ? stored[part] : body[part]) ?? '']),
    ) as Record<Part, string>;
    return { ...emptyToNull(whole), address: joinAddress(whole) || null };
  }
  if (body.address === undefined) return {};
  return { ...emptyToNull(splitAddress(body.address ?? '')), address: body.address };
}

function emptyToNull(address: Record<Part, string>): Record<Part, string | null> {
  return Object.fromEntries(parts.map((part) => [part, address[part] || null])) as Record<Part, string | null>;
}
