import { sql } from 'drizzle-orm';
import type { TrashKind } from '../../../contract/trash.ts';
import type { Executor } from '../../db/executor.ts';
import { tableNames } from '../../db/table-names.ts';
import { describeReferences } from '../../db/table-references.ts';
import { describeTables } from '../../db/table-rows.ts';
import { type TrashedRows, trash } from '../../db/tables/trash.ts';
import { type CollectedRows, collectRows } from './collect-rows.ts';

/** The table of each kind. */
export const tableOfKind = { contact: 'people', date: 'important_dates', card: 'cards' } as const satisfies Record<
  TrashKind,
  string
>;

export type Deletion = {
  id: number;
  /** How the trash calls it. */
  title: string;
  /** Cards that were skipped because of it, which restoring it takes back. */
  skippedCards?: number[];
  /** The address of a card's contact, to see later whether it changed. */
  contactEmail?: string | undefined;
};

/**
 * Deletes contacts, dates or cards of a user, and keeps each with all rows that go with it in the trash. The caller has
 * locked them, and checked that they are the user's and that none of their cards is being sent. Does many at once with
 * the same statements as one.
 */
export async function moveToTrash(
  tx: Executor,
  userId: number,
  kind: TrashKind,
  deletions: readonly Deletion[],
): Promise<void> {
  if (deletions.length === 0) return;
  const ids = deletions.map(({ id }) => id);
  const root = tableOfKind[kind];
  const tables = await describeTables(tx, tableNames);
  const collected = await collectRows(tx, tables, await describeReferences(tx, tableNames), root, ids);
  const entries = deletions.map(({ id, title, skippedCards = [], contactEmail }) => {
    const parts = collected.get(id) ?? [];
    const rows = parts.map((part) => asJson(part));
    if (skippedCards.length > 0 || contactEmail) {
      rows.push(asJson({ table: 'cards', lines: [], links: [] }, { skipped: skippedCards, contactEmail }));
    }
    const images = JSON.stringify([...new Set(parts.flatMap(({ lines }) => lines.flatMap(imageIdsIn)))]);
    return `{"subject_id":${id},"title":${JSON.stringify(title)},"rows":[${rows.join(',')}],"image_ids":${images}}`;
  });
  // As text, so that no number or instant passes through JavaScript.
  await tx.execute(sql`
    insert into ${trash} (user_id, kind, subject_id, title, rows, image_ids)
    select ${userId}, ${kind}, entry.subject_id, entry.title, entry.rows, entry.image_ids
    from jsonb_to_recordset(${`[${entries.join(',')}]`}::jsonb)
      as entry(subject_id int, title text, rows jsonb, image_ids jsonb)`);
  const gone = JSON.stringify(ids);
  await tx.execute(sql`
    delete from ${sql.identifier(root)} where id in (select jsonb_array_elements_text(${gone}::jsonb)::int)`);
}

/** Of the rows, only what links and skipped cards contain was read by JavaScript: keys and ids. */
function asJson(
  { table, lines, links }: CollectedRows,
  extra: Pick<TrashedRows, 'skipped' | 'contactEmail'> = {},
): string {
  return `{"rows":[${lines.join(',')}],${JSON.stringify({ table, links, ...extra }).slice(1)}`;
}

function imageIdsIn(line: string): string[] {
  return [...line.matchAll(/\/api\/images\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})/g)].map(([, id]) =>
    String(id),
  );
}
