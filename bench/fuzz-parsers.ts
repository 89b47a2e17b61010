import { importLimits } from '../src/contract/imports.ts';
import type { StagedContact } from '../src/server/db/tables/people.ts';
import { countDateOrders, planColumns } from '../src/server/features/contacts/csv/plan-columns.ts';
import { readRow } from '../src/server/features/contacts/csv/read-row.ts';
import { readTable } from '../src/server/features/contacts/csv/read-table.ts';
import { createMatchIndex } from '../src/server/features/contacts/import/match-contacts.ts';
import {
  comparable,
  fingerprintOf,
  prepareContact,
  stageVcard,
} from '../src/server/features/contacts/import/staged-contact.ts';
import { byteString } from '../src/server/features/contacts/vcard/decode-text.ts';
import { readVcards } from '../src/server/features/contacts/vcard/read-vcards.ts';
import { inventInput } from './fuzz-inputs.ts';

const longestMs = 1000;

export type FuzzFigures = { inputs: number; bytes: number; slowestMs: number; slowestInput: number; seconds: number };

/** Generated and damaged address books by the million: no parser may throw, and none may take a second. */
export function fuzzParsers(inputs: number, seed = 1, from = 0): FuzzFigures {
  const figures = { inputs, bytes: 0, slowestMs: 0, slowestInput: -1, seconds: 0 };
  const started = performance.now();
  for (let at = from; at < from + inputs; at += 1) {
    const { isTable, bytes } = inventInput(seed, at);
    figures.bytes += bytes.byteLength;
    const once = () => timeOf(() => (isTable ? readWholeTable(bytes) : readWholeBook(bytes)));
    try {
      let ms = once();
      // The compiler and the collector of garbage make anything slow once.
      if (ms > figures.slowestMs) ms = Math.min(ms, once(), once());
      if (ms > figures.slowestMs) Object.assign(figures, { slowestMs: ms, slowestInput: at });
    } catch (error) {
      throw new Error(`Input ${at} of seed ${seed}: ${JSON.stringify(bytes.toString('latin1'))}`, { cause: error });
    }
    if (figures.slowestMs > longestMs) throw new Error(`Input ${at} of seed ${seed} took ${figures.slowestMs} ms`);
  }
  figures.seconds = (performance.now() - started) / 1000;
  return figures;
}

// Of processor time: what else the machine does has no part in it.
function timeOf(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Everything that an import does with the text of a vCard file, short of the database. */
export function readWholeBook(bytes: Uint8Array): void {
  compareAll(readVcards(bytes).contacts.map((contact) => ({ contact: stageVcard(contact), photo: contact.photo })));
}

/** The same of a CSV file; as there, it ends with the first row that is one too many. */
export function readWholeTable(bytes: Uint8Array): void {
  const found = readTable(byteString(bytes), 2026);
  if (!found) return;
  const orders = countDateOrders(found.columns);
  const rows: string[][] = [];
  for (const row of found.rows()) {
    orders.see(row);
    if (rows.push(row) > importLimits.entries) break;
  }
  const plan = planColumns(orders.decide('month-first', false));
  compareAll(rows.map((row) => ({ contact: readRow(row, plan, 2026), photo: null })));
}

function compareAll(entries: { contact: StagedContact; photo: Uint8Array | null }[]): void {
  const index = createMatchIndex();
  for (const [at, entry] of entries.entries()) {
    const { contact, isEmpty } = prepareContact(entry.contact, entry.photo !== null);
    const fingerprint = fingerprintOf(contact);
    if (isEmpty) continue;
    index.find(comparable(contact), fingerprint);
    index.add({ ...comparable(contact), personId: null, entryId: at, isOfThisImport: true }, fingerprint);
  }
}
