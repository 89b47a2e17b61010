import type { PgTable } from 'drizzle-orm/pg-core';
import { t } from '../../../../contract/translate.ts';
import { letOthersIn } from '../../contacts/public.ts';
import {
  type ArrivedOfFile,
  arrivedName,
  arrivedOfFile,
  type Manifest,
  type PictureOfFile,
  pictureOfFile,
  picturesName,
  rowsName,
} from '../account-file.ts';
import { travellingTables } from '../account-tables.ts';
import { pictureIdIn, referencesOf, type TravellingTable } from '../travelling-table.ts';
import { type AccountFile, UnreadableAccount } from './open-account-file.ts';

/** More rows than this would hold up others for too long. */
const mostRows = 400_000;

export type FileRow = Record<string, unknown>;

/** Everything of a file but the bytes of its pictures, checked. */
export type ReadAccount = {
  manifest: Manifest;
  tables: { travelling: TravellingTable; references: Map<string, PgTable>; rows: FileRow[] }[];
  /** The pictures that its rows show, by their id. */
  pictures: Map<string, PictureOfFile>;
  /** Where its rows had come from, by `aliasKey`. */
  arrived: Map<string, ArrivedOfFile[]>;
};

/** Reads and checks all rows of a file before anything is changed. */
export async function readAccount(file: AccountFile): Promise<ReadAccount> {
  const tables: ReadAccount['tables'] = [];
  let count = 0;
  for (const travelling of travellingTables) {
    const rows = await file.rows(rowsName(travelling.name), travelling.schema);
    const ids = rows.flatMap(({ id }) => (id === undefined ? [] : [id]));
    if (new Set(ids).size < ids.length)
      throw new UnreadableAccount(t`Two lines of ${rowsName(travelling.name)} have one id. Nothing was imported.`);
    count += rows.length;
    if (count > mostRows) throw new UnreadableAccount(t`This account is larger than an import takes.`);
    tables.push({ travelling, references: referencesOf(travelling), rows });
    await letOthersIn();
  }
  const shown = new Set<string>();
  for (const { rows } of tables) for (const row of rows) collectPictures(row, shown);
  collectPictures(file.manifest.account, shown);
  const listed = await file.rows(picturesName, pictureOfFile);
  const arrived = new Map<string, ArrivedOfFile[]>();
  for (const one of await file.rows(arrivedName, arrivedOfFile)) {
    const key = aliasKey(one.tableName, one.idHere);
    arrived.set(key, [...(arrived.get(key) ?? []), one]);
  }
  const pictures = new Map(listed.filter(({ id }) => shown.has(id)).map((picture) => [picture.id, picture]));
  return { manifest: file.manifest, tables, pictures, arrived };
}

export function aliasKey(table: string, id: unknown): string {
  return `${table} ${id}`;
}

/** How an account names a row for ever: a restored backup gives ids a second time, but not at the same instant. */
export function nameOfRow({ id, createdAt }: { id?: unknown; createdAt?: unknown }): string {
  const made = createdAt instanceof Date ? createdAt.toISOString() : String(createdAt ?? '');
  return `${id}@${made}`;
}

function collectPictures(row: FileRow, into: Set<string>): void {
  for (const value of Object.values(row)) {
    const id = pictureIdIn(value);
    if (id) into.add(id);
  }
}
