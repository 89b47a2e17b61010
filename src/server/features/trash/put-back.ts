import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { t } from '../../../contract/translate.ts';
import type { Executor } from '../../db/executor.ts';
import { tableNames } from '../../db/table-names.ts';
import { describeReferences, type TableReferences } from '../../db/table-references.ts';
import { describeTables, insertRows } from '../../db/table-rows.ts';
import { type TrashedLink, type TrashedRows, trash } from '../../db/tables/trash.ts';
import { Refusal } from '../../refusal.ts';
import type { LockedEntry } from './trash.store.ts';

/** What came back. */
export type PutBack = {
  cards: number[];
  /** With their contact, which nobody could change in the trash. */
  withContact: boolean;
  /** The address that the contact of a single card had when it was deleted, if it is known. */
  contactEmail: string | null;
  /** Cards that the deletion of their date had skipped. */
  skippedCards: number[];
};

/**
 * Inserts the rows of a locked entry with their ids, and refers to them again where the deletion emptied a reference
 * that is still empty. Where a row needs another that is in the trash itself, that entry takes it over; where the other
 * is gone for good, an optional reference stays empty and a row that cannot be without it stays away. So does a row whose
 * place is taken: who moved to another household stays there.
 */
export async function putBack(tx: Executor, entry: LockedEntry): Promise<PutBack> {
  const parts = await readParts(tx, entry.id);
  const tables = new Map((await describeTables(tx, tableNames)).map((table) => [table.name, table]));
  const schema = await describeReferences(tx, tableNames);
  const cards: number[] = [];
  for (const [place, { table: name, lines }] of parts.entries()) {
    const table = tables.get(name);
    if (!table || lines.length === 0) continue;
    const rows = lines.map((line) => ({ line, row: JSON.parse(line) as Record<string, unknown> }));
    const free = place === 0 ? rows : await withFreeKeys(tx, name, rows, schema);
    const { fit, lost } = await fitRows(tx, entry, name, free, schema);
    for (const { line, needs } of lost) {
      if (place === 0) throw await withoutContact(tx, entry, needs);
      await handOn(tx, entry, needs, { table: name, lines: [line], links: [] });
    }
    // Rows written by an earlier version lack the newest columns, which get their defaults.
    const columns = table.columns.filter((column) => rows[0] && column in rows[0].row);
    if (fit.length > 0)
      await insertRows(
        tx,
        { ...table, columns },
        fit.map(({ line }) => line),
      );
    if (name === 'cards') cards.push(...fit.map(({ row }) => Number(row.id)));
  }
  for (const { table, links } of parts) {
    for (const column of new Set(links.map((link) => link.column))) {
      await relink(
        tx,
        entry,
        table,
        column,
        links.filter((link) => link.column === column),
        schema,
      );
    }
  }
  const skippedCards = parts.flatMap(({ skipped }) => skipped ?? []);
  const contactEmail = parts.find((part) => part.contactEmail)?.contactEmail ?? null;
  return { cards, withContact: entry.kind === 'contact', contactEmail, skippedCards };
}

type Part = Pick<TrashedRows, 'table' | 'links' | 'skipped' | 'contactEmail'> & { lines: string[] };

/** The parts of an entry, their rows as the database wrote them. */
async function readParts(tx: Executor, id: number): Promise<Part[]> {
  const { rows } = await tx.execute<Part>(sql`
    select part ->> 'table' as "table", part -> 'links' as links, part -> 'skipped' as skipped,
      part ->> 'contactEmail' as "contactEmail",
      array(select line::text from jsonb_array_elements(part -> 'rows') with ordinality l(line, at) order by at) as lines
    from ${trash}, jsonb_array_elements(${trash.rows}) with ordinality p(part, place)
    where ${trash.id} = ${id} order by place`);
  return rows;
}

type Row = { line: string; row: Record<string, unknown> };

