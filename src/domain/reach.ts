import { reachLimits } from '../contract/limits.ts';
import type { LabelledAddress, LabelledText, Reach, ReachInput } from '../contract/reach.ts';
import { type AddressParts, joinAddress } from './address.ts';
import { type ContactDetail, isReachedBy } from './contact-detail.ts';

/** A postal address of a contact; `text` is how it was written, if that is not its parts joined. */
export type ReachAddress = LabelledAddress & { text?: string | null };
/** How to reach a contact: all values of each kind, the preferred one first. */
export type ReachLists = { emails: LabelledText[]; phones: LabelledText[]; addresses: ReachAddress[] };
export type ReachKind = keyof ReachLists;

/** The fields of a contact that say how to reach them. */
export type ReachFields = { [Part in keyof AddressParts]: string | null } & {
  email: string | null;
  phone: string | null;
  address: string | null;
  reach: Reach | null;
};

/** A contact who cannot be reached. */
export const nowhere: ReachFields = {
  email: null,
  phone: null,
  address: null,
  street: null,
  city: null,
  state: null,
  postalCode: null,
  country: null,
  reach: null,
};

export const reachKinds: readonly ReachKind[] = ['emails', 'phones', 'addresses'];
export const noReach: Reach = {
  emails: [],
  phones: [],
  addresses: [],
  labels: { email: null, phone: null, address: null },
};

/** Where the further values of each preferred field are. */
const standing = { email: 'emails', phone: 'phones', address: 'addresses' } as const;

/** Numbers that they do not answer themselves: never the preferred one. */
const notTheirs = /fax|pager|modem|telex|assistant/i;

/** A value as one text; an address on several lines. */
export function reachText(item: LabelledText | ReachAddress): string {
  return 'value' in item ? item.value : item.text || joinAddress(item);
}

/** The same for one value written in different ways. */
export function reachKey(kind: ReachKind, item: LabelledText | ReachAddress): string {
  const text = reachText(item).normalize('NFC').replace(/\s+/g, ' ').trim().toLowerCase();
  return (kind === 'phones' && phoneKey(text)) || text;
}

/** The last nine digits, so that +44 20 7946 0123 and 020 7946 0123 are equal. */
export function phoneKey(phone: string | null): string | null {
  const digits = phone?.normalize('NFKC').replace(/\D/g, '') ?? '';
  return digits === '' ? null : digits.slice(-9);
}

/** All values of a contact. */
export function reachLists({ email, phone, address, reach, ...person }: ReachFields): ReachLists {
  const { emails, phones, addresses, labels } = reach ?? noReach;
  const { street, city, state, postalCode, country } = person;
  const parts = {
    street: street ?? '',
    city: city ?? '',
    state: state ?? '',
    postalCode: postalCode ?? '',
    country: country ?? '',
  };
  const joined = joinAddress(parts);
  return {
    emails: [...(email ? [{ value: email, label: labels.email }] : []), ...emails],
    phones: [...(phone ? [{ value: phone, label: labels.phone }] : []), ...phones],
    addresses: [
      ...(address || joined
        ? [{ ...parts, label: labels.address, ...(address && address !== joined && { text: address }) }]
        : []),
      ...addresses,
    ],
  };
}

/**
 * The fields for these values, each once. The first of a kind is the preferred one: so a contact with a value always has a
 * preferred one, unless it is only a fax.
 */
export function reachFields(lists: ReachLists): ReachFields {
  const [email, ...emails] = withPreferred('emails', lists.emails);
  const [phone, ...phones] = withPreferred('phones', lists.phones);
  const [address, ...addresses] = withPreferred('addresses', lists.addresses);
  const labels = {
    email: email?.label ?? null,
    phone: phone?.label ?? null,
    address: address?.label ?? null,
  };
  const isPlain =
    emails.length + phones.length + addresses.length === 0 && Object.values(labels).every((each) => !each);
  const part = (name: keyof AddressParts) => address?.[name] || null;
  return {
    email: email?.value ?? null,
    phone: phone?.value ?? null,
    address: (address && reachText(address)) || null,
    street: part('street'),
    city: part('city'),
    state: part('state'),
    postalCode: part('postalCode'),
    country: part('country'),
    reach: isPlain ? null : { emails, phones, addresses: addresses.map(({ text: _, ...parts }) => parts), labels },
  };
}

