import { importLimits } from '../../../../contract/limits.ts';
import { localeOfReader } from '../../../../contract/locale-of-reader.ts';
import { t } from '../../../../contract/translate.ts';
import { Refusal } from '../../../refusal.ts';

/** The file as a whole cannot be read; the message is shown to the user. */
export function unreadableFile(message: string): Refusal {
  return new Refusal('unsupported_media', message, { fields: { file: message } });
}

export function fileTooLarge(): Refusal {
  const message = t`The file is larger than ${importLimits.fileBytes / 1024 / 1024} MB. Export fewer contacts at a time.`;
  return new Refusal('too_large', message, { fields: { file: message } });
}

export function tooManyEntries(): Refusal {
  const message = t`The file has more than ${importLimits.entries.toLocaleString(localeOfReader())} contacts. Export fewer at a time.`;
  return new Refusal('too_large', message, { fields: { file: message } });
}

/** The real type of a file that claims to be an address book, by its first bytes; null for text. */
export function describeForeignFile(head: Uint8Array): string | null {
  const start = Buffer.from(head.subarray(0, 8)).toString('latin1');
  const found = signatures.find(([signature]) => start.startsWith(signature));
  if (found) return found[1];
  // UTF-16 has zeros in every second byte; any other file with zeros is not text.
  const isUtf16 = start.startsWith('\xff\xfe') || start.startsWith('\xfe\xff') || /^(?:\0[^\0]|[^\0]\0)/.test(start);
  const isCard = /^begin:vc/i.test(start);
  return !isUtf16 && !isCard && head.includes(0) ? t`This file is not text: choose a vCard (.vcf) or CSV file.` : null;
}

/** The type of a text that is neither vCards nor a table, by its beginning; null if it may be a table. */
export function describeForeignText(head: string): string | null {
  return texts.find(([beginning]) => beginning.test(head))?.[1] ?? null;
}

const choose = 'choose a vCard (.vcf) or CSV file';
const texts: [beginning: RegExp, message: string][] = [
  [
    /^\s*(?:#.*\s+|version:\s*\d+\s+)*dn::?\s/i,
    t`This is an LDIF file. Export the address book as vCard (.vcf) or CSV and choose that file.`,
  ],
  [/^\s*(?:\{\s*"|\[\s*[{"\]])/, t`This is a JSON file: ${choose}.`],
  [/^\s*<(?:!doctype|html|\?xml|table|rdf)/i, t`This is a web page or an XML file: ${choose}.`],
  [/^\s*\{\\rtf/, t`This is a document of a word processor: ${choose}.`],
];
const signatures: [signature: string, message: string][] = [
  ['PK\x03\x04', t`This is a ZIP archive or an Excel workbook. Unpack it, or save it as CSV, and choose that file.`],
  ['PK\x05\x06', t`This is an empty ZIP archive.`],
  ['\xd0\xcf\x11\xe0', t`This is an Excel or Outlook file. Save it as CSV and choose that file.`],
  ['!BDN', t`This is an Outlook data file. Export the contacts as CSV and choose that file.`],
  ['\x1f\x8b', t`This is a compressed file. Unpack it and choose the file inside.`],
  ['Rar!', t`This is a RAR archive. Unpack it and choose the file inside.`],
  ['7z\xbc\xaf', t`This is a 7-Zip archive. Unpack it and choose the file inside.`],
  ['%PDF', t`This is a PDF: ${choose}.`],
  ['\x89PNG', t`This is a picture: ${choose}.`],
  ['\xff\xd8\xff', t`This is a picture: ${choose}.`],
  ['GIF8', t`This is a picture: ${choose}.`],
  ['SQLite f', t`This is a database: ${choose}.`],
];
