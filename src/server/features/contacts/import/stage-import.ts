import { createHash } from 'node:crypto';
import { importLimits } from '../../../../contract/imports.ts';
import { todayIn } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import type { SessionUser } from '../../../http/session-user.ts';
import { notFound } from '../../../refusal.ts';
import { countDateOrders, planColumns } from '../csv/plan-columns.ts';
import { readRow } from '../csv/read-row.ts';
import type { CsvTable } from '../csv/read-table.ts';
import { createEntryWriter } from './entry-writer.ts';
import { tooManyEntries, unreadableFile } from './file-refusals.ts';
import { insertEntries } from './import-entries.store.ts';
import { changeImport, deleteImport, insertImport, moveImport } from './imports.store.ts';
import { indexKnownPeople } from './known-people.ts';
import { createPhotoPacker, removePhotoPacks } from './photo-packs.store.ts';
import { type ReadCard, readFile } from './read-file.ts';
import { stageVcard } from './staged-contact.ts';
import { createTimeSlice, letOthersIn, type TimeSlice } from './time-slice.ts';

const maxProblems = 20;

type Writer = ReturnType<typeof createEntryWriter>;
type Packer = ReturnType<typeof createPhotoPacker>;

/** Reads an upload as it comes and keeps its entries to be looked through; resolves to the import's id. */
export async function stageImport(
  context: Context,
  user: SessionUser,
  file: { fileName: string; bytes: AsyncIterable<Uint8Array> },
): Promise<number> {
  const db = context.database.orm;
  const slice = createTimeSlice();
  const thisYear = Number(todayIn(context.clock, user.timeZone).slice(0, 4));
  const hash = createHash('sha256');
  const read = await readFile(hashed(file.bytes, hash), file.fileName, slice, thisYear);
  const fileName = [...file.fileName.replace(/[^\P{C}]/gu, '').slice(0, 400)].slice(0, 200).join('') || 'contacts';
  const importId = await insertImport(db, { userId: user.id, fileName, fileHash: '', kind: read.kind });
  const packer = createPhotoPacker(context, importId);
  try {
    const index = await indexKnownPeople(db, user.id, importId, slice);
    const writer = createEntryWriter(db, { userId: user.id }, index, async (entries) => {
      await insertEntries(db, importId, entries);
      await letOthersIn();
      // How far it is, for whoever looks meanwhile.
      await changeImport(db, importId, { total: entries.at(-1)?.number ?? 0 });
    });
    const about =
      read.kind === 'vcard'
        ? await stageCards(read.cards, writer, packer, slice)
        : await stageRows(read.table, writer, slice, thisYear);
    await writer.finish();
    if (writer.total() === 0) throw unreadableFile('This file has no contacts.');
    const photoPacks = await packer.finish();
    const { counts } = writer;
    const isKept = await moveImport(db, importId, ['reading'], {
      ...about,
      state: 'staged',
      total: writer.total(),
      counts,
      photoPacks,
      fileHash: hash.digest('hex'),
    });
    // The account went while its file was read.
    if (!isKept) throw notFound('The import');
    return importId;
  } catch (error) {
    // Nothing of a refused file stays.
    await deleteImport(db, importId);
    await removePhotoPacks(context, importId, packer.written());
    throw error;
  }
}

async function stageCards(cards: AsyncIterable<ReadCard>, writer: Writer, packer: Packer, slice: TimeSlice) {
  const problems: string[] = [];
  for await (const { number, contact } of cards) {
    if (contact) {
      const photo = contact.photo ? await packer.add(contact.photo) : null;
      await writer.add({ number, contact: stageVcard(contact), cells: null, photo });
    } else if (problems.length < maxProblems) {
      problems.push(`Contact ${number} of the file is empty and was left out.`);
    }
    await slice();
  }
  return { problems };
}

async function stageRows(table: CsvTable, writer: Writer, slice: TimeSlice, thisYear: number) {
  const orders = countDateOrders(table.columns);
  let total = 0;
  for (const cells of table.rows()) {
    if (++total > importLimits.entries) throw tooManyEntries();
    orders.see(cells);
    await slice();
  }
  const columns = orders.decide('month-first', false);
  const plan = planColumns(columns);
  let number = 0;
  for (const cells of table.rows()) {
    number += 1;
    await writer.add({ number, contact: readRow(cells, plan, thisYear), cells, photo: null });
    await slice();
  }
  return { columns, needsMapping: table.needsMapping };
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