/** The households in which contacts of a locked entry live again when it is put back. */
export async function householdsToJoin(tx: Executor, entry: LockedEntry): Promise<number[]> {
  const parts = await readParts(tx, entry.id);
  const homes = parts.filter(({ table }) => table === 'household_members').flatMap(({ lines }) => lines);
  return [...new Set(homes.map((line) => Number(JSON.parse(line).household_id)))];
}

/** The rows whose primary key no other row has by now. */
async function withFreeKeys(tx: Executor, table: string, rows: Row[], { keys }: TableReferences): Promise<Row[]> {
  const key = keys.get(table) ?? [];
  const keyOf = (row: Record<string, unknown>) => JSON.stringify(key.map((column) => row[column]));
  const same = key.map((column) => sql`there.${sql.identifier(column)} = one.${sql.identifier(column)}`);
  const { rows: taken } = await tx.execute<{ line: string }>(sql`
    select row_to_json(one)::text as line
    from json_populate_recordset(null::${sql.identifier(table)}, ${`[${rows.map(({ line }) => line).join(',')}]`}::json) one
    where exists (select from ${sql.identifier(table)} there where ${sql.join(same, sql` and `)})`);
  const takenKeys = new Set(taken.map(({ line }) => keyOf(JSON.parse(line))));
  return rows.filter(({ row }) => !takenKeys.has(keyOf(row)));
}

/** The rows that can be inserted, without references to what is gone, and those that lack a row they cannot be without. */
async function fitRows(
  tx: Executor,
  entry: LockedEntry,
  table: string,
  rows: Row[],
  { references, keys, unique }: TableReferences,
): Promise<{ fit: Row[]; lost: (Row & { needs: Held })[] }> {
  let fit = rows;
  const lost: (Row & { needs: Held })[] = [];
  for (const reference of references.filter((one) => one.table === table)) {
    const missing = await valuesOf(
      tx,
      table,
      reference.column,
      fit,
      (value) =>
        sql`not exists (select from ${sql.identifier(reference.to)} there where there.${sql.identifier(reference.toColumn)} = ${value})`,
    );
    if (missing.size === 0) continue;
    const without = fit.filter(({ row }) => missing.has(row[reference.column]));
    const needed = ({ row }: Row) => ({ table: reference.to, row: { [reference.toColumn]: row[reference.column] } });
    if (reference.onDelete !== 'set null') {
      lost.push(...without.map((one) => ({ ...one, needs: needed(one) })));
      fit = fit.filter((row) => !without.includes(row));
      continue;
    }
    for (const one of without) {
      const key = Object.fromEntries((keys.get(table) ?? []).map((column) => [column, one.row[column]]));
      const link = { column: reference.column, key, value: one.row[reference.column] };
      await handOn(tx, entry, needed(one), { table, lines: [], links: [link] });
    }
    fit = fit.map((row) => (without.includes(row) ? withoutValue(row, reference.column) : row));
  }
  for (const { column } of unique.filter((one) => one.table === table)) {
    const taken = await valuesOf(
      tx,
      table,
      column,
      fit,
      (value) =>
        sql`exists (select from ${sql.identifier(table)} there where there.${sql.identifier(column)} = ${value})`,
    );
    fit = fit.map((row) => (taken.has(row.row[column]) ? withoutValue(row, column) : row));
  }
  return { fit, lost };
}

/** Those values of a column in these rows for which the condition holds. */
async function valuesOf(
  tx: Executor,
  table: string,
  column: string,
  rows: Row[],
  condition: (value: SQL) => SQL,
): Promise<Set<unknown>> {
  const some = rows.flatMap(({ row }) => (row[column] == null ? [] : [{ [column]: row[column] }]));
  if (some.length === 0) return new Set();
  const name = sql.identifier(column);
  const { rows: found } = await tx.execute<{ value: unknown }>(sql`
    select distinct to_json(one.${name})::text as value
    from json_populate_recordset(null::${sql.identifier(table)}, ${JSON.stringify(some)}::json) one
    where ${condition(sql`one.${name}`)}`);
  return new Set(found.map(({ value }) => JSON.parse(String(value))));
}

