import type { FillField, FillLine, FillView } from '../../../../contract/imports.ts';
import { groupLimits } from '../../../../contract/limits.ts';
import type { OwnField } from '../../../../contract/people.ts';
import { isNamedHoliday } from '../../../../domain/occasions.ts';
import { labelKey, lackingFields } from '../../../../domain/own-fields.ts';
import { phoneKey, reachKinds } from '../../../../domain/reach.ts';
import { relationLabel } from '../../../../domain/relation-kinds.ts';
import type { StagedContact, StagedDate, StagedRelation } from '../../../db/tables/people.ts';
import { createKnownDates, isYearless, type MergedDate } from '../duplicates/merge-dates.ts';
import type { PersonRow } from '../people.store.ts';
import { type FilledReach, fieldOfReach, hasFurther, planReach } from './fill-reach.ts';
import { nameKey } from './match-contacts.ts';
import { addressOf, datesOf, isNameless } from './staged-contact.ts';

/** The columns that a file can fill in. The parts of an address come with it. */
export const fillColumns = [
  'nickname',
  'greetingName',
  'email',
  'phone',
  'address',
  'street',
  'city',
  'state',
  'postalCode',
  'country',
  'notes',
  'imageUrl',
  'timeZone',
  'language',
] as const satisfies readonly (keyof PersonRow)[];
export type FillColumn = (typeof fillColumns)[number];
export type FilledFields = Partial<Record<FillColumn, string>>;

/** The fields of a matched contact that are relevant for filling in. */
export type FillTarget = {
  person: Pick<PersonRow, 'id' | 'name' | 'relationship' | 'reach' | 'ownFields' | FillColumn>;
  dates: MergedDate[];
  groups: string[];
  /** The names of those who are related to them. */
  related: string[];
};

export type FillPlan = FillView & {
  /** The key of each gain within its file, so that two entries do not fill in the same value. */
  keys: string[];
  fields: FilledFields;
  /** Further e-mails, phones and addresses that it adds. */
  reach: FilledReach | null;
  /** Fields of the user's own that it adds. */
  ownFields: OwnField[];
  takesPhoto: boolean;
  dates: StagedDate[];
  /** Dates that had no year. */
  years: { id: number; from: string; to: string }[];
  /** Groups that the contact is not in. */
  groups: string[];
  /** Those of whom nothing is known yet. */
  relations: StagedRelation[];
};

const texts = ['nickname', 'email', 'phone', 'notes', 'timeZone', 'language'] as const;
const addressParts = ['street', 'city', 'state', 'postalCode', 'country'] as const;
const longestShown = 200;

/**
 * What an entry adds to a contact, and which differing values stay. Fills in only missing values, and of those only the
 * ones whose key `isOpen` accepts.
 */
export function planFill(
  contact: StagedContact,
  hasPhoto: boolean,
  { person, dates, groups, related }: FillTarget,
  isOpen: (key: string) => boolean,
): FillPlan {
  const plan: FillPlan = {
    gains: [],
    stays: [],
    keys: [],
    fields: {},
    reach: null,
    ownFields: [],
    takesPhoto: false,
    dates: [],
    years: [],
    groups: [],
    relations: [],
  };
  const stay = (line: FillLine) => plan.stays.push(shortened(line));
  const gain = (key: string, line: FillLine): boolean => {
    const open = isOpen(key);
    if (open) {
      plan.gains.push(shortened(line));
      plan.keys.push(key);
    } else stay(line);
    return open;
  };
  if (!isNameless(contact) && nameKey(contact.name) !== nameKey(person.name)) {
    stay(lineOf('name', contact.name, person.name));
  }
  const { relationship, greetingName } = contact;
  // An entry's greeting name is right only for the same name.
  if (greetingName && nameKey(contact.name) === nameKey(person.name)) {
    const stands = person.greetingName;
    if (stands === null) {
      if (gain('greetingName', lineOf('greetingName', greetingName, null))) plan.fields.greetingName = greetingName;
    } else if (plain(stands) !== plain(greetingName)) stay(lineOf('greetingName', greetingName, stands));
  }
  if (relationship && plain(relationship) !== plain(person.relationship)) {
    stay(lineOf('relationship', relationship, person.relationship));
  }
  for (const field of texts) {
    const inFile = contact[field];
    if (!inFile) continue;
    const stands = person[field];
    if (stands === null) {
      if (gain(field, lineOf(field, inFile, null))) plan.fields[field] = inFile;
    } else if (!isSaid(field, inFile, stands) && !isFurther(person, field, inFile)) stay(lineOf(field, inFile, stands));
  }
  const address = contact.address ?? addressOf(contact);
  if (address) {
    const stands = person.address;
    if (stands === null) {
      if (gain('address', lineOf('address', address, null))) {
        plan.fields.address = address;
        for (const part of addressParts) if (contact[part]) plan.fields[part] = contact[part];
      }
    } else if (plain(stands) !== plain(address) && !isFurther(person, 'address', address))
      stay(lineOf('address', address, stands));
  }
  plan.reach = planReach(contact, { ...person, ...plan.fields }, (key, field, text) =>
    gain(key, lineOf(field, text, null)),
  );
  const lacking = lackingFields(person.ownFields, contact.ownFields ?? []);
  for (const field of contact.ownFields ?? []) {
    const words = `${field.label}: ${field.value}`;
    const standing = person.ownFields.filter((own) => labelKey(own) === labelKey(field));
    if (lacking.includes(field)) {
      if (gain(`field ${labelKey(field)}`, lineOf('ownField', words, null))) plan.ownFields.push(field);
    } else if (!standing.some(({ value }) => plain(value) === plain(field.value)))
      stay(lineOf('ownField', words, standing[0] ? `${standing[0].label}: ${standing[0].value}` : null));
  }
  if (hasPhoto) {
    if (person.imageUrl === null) plan.takesPhoto = gain('photo', lineOf('photo', '', null));
    else stay(lineOf('photo', '', ''));
  }
  planDates(contact, dates, plan, gain, stay);
  for (const group of contact.groups ?? []) {
    const isFull = groups.length + plan.groups.length >= groupLimits.perContact;
    if (isFull || groups.some((known) => plain(known) === plain(group))) continue;
    if (gain(groupKey(group), lineOf('group', group, null))) plan.groups.push(group);
  }
  for (const relation of contact.relations ?? []) {
    if (related.some((name) => plain(name) === plain(relation.name))) continue;
    const words = `${relation.name} (${relationLabel(relation.kind)})`;
    if (gain(relationKey(relation), lineOf('relation', words, null))) plan.relations.push(relation);
  }
  return plan;
}

