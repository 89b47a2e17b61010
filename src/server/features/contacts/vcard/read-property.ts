import ICAL from 'ical.js';
import { decodeQuotedPrintable, decodeText } from './decode-text.ts';
import { encodingOf, type PropertyHead, parseHead } from './unfold-lines.ts';

export type VcardVersion = '2.1' | '3.0' | '4.0';

/** One property of a contact, decoded. */
export type VcardProperty = {
  name: string;
  /** 'item1' of 'item1.X-ABLabel'; what shares a group belongs together. */
  group: string | null;
  /** TYPE and vCard 2.1's bare words, in lower case. */
  types: Set<string>;
  params: Map<string, string[]>;
  /** What the X-ABLabel of its group calls it: 'Home' of Apple's '_$!<Home>!$_', or the owner's own words. */
  label: string | null;
  /** The parts between semicolons for N, ADR and ORG; one part for everything else. */
  fields: string[];
  /** The value as it stands in the file, decoded to text but not unescaped: dates and pictures are read from it. */
  raw: string;
};

const structured = new Set(['N', 'ADR', 'ORG', 'GENDER']);
const readFromRaw = new Set(['PHOTO', 'LOGO', 'KEY', 'SOUND', 'BDAY', 'ANNIVERSARY', 'X-ABDATE', 'X-MS-CARDPICTURE']);

/**
 * Reads one logical line; null when it is no property. Never throws. `isOwn`: Fondly wrote it, every character counts.
 * `charset`: of a line that names none, if it is known.
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
  // Base64 is what it is in every charset, and long.
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

/** The value by ical.js, which knows the escaping and lists of vCard 3 and 4; null when it refuses the line. */
function icalFields({ name }: PropertyHead, raw: string, version: VcardVersion): string[] | null {
  try {
    // Without parameters: they are read already, and ical.js would give up the whole line for one bare word in them.
    const designSet = version === '3.0' ? ICAL.design.vcard3 : ICAL.design.vcard;
    const [, , , ...values]: unknown[] = ICAL.parse.property(`${name}:${raw.replaceAll('\n', '\\n')}`, designSet);
    if (structured.has(name)) return [values[0]].flat(1).map(fieldText);
    return [values.map(fieldText).join(', ')];
  } catch {
    return null;
  }
}

/** A field is a text or, where commas list several, an array of texts. ical.js leaves escaped semicolons as they are. */
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

/** Gives each property the label of its group (Apple, Google). */
export function withLabels(properties: VcardProperty[]): VcardProperty[] {
  const labels = new Map<string, string>();
  for (const { name, group, fields } of properties) {
    const label = fields.join(' ').replace(/^_\$!<(.*)>!\$_$/s, '$1');
    if (name === 'X-ABLABEL' && group !== null && label !== '') labels.set(group, label);
  }
  return properties.map((property) => ({ ...property, label: labels.get(property.group ?? '') ?? null }));
}