function withoutValue({ row }: Row, column: string): Row {
  const changed = { ...row, [column]: null };
  return { row: changed, line: JSON.stringify(changed) };
}

type Held = { table: string; row: Record<string, unknown> };

/** Adds a row or a link to the entry that holds this row, if any does. */
async function handOn(tx: Executor, entry: LockedEntry, held: Held, part: Part): Promise<boolean> {
  const holder = await findHolder(tx, entry, held);
  if (!holder) return false;
  const { table, lines, links } = part;
  const added = `[{"table":${JSON.stringify(table)},"rows":[${lines.join(',')}],"links":${JSON.stringify(links)}}]`;
  await tx.execute(sql`update ${trash} set rows = rows || ${added}::jsonb where id = ${holder.id}`);
  return true;
}

/** The other entry of the user with this row. */
async function findHolder(tx: Executor, { id, userId }: LockedEntry, { table, row }: Held) {
  const holds = JSON.stringify([{ table, rows: [row] }]);
  const [holder] = await tx
    .select({ id: trash.id, title: trash.title })
    .from(trash)
    .where(and(eq(trash.userId, userId), ne(trash.id, id), sql`${trash.rows} @> ${holds}::jsonb`))
    .limit(1);
  return holder ?? null;
}

/** Refers again to what came back, where the reference is still empty and both ends are there. */
async function relink(
  tx: Executor,
  entry: LockedEntry,
  table: string,
  column: string,
  links: TrashedLink[],
  { references, keys }: TableReferences,
): Promise<void> {
  const reference = references.find((one) => one.table === table && one.column === column);
  const key = keys.get(table);
  if (!reference || !key) return;
  const name = sql.identifier(column);
  const same = key.map((part) => sql`t.${sql.identifier(part)} = link.${sql.identifier(part)}`);
  const keyColumns = key.map((part) => sql`t.${sql.identifier(part)}`);
  const values = JSON.stringify(links.map((link) => ({ ...link.key, [column]: link.value })));
  const { rows } = await tx.execute<Record<string, unknown>>(sql`
    update ${sql.identifier(table)} t set ${name} = link.${name}
    from json_populate_recordset(null::${sql.identifier(table)}, ${values}::json) link
    where ${sql.join(same, sql` and `)} and t.${name} is null and exists (
      select from ${sql.identifier(reference.to)} there where there.${sql.identifier(reference.toColumn)} = link.${name})
    returning ${sql.join(keyColumns, sql`, `)}`);
  const textOf = (row: Record<string, unknown>) => JSON.stringify(key.map((part) => row[part]));
  const done = new Set(rows.map(textOf));
  for (const link of links.filter((one) => !done.has(textOf(one.key)))) {
    const part = { table, lines: [], links: [link] };
    const isHeld = await handOn(tx, entry, { table, row: link.key }, part);
    if (!isHeld) await handOn(tx, entry, { table: reference.to, row: { [reference.toColumn]: link.value } }, part);
  }
}

/** The refusal of an entry that refers to something that is not there: a card or date to its contact. */
async function withoutContact(tx: Executor, entry: LockedEntry, held: Held): Promise<Refusal> {
  const contact = await findHolder(tx, entry, held);
  if (contact) {
    return new Refusal('illegal_transition', t`“${contact.title}” is in the trash too. Restore the contact first.`);
  }
  const why = {
    card: t`The contact of this card was deleted for good, so it cannot be restored.`,
    date: t`The contact of this date was deleted for good, so it cannot be restored.`,
    contact: t`What this contact belonged to was deleted for good, so it cannot be restored.`,
  };
  return new Refusal('illegal_transition', why[entry.kind]);
}