/** Each value once, with the label of the first that has one. */
export function distinctReach<Item extends LabelledText | ReachAddress>(
  kind: ReachKind,
  items: readonly Item[],
): Item[] {
  const known = new Map<string, Item>();
  for (const item of items) {
    const key = reachKey(kind, item);
    const same = known.get(key);
    if (key !== '') known.set(key, same ? { ...same, label: same.label ?? item.label } : item);
  }
  return [...known.values()];
}

function withPreferred<Item extends LabelledText | ReachAddress>(
  kind: ReachKind,
  items: readonly Item[],
): [Item | undefined, ...Item[]] {
  const all = distinctReach(kind, items);
  const at = all.findIndex(({ label }) => kind !== 'phones' || !notTheirs.test(label ?? ''));
  const preferred = at === -1 ? undefined : all[at];
  return [preferred, ...all.filter((each) => each !== preferred)];
}

/** As many of these values as a contact can have, each once, and those that do not fit, by kind. */
export function fitReach(lists: ReachLists): { fit: ReachLists; left: Record<ReachKind, string[]> } {
  const most = reachLimits.further + 1;
  const [emails, phones] = [distinctReach('emails', lists.emails), distinctReach('phones', lists.phones)];
  const addresses = distinctReach('addresses', lists.addresses);
  const leftOf = (items: readonly (LabelledText | ReachAddress)[]) => items.slice(most).map(reachText);
  return {
    fit: { emails: emails.slice(0, most), phones: phones.slice(0, most), addresses: addresses.slice(0, most) },
    left: { emails: leftOf(emails), phones: leftOf(phones), addresses: leftOf(addresses) },
  };
}

/**
 * The fields of a contact after a call that changes some of them: what is left out stays. A preferred value that was a
 * further one brings its label along.
 */
export function changeReach(
  stored: ReachFields,
  { reach: given = {}, ...changed }: Partial<Omit<ReachFields, 'reach'>> & { reach?: ReachInput | undefined },
): ReachFields {
  const before = stored.reach ?? noReach;
  const { labels, ...lists } = defined(given);
  const kept = Object.entries(standing).map(([field, kind]) => {
    const value = changed[field as keyof typeof standing];
    const key = value && reachKey(kind, { value, label: null });
    const wasFurther = key && before[kind].some((item) => reachKey(kind, item) === key);
    return [field, wasFurther ? null : before.labels[field as keyof typeof standing]];
  });
  return reachFields(
    reachLists({
      ...stored,
      ...defined(changed),
      reach: { ...before, ...lists, labels: { ...Object.fromEntries(kept), ...defined(labels ?? {}) } },
    }),
  );
}

function defined<Given extends object>(given: Given): { [Key in keyof Given]?: Exclude<Given[Key], undefined> } {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as {
    [Key in keyof Given]?: Exclude<Given[Key], undefined>;
  };
}

/** What a card can go to: the complete values that a contact has of this kind, the preferred one first. */
export function recipientChoices(
  detail: ContactDetail,
  { reach, ...person }: Pick<ReachFields, ContactDetail> & Partial<Pick<ReachFields, 'reach'>>,
): { text: string; label: string | null }[] {
  const { labels, ...further } = reach ?? noReach;
  const others = further[standing[detail]].map((item) => ({ text: reachText(item), label: item.label }));
  return [{ text: person[detail] ?? '', label: labels[detail] }, ...others].filter(({ text }) =>
    isReachedBy(detail, text),
  );
}
