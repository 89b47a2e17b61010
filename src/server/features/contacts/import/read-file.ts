import { importLimits } from '../../../../contract/limits.ts';
import { t } from '../../../../contract/translate.ts';
import { type CsvTable, readTable } from '../csv/read-table.ts';
import { createRecoder, isUtf8String } from '../vcard/decode-text.ts';
import { type ReadCard, readCard } from '../vcard/read-contact.ts';
import { calendarMessage, isCalendar } from '../vcard/read-vcards.ts';
import { beginsWithCard, createCardSplitter, hasCard, type RawCard } from '../vcard/split-cards.ts';
import {
  describeForeignFile,
  describeForeignText,
  fileTooLarge,
  tooManyEntries,
  unreadableFile,
} from './file-refusals.ts';
import { readAhead } from './read-ahead.ts';
import { endlessLine, readLines } from './read-lines.ts';
import { letOthersIn, type TimeSlice } from './time-slice.ts';

/** A card of the file, and its position. */
export type NumberedCard = ReadCard & { number: number };
export type ReadFile = { kind: 'vcard'; cards: AsyncGenerator<NumberedCard> } | { kind: 'csv'; table: CsvTable };

const headBytes = 64 * 1024;
// Byte order marks are gone after decoding.
const foreignHeadChars = 1000;
const maxCsvLineChars = 1024 * 1024;

/**
 * Reads an upload as it arrives: detects the type by its content, then yields its contacts. Refuses files that are too
 * large or not an address book with a reason, as early as possible.
 */
export async function readFile(
  bytes: AsyncIterable<Uint8Array>,
  fileName: string,
  slice: TimeSlice,
  today: string,
): Promise<ReadFile> {
  const texts = recoded(readAhead(bounded(bytes)), slice);
  let head = '';
  while (head.length < headBytes) {
    const next = await texts.next();
    if (next.done) break;
    head += next.value;
  }
  const whole = continued(head, texts);
  // A note in a table may contain a vCard: only a file named as a vCard may have something before it.
  const isCalledVcard = /\.(?:vcf|vcard)$/i.test(fileName);
  if (beginsWithCard(head) || (isCalledVcard && hasCard(head)))
    return { kind: 'vcard', cards: readCards(readLines(whole), slice) };
  if (head.trim() === '') throw unreadableFile(t`This file is empty.`);
  const foreign = isCalendar(head) ? calendarMessage : describeForeignText(head.slice(0, foreignHeadChars));
  if (foreign) throw unreadableFile(foreign);
  if (isCalledVcard) throw unreadableFile(t`This file is not a vCard (.vcf) file.`);
  const { text, isUtf8 } = await collect(whole);
  await letOthersIn();
  const table = readTable(text, today, isUtf8);
  await letOthersIn();
  if (!table) throw unreadableFile(t`This file has no contacts.`);
  return { kind: 'csv', table };
}

/** Adds checks of the first bytes and of the size. */
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

async function* readCards(lines: AsyncIterable<string[]>, slice: TimeSlice): AsyncGenerator<NumberedCard> {
  const splitter = createCardSplitter();
  let number = 0;
  const read = (card: RawCard): NumberedCard => {
    number += 1;
    if (number > importLimits.entries) throw tooManyEntries();
    return { number, ...readCard(card, number) };
  };
  for await (const some of lines) {
    for (const line of some) {
      for (const card of splitter.push(line)) {
        yield read(card);
        await slice();
      }
    }
  }
  for (const card of splitter.end()) yield read(card);
}

/** A CSV file as one text: its columns, and its charset if that is not UTF-8, depend on all of its rows. */
async function collect(texts: AsyncIterable<string>): Promise<{ text: string; isUtf8: boolean }> {
  const parts: string[] = [];
  let openLine = '';
  let isUtf8 = true;
  for await (const text of texts) {
    const end = Math.max(text.lastIndexOf('\n'), text.lastIndexOf('\r')) + 1;
    // Line by line, so that no character is split, and as they arrive: all at once would block others.
    if (end > 0) isUtf8 &&= isUtf8String(openLine + text.slice(0, end));
    openLine = end > 0 ? text.slice(end) : openLine + text;
    if (openLine.length > maxCsvLineChars) throw endlessLine();
    parts.push(text);
  }
  return { text: parts.join(''), isUtf8: isUtf8 && isUtf8String(openLine) };
}
