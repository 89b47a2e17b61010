import { isEmail } from '../../../../contract/fields.ts';
import {
  groupLimits,
  householdLimits,
  mostRelations,
  ownFieldLimits,
  reachLimits,
} from '../../../../contract/limits.ts';
import { localeOfReader } from '../../../../contract/locale-of-reader.ts';
import type { OwnField } from '../../../../contract/people.ts';
import { personLimits } from '../../../../contract/person-limits.ts';
import type { LabelledText, Reach } from '../../../../contract/reach.ts';
import { t } from '../../../../contract/translate.ts';
import type { AddressParts } from '../../../../domain/address.ts';
import { fitReach, type ReachKind, reachFields, reachKinds, reachLists } from '../../../../domain/reach.ts';
import type { StagedContact, StagedRelation } from '../../../db/tables/people.ts';
import { distinctGroups } from '../groups/read-groups.ts';
import { naming, oneLine } from '../sentences.ts';

type Text =
  | 'nickname'
  | 'greetingName'
  | 'relationship'
  | 'email'
  | 'phone'
  | 'street'
  | 'city'
  | 'state'
  | 'postalCode'
  | 'country'
  | 'notes';

/** The message about a text longer than the contract allows. */
const tooLong: Record<Text, (most: string) => string> = {
  nickname: (most) => t`The nickname was longer than ${most} characters and was cut.`,
  greetingName: (most) => t`The greeting name was longer than ${most} characters and was cut.`,
  relationship: (most) => t`The relationship was longer than ${most} characters and was cut.`,
  email: (most) => t`The email address was longer than ${most} characters and was left out.`,
  phone: (most) => t`The phone number was longer than ${most} characters and was left out.`,
  street: (most) => t`The street was longer than ${most} characters and was cut.`,
  city: (most) => t`The city was longer than ${most} characters and was cut.`,
  state: (most) => t`The state was longer than ${most} characters and was cut.`,
  postalCode: (most) => t`The postal code was longer than ${most} characters and was cut.`,
  country: (most) => t`The country was longer than ${most} characters and was cut.`,
  notes: (most) => t`The notes were longer than ${most} characters and were cut.`,
};
/** Half an address or number would reach somebody else. */
const neverCut: readonly Text[] = ['email', 'phone'];
const maxDropped = 100;

/** The contact as it can be stored: cuts or leaves out what is too long or invalid, and says so. */
export function fitContact(contact: StagedContact): StagedContact {
  const dropped = contact.dropped.map((sentence) => cut(sentence, 500)).slice(0, maxDropped);
  const untold = contact.dropped.length - dropped.length;
  if (untold > 0) dropped.push(t`${untold} more sentences about what was left out do not fit here.`);
  const fitted: StagedContact = { ...contact, dropped };
  for (const field of Object.keys(tooLong) as Text[]) {
    const text = contact[field]?.trim() || null;
    const max = personLimits[field];
    fitted[field] = text;
    if (text === null || text.length <= max) continue;
    fitted[field] = neverCut.includes(field) ? null : cut(text, max);
    dropped.push(tooLong[field](max.toLocaleString(localeOfReader())));
  }
  if (fitted.email !== null && !isEmail(fitted.email)) {
    dropped.push(t`Not an email address: ${cut(fitted.email, 60)}.`);
    fitted.email = null;
  }
  if (fitted.alsoEmails) fitAlsoEmails(fitted, fitted.alsoEmails, dropped);
  if (fitted.reach) fitReached(fitted, fitted.reach, dropped);
  if (fitted.relations) fitted.relations = fitRelations(fitted.relations);
  if (fitted.ownFields) fitted.ownFields = fitOwnFields(fitted.ownFields, dropped);
  if (fitted.groups?.length) fitted.groups = fitGroups(fitted.groups, dropped);
  // Its parts contain the same.
  if ((fitted.address?.length ?? 0) > personLimits.address) fitted.address = null;
  const name = contact.name.trim();
  if (name.length > personLimits.name)
    dropped.push(t`The name was longer than ${personLimits.name} characters and was cut.`);
  fitted.name = cut(name, personLimits.name);
  return fitted;
}

