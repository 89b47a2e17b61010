import { createHash } from 'node:crypto';
import type { TakenParts } from '../../../contract/address-books.ts';
import { noReach, reachFields, reachLists } from '../../../domain/reach.ts';
import { DavProblem } from '../../dav/dav-problem.ts';
import type { TakenCard } from '../../db/tables/address-books.ts';
import type { StagedContact, StagedDate } from '../../db/tables/people.ts';
import { addressOf, datesOf, isNameless, prepareContact, readBookCard, stageVcard } from '../contacts/public.ts';
import type { SyncRun } from './sync-run.ts';

/** A card of the book as it is taken. */
export type CardOfBook = {
  uid: string | null;
  /** Null if the card is no person. */
  contact: StagedContact | null;
  taken: TakenCard | null;
  /** The photo's bytes, unless it is the one that was taken before. */
  photo: Uint8Array | null;
  /** Its host did not answer, which may pass. */
  lacksPhoto: boolean;
};

type PhotoRun = Pick<SyncRun, 'client' | 'deadHosts'>;

const photoLimitBytes = 10 * 1024 * 1024;
/** A host of photos that never answers must not use up the time of all other cards. */
const photoLimitMs = 15_000;
/** One that did not answer so often is asked again by the next sync. */
const mostTries = 3;

/**
 * Reads a card by the code of imports, and keeps of it what is taken. A linked photo is loaded only if it is another
 * one than `knownPhoto`.
 */
export async function readCard(
  bytes: Uint8Array,
  takes: TakenParts,
  today: string,
  knownPhoto: string | null,
  run: PhotoRun,
): Promise<CardOfBook> {
  const { contact: read, uid, photoLink } = readBookCard(bytes);
  const nobody = { uid, contact: null, taken: null, photo: null, lacksPhoto: false };
  if (!read) return nobody;
  const photo = takes.photos ? await photoOf(read.photo, photoLink, knownPhoto, run) : null;
  const { contact: whole, isEmpty } = prepareContact(stageVcard(read, today), photo !== null);
  if (isEmpty) return nobody;
  const contact = keepTaken(whole, takes);
  const taken = takenOf(contact, takes, photo?.hash);
  return { uid, contact, taken, photo: photo?.bytes ?? null, lacksPhoto: photo?.isLate ?? false };
}

/** `hash` undefined: the photo could not be loaded, so nothing is known about it. `isLate`: it may come another time. */
type FoundPhoto = { hash: string | null | undefined; bytes: Uint8Array | null; isLate?: boolean };

async function photoOf(
  embedded: Uint8Array | null,
  link: string | null,
  knownPhoto: string | null,
  run: PhotoRun,
): Promise<FoundPhoto> {
  if (embedded) {
    const hash = hashOf(embedded);
    return { hash, bytes: hash === knownPhoto ? null : embedded };
  }
  if (!link) return { hash: null, bytes: null };
  const hash = hashOf(Buffer.from(link));
  if (hash === knownPhoto) return { hash, bytes: null };
  return loadPhoto(link, hash, run);
}

async function loadPhoto(link: string, hash: string, { client, deadHosts }: PhotoRun): Promise<FoundPhoto> {
  const host = URL.canParse(link) ? new URL(link).host : '';
  const tries = deadHosts.get(host) ?? 0;
  if (tries >= mostTries) return { hash: undefined, bytes: null, isLate: true };
  try {
    const answer = await client.ask({ method: 'GET', url: link, limitBytes: photoLimitBytes, limitMs: photoLimitMs });
    if (answer.status >= 200 && answer.status < 300) return { hash, bytes: answer.bytes };
    const isLate = answer.status === 429 || answer.status >= 500;
    if (isLate) deadHosts.set(host, tries + 1);
    return { hash: undefined, bytes: null, isLate };
  } catch (error) {
    // One photo that is missing must not keep its contact away.
    if (!(error instanceof DavProblem) || error.reason === 'busy') throw error;
    const isLate = /^(?:timeout|unreachable|no-connection|failing)$/.test(error.reason);
    if (isLate) deadHosts.set(host, tries + 1);
    return { hash: undefined, bytes: null, isLate };
  }
}

function hashOf(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('base64url');
}

function keepTaken(contact: StagedContact, takes: TakenParts): StagedContact {
  const noAddress = { street: null, city: null, state: null, postalCode: null, country: null, address: null };
  return {
    ...contact,
    ...(!takes.addresses && { ...noAddress, reach: withoutAddresses(contact) }),
    ...(!takes.dates && { birthday: null, anniversary: null, dates: [] }),
    ...(!takes.notes && { notes: null }),
    // The filter sees them all; they are not joined.
    groups: contact.groups ?? [],
  };
}

function withoutAddresses({ email, phone, reach = null }: StagedContact) {
  const nowhere = { street: null, city: null, state: null, postalCode: null, country: null, address: null };
  return reachFields({ ...reachLists({ ...nowhere, email, phone, reach }), addresses: [] }).reach;
}

function takenOf(contact: StagedContact, takes: TakenParts, photoHash: string | null | undefined): TakenCard {
  const { nickname, greetingName, email, phone, timeZone, language, notes } = contact;
  const { street, city, state, postalCode, country } = contact;
  const { emails, phones, addresses, labels } = contact.reach ?? noReach;
  const dates = takes.dates ? datesOf(contact) : [];
  const dayOf = (type: string) => dates.find(({ occasionType }) => occasionType === type)?.date ?? null;
  const days = [dates.find(isOf('birthday')), dates.find(isOf('anniversary'))];
  return {
    values: {
      ...(!isNameless(contact) && { name: contact.name, greetingName: greetingName ?? null }),
      nickname,
      email,
      phone,
      timeZone: timeZone ?? null,
      language: language ?? null,
      ...(takes.addresses && { address: contact.address ?? addressOf(contact) }),
      ...(takes.notes && { notes }),
      ...(takes.dates && { birthday: dayOf('birthday'), anniversary: dayOf('anniversary') }),
      ...(takes.photos && photoHash !== undefined && { photo: photoHash }),
    },
    address: { street, city, state, postalCode, country },
    reach: { emails, phones, labels, ...(takes.addresses && { addresses }) },
    dates: dates.filter((date) => !days.includes(date)),
    groups: takes.groups ? (contact.groups ?? []) : [],
    ownFields: contact.ownFields ?? [],
  };
}

const isOf = (type: string) => (date: StagedDate) => date.occasionType === type;
