import ICAL from 'ical.js';
import { decodeQuotedPrintable, decodeText } from './decode-text.ts';
import { encodingOf, type PropertyHead, parseHead } from './unfold-lines.ts';

export type VcardVersion = '2.1' | '3.0' | '4.0';

/** One property of a contact, decoded. */
export type VcardProperty = {
  name: string;
  /** 'item1' of 'item1.X-ABLabel'; properties of one group belong together. */
  group: string | null;
  /** TYPE and vCard 2.1's bare words, in lower case. */
  types: Set<string>;
  params: Map<string, string[]>;
  /** The X-ABLabel of its group: 'Home' of Apple's '_$!<Home>!$_', or the owner's own words. */
  label: string | null;
  /** The parts between semicolons for N, ADR and ORG; one part for all others. */
  fields: string[];
  /** The value in the file, decoded but not unescaped: dates and pictures are read from it. */
  raw: string;
};

const structured = new Set(['N', 'ADR', 'ORG', 'GENDER']);
const readFromRaw = new Set(['PHOTO', 'LOGO', 'KEY', 'SOUND', 'BDAY', 'ANNIVERSARY', 'X-ABDATE', 'X-MS-CARDPICTURE']);

/**
 * Reads one logical line; null if it is not a property. Never throws. `isOwn`: Fondly wrote it, so every character
 * counts. `charset`: the charset of a line that names none, if known.
 */
export function readProperty(
  line: string,
  version: VcardVersion,
  { isOwn, charset: usual }: { isOwn: boolean; charset: string | undefined },
): VcardProperty | null {
  const head = parseHead(line);
  if (!head) return null;
  const charset = head.params.get('charset')?.[0];
  const isQuotedPrintable = encodingOf(head) === 'quoted-printable';
  const value = isQuotedPrintable ? decodeQuotedPrintable(head.rawValue) : head.rawValue;
  // Base64 is long and the same in every charset.
  const raw = isLongBase64(head) ? value : decodeText(value, charset, usual);
  const asIcal = !isOwn && version !== '2.1' && !isQuotedPrintable && !readFromRaw.has(head.name);
  const fields = (asIcal ? icalFields(head, raw, version) : null) ?? lenientFields(head, raw);
  return {
    name: head.name,
    group: head.group,
    types: new Set(head.params.get('type')?.map((type) => type.toLowerCase())),
    params: head.params,
    label: null,
    fields: fields.map((field) => field.trim()),
    raw: raw.trim(),
  };
}

function isLongBase64(head: PropertyHead): boolean {
  return head.name !== 'KEY' && readFromRaw.has(head.name) && encodingOf(head) === 'base64';
}

/** The value parsed by ical.js, which knows the escaping and lists of vCard 3 and 4; null if it refuses the line. */
function icalFields({ name }: PropertyHead, raw: string, version: VcardVersion): string[] | null {
  try {
    // Without parameters: they are parsed already, and one bare word in them would make ical.js reject the line.
    const designSet = version === '3.0' ? ICAL.design.vcard3 : ICAL.design.vcard;
    const [, , , ...values]: unknown[] = ICAL.parse.property(`${name}:${raw.replaceAll('\n', '\\n')}`, designSet);
    if (structured.has(name)) return [values[0]].flat(1).map(fieldText);
    return [values.map(fieldText).join(', ')];
  } catch {
    return null;
  }
}

/** A field is a text or, if commas separate several, an array of texts. ical.js leaves escaped semicolons unchanged. */
function fieldText(field: unknown): string {
  const texts = Array.isArray(field) ? field.map(String) : [String(field ?? '')];
  return texts
    .map((text) => text.replaceAll('\\;', ';').trim())
    .filter((text) => text !== '')
    .join(', ');
}

/** vCard 2.1 escapes semicolons only, but its writers also use the escapes of 3.0. */
function lenientFields({ name }: PropertyHead, raw: string): string[] {
  const parts = structured.has(name) ? (raw.match(/(?:\\.|[^;\\])+|;/gs) ?? []) : [raw];
  const fields = [''];
  for (const part of parts) {
    if (part === ';' && structured.has(name)) fields.push('');
    else fields[fields.length - 1] += part;
  }
  return fields.map((field) =>
    field.replace(/\\([;,:\\nN])/g, (_, char: string) => (char.toLowerCase() === 'n' ? '\n' : char)),
  );
}

/** The value of a property that has one. */
export function textOf({ fields }: VcardProperty): string {
  return fields.filter((field) => field !== '').join(', ');
}

/** Sets the label of each property from its group (Apple, Google). */
export function withLabels(properties: VcardProperty[]): VcardProperty[] {
  const labels = new Map<string, string>();
  for (const { name, group, fields } of properties) {
    const label = fields.join(' ').replace(/^_\$!<(.*)>!\$_$/s, '$1');
    if (name === 'X-ABLABEL' && group !== null && label !== '') labels.set(group, label);
  }
  return properties.map((property) => ({ ...property, label: labels.get(property.group ?? '') ?? null }));
}