/** The further addresses of a household, each once; the first of them stands in for a missing one. */
function fitAlsoEmails(fitted: StagedContact, emails: string[], dropped: string[]): void {
  const texts = emails.map((text) => text.trim()).filter((text) => text !== '');
  dropped.push(
    ...naming(
      t`Not an email address:`,
      texts.filter((text) => !isEmail(text)),
    ),
  );
  const known = new Map(texts.filter(isEmail).map((text) => [text.toLowerCase(), text]));
  fitted.email ??= [...known.values()][0] ?? null;
  known.delete(fitted.email?.toLowerCase() ?? '');
  const all = [...known.values()];
  fitted.alsoEmails = all.slice(0, householdLimits.alsoEmails);
  const most = householdLimits.alsoEmails + 1;
  dropped.push(...naming(t`A household can have ${most} email addresses; left out:`, all.slice(most - 1)));
}

const most = reachLimits.further + 1;
const tooMany: Record<ReachKind, () => string> = {
  emails: () => t`A contact can have ${most} email addresses; left out:`,
  phones: () => t`A contact can have ${most} phone numbers; left out:`,
  addresses: () => t`A contact can have ${most} postal addresses; left out:`,
};

/** Further e-mails, phones and addresses: what the contract does not allow is left out or cut. */
function fitReached(fitted: StagedContact, { emails, phones, addresses, labels }: Reach, dropped: string[]): void {
  const label = (text: string | null) => (text && cut(text.replace(/\s+/g, ' ').trim(), reachLimits.label)) || null;
  const texts = (items: LabelledText[]) =>
    items.map((item) => ({ value: item.value.trim(), label: label(item.label) }));
  const part = (text: string, field: keyof AddressParts) => cut(text.trim(), personLimits[field]);
  const isFit = ({ value }: LabelledText) => value.length <= personLimits.phone;
  const fields = {
    ...fitted,
    address: fitted.address ?? null,
    reach: {
      emails: texts(emails).filter(({ value }) => isEmail(value)),
      phones: texts(phones).filter(isFit),
      addresses: addresses.map(({ street, city, state, postalCode, country, label: own }) => ({
        street: part(street, 'street'),
        city: part(city, 'city'),
        state: part(state, 'state'),
        postalCode: part(postalCode, 'postalCode'),
        country: part(country, 'country'),
        label: label(own),
      })),
      labels: { email: label(labels.email), phone: label(labels.phone), address: label(labels.address) },
    },
  };
  dropped.push(
    ...naming(
      t`Longer than ${personLimits.phone} characters and left out:`,
      texts(phones)
        .filter((item) => !isFit(item))
        .map(({ value }) => value),
    ),
  );
  const { fit, left } = fitReach(reachLists(fields));
  for (const kind of reachKinds) dropped.push(...naming(tooMany[kind](), left[kind]));
  const { address: _, ...reached } = reachFields(fit);
  Object.assign(fitted, reached);
}

/** Each person once, by entry or name. */
function fitRelations(relations: StagedRelation[]): StagedRelation[] {
  const keyOf = ({ entry, name }: StagedRelation) => entry ?? name.toLowerCase();
  const each = new Map(relations.toReversed().map((relation) => [keyOf(relation), relation]));
  return [...each.values()].toReversed().slice(0, mostRelations);
}

function fitOwnFields(fields: OwnField[], dropped: string[]): OwnField[] {
  const fitted = fields.map(({ label, value }) => ({
    label: cut(oneLine(label), ownFieldLimits.label) || t`Field`,
    value: cut(oneLine(value), ownFieldLimits.value),
  }));
  const most = ownFieldLimits.perContact;
  dropped.push(
    ...naming(
      t`A contact can have ${most} fields of your own; left out:`,
      fitted.slice(most).map(({ label }) => label),
    ),
  );
  return fitted.filter(({ value }) => value !== '').slice(0, most);
}

function fitGroups(groups: string[], dropped: string[]): string[] {
  if (groups.some(({ length }) => length > groupLimits.name))
    dropped.push(t`The name of a group was longer than ${groupLimits.name} characters and was cut.`);
  const names = distinctGroups(groups.map((name) => cut(name, groupLimits.name)));
  const left = names.slice(groupLimits.perContact);
  dropped.push(...naming(t`A contact can be in ${groupLimits.perContact} groups; left out:`, left));
  return names.slice(0, groupLimits.perContact);
}

/** At most `max` UTF-16 units, without splitting a character. */
function cut(text: string, max: number): string {
  if (text.length <= max) return text;
  const last = text.charCodeAt(max - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? max - 1 : max).trim();
}
