import { type SyncedField, syncedFields } from '../../../contract/address-books.ts';
import { groupLimits } from '../../../contract/limits.ts';
import type { OwnField } from '../../../contract/people.ts';
import { labelKey, lackingFields } from '../../../domain/own-fields.ts';
import { reachKey } from '../../../domain/reach.ts';
import { compareLists, compareThreeWays } from '../../../domain/three-way.ts';
import type { TakenCard } from '../../db/tables/address-books.ts';
import type { StagedDate } from '../../db/tables/people.ts';
import { nameKey, type PersonWithConsent } from '../contacts/public.ts';
import type { DateRow } from '../dates/public.ts';

/** A contact here, and what its card was linked with. */
export type Linked = {
  person: PersonWithConsent;
  dates: DateRow[];
  base: TakenCard | null;
  conflicts: readonly SyncedField[];
  /** The book's photo as it is stored here. */
  pictureUrl: string | null;
};

type DayField = 'birthday' | 'anniversary';
type Column = Exclude<SyncedField, 'photo' | DayField>;

/** What taking a card changes. */
export type ChangePlan = {
  /** Columns that get the book's value. An address includes its parts. */
  columns: Partial<Record<Column, string | null>>;
  takesPhoto: boolean;
  /** Null: the day is removed. */
  days: Partial<Record<DayField, string | null>>;
  addDates: StagedDate[];
  removeDates: StagedDate[];
  join: string[];
  leave: string[];
  /** Own fields that the book has since the last time and the contact lacks. */
  ownFields: OwnField[];
  conflicts: SyncedField[];
};

const dayFields: readonly SyncedField[] = ['birthday', 'anniversary'] satisfies DayField[];

/**
 * Compares a card with the contact it is linked to. `take`: fields for which the user chose the book's value, whatever
 * ours is.
 */
export function planChange(linked: Linked, theirs: TakenCard, take: readonly SyncedField[] = []): ChangePlan {
  const { person, dates, base } = linked;
  const plan: ChangePlan = {
    columns: {},
    takesPhoto: false,
    days: {},
    addDates: [],
    removeDates: [],
    join: [],
    leave: [],
    ownFields: [],
    conflicts: [],
  };
  for (const field of syncedFields) {
    const value = theirs.values[field];
    if (value === undefined) continue;
    const decision = take.includes(field) ? 'take' : decide(linked, field, value);
    if (decision === 'ask') plan.conflicts.push(field);
    if (decision !== 'take') continue;
    if (field === 'photo') plan.takesPhoto = true;
    else if (isDayField(field)) plan.days[field] = value;
    else if (field !== 'name' || value !== null) plan.columns[field] = value;
  }
  const { gained, lost } = compareLists(base?.dates ?? [], theirs.dates, keyOfDate);
  const here = new Set(dates.map(keyOfDate));
  plan.addDates = gained.filter((date) => !here.has(keyOfDate(date)));
  plan.removeDates = lost.filter((date) => here.has(keyOfDate(date)));
  const groups = compareLists(base?.groups ?? [], theirs.groups, (name) => name.toLowerCase());
  const mine = new Set(person.groups.map((name) => name.toLowerCase()));
  plan.leave = groups.lost.filter((name) => mine.has(name.toLowerCase()));
  plan.join = groups.gained
    .filter((name) => !mine.has(name.toLowerCase()))
    .slice(0, Math.max(0, groupLimits.perContact - person.groups.length));
  const fields = compareLists(base?.ownFields ?? [], theirs.ownFields ?? [], labelKey);
  plan.ownFields = lackingFields(person.ownFields, fields.gained);
  return plan;
}

/** The value of a field here. A photo is the address of a picture. */
export function valueHere({ person, dates }: Pick<Linked, 'person' | 'dates'>, field: SyncedField): string | null {
  if (field === 'photo') return person.imageUrl;
  if (isDayField(field)) return dayOf(dates, field)?.date ?? null;
  return person[field];
}

export function dayOf(dates: readonly DateRow[], field: DayField): DateRow | undefined {
  return dates.find(({ occasionType }) => occasionType === field);
}

function isDayField(field: SyncedField): field is DayField {
  return dayFields.includes(field);
}

function decide(linked: Linked, field: SyncedField, theirs: string | null): 'keep' | 'take' | 'ask' {
  const base = linked.base?.values[field];
  if (field === 'photo') return decideOnPhoto(linked, theirs, base);
  const ours = valueHere(linked, field);
  const isSame = (one: string | null, other: string | null) => plain(field, one) === plain(field, other);
  const decision = compareThreeWays({ base, theirs, ours }, isSame);
  // Asked before and not answered yet.
  if (decision === 'keep' && linked.conflicts.includes(field)) return isSame(theirs, ours) ? 'keep' : 'ask';
  if (decision !== 'ask') return decision;
  if (isFurther(linked.person, field, theirs)) return 'keep';
  // It follows from the name, which is asked about.
  if (field === 'greetingName') return 'keep';
  if (isDayField(field)) return decideOnYear(theirs, ours) ?? 'ask';
  // Contacts are linked by names that differ only in order, case and accents.
  const isLinkedByName = field === 'name' && base === undefined && theirs !== null;
  return isLinkedByName && nameKey(theirs) === nameKey(ours ?? '') ? 'keep' : 'ask';
}

const further = { email: 'emails', phone: 'phones', address: 'addresses' } as const;

/** Both have the value, and prefer different ones: nothing is lost, so nothing is asked. */
function isFurther({ reach }: PersonWithConsent, field: SyncedField, theirs: string | null): boolean {
  if (!reach || theirs === null || !(field in further)) return false;
  const kind = further[field as keyof typeof further];
  const key = reachKey(kind, { value: theirs, label: null });
  return reach[kind].some((item) => reachKey(kind, item) === key);
}

/** The same day, and only one of them has the year: the one that knows more is right. */
function decideOnYear(theirs: string | null, ours: string | null): 'keep' | 'take' | null {
  if (theirs?.slice(-5) !== ours?.slice(-5)) return null;
  if (theirs?.startsWith('--')) return 'keep';
  return ours?.startsWith('--') ? 'take' : null;
}

/** A photo here is the book's as long as its address is the one it was stored under. */
function decideOnPhoto(
  { person, pictureUrl, conflicts }: Linked,
  theirs: string | null,
  base: string | null | undefined,
) {
  const ours = person.imageUrl;
  const isAsked = conflicts.includes('photo') && ours !== pictureUrl;
  // The first time a photo here stays: it may be the same picture in other bytes.
  if (base === undefined) return ours === null && theirs !== null ? 'take' : 'keep';
  if (theirs === base) return isAsked ? 'ask' : 'keep';
  if (ours === pictureUrl) return 'take';
  return ours === null && theirs === null ? 'keep' : 'ask';
}

/** A value as it is compared: numbers by their digits, addresses and notes without regard to line ends. */
function plain(field: SyncedField, value: string | null): string | null {
  if (value === null) return null;
  if (field === 'email') return value.trim().toLowerCase();
  if (field === 'phone') return value.replace(/[^\d+]/g, '') || value.trim();
  return value.replace(/\s+/g, ' ').trim();
}

function keyOfDate({ occasionType, date }: Pick<StagedDate, 'occasionType' | 'date'>): string {
  return `${occasionType} ${date}`;
}