/** Whether the contact has it besides the preferred one. */
function isFurther(person: FillTarget['person'], field: FillField, inFile: string): boolean {
  return reachKinds.some((kind) => fieldOfReach[kind] === field && hasFurther(person, kind, inFile));
}

function planDates(
  contact: StagedContact,
  standing: MergedDate[],
  plan: FillPlan,
  gain: (key: string, line: FillLine) => boolean,
  stay: (line: FillLine) => void,
): void {
  const known = createKnownDates();
  for (const date of standing) known.add({ ...date });
  for (const date of datesOf(contact)) {
    const { occasionType } = date;
    const line = (stands: string | null): FillLine => ({ field: 'date', occasionType, inFile: date.date, stands });
    const twin = known.find({ ...date, id: 0, personId: 0 });
    if (twin) {
      const lacksYear = isYearless(twin.date) && !isYearless(date.date) && !isNamedHoliday(occasionType);
      if (lacksYear && gain(dateKey(date), line(twin.date))) {
        plan.years.push({ id: twin.id, from: twin.date, to: date.date });
      }
      continue;
    }
    const other = isOnce(occasionType) ? standing.find((one) => one.occasionType === occasionType) : undefined;
    if (other) stay(line(other.date));
    else if (gain(dateKey(date), line(null))) plan.dates.push(date);
  }
}

/** A contact has only one of each. */
function isOnce(occasionType: string): boolean {
  return occasionType === 'birthday' || occasionType === 'anniversary' || isNamedHoliday(occasionType);
}

/** The key of a group that an entry may fill in. */
export function groupKey(name: string): string {
  return `group ${plain(name)}`;
}

/** The key of a related person of whom an entry may tell. */
export function relationKey({ name }: StagedRelation): string {
  return `relation ${plain(name)}`;
}

function dateKey({ occasionType, date }: StagedDate): string {
  return isOnce(occasionType) ? `date ${occasionType}` : `date ${occasionType} ${date.slice(-5)}`;
}

function lineOf(field: FillField, inFile: string, stands: string | null): FillLine {
  return { field, occasionType: null, inFile, stands };
}

function shortened(line: FillLine): FillLine {
  return { ...line, inFile: beginning(line.inFile), stands: line.stands && beginning(line.stands) };
}

function beginning(text: string): string {
  return text.length <= longestShown ? text : `${[...text.slice(0, longestShown)].slice(0, -1).join('')}…`;
}

/** Whether the contact already has the same value. */
function isSaid(field: (typeof texts)[number], inFile: string, stands: string): boolean {
  if (field === 'notes') return plain(stands).includes(plain(inFile));
  if (field === 'phone') return phoneKey(inFile) === phoneKey(stands);
  return plain(inFile) === plain(stands);
}

function plain(text: string): string {
  return text.normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
}
