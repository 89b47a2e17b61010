import type { DateOrder } from '../../../../contract/imports.ts';
import { t } from '../../../../contract/translate.ts';
import { todayIn } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import type { CsvColumn } from '../../../db/tables/people.ts';
import type { SessionUser } from '../../../http/session-user.ts';
import { invalidField, Refusal } from '../../../refusal.ts';
import { answeredOrder, countDateOrders } from '../csv/date-orders.ts';
import { planColumns } from '../csv/plan-columns.ts';
import { readRow } from '../csv/read-row.ts';
import { collectLinks } from './entry-links.ts';
import { createEntryWriter } from './entry-writer.ts';
import { type EntryRow, listEntries, replaceEntries } from './import-entries.store.ts';
import { type ImportRow, moveImport } from './imports.store.ts';
import { indexKnownPeople } from './known-people.ts';
import { linkEntries } from './link-entries.ts';
import { createTimeSlice, letOthersIn } from './time-slice.ts';

type Wish = { mapping?: (CsvColumn['field'] | null)[]; dateOrder?: DateOrder };

/** Reads the rows of a staged CSV file again with other columns, and compares them again. */
export async function remapImport(
  context: Context,
  user: Pick<SessionUser, 'id' | 'timeZone'>,
  row: ImportRow,
  wish: Wish,
): Promise<void> {
  const { columns } = row;
  if (row.state !== 'staged') throw notStaged();
  if (!columns) throw invalidField('mapping', t`A vCard file has no columns.`);
  if (wish.mapping && wish.mapping.length !== columns.length) {
    throw invalidField('mapping', t`The file has ${columns.length} columns.`);
  }
  const db = context.database.orm;
  const slice = createTimeSlice();
  const mapped = columns.map((column, at) => (wish.mapping ? { ...column, field: wish.mapping[at] ?? null } : column));
  const today = todayIn(context.clock, user.timeZone);
  const orders = countDateOrders(mapped, today);
  for await (const { cells } of allEntries(context, row.id)) {
    orders.see(cells ?? []);
    await slice();
  }
  const answer = wish.dateOrder ?? answeredOrder(columns);
  const ordered = orders.decide({ answer, timeZone: user.timeZone });
  const plan = planColumns(ordered);
  const index = await indexKnownPeople(db, user.id, row.id, slice);
  const writer = createEntryWriter(db, { userId: user.id }, index, (entries) => replaceEntries(db, row.id, entries));
  const links = collectLinks();
  for await (const { number, cells } of allEntries(context, row.id)) {
    const contact = readRow(cells ?? [], plan, today);
    links.addRow(number, contact);
    await writer.add({ number, contact, cells: null, photo: null });
    await slice();
  }
  await writer.finish();
  await linkEntries(db, { userId: user.id }, row.id, writer.counts, links.resolve());
  const needsMapping = wish.mapping ? false : row.needsMapping;
  const read = { state: 'staged', columns: ordered, counts: writer.counts, needsMapping } as const;
  if (!(await moveImport(db, row.id, ['staged'], read))) throw notStaged();
}

async function* allEntries(context: Context, importId: number): AsyncGenerator<EntryRow> {
  let after = 0;
  for (;;) {
    const entries = await listEntries(context.database.orm, importId, { after, limit: 100 });
    await letOthersIn();
    yield* entries;
    const last = entries.at(-1);
    if (!last) return;
    after = last.number;
  }
}

/** Applied entries stay unchanged. */
export function notStaged(): Refusal {
  return new Refusal('illegal_transition', t`This import was applied already.`);
}
