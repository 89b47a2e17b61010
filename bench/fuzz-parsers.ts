import { countDateOrders, planColumns } from '../src/server/features/contacts/csv/plan-columns.ts';
import { readRow } from '../src/server/features/contacts/csv/read-row.ts';
import { readTable } from '../src/server/features/contacts/csv/read-table.ts';
import { byteString } from '../src/server/features/contacts/vcard/decode-text.ts';
import { readVcards } from '../src/server/features/contacts/vcard/read-vcards.ts';

/** Generated address books by the million: no parser may throw, and none may take a second. */
export function fuzzParsers(inputs: number, seed = 1): { inputs: number; slowestMs: number; seconds: number } {
  const random = generator(seed);
  let slowestMs = 0;
  const started = performance.now();
  for (let at = 0; at < inputs; at += 1) {
    const isCsv = at % 2 === 0;
    const bytes = isCsv ? inventTable(random) : inventCards(random);
    const once = () => timeOf(() => (isCsv ? readWholeTable(bytes) : readVcards(bytes)));
    try {
      const ms = once();
      // A busy machine makes anything slow once.
      if (ms > slowestMs) slowestMs = Math.max(slowestMs, Math.min(ms, once(), once()));
    } catch (error) {
      throw new Error(`Input ${at} of seed ${seed}: ${JSON.stringify(bytes.toString('latin1'))}`, { cause: error });
    }
    if (slowestMs > 1000) throw new Error(`Input ${at} of seed ${seed} took ${slowestMs} ms`);
  }
  const seconds = (performance.now() - started) / 1000;
  return { inputs, slowestMs, seconds };
}

function timeOf(work: () => unknown): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

/** Everything that an import does with the text of a CSV file. */
export function readWholeTable(bytes: Uint8Array): void {
  const found = readTable(byteString(bytes), 2026);
  if (!found) return;
  const orders = countDateOrders(found.columns);
  for (const row of found.rows()) orders.see(row);
  const plan = planColumns(orders.decide('month-first', false));
  for (const row of found.rows()) readRow(row, plan, 2026);
}

type Random = (below: number) => number;

/** mulberry32, so that an input can be made again from its number. */
function generator(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const cardParts = [
  'BEGIN:VCARD',
  'END:VCARD',
  'VERSION:2.1',
  'VERSION:3.0',
  'VERSION:4.0',
  '\r\n',
  '\n',
  '\r',
  ' ',
  '\t',
  ':',
  ';',
  ',',
  '\\',
  '"',
  '=',
  'FN',
  'N:',
  'ADR;TYPE=home:',
  'TEL;CELL:',
  'EMAIL:',
  'BDAY:',
  '--02-29',
  '19900203',
  '1604-04-12',
  'PHOTO;ENCODING=b:',
  '/9j/4AAQ',
  'NOTE',
  ';ENCODING=QUOTED-PRINTABLE:',
  ';CHARSET=Shift_JIS:',
  '=E3=81',
  'item1.',
  'X-ABDATE:',
  'X-ABLabel:_$!<Anniversary>!$_',
  'AGENT:',
  'ORG:a;b',
  '\0',
  '\xe4',
  '\x83\x8d',
  '\ufeff',
  'AAAA',
  'a@b.c',
];
const cellParts = [
  ',',
  ';',
  '\t',
  '|',
  '"',
  '""',
  '\n',
  '\r\n',
  '\r',
  ' ',
  'sep=;\n',
  'Name',
  'First Name',
  'Birthday',
  'E-mail 1 - Value',
  'Phone 1 - Type',
  'Event 1 - Label',
  'Event 1 - Value',
  'Address 1 - Formatted',
  'Birth Month',
  'Birth Year',
  'Birth Day',
  'Geburtstag',
  'Ann',
  'a@b.c',
  ' ::: ',
  ' --12-25',
  '03/02/1990',
  '3. März',
  '0/0/00',
  '31.12.99',
  '99999999999',
  '\0',
  '\xe4',
  '\x83\x8d',
  '\ufeff',
  "'",
  '=1+1',
  '<a@b.c>',
  '\\',
  'anniversary',
];

function inventCards(random: Random): Buffer {
  return invent(random, `BEGIN:VCARD\r\nVERSION:${['2.1', '3.0', '4.0'][random(3)]}\r\n`, cardParts);
}

function inventTable(random: Random): Buffer {
  return invent(random, '', cellParts);
}

function invent(random: Random, start: string, parts: string[]): Buffer {
  let text = start;
  const repeated = random(50) === 0 ? 200 : 1;
  for (let left = random(40); left > 0; left -= 1) {
    const part = random(12) === 0 ? String.fromCharCode(random(256)) : (parts[random(parts.length)] ?? '');
    text += part.repeat(1 + random(repeated));
  }
  return random(20) === 0
    ? Buffer.from(`\ufeff${text}`, 'utf16le')
    : Buffer.from(text, random(2) === 0 ? 'latin1' : 'utf8');
}
