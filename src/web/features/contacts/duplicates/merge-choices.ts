import { type MergeableField, mergeableFields } from '../../../../contract/limits.ts';
import type { PersonView } from '../../../../contract/people.ts';
import { defaultRelationship } from '../../../../domain/relationship.ts';

/** A value of a field, and the first contact that has it. */
export type FieldOption = { personId: number; value: string };
export type MergeField = { field: MergeableField; options: FieldOption[]; preselected: number };

/** The value of each field for comparing and showing. */
const readValue: Record<MergeableField, (person: PersonView) => string | null> = {
  name: ({ name }) => name,
  nickname: ({ nickname }) => nickname,
  greetingName: ({ greetingName }) => greetingName,
  relationship: ({ relationship }) => relationship,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  address: ({ address }) => address,
  photo: ({ imageUrl }) => imageUrl,
  style: ({ styleOverrideId, styleOverrideImage }) =>
    styleOverrideId ? `${styleOverrideId} ${styleOverrideImage}` : null,
  timeZone: ({ timeZone }) => timeZone,
  language: ({ language }) => language,
};

// Fields of which the longest value is preselected, because it says most.
const moreIsBetter: MergeableField[] = ['name', 'address', 'phone'];

/** The fields that any of the contacts has, with their distinct values. The first of `people` remains. */
export function mergeFieldsOf(people: PersonView[]): MergeField[] {
  return mergeableFields.flatMap((field) => {
    const options: FieldOption[] = [];
    for (const person of people) {
      const value = readValue[field](person)?.trim() ?? '';
      const isKnown = options.some((known) => plain(field, known.value) === plain(field, value));
      if (value !== '' && !isKnown) options.push({ personId: person.id, value });
    }
    const [first] = options;
    return first ? [{ field, options, preselected: best(field, options, first) }] : [];
  });
}

/** Sorts contacts by age; the oldest one remains after the merge. */
export function oldestFirst(people: PersonView[]): PersonView[] {
  return people.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt) || a.id - b.id);
}

/** The choice of each field: the user's, if that contact is still included, else the preselected one. */
export function choicesOf(
  fields: MergeField[],
  chosen: Partial<Record<MergeableField, number>>,
): Partial<Record<MergeableField, number>> {
  return Object.fromEntries(
    fields.map(({ field, options, preselected }) => {
      const wanted = options.find(({ personId }) => personId === chosen[field]);
      return [field, wanted?.personId ?? preselected];
    }),
  );
}

/** The email address that the merged contact keeps, and those that are discarded. */
export function emailsOf(
  people: PersonView[],
  choices: Partial<Record<MergeableField, number>>,
): { kept: string | null; lost: string[] } {
  const kept = people.find(({ id }) => id === choices.email)?.email ?? null;
  const all = new Map(people.flatMap(({ email }) => (email ? [[email.toLowerCase(), email] as const] : [])));
  if (kept) all.delete(kept.toLowerCase());
  return { kept, lost: [...all.values()] };
}

/** The value for comparison: email addresses ignore case. */
function plain(field: MergeableField, value: string): string {
  return field === 'email' ? value.toLowerCase() : value;
}

function best(field: MergeableField, options: FieldOption[], first: FieldOption): number {
  if (field === 'relationship') {
    return (options.find(({ value }) => value !== defaultRelationship) ?? first).personId;
  }
  if (!moreIsBetter.includes(field)) return first.personId;
  return options.reduce((longest, option) => (option.value.length > longest.value.length ? option : longest), first)
    .personId;
}
