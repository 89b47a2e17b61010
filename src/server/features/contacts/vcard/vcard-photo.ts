import { t } from '../../../../contract/translate.ts';
import type { VcardProperty } from './read-property.ts';

/** A contact's picture, or the reason why there is none. */
export type VcardPhoto = { bytes: Uint8Array } | { dropped: string };

const damaged = () => ({ dropped: t`The photo is damaged and was left out.` });

/** Reads an embedded picture. Does not follow links: a file must not make the server call addresses. */
export function readVcardPhoto({ raw }: Pick<VcardProperty, 'raw'>): VcardPhoto {
  if (/^(?:https?|ftp|file|cid):/i.test(raw)) return { dropped: t`The photo is only a link and was left out.` };
  const comma = /^data:/i.test(raw) ? raw.indexOf(',') : -1;
  const base64 = raw.slice(comma + 1).replace(/\s/g, '');
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64)) return damaged();
  const bytes = new Uint8Array(Buffer.from(base64, 'base64'));
  return looksLikePicture(bytes) ? { bytes } : damaged();
}

/** Detected by the first bytes: JPEG, PNG, GIF, WebP, HEIC. Storing the picture checks whether the rest decodes. */
function looksLikePicture(bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  return (
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n') ||
    start.startsWith('GIF8') ||
    (start.startsWith('RIFF') && start.slice(8) === 'WEBP') ||
    start.slice(4, 8) === 'ftyp'
  );
}
