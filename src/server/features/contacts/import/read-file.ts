import { importLimits } from '../../../../contract/imports.ts';
import { type CsvTable, readTable } from '../csv/read-table.ts';
import { createRecoder, isUtf8String } from '../vcard/decode-text.ts';
import { readContact, type VcardContact } from '../vcard/read-contact.ts';
import { createCardSplitter, type RawCard } from '../vcard/split-cards.ts';
import { describeForeignFile, fileTooLarge, tooManyEntries, unreadableFile } from './file-refusals.ts';
import { readAhead } from './read-ahead.ts';
import { endlessLine, readLines } from './read-lines.ts';
import { letOthersIn, type TimeSlice } from './time-slice.ts';

/** A card of the file; null where there is nothing in it. */
export type ReadCard = { number: number; contact: VcardContact | null };
export type ReadFile = { kind: 'vcard'; cards: AsyncGenerator<ReadCard> } | { kind: 'csv'; table: CsvTable };

const headBytes = 64 * 1024;
const maxCsvLineChars = 1024 * 1024;

/**
 * Reads an upload as it comes: which kind of file it is by its content, then its contacts. Refuses in words what is too
 * large or no address book, as soon as it shows.
 */
export async function readFile(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
  slice: TimeSlice,
  thisYear: number,
): Promise<ReadFile> {
  const texts = recoded(readAhead(bounded(bytes)), slice);
  let head = '';
  while (head.length < headBytes) {
    const next = await texts.next();
    if (next.done) break;
    head += next.value;
  }
  const whole = continued(head, texts);
  if (/^[ \t]*BEGIN[ \t]*:[ \t]*VCARD/im.test(head))
    return { kind: 'vcard', cards: readCards(readLines(whole), slice) };
  if (head.trim() === '') throw unreadableFile('This file is empty.');
  if (/\.vcf$/i.test(fileName)) throw unreadableFile('This file is not a vCard (.vcf) file.');
  const { text, isUtf8 } = await collect(whole);
  await letOthersIn();
  const table = readTable(text, thisYear, isUtf8);
  await letOthersIn();
  if (!table) throw unreadableFile('This file has no contacts.');
  return { kind: 'csv', table };
}

/** Adds a check of the first bytes, and of the size. */
async function* bounded(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let total = 0;
  for await (const chunk of bytes) {
    const foreign = total === 0 ? describeForeignFile(chunk) : null;
    if (foreign) throw unreadableFile(foreign);
    total += chunk.byteLength;
    if (total > importLimits.fileBytes) throw fileTooLarge();
    yield chunk;
  }
}

async function* recoded(bytes: AsyncIterable<Uint8Array>, slice: TimeSlice): AsyncGenerator<string> {
  const recode = createRecoder();
  for await (const chunk of bytes) {
    yield recode(chunk);
    await slice();
  }
  yield recode(null);
}

async function* continued(head: string, rest: AsyncIterable<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

async function* readCards(lines: AsyncIterable<string[]>, slice: TimeSlice): AsyncGenerator<ReadCard> {
  const splitter = createCardSplitter();
  let number = 0;
  const read = (card: RawCard): ReadCard => {
    number += 1;
    if (number > importLimits.entries) throw tooManyEntries();
    return { number, contact: readContact(card) };
  };
  for await (const some of lines) {
    for (const line of some) {
      const card = splitter.push(line);
      if (!card) continue;
      yield read(card);
      await slice();
    }
  }
  const last = splitter.end();
  if (last) yield read(last);
}

/** A CSV file as one text: its columns, and its charset if that is not UTF-8, are only understood by all of its rows. */
async function collect(texts: AsyncIterable<string>): Promise<{ text: string; isUtf8: boolean }> {
  const parts: string[] = [];
  let openLine = '';
  let isUtf8 = true;
  for await (const text of texts) {
    const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    // By whole lines, so that no character is cut, and as they come: all at once takes too long for everyone else.
    if (end > 0) isUtf8 &&= isUtf8String(openLine + text.slice(0, end));
    openLine = end > 0 ? text.slice(end) : openLine + text;
    if (openLine.length > maxCsvLineChars) throw endlessLine();
    parts.push(text);
  }
  return { text: parts.join(''), isUtf8: isUtf8 && isUtf8String(openLine) };
}
