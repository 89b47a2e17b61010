import { createHash } from 'node:crypto';
import { importLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import { todayIn } from '../../../clock.ts';
import type { Context } from '../../../context.ts';
import type { SessionUser } from '../../../http/session-user.ts';
import { notFound } from '../../../refusal.ts';
import { countDateOrders } from '../csv/date-orders.ts';
import { planColumns } from '../csv/plan-columns.ts';
import { readRow } from '../csv/read-row.ts';
import type { CsvTable } from '../csv/read-table.ts';
import type { VcardContact } from '../vcard/vcard-contact.ts';
import { collectLinks } from './entry-links.ts';
import { createEntryWriter } from './entry-writer.ts';
import { tooManyEntries, unreadableFile } from './file-refusals.ts';
import { insertEntries } from './import-entries.store.ts';
import { changeImport, deleteImport, insertImport, moveImport } from './imports.store.ts';
import { indexKnownPeople } from './known-people.ts';
import { linkEntries } from './link-entries.ts';
import { createPhotoPacker, removePhotoPacks } from './photo-packs.store.ts';
import { type NumberedCard, readFile } from './read-file.ts';
import { stageVcard } from './staged-contact.ts';
import { createTimeSlice, letOthersIn, type TimeSlice } from './time-slice.ts';

const maxProblems = 20;

type Writer = ReturnType<typeof createEntryWriter>;
type Packer = ReturnType<typeof createPhotoPacker>;

/** Reads an upload as it arrives and stores its entries for review; resolves to the import's id. */
export async function stageImport(
  context: Context,
  user: SessionUser,
  file: { fileName: string; bytes: AsyncIterable<Uint8Array> },
): Promise<number> {
  const db = context.database.orm;
  const slice = createTimeSlice();
  const today = todayIn(context.clock, user.timeZone);
  const hash = createHash('sha256');
  const read = await readFile(hashed(file.bytes, hash), file.fileName, slice, today);
  const fileName = [...file.fileName.replace(/[^\P{C}]/gu, '').slice(0, 400)].slice(0, 200).join('') || 'contacts';
  const importId = await insertImport(db, { userId: user.id, fileName, fileHash: '', kind: read.kind });
  const links = collectLinks();
  const packer = createPhotoPacker(context, user.id, importId);
  try {
    const index = await indexKnownPeople(db, user.id, importId, slice);
    const writer = createEntryWriter(db, { userId: user.id }, index, async (entries) => {
      await insertEntries(db, importId, entries);
      await letOthersIn();
      // The progress, for pages that show it.
      await changeImport(db, importId, { total: entries.at(-1)?.number ?? 0 });
    });
    const about =
      read.kind === 'vcard'
        ? await stageCards(read.cards, { writer, packer, links, slice, today })
        : await stageRows(read.table, { writer, links, slice, today, timeZone: user.timeZone });
    await writer.finish();
    const linked = links.resolve();
    await linkEntries(db, { userId: user.id }, importId, writer.counts, linked);
    about.problems = [...about.problems, ...linked.problems.slice(0, maxProblems)];
    if (writer.total() === 0)
      throw unreadableFile([t`This file has no contacts.`, ...about.problems.slice(0, 3)].join(' '));
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
    // The account was deleted while its file was read.
    if (!isKept) throw notFound(t`The import was not found.`);
    return importId;
  } catch (error) {
    // A refused file leaves nothing behind.
    await deleteImport(db, importId);
    await removePhotoPacks(context, importId, packer.written());
    throw error;
  }
}

/** What the entries of a file are read with. */
type Reading = { writer: Writer; links: ReturnType<typeof collectLinks>; slice: TimeSlice; today: string };

async function stageCards(
  cards: AsyncIterable<NumberedCard>,
  { writer, packer, links, slice, today }: Reading & { packer: Packer },
) {
  const problems: string[] = [];
  let untold = 0;
  const add = async (number: number, card: VcardContact, kind?: 'household') => {
    const photo = card.photo ? await packer.add(card.photo) : null;
    await writer.add({ number, contact: { ...stageVcard(card, today), ...(kind && { kind }) }, cells: null, photo });
  };
  for await (const { number, contact, problem, key, group } of cards) {
    if (key && contact) links.addCard(number, key);
    links.addRelated(number, contact?.relations);
    if (group) links.addGroup(number, group);
    if (contact) await add(number, contact);
    else if (group?.household) await add(number, group.household, 'household');
    else if (!group && problems.length < maxProblems) problems.push(problem);
    else if (!group) untold += 1;
    await slice();
  }
  if (untold > 0) problems.push(t`${untold} more entries of the file were left out for the same reasons.`);
  return { problems };
}

async function stageRows(table: CsvTable, { writer, links, slice, today, timeZone }: Reading & { timeZone: string }) {
  const orders = countDateOrders(table.columns, today);
  let total = 0;
  for (const cells of table.rows()) {
    if (++total > importLimits.entries) throw tooManyEntries();
    orders.see(cells);
    await slice();
  }
  const columns = orders.decide({ answer: null, timeZone });
  const plan = planColumns(columns);
  let number = 0;
  for (const cells of table.rows()) {
    number += 1;
    const contact = readRow(cells, plan, today);
    links.addRow(number, contact);
    await writer.add({ number, contact, cells, photo: null });
    await slice();
  }
  return { columns, needsMapping: table.needsMapping, problems: table.problems };
}

async function* hashed(bytes: AsyncIterable<Uint8Array>, hash: ReturnType<typeof createHash>) {
  for await (const chunk of bytes) {
    hash.update(chunk);
    yield chunk;
  }
}
