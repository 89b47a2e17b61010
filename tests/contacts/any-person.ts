import fc from 'fast-check';
import type { About } from '../../src/contract/about.ts';
import { type Reach, toReachLabel } from '../../src/contract/reach.ts';
import { languages } from '../../src/contract/vocabulary.ts';
import { joinAddress } from '../../src/domain/address.ts';
import { parseCalendarDate } from '../../src/domain/calendar-date.ts';
import { reachFields, reachLists } from '../../src/domain/reach.ts';
import type { StagedDate } from '../../src/server/db/tables/people.ts';
import type { ExportedPerson } from '../../src/server/features/contacts/export/exported-people.store.ts';

/** Text that people type and that breaks files: every character with a meaning in one of the formats. */
const marks = fc.constantFrom(
  ...['\n', '\t', '"', "'", ',', ';', ':', '\\', '\\n', '=', '+', '-', '@', '|', '\r\n', ' ', '  '],
  ...['=1+1', '+44 20', "'=x", ' ::: ', 'END:VCARD', 'BEGIN:VCARD', '""', '","', 'tel:+1;ext=2', 'mailto:', '--05-03'],
  ...['مريم', 'ברכות', '山田太郎', 'Зоя', '👩‍👩‍👧‍👦', '🇬🇧', 'é', '\u2028', '\ufeff', '\u00a0', '＝', 'x'.repeat(80)],
);
const text = (maxLength: number) =>
  fc
    .array(
      fc.oneof(marks, fc.string({ unit: 'binary', maxLength: 12 }), fc.string({ unit: 'grapheme', maxLength: 12 })),
      {
        maxLength: 12,
      },
    )
    // Control characters and lone surrogates are never stored; a line end is one character.
    .map((parts) => stored(parts.join(''), maxLength));
const optional = (maxLength: number) => text(maxLength).map((value) => value || null);

function stored(value: string, maxLength: number): string {
  const clean = value
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replaceAll(/\p{Cs}/gu, '');
  return [...clean]
    .slice(0, Math.floor(maxLength / 2))
    .join('')
    .trim();
}

