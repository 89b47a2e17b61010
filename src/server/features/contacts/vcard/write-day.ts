import { isUtf8 } from 'node:buffer';
import { isDeepStrictEqual } from 'node:util';
import { parseCalendarDate } from '../../../../domain/calendar-date.ts';
import { isDate, kindOfDay } from './pick-dates.ts';
import { readBookCard } from './read-book-card.ts';
import { readProperty, withLabels } from './read-property.ts';
import { encodingOf, parseHead } from './unfold-lines.ts';

/** A line of a card with its folds: where it lies, and its text without them. */
type Line = { from: number; to: number; text: string };
type Layout = { lineEnd: string; lines: Line[]; version: '3.0' | '4.0'; endFrom: number };

const propertyOf = { birthday: 'BDAY', anniversary: 'ANNIVERSARY' } as const;

/**
 * The card with another birthday or anniversary in its one line for it, or with a new line at its end; every other byte
 * stays. Null if that is not certain: for a card of an old version or in an unusual form, with several such days, or
 * with one in a line of another kind.
 */
export function writeDay(bytes: Uint8Array, field: keyof typeof propertyOf, date: string): Uint8Array | null {
  const text = Buffer.from(bytes).toString('latin1');
  const layout = isUtf8(bytes) ? layoutOf(text) : null;
  if (!layout) return null;
  const { lineEnd, lines, version, endFrom } = layout;
  const properties = lines.flatMap((line) => {
    const property = readProperty(line.text, version, { isOwn: false, charset: undefined });
    return property ? [{ line, property }] : [];
  });
  const labelled = withLabels(properties.map(({ property }) => property));
  const days = properties.filter((_, at) => {
    const property = labelled[at];
    return property && isDate(property) && kindOfDay(property) === field;
  });
  const [stored, another] = days;
  if (another) return null;
  const head = stored ? headFor(stored.line, propertyOf[field]) : propertyOf[field];
  if (head === null) return null;
  const written = head + dayValue(date, version);
  const changed = stored
    ? text.slice(0, stored.line.from) + written + text.slice(stored.line.to)
    : text.slice(0, endFrom) + written + lineEnd + text.slice(endFrom);
  const result = new Uint8Array(Buffer.from(changed, 'latin1'));
  return isOnlyChange(bytes, result, field, date) ? result : null;
}

/** The lines between BEGIN and END; null for anything but one card of version 3 or 4 in plain lines. */
function layoutOf(text: string): Layout | null {
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n';
  const physical = text.split(lineEnd);
  if (physical.some((line) => /[\r\n]/.test(line))) return null;
  const lines: Line[] = [];
  let from = 0;
  let isOpen = false;
  for (const line of physical) {
    const to = from + line.length;
    const last = lines.at(-1);
    if (/^[ \t]/.test(line) && line.trim() !== '') {
      if (!isOpen || !last) return null;
      Object.assign(last, { to, text: last.text + line.slice(1) });
    } else {
      isOpen = line.trim() !== '';
      if (isOpen) lines.push({ from, to, text: line });
    }
    from = to + lineEnd.length;
  }
  const marks = lines.filter(({ text: line }) => /^(?:BEGIN|END):/i.test(line)).map((each) => each.text.toUpperCase());
  const isOne = marks.length === 2 && /^BEGIN:VCARD$/i.test(lines[0]?.text ?? '') && marks[1] === 'END:VCARD';
  const end = lines.at(-1);
  if (!isOne || !end || end.text.toUpperCase() !== 'END:VCARD') return null;
  const inner = lines.slice(1, -1);
  const heads = inner.map(({ text: line }) => parseHead(line));
  if (heads.some((head) => head === null || encodingOf(head) === 'quoted-printable')) return null;
  const [version, other] = heads.filter((head) => head?.name === 'VERSION').map((head) => head?.rawValue.trim());
  if (other !== undefined || (version !== '3.0' && version !== '4.0')) return null;
  return { lineEnd, lines: inner, version, endFrom: end.from };
}

/** What stands before the value; null if the line says more of its value than that it is a date. */
function headFor({ text }: Line, name: string): string | null {
  const head = parseHead(text);
  if (head?.name !== name) return null;
  const { 'x-apple-omit-year': _, value = ['date'], ...others } = Object.fromEntries(head.params);
  if (Object.keys(others).length > 0 || value.join().toLowerCase() !== 'date') return null;
  const group = /^[\w-]+\./.exec(text)?.[0] ?? '';
  return `${group}${name}${head.params.has('value') ? ';VALUE=DATE' : ''}`;
}

/** ':1980-03-01' or ':19800301'. Version 3 knows no days without a year; programs write them as Apple does. */
function dayValue(date: string, version: Layout['version']): string {
  if (version === '4.0')
    return `:${date.startsWith('--') ? `--${date.slice(2).replace('-', '')}` : date.replaceAll('-', '')}`;
  return parseCalendarDate(date)?.year === null ? `;X-APPLE-OMIT-YEAR=1604:1604${date.slice(1)}` : `:${date}`;
}

/** Read as a sync reads it, the card has the new day, and all else as before. */
function isOnlyChange(before: Uint8Array, after: Uint8Array, field: keyof typeof propertyOf, date: string): boolean {
  const [was, is] = [readBookCard(before), readBookCard(after)];
  if (!was.contact || !is.contact || is.contact[field] !== date || was.uid !== is.uid) return false;
  return isDeepStrictEqual({ ...was.contact, [field]: date }, is.contact);
}
