import { plainEtag } from './book-reader.ts';
import type { DavClient } from './dav-client.ts';
import { readMultistatus } from './multistatus.ts';

/** `changed`: another version lies there now. `converted`: the server gives out another form than it keeps. */
export type StoredCard = { bytes: Uint8Array } | 'changed' | 'converted';
/** `etag` null: the server does not say which version it is now. */
export type WrittenCard = { etag: string | null } | 'changed' | 'read-only' | 'refused';

const question = (properties: string) => `<d:propfind xmlns:d="DAV:"><d:prop>${properties}</d:prop></d:propfind>`;
const versions = ['text/vcard; version=3.0', 'text/vcard; version=4.0'];

/**
 * A card as it lies on the server, in the version `etag`. Some servers convert between the versions of vCard on the way
 * (sabre/dav, so Nextcloud), and writing that back would change everything: their own form is the one of the length
 * that they keep.
 */
export async function fetchStored(client: DavClient, url: string, etag: string): Promise<StoredCard> {
  const body = question('<d:getetag/><d:getcontentlength/>');
  const answer = await client.ask({ method: 'PROPFIND', url, depth: '0', body });
  const [self] = answer.status === 207 ? (await readMultistatus(answer.bytes)).responses : [];
  const length = Number(self?.properties.get('d:getcontentlength')?.text.trim() || Number.NaN);
  const forms: Uint8Array[] = [];
  for (const accept of versions) {
    const { status, bytes, etag: current } = await client.ask({ method: 'GET', url, accept });
    if (status !== 200 || plainEtag(current ?? '') !== etag) return 'changed';
    forms.push(bytes);
  }
  const [one, other] = forms;
  if (!one || !other) return 'converted';
  if (Buffer.from(one).equals(other))
    return Number.isNaN(length) || length === one.length ? { bytes: one } : 'converted';
  const kept = forms.filter(({ byteLength }) => byteLength === length);
  const [own] = kept;
  return kept.length === 1 && own ? { bytes: own } : 'converted';
}

/** Puts a card in the place of its version `etag`, and of no other. */
export async function putCard(client: DavClient, url: string, bytes: Uint8Array, etag: string): Promise<WrittenCard> {
  const answer = await client.ask({ method: 'PUT', url, body: bytes, ifMatch: `"${etag}"` });
  const { status } = answer;
  if (status >= 200 && status < 300) return { etag: answer.etag && plainEtag(answer.etag) };
  if (status === 412 || status === 404 || status === 409 || status === 410) return 'changed';
  return status === 403 || status === 405 ? 'read-only' : 'refused';
}

/** Whether the user may write into a book; servers without access control say nothing, so that a try shows it. */
export async function mayWrite(client: DavClient, book: string): Promise<boolean> {
  const body = question('<d:current-user-privilege-set/>');
  const answer = await client.ask({ method: 'PROPFIND', url: book, depth: '0', body });
  if (answer.status !== 207) return true;
  const [self] = (await readMultistatus(answer.bytes)).responses;
  const privileges = self?.properties.get('d:current-user-privilege-set')?.types;
  return privileges?.some((name) => /^d:(?:all|write|write-content)$/.test(name)) ?? true;
}
