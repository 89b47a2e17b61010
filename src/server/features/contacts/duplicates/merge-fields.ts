import type { MergePeopleBody } from '../../../../contract/duplicates.ts';
import type { MergeableField } from '../../../../contract/limits.ts';
import type { OwnField } from '../../../../contract/people.ts';
import { t } from '../../../../contract/translate.ts';
import {
  fitReach,
  type ReachKind,
  type ReachLists,
  reachFields,
  reachKinds,
  reachLists,
} from '../../../../domain/reach.ts';
import { relationshipLabel } from '../../../../domain/relationship.ts';
import type { PersonFields, PersonRow } from '../people.store.ts';
import { mergeAbout } from './merge-about.ts';

/** The columns of each field that is chosen as one. */
const columns = {
  name: ['name'],
  nickname: ['nickname'],
  greetingName: ['greetingName'],
  relationship: ['relationship'],
  email: ['email'],
  phone: ['phone'],
  address: ['address', 'street', 'city', 'state', 'postalCode', 'country'],
  photo: ['imageUrl'],
  style: ['styleOverrideId', 'styleOverrideImage'],
  timeZone: ['timeZone'],
  language: ['language'],
} as const satisfies Record<MergeableField, readonly (keyof PersonFields)[]>;

/** How the notes have each text. Photo, style, time zone and language would mean nothing there. */
const noted = {
  name: (text: string) => t`Also known as: ${text}`,
  nickname: (text: string) => t`Other nickname: ${text}`,
  greetingName: (text: string) => t`Other greeting name: ${text}`,
  relationship: (text: string) => t`Other relationship: ${text}`,
};

/** The same for e-mails, phones and addresses that do not fit beside the others. */
const overfull: Record<ReachKind, (text: string) => string> = {
  emails: (text) => t`Other email: ${text}`,
  phones: (text) => t`Other phone: ${text}`,
  addresses: (text) => t`Other address: ${text}`,
};

type Choices = NonNullable<MergePeopleBody['choices']>;

/**
 * The fields of the contact that `people` become; the first of them stays. Keeps all notes, e-mails, phones and addresses
 * and, with `keepOthersInNotes`, every text that was not chosen.
 */
export function mergeFields(people: PersonRow[], choices: Choices, keepOthersInNotes: boolean): Partial<PersonFields> {
  const sources = Object.fromEntries(
    (Object.keys(columns) as MergeableField[]).map((field) => [field, sourceOf(field, people, choices[field])]),
  ) as Record<MergeableField, PersonRow | undefined>;
  const fields: Partial<PersonFields> = {};
  for (const field of Object.keys(columns) as MergeableField[]) {
    const source = sources[field];
    if (source) Object.assign(fields, Object.fromEntries(columns[field].map((column) => [column, source[column]])));
  }
  const { fit, left } = fitReach(allReach(people, sources));
  const { about, lost } = mergeAbout(people);
  const unfit = reachKinds.flatMap((kind) => left[kind].map((text) => overfull[kind](onOneLine(text))));
  const others = keepOthersInNotes ? [...lostTexts(people, sources), ...unfit, ...lost] : [];
  return { ...fields, ...reachFields(fit), about, ownFields: mergeOwnFields(people), notes: joinNotes(people, others) };
}

/** All values of these contacts, of each kind the chosen one first. */
function allReach(
  people: PersonRow[],
  sources: Pick<Record<MergeableField, PersonRow | undefined>, 'email' | 'phone' | 'address'>,
): ReachLists {
  const lists = people.map(reachLists);
  const preferred = (field: 'email' | 'phone' | 'address') => {
    const source = sources[field];
    return source?.[field] ? reachLists(source) : null;
  };
  return {
    emails: [...(preferred('email')?.emails.slice(0, 1) ?? []), ...lists.flatMap(({ emails }) => emails)],
    phones: [...(preferred('phone')?.phones.slice(0, 1) ?? []), ...lists.flatMap(({ phones }) => phones)],
    addresses: [...(preferred('address')?.addresses.slice(0, 1) ?? []), ...lists.flatMap(({ addresses }) => addresses)],
  };
}

function sourceOf(field: MergeableField, people: PersonRow[], chosen: number | undefined): PersonRow | undefined {
  if (chosen !== undefined) return people.find(({ id }) => id === chosen);
  return people.find((person) => person[columns[field][0]] !== null);
}

function lostTexts(people: PersonRow[], sources: Record<MergeableField, PersonRow | undefined>): string[] {
  return (Object.keys(noted) as (keyof typeof noted)[]).flatMap((field) => {
    const kept = plain(textOf(sources[field], field));
    const lost = new Map<string, string>();
    for (const person of people) {
      const text = textOf(person, field);
      // 'Friend' is the default, so any other relationship wins.
      if (text === '' || plain(text) === kept || (field === 'relationship' && text === 'friend')) continue;
      if (!lost.has(plain(text))) lost.set(plain(text), text);
    }
    return [...lost.values()].map((text) => noted[field](wordsOf(field, text)));
  });
}

function textOf(person: PersonRow | undefined, field: keyof typeof noted): string {
  return person?.[field]?.trim() ?? '';
}

function wordsOf(field: keyof typeof noted, text: string): string {
  if (field === 'relationship') return relationshipLabel(text);
  return onOneLine(text);
}

function onOneLine(text: string): string {
  return text.split(/\s*\n\s*/).join(', ');
}

function plain(text: string): string {
  return text.replace(/\s+/g, ' ').toLowerCase();
}

function joinNotes(people: PersonRow[], others: string[]): string | null {
  const notes: string[] = [];
  for (const { notes: text } of people) {
    if (text && !notes.some((known) => hasLines(known, text))) notes.push(text);
  }
  const already = notes.join('\n');
  const lines = others.filter((line) => !hasLines(already, line)).join('\n');
  return [...notes, lines].filter((text) => text !== '').join('\n\n') || null;
}

/** Whether a text contains exactly these lines: "Annie" does not contain "Ann". */
function hasLines(text: string, lines: string): boolean {
  return `\n${text}\n`.includes(`\n${lines}\n`);
}

/** All fields of the user's own, those that say the same once. */
function mergeOwnFields(people: PersonRow[]): OwnField[] {
  const keyOf = ({ label, value }: OwnField) => `${label}\n${value}`.toLowerCase();
  const all = people.flatMap(({ ownFields }) => ownFields).toReversed();
  return [...new Map(all.map((field) => [keyOf(field), field])).values()].toReversed();
}