const day = fc
  .record({ year: fc.option(fc.integer({ min: 1000, max: 9999 })), month: fc.nat(13), day: fc.nat(32) })
  .map(({ year, month, day }) => {
    const monthDay = `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
    return year === null ? `--${monthDay}` : `${year}-${monthDay}`;
  })
  .filter((date) => parseCalendarDate(date) !== null);
const rule = fc.option(
  fc.record({
    type: fc.constantFrom('nth_weekday' as const, 'last_weekday' as const),
    month: fc.integer({ min: 1, max: 12 }),
    description: text(200),
  }),
);
/** A date as a user may have it. */
export const anyDate: fc.Arbitrary<StagedDate> = fc.record({
  occasionType: fc.oneof(
    fc.constantFrom('birthday', 'anniversary', 'graduation', 'mothers-day'),
    text(60).filter((type) => type !== ''),
  ),
  date: fc.oneof(day, fc.constantFrom('1604-05-03', '--02-29', '2024-02-29')),
  repeatsAnnually: fc.boolean(),
  notifyDaysBefore: fc.integer({ min: 0, max: 365 }),
  isActive: fc.boolean(),
  isVariableHoliday: fc.boolean(),
  holidayRule: rule,
});
const plainDates: fc.Arbitrary<StagedDate[]> = fc.subarray(['birthday', 'anniversary']).chain((types) =>
  fc.tuple(...types.map(() => day)).map((days) =>
    types.map((occasionType, at) => ({
      occasionType,
      date: (days as string[])[at] ?? '',
      repeatsAnnually: true,
      notifyDaysBefore: 7,
      isActive: true,
      isVariableHoliday: false,
      holidayRule: null,
    })),
  ),
);
const line = (maxLength: number) => text(maxLength).map((own) => own.replace(/\s+/gu, ' ').trim() || 'x');
/** Details about a contact, without empty values. */
const anyAbout: fc.Arbitrary<Partial<About>> = fc.record(
  {
    addressedAs: fc.constantFrom('feminine', 'neutral'),
    signAs: line(100),
    topics: fc.constantFrom(['cats'], ['gardening', 'opera']),
    pets: fc.array(fc.record({ name: line(40), kind: fc.constantFrom('dog', 'other') }), {
      minLength: 1,
      maxLength: 6,
    }),
    memories: fc.uniqueArray(line(200), { minLength: 1, maxLength: 3 }),
    hasDied: fc.constant(true),
  },
  { requiredKeys: [] },
);
const label = fc.option(
  fc.oneof(fc.constantFrom('home', 'work', 'mobile', 'other', 'fax', 'valueOf'), line(40).map(toReachLabel)),
);
const filled = (maxLength: number) => text(maxLength).filter((value) => value !== '');
/** Further e-mails, phones and addresses, each with any label. */
const anyReach: fc.Arbitrary<Reach> = fc.record({
  emails: fc.array(fc.record({ value: fc.constantFrom('ann@work.org', "o'neil+x@sub.lee.org", 'A@b.org'), label }), {
    maxLength: 3,
  }),
  phones: fc.array(fc.record({ value: filled(50), label }), { maxLength: 3 }),
  addresses: fc.array(
    fc.record({
      street: filled(300),
      city: text(120),
      state: text(120),
      postalCode: text(40),
      country: text(120),
      label,
    }),
    { maxLength: 3 },
  ),
  labels: fc.record({ email: label, phone: label, address: label }),
});
/** A contact as a user may have it, with dates. */
export const anyPerson: fc.Arbitrary<ExportedPerson> = fc
  .record({
    name: text(200).map((name) => name || 'Ann'),
    nickname: optional(100),
    greetingName: optional(100),
    relationship: fc.oneof(
      fc.constantFrom('friend', 'mother-in-law', 'Mother'),
      text(60).map((own) => own || 'friend'),
    ),
    email: fc.option(fc.constantFrom('ann@lee.org', "o'neil+x@sub.lee.org", '-a@b.org')),
    phone: optional(50),
    street: optional(300),
    city: optional(120),
    state: optional(120),
    postalCode: optional(40),
    country: optional(120),
    notes: fc.oneof(
      optional(2000),
      fc.constantFrom('\n'.repeat(9000).replace(/^|$/g, 'x'), '山'.repeat(10_000), '"'.repeat(5000)),
    ),
    timeZone: fc.option(fc.constantFrom('Europe/London', 'Pacific/Auckland')),
    language: fc.option(fc.constantFrom(...languages)),
    groups: fc.uniqueArray(line(60), { maxLength: 4, selector: (name) => name.toLowerCase() }),
    about: anyAbout,
    dates: fc.oneof(plainDates, fc.array(anyDate, { maxLength: 4 })),
    ownAddress: optional(1000),
    further: fc.option(anyReach),
  })
  .map(({ ownAddress, further, ...facts }) => {
    const address = ownAddress ?? joinedAddress(facts);
    if (!further) return { ...facts, address, reach: null };
    const { email, phone, reach } = reachFields(reachLists({ ...facts, address, reach: further }));
    // Every stored address has parts; only this one may have none.
    const isPlaced = joinedAddress(facts) !== null;
    const placed = isPlaced ? reach : reach && { ...reach, addresses: [], labels: { ...reach.labels, address: null } };
    return { ...facts, email, phone, address, reach: placed && isNothing(placed) ? null : placed };
  });

function isNothing({ emails, phones, addresses, labels }: Reach): boolean {
  return emails.length + phones.length + addresses.length === 0 && Object.values(labels).every((label) => !label);
}

type Parts = Pick<ExportedPerson, 'street' | 'city' | 'state' | 'postalCode' | 'country'>;
/** The address as its parts make it. */
export function joinedAddress({ street, city, state, postalCode, country }: Parts): string | null {
  const parts = {
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
  };
  return joinAddress(parts) || null;
}
